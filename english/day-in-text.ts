const dayLength = 24 * 60 * 60 * 1_000;
const halfYear = 183 * dayLength;
export const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthAndDay = new RegExp(
  String.raw`(?:(\d{1,2})(?:st|nd|rd|th)? (?:of )?)?\b(${monthNames.join("|")})\p{L}*\.?(?: (\d{1,2})(?!\d)(?:st|nd|rd|th)?)?(?:,? (\d{4}))?`,
  "iu",
);
const inFigures = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b/u;

/** The day a text names, as a time: "October 24", "24.10.2026"; where no year is said, the nearest one is meant. */
export function dayIn(text: string, now: Date): number | null {
  const iso = /\b(\d{4}-\d{2}-\d{2})\b/u.exec(text)?.[1];
  if (iso !== undefined) return Date.parse(`${iso}T00:00:00Z`) || null;
  const figures = inFigures.exec(text);
  if (figures !== null) return dayOfFigures(figures.slice(1).map(Number));
  const [, before, name = "", after, year] = monthAndDay.exec(text) ?? [];
  const day = Number(before ?? after ?? 0);
  if (day < 1 || day > 31) return null;
  const at = monthNames.indexOf(name.toLowerCase());
  if (year !== undefined) return Date.UTC(Number(year), at, day);
  return (
    [-1, 0, 1]
      .map((shift) => Date.UTC(now.getUTCFullYear() + shift, at, day))
      .find((time) => Math.abs(time - now.getTime()) <= halfYear) ?? null
  );
}

/** Whether a day is over: "October 24" in November; where no year is said, the nearest one is meant. */
export function isPastDay(text: string, now: Date): boolean {
  const last = dayIn(text, now) ?? lastDayOfPart(text, now);
  return last !== null && now.getTime() - last >= dayLength;
}

const partOfMonth = new RegExp(
  String.raw`\b(early|mid|late|end of)[- ](${monthNames.join("|")})\p{L}*\.?(?:,? (\d{4}))?`,
  "iu",
);
const lastDays: Readonly<Record<string, number>> = { early: 10, mid: 20, late: 31, "end of": 31 };

/** The last day that "mid September" may mean. */
function lastDayOfPart(text: string, now: Date): number | null {
  const [, part = "", month = "", year = ""] = partOfMonth.exec(text) ?? [];
  const day = lastDays[part.toLowerCase()];
  if (day === undefined) return null;
  const [name = ""] = month.toLowerCase().match(/^\p{L}{3}/u) ?? [];
  return dayIn(`${name} ${day}${year === "" ? "" : `, ${year}`}`, now);
}

/** "03/14/2025" and "14.03.2025"; where both orders would do, the later day. */
function dayOfFigures([one = 0, other = 0, year = 0]: readonly number[]): number | null {
  const whole = year < 100 ? 2_000 + year : year;
  const days = [
    [one, other],
    [other, one],
  ].flatMap(([at = 0, day = 0]) =>
    at >= 1 && at <= 12 && day >= 1 && day <= 31 ? [Date.UTC(whole, at - 1, day)] : [],
  );
  return days.length === 0 ? null : Math.max(...days);
}
