const dayLength = 24 * 60 * 60 * 1_000;
const halfYear = 183 * dayLength;
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month = String.raw`(?:${months.join("|")})\p{L}*\.?`;
const date = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|${month} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?:,? \d{4})?)`;
const monthAndDay = new RegExp(
  String.raw`(?:(\d{1,2})(?:st|nd|rd|th)? (?:of )?)?\b(${months.join("|")})\p{L}*\.?(?: (\d{1,2})(?!\d)(?:st|nd|rd|th)?)?(?:,? (\d{4}))?`,
  "iu",
);
const inFigures = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b/u;

/** Whether a day is over: "October 24" in November; where no year is said, the nearest one is meant. */
export function isPastDay(text: string, now: Date): boolean {
  const last = lastDayIn(text, now);
  return last !== null && now.getTime() - last >= dayLength;
}

function lastDayIn(text: string, now: Date): number | null {
  const iso = /\b(\d{4}-\d{2}-\d{2})\b/u.exec(text)?.[1];
  if (iso !== undefined) return Date.parse(`${iso}T00:00:00Z`) || null;
  const figures = inFigures.exec(text);
  if (figures !== null) return dayOfFigures(figures.slice(1).map(Number));
  const [, before, name = "", after, year] = monthAndDay.exec(text) ?? [];
  const day = Number(before ?? after ?? 0);
  if (day < 1 || day > 31) return null;
  const at = months.indexOf(name.toLowerCase());
  if (year !== undefined) return Date.UTC(Number(year), at, day);
  return (
    [-1, 0, 1]
      .map((shift) => Date.UTC(now.getUTCFullYear() + shift, at, day))
      .find((time) => Math.abs(time - now.getTime()) <= halfYear) ?? null
  );
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

const closing =
  /\b(?:clos(?:es|ing)|deadline|apply\b.{0,80}\b(?:by|before)|(?:applications?|resumes?|cvs?)\b.{0,60}\b(?:by|due|until|through|before)|posting ends|post(?:ed|ing) (?:until|through)|open until)\b/iu;
const until = new RegExp(
  String.raw`,? ?\(?\b(?:(?:on or )?before|no later than|by|until|through)(?: the)?(?: end of)?(?: \d{1,2}(?::\d{2})? ?[ap]\.?m\.?(?: on)?)?,? ${date}(?:,? (?:at )?\d{1,2}(?::\d{2})? ?[ap]\.?m\.?)?\)?`,
  "iu",
);
/** How to apply, which stays true after the day: an address, or a verb. */
const way = /@|\bhttps?:|\bwww\.|\.\p{L}{2,8}\/|\b(?:apply|send|e-?mail|call|submit|upload)\b/iu;

/** A line without a closing date that is past: "Apply online by October 24" as "Apply online", "Closes October 24" as nothing. */
export function withoutPastClosing(text: string, now: Date): string {
  if (!closing.test(text) || !isPastDay(text, now)) return text;
  const rest = text.replace(until, "");
  return rest !== text && way.test(rest) ? rest : "";
}
