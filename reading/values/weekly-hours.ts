import type { PlacedLine } from "#reading/place.ts";
import { writeFigures } from "#reading/values/pay/number-words.ts";
import { linesIn } from "#reading/values/value.ts";

const weekly =
  /\b(\d{1,2}(?:[.,]\d{1,2})?)(?:\s?(?:1\/2|½))?(?:\s?(?:-|–|to|or)\s?(\d{1,2}(?:\.\d)?))?\+?[\s-]?(?:paid |guaranteed )?(?:hours?|hrs?\.?|h|std\.?|stunden|heures|horas)(?:[\s-]*(?:\/|an?|per|each|every|pro|par|por|in an?(?: usual| typical| normal)?)?[\s-]*(?:wk|week|woche|semaine|semana|weekly|pw|p\/w)\b|,? no weekdays|\.?$)|\b(?:(?:hours per|hours\/) ?week|weekly hours|guaranteed hrs)\s?[:|=]?\s?(\d{1,2}(?:\.\d+)?)(?:\s?(?:-|–|to)\s?(\d{1,2}))?\b(?!:)|\bhours(?:\s?[:|=–-]|\sare)\s?(\d\d)(?:\s?(?:-|–|to)\s?(\d\d))?\s?(?:per|a|\/)\s?w/giu;
const fraction = /(?<!\d)(0?\.\d{1,2})\s?FTE\b|\bFTE\W{1,3}(0?\.\d{1,2})\b/iu;
const daily =
  /\b[2-6](?:\.\d{1,2})?(?:\s?(?:-|–|to)\s?[2-6])?\s?(?:hours?|hrs?) (?:a|per|each) day\b|\bhours:? [2-6](?:\.\d{1,2})? per day\b/iu;
/** Hours of something else than a week's work. */
const aside =
  /\b(?:overtime|ot|travel|training|pto|vacation|leave|lunch|on[- ]call|experience|volunteer|orientation|class|overlap)\b/iu;
const leastOfFullTime = 33;

export type Hours = { line: PlacedLine; isFull: boolean };

/** The hours of a week's work, where the terms say them: "18-20 hrs a week", "0.6 FTE", "thirty-two hours". */
export function readWeeklyHours(lines: readonly PlacedLine[]): Hours | null {
  const all = linesIn(lines, "title", "terms", "unplaced", "pay").flatMap(hoursIn);
  return all.find(({ isFull }) => isFull) ?? all[0] ?? null;
}

function hoursIn(line: PlacedLine): Hours[] {
  const text = writeFigures(line.text.slice(0, 800));
  const part = fraction.exec(text);
  if (part) return [{ line, isFull: Number(part[1] ?? part[2]) > 0.85 }];
  if (daily.test(text) && !aside.test(text)) return [{ line, isFull: false }];
  return [...text.matchAll(weekly)]
    .filter(
      ({ index, 0: words }) =>
        !aside.test(text.slice(Math.max(0, index - 24), index + words.length + 24)),
    )
    .map((match) => match.slice(1).flatMap((one) => (one ? [Number(one.replace(",", "."))] : [])))
    .filter((found) => found.every((hours) => hours >= 5 && hours <= 60))
    .map((found) => ({ line, isFull: Math.max(...found) >= leastOfFullTime }));
}
