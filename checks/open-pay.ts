import type { Offer } from "#english/money.ts";
import { readPay } from "#ledger/read/terms/pay.ts";
import { amountsIn } from "#reading/values/pay/amounts.ts";
import { type Sentence, findSentences } from "#english/sentences.ts";
import type { ReportString } from "#contract/walk.ts";

/** Pay that names one end of its range only, and the place of those words. */
export type OpenPay = {
  where: string;
  quote: string;
  start: number;
  end: number;
  missing: "bottom" | "top";
};

const unit = "(?:hrs?|hours?|days?|weeks?|months?|yrs?|years?|annum)";
const wordsBefore =
  /(?:up to|as much as|no more than|capped at|from|start(?:s|ing)? (?:at|from)|at least|no less than|(?:a )?(?:max|min)(?:imum)?(?: of)?|over|above|more than|under|below)\s*:?\s*$/iu;
const wordsAfter = new RegExp(
  `^\\+?(?:\\s?(?:\\/|per |an? )\\s?${unit}\\b|\\s(?:hourly|annually|yearly))?(?:\\+|,?\\s(?:and (?:up|upwards?|above)|or (?:more|above|higher)|(?:max|min)(?:imum)?|upwards?)(?!\\p{L}))?`,
  "iu",
);

/** Money that is paid for something else than the work, where the post does not call it pay. */
const otherMoney =
  /\b(?:benefits?|child ?care|commut\w+|transit|wellness|gym|phone|internet|health|medical|dental|premiums?|learning|courses?|conferences?|home office|equipment|scholarships?)\b/iu;

/** The first such words of a job post; null where any sentence names both ends or one fixed amount. */
export function findOpenPay(
  strings: readonly ReportString[],
  country: string | null,
): OpenPay | null {
  const said = strings.flatMap(({ key, path, text }) =>
    findSentences(text).flatMap((sentence) => {
      const offer = offerIn(key, sentence.text, country);
      return offer === null ? [] : [{ path, sentence, offer }];
    }),
  );
  const [first] = said;
  if (first === undefined || !said.every(({ offer }) => isOpen(offer))) return null;
  const missing = first.offer.min === null ? "bottom" : "top";
  return { where: first.path, missing, ...placeOf(first.sentence, first.offer) };
}

/** In the field that holds the pay any amount is pay; elsewhere the sentence has to say so. */
function offerIn(key: string, text: string, country: string | null): Offer | null {
  if (!/\d/u.test(text)) return null;
  const read = readPay(text, country, key === "pay" ? "pay" : "terms")?.offer ?? null;
  const offer = read === null ? null : openEnd(text, read);
  const isOther = key !== "pay" && offer !== null && isOpen(offer) && otherMoney.test(text);
  return isOther ? null : offer;
}

const least = /\b(?:start(?:s|ing)? (?:at|from)|min(?:imum)?(?: of)?)\s*:?\s*$/iu;
const most = /\b(?:capped at|max(?:imum)?(?: of)?)\s*:?\s*$/iu;

/** "Pay starts at $25" names the bottom alone, "capped at $90,000" the top. */
function openEnd(text: string, offer: Offer): Offer {
  if (offer.min === null || offer.min !== offer.max) return offer;
  const amount = amountsIn(text).find(({ min }) => min === offer.min);
  const before = text.slice(0, amount?.start ?? 0);
  if (least.test(before)) return { ...offer, max: null };
  return most.test(before) ? { ...offer, min: null } : offer;
}

function isOpen({ min, max }: Pick<Offer, "min" | "max">): boolean {
  return min === null || max === null;
}

/** From "up to" or "from" to the period or "and up"; the whole sentence where the amount is not found again. */
function placeOf({ text, start: from, end: to }: Sentence, { min, max }: Offer) {
  const amount = min ?? max;
  const found = amountsIn(text).find((range) => range.min === amount || range.max === amount);
  if (found === undefined) return { quote: text, start: from, end: to };
  const before = wordsBefore.exec(text.slice(0, found.start))?.[0].length ?? 0;
  const after = wordsAfter.exec(text.slice(found.end))?.[0].length ?? 0;
  const [start, end] = [found.start - before, found.end + after];
  return { quote: text.slice(start, end), start: from + start, end: from + end };
}
