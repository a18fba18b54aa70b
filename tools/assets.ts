import type { Ledger } from "#ledger/ledger.ts";

const words = /[\p{L}\p{N}]{3,40}/gu;

/** A link worth sending: one whose address shares a word with the work, else the first. */
export function assetLine({ reading, company }: Ledger): { line: string; id: string } | null {
  const work = new Set(
    [...reading.duties, ...reading.requirements].flatMap(
      ({ text }) => text.toLowerCase().match(words) ?? [],
    ),
  );
  const linked = reading.assets.filter(({ text }) => /^https?:\/\//u.test(text));
  const fitting = linked.find(({ text }) => topicOf(text).some((word) => work.has(word)));
  const chosen = fitting ?? linked[0];
  if (chosen === undefined) {
    return company.website === "" ? null : { line: `About us: ${company.website}`, id: "company" };
  }
  const topic = topicOf(chosen.text).join(" ");
  const line =
    fitting && topic.includes(" ") ? `On ${topic}: ${chosen.text}` : `To read: ${chosen.text}`;
  return { line, id: chosen.id };
}

/** The last part of an address, as words. */
function topicOf(address: string): string[] {
  const path = address.replace(/^https?:\/\/[^/]*/u, "").replace(/[?#].*$/u, "");
  const last = path.split("/").findLast((part) => part !== "") ?? "";
  return last
    .replace(/\.\w{2,5}$/u, "")
    .toLowerCase()
    .split(/[-_]+/u)
    .filter((word) => word.length > 1)
    .slice(0, 8);
}
