import { workTypes } from "#contract/options.ts";
import type { Quote } from "#ledger/fact.ts";
import { quoteOf, type Said } from "#ledger/read/said.ts";
import type { Place, WorkType } from "#ledger/reading.ts";

type Kind = WorkType["type"];

const day = "(?:mon|tues|wednes|thurs|fri)days?";
const namedDays = new RegExp(
  `\\b${day}(?:\\s?(?:to|through|and|or|-|–|,|&|/)\\s?(?:and )?${day}){0,4}\\b`,
  "i",
);
const countedDays =
  /\b(?:\d|one|two|three|four|five)(?:\s?(?:-|–|to)\s?(?:\d|one|two|three|four|five))?\+? days?(?:\s?(?:a|per|each|\/)\s?(?:week|wk))?\b/i;
const atOffice = /\b(?:office|on[- ]?site|onsite|in[- ]person|hybrid|hq)\b/i;

const patterns: readonly (readonly [Kind, RegExp])[] = [
  [
    "hybrid",
    /\bhybrid\b(?! (?:cloud|vehicles?|cars?|systems?|infrastructure|mesh))|\brest (?:from home|remote)\b|\b[1-4] days?(?:\s?(?:a|per|\/)\s?(?:week|wk))? (?:in (?:the |our )?office|on-?site)\b/i,
  ],
  [
    "on-site",
    /\bnot (?:a )?remote\b|\bno (?:(?:fully )?remote|wfh)\b|\bremote (?:\w+ )?(?:is|are|will) not\b|\bnot consider (?:fully )?remote\b/i,
  ],
  [
    "remote",
    /\b(?:fully|100%|completely) remote\b|\bremote (?:position|role|job|opportunity|team|first)\b|\bwork from (?:home|anywhere)\b|\((?:fully )?remote\)|\b(?:is|be|work) remote(?:ly)?\b|^remote\b/i,
  ],
  [
    "on-site",
    /\bon[- ]?site\b(?! (?:gym|parking|visits?|interviews?|cafeteria|childcare|daycare|support|fitness|meals?|training|massage))|(?<!apply )\bin[- ]person\b(?! (?:interview|meeting|event|exam))|\bin[- ]office\b/i,
  ],
];
const label = /\bwork (?:type|model|arrangement|setting|place)\b|\bworkplace\b|^locations?$/i;
const unlikely = new Set(["requirements", "must", "nice", "duties", "legal", "process", "apply"]);

/** Where the work is done: the form's choice, else what the posting says; the fixed days of the office with it. */
export function readWorkType(choice: string, place: Place, said: readonly Said[]): WorkType | null {
  const spoken = findSpoken(said);
  const given = workTypes.find((type) => type === choice.trim().toLowerCase());
  const type = given ?? (place.isRemote && place.city === null ? "remote" : spoken?.type);
  if (type === undefined) return null;
  const days = type === "hybrid" ? findDays(said) : null;
  const quotes: Quote[] = [
    ...(given === undefined ? [] : [{ where: "workType" as const, quote: choice.trim() }]),
    ...(given === undefined && spoken?.type !== type ? place.quotes : []),
    ...(spoken?.type === type ? [quoteOf(spoken.said)] : []),
    ...(days === null ? [] : [quoteOf(days.said)]),
  ];
  const officeDays = days?.words ?? null;
  const text = officeDays === null ? type : `${type}, ${officeDays} in the office`;
  return { id: "work.type", label: "Work type", text, quotes, type, officeDays };
}

function findSpoken(said: readonly Said[]): { type: Kind; said: Said } | null {
  const labelled = said.filter(({ heading }) => label.test(heading ?? ""));
  const others = said.filter(({ kind }) => !unlikely.has(kind));
  for (const [type, words] of patterns) {
    const one = [...labelled, ...others].find(({ text }) => words.test(text));
    if (one !== undefined) return { type, said: one };
  }
  return null;
}

function findDays(said: readonly Said[]): { words: string; said: Said } | null {
  for (const one of said) {
    if (!atOffice.test(one.text)) continue;
    const words = namedDays.exec(one.text)?.[0] ?? countedDays.exec(one.text)?.[0];
    if (words !== undefined) return { words, said: one };
  }
  return null;
}
