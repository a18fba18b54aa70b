import { groupItems } from "#ledger/read/text/list-items.ts";
import { payPartOf } from "#ledger/read/terms/pay-parts.ts";
import { mergeFound, numberGiven, saidIn, type Found, type Said } from "#ledger/read/text/said.ts";
import type { Benefit, BenefitKind } from "#ledger/facts/reading.ts";
import { amountsIn } from "#reading/values/pay/amounts.ts";

const kinds: readonly (readonly [BenefitKind, RegExp])[] = [
  [
    "health",
    /\b(?:medical|dental|vision|health|healthcare|hsa|fsa|wellness|mental|disability|life|eap|premiums?)\b|(?<!\bpet )\binsurance\b/i,
  ],
  [
    "retirement",
    /\b40[13]\s?\(?[kb]\)?|\bpension\b|\bretirement\b|\bsuperannuation\b|\brrsp\b|\bmatch(?:ing)?\b/i,
  ],
  [
    "leave",
    /\bpto\b|\bpaid time off\b|\btime off\b|\bvacation\b|\bholidays?\b|\bleave\b|\bsick\b|\bparental\b|\bsabbatical\b|\bdays off\b/i,
  ],
];
const praise =
  /\b(?:competitive|excellent|great|generous|attractive|comprehensive|outstanding|top|best|amazing|fantastic|world-class|full|rich|robust|industry-leading)\b/i;
const empty = /\b(?:benefits?|package|perks|salary|pay|compensation|rewards|wages?)\b/i;
/** Parts of a sentence that only speak of the thing before them. */
const remark =
  /^(?:depending on|set by|where|which|naturally|of course|by agreement|because|so|if|no|not|the same)\b/i;
/** Money only for something: no pay. */
const forSomething =
  /\b(?:tuition|education|training|learning|courses|conferences?|childcare|gym|meals?|lunch(?:es)?|transit|commut(?:er|ing)|home office)\b/i;
const notBenefit =
  /\b(?:in the office|in[- ]office|on[- ]call|the rest (?:from home|remote|mobile)|interviews?|recruiter|hours (?:a|per) week|background check|does not|do not)\b|:\s*(?:no|none|n\/a)\.?$|^(?:the|our) (?:ideal|right|successful) /i;
const longestSentence = 500;

/** What a phrase offers; "pay" only praises it, for figures are read as pay. */
function kindOf(phrase: string): BenefitKind {
  const known = kinds.find(([, words]) => words.test(phrase))?.[0];
  if (known !== undefined) return known;
  return /\b(?:salary|pay|compensation|wages?)\b/i.test(phrase) ? "pay" : "other";
}

/** Praise without a thing is a claim. */
function isClaim(phrase: string): boolean {
  return (
    praise.test(phrase) &&
    empty.test(phrase) &&
    !/\d/.test(phrase) &&
    kinds.every(([, words]) => !words.test(phrase))
  );
}

/** The benefits of form and posting, one line each; what is money is a pay part instead. */
export function readBenefits(said: readonly Said[]): Benefit[] {
  const found = saidIn(said, "benefit")
    .filter(({ text }) => text.length <= longestSentence && !notBenefit.test(text))
    .flatMap(benefitsOf);
  return numberGiven("benefit", "Benefit", mergeFound(found));
}

function benefitsOf({ text: line, quotes }: Said): (Found & Pick<Benefit, "kind" | "isClaim">)[] {
  const groups = groupItems(
    dropOpening(line),
    (item) => (isPaidOut(item) ? null : kindOf(item)),
    (kind) => kind === "health" || kind === "other",
  );
  return groups.flatMap(({ text, kind }) => {
    const isMoney =
      kind === null ||
      (kind !== "health" &&
        !forSomething.test(text) &&
        amountsIn(text).some(({ mark }) => mark !== null));
    if (isMoney || !/\p{L}/u.test(text) || remark.test(text)) return [];
    const plain = text.replace(/^including /i, "");
    return [{ text: plain, kind, isClaim: isClaim(plain), quotes }];
  });
}

/** Money beside the base; a pension, or money for something, is both, pay and a benefit. */
function isPaidOut(item: string): boolean {
  const part = payPartOf(item, true);
  if (part === "stipend") return !forSomething.test(item);
  return part !== null && part !== "pension";
}

function dropOpening(text: string): string {
  return text.replace(
    /^(?:(?:benefits|perks)\s?[:–-]\s+|(?:what (?:you(?:'ll)? get|we offer)[^.:]{0,40}(?=:)|we (?:also )?(?:offer|provide)|you(?:'ll| will) (?:also )?(?:get|receive)|(?:our )?benefits (?:include|are)|perks include)(?: you)?:?\s+)(?:an?\s)?/i,
    "",
  );
}
