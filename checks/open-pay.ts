import type { Offer } from "#english/money.ts";
import { readDocument } from "#ledger/read/document.ts";
import { findPayRanges } from "#ledger/read/pay-range.ts";
import { findPay, readPay } from "#ledger/read/salary.ts";
import { type Sentence, splitSentences } from "#checks/split-sentences.ts";
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
    splitSentences(text).flatMap((sentence) => {
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
  if (key === "pay") return readPay(text, { country })?.offer ?? null;
  const offer = findPay(readDocument(text), { country })?.offer ?? null;
  return offer !== null && isOpen(offer) && otherMoney.test(text) ? null : offer;
}

function isOpen({ min, max }: Pick<Offer, "min" | "max">): boolean {
  return min === null || max === null;
}

/** From "up to" or "from" to the period or "and up"; the whole sentence where the amount is not found again. */
function placeOf({ text, start: from, end: to }: Sentence, { min, max }: Offer) {
  const found = findPayRanges(text).find((range) => range.min === min && range.max === max);
  if (found === undefined) return { quote: text, start: from, end: to };
  const before = wordsBefore.exec(text.slice(0, found.start))?.[0].length ?? 0;
  const after = wordsAfter.exec(text.slice(found.end))?.[0].length ?? 0;
  const [start, end] = [found.start - before, found.end + after];
  return { quote: text.slice(start, end), start: from + start, end: from + end };
}
