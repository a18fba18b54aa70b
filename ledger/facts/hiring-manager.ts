import type { Reading } from "#ledger/facts/reading.ts";
import { capital } from "#english/words.ts";

const longest = 80;

/** "with the Registered Manager", "w/ the Clinical Manager": who meets people in the posting's own steps. */
const met =
  /\b(?:with|meet)\s(?:the |our |an? |your )?((?:\p{Lu}[\p{L}&-]{1,20} ){0,3}(?:Manager|Director|Chef|Supervisor|Principal|Superintendent|Administrator|Owner|Founder|Partner|CEO|CFO|COO|CTO|GM))\b/u;

/** How the text names the person who hires, without article; null where it names nobody. */
export function namedManager({ team, process }: Pick<Reading, "team" | "process">): string | null {
  const boss = (team?.reportsTo ?? "").replace(/^(?:the|our|your|an?)\s/iu, "").trim();
  const steps = process.map(({ text }) => text.replaceAll("w/", "with")).join("\n");
  const name = boss === "" || /^(?:me|us|you)$/iu.test(boss) ? (met.exec(steps)?.[1] ?? "") : boss;
  return name === "" || name.length > longest ? null : capital(name);
}

/** The one name that every report uses. */
export function hiringManagerOf(reading: Pick<Reading, "team" | "process">): string {
  return namedManager(reading) ?? "Hiring manager";
}
