import { foldSpaces } from "#ledger/read/text/clean-text.ts";
import { educationLevels } from "#ledger/read/requirements/education.ts";
import type { Demand } from "#ledger/read/requirements/requirements-demand.ts";
import { numberInWords, readNumberWords } from "#english/number-words.ts";
import type { Conflict, Timing, Years } from "#ledger/facts/reading.ts";
import { inSentence } from "#ledger/in-sentence.ts";

/** The first difference between what the form and the posting say of the same thing. */
export function findConflict(form: Demand, posting: Demand): Conflict | null {
  const about =
    differInYears(form, posting) ??
    differInTiming(form, posting) ??
    differInSchooling(form, posting) ??
    differInPriority(form, posting) ??
    differInDepth(form, posting);
  return toConflict(about, form, posting);
}

function toConflict(about: string | null, form: Demand, posting: Demand): Conflict | null {
  if (about === null) return null;
  return {
    about,
    used: wordsOf(form),
    other: wordsOf(posting),
    quotes: [...form.quotes, ...posting.quotes],
  };
}

function wordsOf({ quotes, text }: Demand): string {
  const quote = foldSpaces(quotes[0]?.quote ?? text).replace(/[\s.;,]+$/, "");
  return quote.length <= 160 ? quote : text;
}

function differInYears({ years: a, skills }: Demand, { years: b }: Demand): string | null {
  if (a === null || b === null || isSame(a, b)) return null;
  const name = skills.length === 1 ? ` with ${skills[0]?.name}` : "";
  return `years of experience${name}`;
}

/** "3+" and "3 to 5" ask for the same at the least. */
function isSame(a: Years, b: Years): boolean {
  return a.min === b.min && (a.max === b.max || a.max === null || b.max === null);
}

function differInTiming({ credentials }: Demand, { credentials: others }: Demand): string | null {
  const differing = credentials.find((one) => {
    const other = others.find(({ name }) => name === one.name);
    return other !== undefined && !isSameTiming(one.timing, other.timing);
  });
  return differing === undefined ? null : `the timing of ${differing.name}`;
}

const span = new RegExp(
  `(\\d{1,3}|\\b${numberInWords})(?: \\(\\d{1,3}\\))?(?:[ -](?:calendar |business )?(day|week|month|year))?`,
  "i",
);

/** "In 6 months" and "within six months of hire" are the same; so is a shorter "in 6". */
function isSameTiming(a: Timing, b: Timing): boolean {
  if (a.kind === "atHire" || b.kind === "atHire") return a.kind === b.kind;
  const [one, other] = [span.exec(a.text), span.exec(b.text)];
  if (one === null || other === null) return one === other;
  const isSameUnit = one[2] === undefined || other[2] === undefined || one[2] === other[2];
  return isSameUnit && toCount(one[1]) === toCount(other[1]);
}

function toCount(words = ""): number | null {
  return /^\d/.test(words) ? Number(words) : readNumberWords(words);
}

function differInSchooling(
  { education: a, isSubstitutable }: Demand,
  other: Demand,
): string | null {
  const { education: b } = other;
  if (a === null || b === null) return null;
  const isRanked = a.level !== "degree" && b.level !== "degree";
  const isApart = isRanked && educationLevels.indexOf(a.level) !== educationLevels.indexOf(b.level);
  if (isApart) return "the level of education";
  return isSubstitutable === other.isSubstitutable ? null : "experience in place of the degree";
}

function differInPriority(form: Demand, posting: Demand): string | null {
  return form.priority === posting.priority || !posting.isSaidSo
    ? null
    : `whether ${subjectOf(form)} is a must`;
}

const deep = /\b(?:expert(?:[- ]level)?|advanced|deep|extensive|in-depth|mastery)\b/i;
const light =
  /\b(?:basic|some|familiar(?:ity)?|exposure|working knowledge|willing to learn|beginner)\b/i;

function differInDepth(form: Demand, posting: Demand): string | null {
  const isOpen =
    form.accepts.some(
      (one) =>
        !/^(?:something|an? (?:similar|related|equivalent)|an equivalent|the same)/.test(one),
    ) || light.test(form.text);
  return isOpen && deep.test(posting.text) && form.skills.length > 0
    ? `the depth of ${subjectOf(form)}`
    : null;
}

function subjectOf({ credentials, skills, text }: Demand): string {
  return credentials[0]?.name ?? skills[0]?.name ?? inSentence(text);
}
