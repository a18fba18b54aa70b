import { employmentTypes, type EmploymentType } from "#contract/options.ts";
import type { Kind as TextKind } from "#reading/line.ts";
import type { PlacedLine } from "#reading/place.ts";
import { bucketsOf, sharesOf, type ChoiceModel } from "#reading/values/choice.ts";
import { mentionsIn, type Kind, type Mention } from "#reading/values/employment-words.ts";
import { wordsOf } from "#reading/values/signs.ts";
import { found, linesIn, type Found } from "#reading/values/value.ts";
import { readWeeklyHours } from "#reading/values/weekly-hours.ts";

const kinds: Readonly<Record<Kind, EmploymentType>> = {
  internship: "internship",
  apprenticeship: "apprenticeship",
  perDiem: "per-diem",
  temporary: "temporary",
  contract: "contract",
  loose: "per-diem",
  partTime: "part-time",
  fullTime: "full-time",
  permanent: "full-time",
  limited: "contract",
};
/** In the order in which one wins over another that is said as plainly. */
const ranked: readonly (readonly Kind[])[] = [
  ["internship"],
  ["apprenticeship"],
  ["perDiem"],
  ["temporary"],
  ["contract"],
  ["loose"],
  // "Full time or part time" takes the first.
  ["partTime", "fullTime"],
];
type Said = Mention & { line: PlacedLine };

/** A year's or a month's pay is a salary. */
function isSalary(period: string | null): boolean {
  return period === "year" || period === "month";
}

/** An answer with a smaller share of the signs than this is not taken; the rules decide. */
const least = 0.5;

/** The most likely employment. A fixed term is told apart by its hours, casual work by whether it ends. */
export function readEmployment(
  lines: readonly PlacedLine[],
  kind: TextKind,
  period: string | null,
  model: ChoiceModel,
): Found<EmploymentType> | null {
  const weighed = weighEmployment(lines, kind, period, model);
  if (weighed?.value === "contract") return partOfWeek(lines) ?? weighed;
  return weighed?.value === "per-diem" ? (season(lines) ?? weighed) : weighed;
}

/** "Fixed term, 18 months; 21 hours per week": part-time. */
function partOfWeek(lines: readonly PlacedLine[]): Found<EmploymentType> | null {
  const hours = readWeeklyHours(lines);
  const isLimited = lines.flatMap(saidIn).some(({ kind }) => kind === "limited");
  return isLimited && hours !== null && !hours.isFull ? found("part-time", hours.line) : null;
}

const casual = /\bcasual\b/iu;
const ends =
  /\b(?:till?|until|thru|through)\b[^.;]{0,24}\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|christmas|easter)|\b\d{1,2} (?:wks|weeks)\b|\bpiece rate\b|\bharvest\b/iu;

/** "Casual, thru to end of Sept", "Casual. Piece rate $14.50 per lug": work for a season. */
function season(lines: readonly PlacedLine[]): Found<EmploymentType> | null {
  const told = linesIn(lines, "title", "terms", "pay", "unplaced");
  const isCasual = told.some(({ text }) => casual.test(text.slice(0, 800)));
  const end = told.find(({ text }) => ends.test(text.slice(0, 800)));
  return isCasual && end !== undefined ? found("temporary", end, end.text, true) : null;
}

function isBenefit(lines: readonly PlacedLine[], guess: Found<EmploymentType> | null): boolean {
  return lines.some(({ id, place }) => id === guess?.line && place === "benefit");
}

/** What the weights say, with the line that says it or the rules' witness. */
function weighEmployment(
  lines: readonly PlacedLine[],
  kind: TextKind,
  period: string | null,
  model: ChoiceModel,
): Found<EmploymentType> | null {
  const guess = guessEmployment(lines, isSalary(period));
  const answers = signsOfEmployment(lines, kind, period).map((of) => bucketsOf(of, model.size));
  const shares = sharesOf(answers, model);
  const at = shares.findIndex((share) => share >= least);
  const best = employmentTypes[at];
  if (best === undefined || best === guess?.value) return guess;
  const said = lines.flatMap(saidIn).filter((one) => kinds[one.kind] === best);
  const line = said.toSorted((a, b) => b.strength - a.strength)[0]?.line;
  // Benefits or part-time hours speak against temporary work, and where the rules found nothing a bare score is not enough.
  const isLasting = guess?.value === "part-time" || isBenefit(lines, guess);
  if (line === undefined && best === "temporary" && (guess === null || isLasting)) return guess;
  const witness =
    line ?? lines.find(({ id }) => id === guess?.line) ?? linesIn(lines, "terms", "title")[0];
  return witness === undefined ? guess : found(best, witness, witness.text, line === undefined);
}

/** What speaks for each employment: what is said of it and where, the hours, the pay, and what the rules make of it. */
export function signsOfEmployment(
  lines: readonly PlacedLine[],
  kind: TextKind,
  period: string | null,
): string[][] {
  const mentions = lines.flatMap((line) =>
    mentionsIn(line.text, line.place === "title").flatMap((one) => [
      one.kind,
      `${one.kind} ${one.strength}`,
      `${one.kind} ${line.place}`,
      ...(one.isOfThis ? [`${one.kind} this`] : []),
      ...(one.isAlone ? [`${one.kind} alone`] : []),
    ]),
  );
  const hours = readWeeklyHours(lines);
  const insured = linesIn(lines, "benefit", "pay").some(({ text }) =>
    benefits.test(text.slice(0, 800)),
  );
  const signs = new Set([
    ...mentions,
    `hours ${hours === null ? "none" : hours.isFull}`,
    `pay ${period ?? "none"}`,
    `days ${someWeeks(lines) !== null}`,
    kind,
    `benefits ${Math.min(3, linesIn(lines, "benefit").length)} ${insured}`,
    `rules ${guessEmployment(lines, isSalary(period))?.value ?? "none"}`,
    "any",
  ]);
  return employmentTypes.map((one) => [...signs].map((sign) => `${one} ${sign}`));
}

/** What the text says; a fixed term without more is a contract; hours come next; a permanent job is full-time unless its hours are few. */
export function guessEmployment(
  lines: readonly PlacedLine[],
  hasYearlyPay = false,
): Found<EmploymentType> | null {
  const said = lines.flatMap(saidIn).toSorted((a, b) => b.strength - a.strength);
  const plain = said.filter(({ strength }) => strength > 1);
  const hours = readWeeklyHours(lines);
  return (
    bestOf(plain) ??
    lengthOf(lines) ??
    bestOf(said) ??
    first(said, ["limited"]) ??
    (hours &&
      found(hours.isFull ? "full-time" : "part-time", hours.line, hours.line.text, hours.isFull)) ??
    fewDays(lines) ??
    first(said, ["permanent"]) ??
    implyFullTime(lines, hasYearlyPay) ??
    someWeeks(lines)
  );
}

const months = "jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec";
/** From one day to another: "Nov 22 thru Dec 22", "Saturdays Sept 6 – Oct 25", "Nov 4 to 22". */
const daysOfYear = new RegExp(
  String.raw`\b(?:${months})[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?\s?(?:-|–|—|to|thru|through|until|till)\s?(?:(?:${months})[a-z]{0,6}\.? )?\d{1,2}\b(?!:|\s?[ap]m)`,
  "iu",
);

/** Work that ends on a day that is said. */
function someWeeks(lines: readonly PlacedLine[]): Found<EmploymentType> | null {
  const line = linesIn(lines, "title", "terms").find(({ text }) =>
    daysOfYear.test(text.slice(0, 800)),
  );
  return line ? found("temporary", line, line.text, true) : null;
}

const fewDaysAWeek =
  /(?:^|[,:;(|–—-]\s?)(?:[1-3]|one|two|three) (?:days|mornings|evenings|nights|shifts|services)\s?(?:\/|per |an? |each |in the )\s?(?:wk|week)\b/iu;
/** Where somebody works, or what else fills a week: "hybrid, 3 days a week in the office". */
const otherDays =
  /\b(?:office|onsite|on[- ]site|in[- ]person|remote(?:ly)?|home|hybrid|wfh|travel|on[- ]call|gym|training|campus|studio)\b/iu;

/** "Upholsterer wanted, 3 days/wk". */
function fewDays(lines: readonly PlacedLine[]): Found<EmploymentType> | null {
  const line = linesIn(lines, "title", "terms").find(({ text }) => {
    const short = text.slice(0, 800);
    return fewDaysAWeek.test(short) && !otherDays.test(short);
  });
  return line ? found("part-time", line) : null;
}

function bestOf(said: readonly Said[]): Found<EmploymentType> | null {
  for (const group of ranked) {
    const best = first(said, group);
    if (best) return best;
  }
  return null;
}

function first(said: readonly Said[], group: readonly Kind[]): Found<EmploymentType> | null {
  const one = said.find(({ kind }) => group.includes(kind));
  return one ? found(kinds[one.kind], one.line) : null;
}

const otherPlaces = new Set(["employer", "benefit", "process", "legal", "pay", "duty", "culture"]);
const study = new Set<Kind>(["internship", "apprenticeship", "perDiem", "loose"]);

/** Lines about other things count when they speak of this job: "This is a full-time position." */
function saidIn(line: PlacedLine): Said[] {
  const isTitle = line.place === "title";
  const isPlain = isTitle || line.place === "terms";
  const isDoubtful = line.place === "unplaced" || line.place === "noise";
  if (!isPlain && !isDoubtful && !otherPlaces.has(line.place)) return [];
  const isShort = wordsOf(line.text).length <= 5;
  return mentionsIn(line.text, isTitle)
    .filter(({ isOfThis, isAlone, kind, strength }) => {
      if (isPlain) return true;
      if (strength === 1 || study.has(kind)) return false;
      return isOfThis || (isDoubtful ? isAlone || strength === 3 : isAlone && isShort);
    })
    .map((mention) => ({ ...mention, line }));
}

/** "Duration: 12+ months", "13 weeks with option to extend", "8-week assignment", "Remote, 6 months". */
const length =
  /\b(?:duration|length|assignment|term|contract)\b[^.;]{0,12}?[:|–-]?\s*\d{1,2}\+?[\s-](?:weeks?|wks?|months?|mos?)\b|\b\d{1,2}\+?[\s-](?:weeks?|wks?|months?|mos?)\b(?:[^.;]{0,24}\b(?:exten(?:d|sion)|renew)|\s(?:assignment|project)\b)|(?:^|[,|/•]\s?)\d{1,2}\+?[\s-](?:weeks|wks|months|mos)\+?\s?(?:$|[,|/•])/iu;

function lengthOf(lines: readonly PlacedLine[]): Found<EmploymentType> | null {
  const line = linesIn(lines, "title", "terms").find(
    ({ text }) =>
      length.test(text.slice(0, 800)) &&
      mentionsIn(text, false).every(({ kind }) => kind !== "limited"),
  );
  return line ? found("contract", line) : null;
}

const fortyHours =
  /\b(?:3[5-9](?:\.5)?|4[0-9]|forty)(?:\s?(?:-|–|to)\s?\d\d)?[\s-]?(?:hours?|hrs|h|stunden|heures|horas)\b|\bfour (?:10|ten)|\b4\s?x\s?10|\b3\s?x\s?12|\bthree 12|\bmon(?:day)?\s?(?:-|–|to|through|thru)\s?(?:thu|fri|sat)|\bm\s?-\s?f\b|\bsalar(?:y|ied)\b|\b(?:7|8|eight)(?::\d\d)?\s?(?:am)?\s?(?:-|–|to)\s?(?:4|5|five)|\b(?:tue|wed)(?:s|sday|nesday)?\s?(?:-|–|to|through|thru)\s?(?:sat|sun|fri)|\bsun(?:day)?\s?(?:-|–|to|through|thru)\s?thu|\b(?:five|5) (?:days|nights|shifts)\b|\bexempt\b|\b(?:1st|2nd|3rd|first|second|third|day|night|swing) shift\b|\b5\s?x\s?8|\b4\/10s?\b/iu;
const benefits =
  /\b(?:401|bcbs|blue cross|medical|health|dental|insurance|pto|paid (?:time|vacation|holidays)|vacation|pension|retirement|holidays?)\b/iu;

/** Forty hours, or a yearly salary, with benefits: full-time. */
function implyFullTime(
  lines: readonly PlacedLine[],
  hasYearlyPay: boolean,
): Found<EmploymentType> | null {
  const short = (line: PlacedLine) => line.text.slice(0, 800);
  const hours = linesIn(lines, "terms", "pay", "benefit", "unplaced").find((line) =>
    fortyHours.test(short(line)),
  );
  const benefit = linesIn(lines, "benefit", "pay").find((line) => benefits.test(short(line)));
  const [paid] = hasYearlyPay ? linesIn(lines, "pay", "terms", "unplaced") : [];
  const witness = hours ?? benefit ?? paid;
  return witness ? found("full-time", witness, witness.text, true) : null;
}
