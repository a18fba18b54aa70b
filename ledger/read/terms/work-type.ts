import { workTypes } from "#contract/options.ts";
import type { Quote } from "#ledger/facts/fact.ts";
import { firstSaid, mergeQuotes, saidIn, type Said } from "#ledger/read/text/said.ts";
import type { WorkType } from "#ledger/facts/reading.ts";

const day = "(?:mon|tues|wednes|thurs|fri)days?";
const namedDays = new RegExp(
  `\\b${day}(?:\\s?(?:to|through|and|or|-|–|,|&|/)\\s?(?:and )?${day}){0,4}\\b`,
  "gi",
);
const countedDays =
  /\b(?:\d|one|two|three|four|five)(?:\s?(?:-|–|to)\s?(?:\d|one|two|three|four|five))?\+? days?(?:\s?(?:a|per|each|\/)\s?(?:week|wk))?\b/gi;
const atOffice = /\b(?:office|on[- ]?site|onsite|in[- ]person|hybrid|hq)\b/i;

/** Where the work is done: the form's choice, else what the posting states; the fixed days of the office with it. */
export function readWorkType(
  choice: string,
  stated: { value: WorkType["type"]; quote: Quote } | null,
  said: readonly Said[],
): WorkType | null {
  const given = workTypes.find((type) => type === choice.trim().toLowerCase());
  const type = given ?? stated?.value;
  if (type === undefined) return null;
  const days =
    type === "hybrid"
      ? firstSaid(saidIn(said, "terms", "benefit", "culture", "title"), daysIn)
      : null;
  const quotes: Quote[] = [
    ...(given === undefined ? [] : [{ where: "workType" as const, quote: choice.trim() }]),
    ...(stated?.value === type ? [stated.quote] : []),
    ...(days?.quotes ?? []),
  ];
  const officeDays = days?.value ?? null;
  const text = officeDays === null ? type : `${type}, ${officeDays} in the office`;
  return {
    id: "work.type",
    label: "Work type",
    text,
    quotes: mergeQuotes(quotes),
    type,
    officeDays,
  };
}

const typeWords: readonly (readonly [RegExp, WorkType["type"]])[] = [
  [/\bhybrid\b|\bdays? (?:a|per|each) week\b/iu, "hybrid"],
  [/\bremote(?:ly)?\b|\bfrom home\b|\bno office days\b/iu, "remote"],
  [/\bon[- ]?site\b|\bin[- ]person\b|\boffice\b/iu, "on-site"],
];

/** The work type that somebody's words name: "Hybrid, two days a week in the office". */
export function workTypeIn(text: string): WorkType["type"] | null {
  return typeWords.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** "Up to two days from home", "Fridays remote", "Fridays are just off": days that are not the office's. */
const atHome =
  /^(?:\s?(?:a|per|each|every)\s?week)?\s?(?:\(?(?:from home|at home|home|remote(?:ly)?|wfh|off)\b|(?:is|are) (?:just |all |always )?(?:remote|from home|off)\b)/iu;
const homeBefore = /\b(?:from home|at home|remote(?:ly)?|wfh)(?: on)?\s$/iu;

function daysIn({ text }: Said): string | null {
  if (!atOffice.test(text)) return null;
  const found = [...text.matchAll(namedDays), ...text.matchAll(countedDays)].find(
    (one) =>
      !atHome.test(text.slice(one.index + one[0].length)) &&
      !homeBefore.test(text.slice(0, one.index)),
  );
  return found?.[0] ?? null;
}
