import type { CredentialRule } from "#knowledge/vocabulary.ts";
import type { Timing } from "#ledger/facts/reading.ts";

/** One form of a credential in a sentence. */
export type Mention = { rule: CredentialRule; at: number; to: number };

const number =
  "(?:\\d{1,3}|an?|one|two|three|four|five|six|nine|ten|twelve|eighteen|twenty-four|thirty|sixty|ninety)";
const span = `(?:the )?(?:first )?${number}(?: \\(\\d{1,3}\\))?[ -](?:calendar |business )?(?:days?|weeks?|months?|years?)`;
const start =
  "(?: (?:of|from|after|following) (?:the )?(?:your )?(?:date of )?(?:hire|hiring|employment|start(?:ing)?|start date|hire date|appointment|joining))?";

/** Words that allow time, as they stand. */
const later = new RegExp(
  [
    `\\bwithin (?!the (?:last|past|previous))${span}${start}`,
    `(?<!\\b(?:violations?|accidents?|incidents?|convictions?|points|gaps?|experience|renewed) )\\bin (?:the first )?(?:your first )?\\d{1,3}(?:[ -](?:days?|weeks?|months?)${start}|(?=[.,;)]|$))`,
    `\\b(?:by|before) the end of (?:the |your )?(?:probation(?:ary period)?|first year|orientation|training)`,
    `\\b(?:during|upon completion of) (?:the |your )?(?:orientation|probation(?:ary period)?|training)`,
    "\\b(?:licen[sc]e|certification|registry|board)[- ]eligible\\b|\\beligib(?:le|ility) (?:for|to (?:obtain|sit|take|test))(?: (?:licensure|certification|the exam))?|\\beligible\\b(?! (?:to work|for (?:re)?hire))",
    "\\bin progress\\b|\\bworking towards?\\b|\\bpursuing\\b|\\bcandidates? for\\b|\\b(?:cpa|cfa|cma|cia|pmp|phr|cissp) candidates?\\b|\\benrolled\\b",
    `\\b(?:ability|able|willing(?:ness)?) to (?:obtain|get|acquire|earn|complete|certify)(?: it)?\\b(?:[^.;]{0,60}?\\bwithin ${span}${start})?`,
    "\\bwill train\\b|\\bwe (?:will|can) (?:train|sponsor|certify)\\b|\\btraining provided\\b",
  ].join("|"),
  "i",
);
const now =
  /\b(?:current|active|valid|unrestricted|unencumbered|already|required (?:at|upon|on)|(?:at|upon|on|before|prior to) (?:the )?(?:time of )?(?:hire|start(?:ing)?|day one|appointment|employment|application))\b/i;
const clauseEnd =
  /; |, | (?:with|and|plus) (?=(?:the )?(?:ability|able|willing))| (?:but|while) | – | — |\. /g;

type Clause = { from: number; to: number; later: string | null; isNow: boolean };

/** The time each credential of a sentence is given: its own clause's words, or those that close its list. */
export function readTimings(sentence: string, mentions: readonly Mention[]): Timing[] {
  const whole = later.exec(sentence);
  if (whole === null) return mentions.map(() => ({ kind: "atHire" }));
  const clauses = cutClauses(sentence);
  return mentions.map((mention) => {
    const text = findLater(sentence, clauses, mentions, mention.at);
    return text === null ? { kind: "atHire" } : { kind: "within", text };
  });
}

function findLater(
  sentence: string,
  clauses: readonly Clause[],
  mentions: readonly Mention[],
  at: number,
): string | null {
  const index = clauses.findIndex(({ from, to }) => at >= from && at < to);
  const own = clauses[index];
  if (own === undefined || own.later !== null || own.isNow) return own?.later ?? null;
  const next = clauses[index + 1];
  if (next === undefined) return null;
  const hasMention = mentions.some((one) => one.at >= next.from && one.at < next.to);
  if (!hasMention) return next.isNow ? null : next.later;
  const isListGoingOn =
    sentence.slice(own.to, own.to + 2) === ", " &&
    /(?:^| )(?:and|or) /.test(sentence.slice(own.to, next.to + 8));
  return isListGoingOn ? findLater(sentence, clauses, mentions, next.from) : null;
}

function cutClauses(sentence: string): Clause[] {
  const ends = [...sentence.matchAll(clauseEnd)];
  const starts = [0, ...ends.map(({ 0: mark, index }) => index + mark.length)];
  return starts.map((from, index) => {
    const to = ends[index]?.index ?? sentence.length;
    const words = sentence.slice(from, to);
    return { from, to, later: later.exec(words)?.[0] ?? null, isNow: now.test(words) };
  });
}
