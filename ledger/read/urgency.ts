import { urgencyLevels } from "#contract/options.ts";
import { quoteOf, type Said } from "#ledger/read/said.ts";
import type { Urgency } from "#ledger/reading.ts";

const patterns: readonly (readonly [Urgency["level"], RegExp])[] = [
  [
    "passive",
    /\bno rush\b|\bnot urgent\b|\bevergreen\b|\btalent (?:pool|pipeline)\b|\bfuture openings?\b|\bpipeline (?:role|req)\b|\bwhenever we find\b/i,
  ],
  [
    "critical",
    /\basap\b|\bas soon as possible\b|\burgent(?:ly)? (?:hiring|hire|need|fill|backfill|opening|role|search|requirement)|\burgently\b|^urgent\b|\b(?:is|very|super|pretty) urgent\b|\bimmediate(?:ly)? (?:need|opening|start|hire|hiring|fill|available|vacancy)|\bstart(?:s|ing)? immediately\b|\bneeded? (?:now|yesterday|immediately)\b/i,
  ],
  [
    "active",
    /\bback-?fills?\b|\bactively (?:hiring|interviewing|recruiting)\b|\bhiring now\b|\bnow hiring\b/i,
  ],
];
const unlikely = new Set([
  "duties",
  "requirements",
  "must",
  "nice",
  "legal",
  "benefits",
  "process",
  "apply",
]);

/** How much it presses: the form's level, else the words of the posting. */
export function readUrgency(choice: string, said: readonly Said[]): Urgency | null {
  const given = urgencyLevels.find((level) => level === choice.trim().toLowerCase());
  const spoken = findSpoken(said);
  const level = given ?? spoken?.level;
  if (level === undefined) return null;
  const quotes = [
    ...(given === undefined ? [] : [{ where: "urgencyLevel" as const, quote: choice.trim() }]),
    ...(spoken?.level === level ? [quoteOf(spoken.said)] : []),
  ];
  return { id: "urgency", label: "Urgency", text: level, quotes, level };
}

function findSpoken(said: readonly Said[]): { level: Urgency["level"]; said: Said } | null {
  const likely = said.filter(({ kind }) => !unlikely.has(kind));
  for (const [level, words] of patterns) {
    const one = likely.find(({ text }) => words.test(text));
    if (one !== undefined) return { level, said: one };
  }
  return null;
}
