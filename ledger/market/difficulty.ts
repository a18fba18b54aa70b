import { isPayStated } from "#ledger/facts/pay-rate.ts";
import type { Playbook } from "#knowledge/playbook.ts";
import { benchmarkName, mainBenchmark, type PayBenchmark } from "#ledger/market/pay-benchmarks.ts";
import type { FactId } from "#ledger/facts/fact.ts";
import { isUnknown, type Unknown } from "#ledger/market/market-facts.ts";
import type { OfferPosition, Position } from "#ledger/market/market.ts";
import type { Gap } from "#ledger/market/pay-moves.ts";
import type { PayPartKind, Reading, Requirement, Shift } from "#ledger/facts/reading.ts";
import { decisivePart } from "#ledger/market/usual-pay.ts";

/** How hard the search is, by counting what tightens and what loosens it; always an estimate. */
export type Difficulty = {
  id: FactId;
  word: "normal" | "tight" | "hard";
  tightening: readonly string[];
  loosening: readonly string[];
};

/** Above this a list of musts turns people away. */
export const mostMusts = 7;

type Around = {
  wagePosition: OfferPosition | Unknown;
  anchors: readonly PayBenchmark[];
  gaps: readonly Gap[];
};

/** Tightening less loosening facts: two make a search tight, four hard. */
export function judgeDifficulty(
  reading: Reading,
  playbook: Pick<Playbook, "key" | "pay" | "works">,
  around: Around,
): Difficulty {
  const musts = reading.requirements.filter(({ priority }) => priority !== "nice");
  const tightening = [
    ...tightenedByPeople(musts),
    ...tightenedByPlaceAndTime(reading, playbook),
    ...tightenedByPay(reading, playbook, around),
  ];
  const loosening = [...loosenedByPay(around), ...loosenedByWords(reading, musts)];
  const balance = tightening.length - loosening.length;
  const word = balance >= 4 ? "hard" : balance >= 2 ? "tight" : "normal";
  return { id: "difficulty", word, tightening, loosening };
}

type Row = readonly [boolean, string];

function listTrue(...rows: readonly Row[]): string[] {
  return rows.filter(([holds]) => holds).map(([, words]) => words);
}

function tightenedByPeople(musts: readonly Requirement[]): string[] {
  const late = new Set(musts.filter(isTrainable).flatMap(namesOf));
  const needed = musts.flatMap(namesOf).find((name) => !late.has(name));
  const years = Math.max(0, ...musts.map(({ years: asked }) => asked?.min ?? 0));
  return listTrue(
    [needed !== undefined, `${needed ?? ""} needed from the first day`],
    [years >= 2, `${years} or more years of experience asked for`],
    [musts.length > mostMusts, `${musts.length} must-haves`],
  );
}

/** Nearly everybody holds it: no reason that a search is tight. */
const everyday = new Set(["Driver's license", "High school diploma"]);

/** "Certificate or bachelor's degree", "license or eligible to obtain one", "provisional is fine". */
const elseTaken =
  /\bor (?:an? )?(?:bachelor|associate|master|degree|equivalent|eligib|able|ability|willing|in progress|experience|\d+ years?)|\beligib\p{L}* (?:to|for)\b|\bprovisional\b|\b(?:working|work) towards?\b/iu;

function namesOf(must: Requirement): string[] {
  const { kind, credentials, accepts, isSubstitutable, text, quotes } = must;
  const isOpen = [text, ...quotes.map(({ quote }) => quote)].some((words) => elseTaken.test(words));
  // "A certificate, or additional experience instead" is needed by nobody.
  return kind === "credential" && !isSubstitutable && !isOpen && accepts.length === 0
    ? credentials.map(({ name }) => name).filter((name) => !everyday.has(name))
    : [];
}

const shiftWords: Record<Shift, string> = {
  days: "day shifts",
  evenings: "evening shifts",
  nights: "night shifts",
  weekends: "weekend work",
  rotating: "rotating shifts",
};

function tightenedByPlaceAndTime(
  { schedule, workType, urgency, openings }: Reading,
  { key, works }: Pick<Playbook, "key" | "works">,
): string[] {
  const shift = schedule?.shift ?? "days";
  const seats = Number(/\d+/u.exec(openings?.text ?? "")?.[0] ?? 1);
  // A truck or a ward is on site whoever hires; only people with desks have a choice.
  const hasDesk = works === "office" && key !== "neutral";
  return listTrue(
    [shift !== "days", shiftWords[shift]],
    [hasDesk && workType?.type === "on-site", "on site, where similar work is done from home"],
    [urgency?.level === "critical", "a start that cannot wait"],
    [(schedule?.travel ?? null) !== null, "travel"],
    [seats > 1, `${seats} openings at once`],
  );
}

function tightenedByPay(
  reading: Reading,
  playbook: Pick<Playbook, "pay" | "works">,
  { wagePosition, anchors, gaps }: Around,
): string[] {
  const mark = mainBenchmark(anchors);
  const gap = gaps.find(({ point, anchor }) => point === "middle" && anchor === mark);
  const middle = isUnknown(wagePosition) ? null : wagePosition.middle;
  const isUnder = gap === undefined ? isBelow(middle, 50) : gap.difference < 0;
  const part = decisivePart(reading, playbook);
  return listTrue(
    [isUnder, `middle of the range under ${mark ? benchmarkName(mark) : "the published median"}`],
    [!isPayStated(reading), "no pay range stated"],
    [reading.pay !== null && part !== null, `no word on ${payPartInSentence(part ?? "bonus")}`],
  );
}

function loosenedByPay({ wagePosition, anchors, gaps }: Around): string[] {
  const highest = anchors.at(-1);
  const gap = gaps.find(({ point, anchor }) => point === "top" && anchor === highest);
  const top = isUnknown(wagePosition) ? null : wagePosition.top;
  const isOver = gap === undefined ? isAbove(top, 75) : gap.difference > 0;
  return listTrue([
    isOver,
    `top of the range over ${highest ? benchmarkName(highest) : "the published 75th percentile"}`,
  ]);
}

function loosenedByWords({ workType, place }: Reading, musts: readonly Requirement[]): string[] {
  const isOpen = musts.some(({ accepts }) => accepts.some((one) => !vague.test(one)));
  return listTrue(
    [musts.some(isTrainable), "a certificate that may follow after the start"],
    [workType?.type === "remote" || place.isRemote, "remote work"],
    [isOpen, "a must-have that accepts something else"],
  );
}

/** "Or similar" names nobody who could be searched. */
const vague = /similar|equivalent|comparable/iu;

function isTrainable({ credentials }: Requirement): boolean {
  return credentials.length > 0 && credentials.every(({ timing }) => timing.kind === "within");
}

const parts: Partial<Record<PayPartKind, string>> = {
  bonus: "a bonus",
  signOn: "sign-on pay",
  differential: "a shift differential",
  onCall: "on-call pay",
  overtime: "overtime pay",
  relocation: "relocation help",
  tips: "a share of tips",
  certification: "certification pay",
  perDiem: "per diem",
  stipend: "a stipend",
  pension: "a pension",
  car: "a car allowance",
};

/** A pay part as a sentence names it: "a bonus", "equity". */
export function payPartInSentence(part: string): string {
  return parts[part as PayPartKind] ?? part;
}

/** The same in a cell or after "the": "bonus". */
export function payPartName(part: string): string {
  return payPartInSentence(part).replace(/^an? (?:share of )?/u, "");
}

function isBelow(position: Position | null, percentile: number): boolean {
  if (position === null) return false;
  return position.kind === "below" || (position.kind === "at" && position.percentile < percentile);
}

function isAbove(position: Position | null, percentile: number): boolean {
  if (position === null) return false;
  return position.kind === "above" || (position.kind === "at" && position.percentile > percentile);
}
