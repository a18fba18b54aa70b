import type { Ledger } from "#ledger/ledger.ts";
import type { Report } from "#checks/check.ts";
import { matchPhrases } from "#checks/phrases.ts";
import { splitSentences, splitWords } from "#checks/split-sentences.ts";
import { stockWords, toStem } from "#checks/stock-words.ts";
import { walkReport } from "#checks/walk.ts";

/** Fewer words than this are a heading, a cell or a name. */
const fewestWords = 4;

const mask = "xxx";
const notSentences = new Set(["signature", "link", "url", "citation", "source", "tokens"]);
const link = /https?:\/\/\S{1,2000}|\{\{[^{}]{0,60}\}\}/gu;

/** One sentence of a report: as written, as words with title, company and place taken out, and their stems. */
export type MaskedSentence = {
  text: string;
  words: readonly string[];
  stems: readonly string[];
};

/** The words that name this job, employer and place: no sentence is specific for saying them. */
export function namesOf({ reading, company }: Ledger): ReadonlySet<string> {
  const { title, place } = reading;
  const named = [title.clean, title.base, company.name, place.city, place.region, place.country];
  return new Set([mask, ...named.flatMap((name) => splitWords(name ?? "")).map(toStem)]);
}

/** The title, the employer and the place as somebody wrote them, brackets and all. */
function wholeNamesOf({ reading, company }: Ledger): RegExp {
  const written = [reading.title.text, company.name, reading.place.text];
  return matchPhrases(written.map((name) => name.trim()).filter((name) => name !== ""));
}

/** Takes a report of this job apart into its masked sentences. */
export function maskerFor(ledger: Ledger): (report: Report) => MaskedSentence[] {
  const names = namesOf(ledger);
  const wholeNames = wholeNamesOf(ledger);
  return (report) =>
    walkReport("", report)
      .strings.filter(({ key }) => !notSentences.has(key))
      .flatMap(({ text }) => splitSentences(text.replace(link, " ")))
      .map(({ text }) => ({ text, ...maskWords(text.replace(wholeNames, ` ${mask} `), names) }))
      .filter(({ words }) => words.length >= fewestWords);
}

/** A run of names is one gap, however many words the title or the company has. */
function maskWords(text: string, names: ReadonlySet<string>) {
  const words: string[] = [];
  const stems: string[] = [];
  for (const word of splitWords(text)) {
    const stem = toStem(word);
    const isName = names.has(stem) && !stockWords.has(stem);
    if (isName && words.at(-1) === mask) continue;
    words.push(isName ? mask : word);
    stems.push(isName ? mask : stem);
  }
  return { words, stems };
}

/** The masked sentences of a report, to be counted over several jobs. */
export function maskSentences(ledger: Ledger, report: Report): string[] {
  return maskerFor(ledger)(report).map(({ words }) => words.join(" "));
}

const runLength = 5;

/** The share of five-word runs, of the text that has fewer, that stand in both. */
export function overlapOfFiveWordRuns(a: readonly string[], b: readonly string[]): number {
  const [fewer, more] = [runsOf(a), runsOf(b)].sort((one, other) => one.size - other.size);
  if (fewer === undefined || more === undefined || fewer.size === 0) return 0;
  return [...fewer].filter((run) => more.has(run)).length / fewer.size;
}

function runsOf(sentences: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (const sentence of sentences) {
    const words = sentence.split(" ");
    for (let at = 0; at + runLength <= words.length; at += 1) {
      runs.add(words.slice(at, at + runLength).join(" "));
    }
  }
  return runs;
}
