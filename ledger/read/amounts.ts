import { currencyCodes } from "#reading/world/currencies.ts";
import { numberInWords, readNumberWords } from "#ledger/read/number-words.ts";

/** A figure that may be money, where it stands in the text. */
export type Amount = {
  start: number;
  end: number;
  value: number;
  /** What "k", "thousand" or "million" multiplies it by; null where nothing stands. */
  scale: number | null;
  /** Sign or code as written. */
  mark: string | null;
  /** "120,000" and "45.50" look like money; "2024" does not. */
  isGrouped: boolean;
};

const sign = "(?:US|CA|AU|NZ|HK|SG|MX|C|A|S|R)?\\$|[€£¥₹₩₺₪₱₫฿]";
const before = `(?:(?<!\\p{L})(?:${currencyCodes})\\s?\\$?|(?<!\\p{L})(?:${sign})|\\$)`;
const after = `(?:€|£|zł|kr\\b|(?:${currencyCodes})(?!\\p{L})|(?:dollars?|euros?|pounds?|francs|rupees|yen|kroner|kronor)\\b)`;
const figure = [
  "\\d{1,3}(?:[,.'’]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?![\\d])",
  "\\d{1,2}(?:,\\d{2}){1,3},\\d{3}(?!\\d)",
  "\\d{1,3}(?:[ \\u00A0\\u202F]\\d{3}){1,3}(?:[.,]\\d{1,2})?(?![\\d,.'’]?\\d)",
  "\\d{1,12}(?:[.,]\\d{1,2})?(?!\\d)",
].join("|");
const scale = "(?:k|m|mm|mn|bn|thousand|million|lakhs?|lpa)(?!\\p{L})";
const unitAhead = "(?=(?:hrs?|hours?|yrs?|years?|ph|pa|pcm)\\b)";

const amounts = new RegExp(
  `(?:(${before})\\s{0,2})?(?:(?<![\\p{L}\\p{N}.,])(${numberInWords})|(?<![\\p{N}]|[\\p{N}][.,])(${figure}))(?:\\s?(${scale}))?(?:\\.?[-–]{1,2}(?=\\s|$))?(?:\\s?(${after}))?(?!(?!${unitAhead})\\p{L}|\\s?%|\\(k\\)|\\(b\\)|\\p{N})`,
  "giu",
);

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  lakh: 1e5,
  lakhs: 1e5,
  lpa: 1e5,
};

/** Every figure of a text that may be money, in order. */
export function findAmounts(text: string): Amount[] {
  return [...text.matchAll(amounts)].flatMap((match) => {
    const [whole, first, words, digits, scaleWord, last] = match;
    const value = digits === undefined ? readNumberWords(words ?? "") : readFigure(digits);
    if (value === null) return [];
    const scaled = scaleWord?.toLowerCase();
    const mark = first?.trim() ?? last?.trim() ?? (scaled === "lpa" ? "₹" : null);
    return [
      {
        start: match.index,
        end: match.index + whole.length,
        value,
        scale: scaled === undefined ? null : (scales[scaled] ?? null),
        mark: mark === null ? null : mark.replace(/^([A-Za-z]{3})\s?\$$/, "$1"),
        isGrouped: digits !== undefined && /[,.'’\s]/.test(digits),
      },
    ];
  });
}

/** Three digits after a sign group thousands, one or two are a fraction. */
function readFigure(digits: string): number {
  const fraction = /[.,](\d{1,2})$/.exec(digits);
  const whole = fraction === null ? digits : digits.slice(0, fraction.index);
  return Number(`${whole.replaceAll(/\D/g, "")}.${fraction?.[1] ?? "0"}`);
}
