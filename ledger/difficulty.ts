import type { Anchor } from "#ledger/anchors.ts";
import type { FactId } from "#ledger/fact.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { isUnknown, type Unknown } from "#ledger/market-facts.ts";
import type { OfferPosition, Position } from "#ledger/market.ts";
import { formatMoney } from "#english/money.ts";
import type { Gap } from "#ledger/moves.ts";
import type { PayPartKind, Reading, Requirement } from "#ledger/reading.ts";
import { decisivePart } from "#ledger/usual-pay.ts";

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
  anchors: readonly Anchor[];
  gaps: readonly Gap[];
};

/** Tightening less loosening facts: two make a search tight, four hard. */
export function judgeDifficulty(reading: Reading, rules: FamilyRules, around: Around): Difficulty {
  const musts = reading.requirements.filter(({ priority }) => priority !== "nice");
  const tightening = [
    ...tightenedByPeople(musts),
    ...tightenedByPlaceAndTime(reading),
    ...tightenedByPay(reading, rules, around),
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
  const license = musts.find((must) => must.kind === "credential" && !isTrainable(must));
  const years = musts.find(({ years: asked }) => (asked?.min ?? 0) >= 2);
  return listTrue(
    [license !== undefined, license?.text ?? ""],
    [years !== undefined && years !== license, years?.text ?? ""],
    [musts.length > mostMusts, `${musts.length} must-haves`],
  );
}

function tightenedByPlaceAndTime({
  schedule,
  workType,
  urgency,
  place,
  openings,
}: Reading): string[] {
  const shift = schedule?.shift ?? "days";
  return listTrue(
    [shift !== "days", `work on ${shift}`],
    [workType?.type === "on-site", `on site, ${place.city ?? place.text}`],
    [urgency?.level === "critical", "critical urgency"],
    [(schedule?.travel ?? null) !== null, schedule?.travel ?? ""],
    [Number(/\d+/u.exec(openings?.text ?? "")?.[0] ?? 1) > 1, openings?.text ?? ""],
  );
}

function tightenedByPay(reading: Reading, rules: FamilyRules, around: Around): string[] {
  const { wagePosition, anchors, gaps } = around;
  const local = anchors.find(({ isLocal }, at) => isLocal && at === 1);
  const gap = gaps.find(({ point, anchor }) => point === "middle" && anchor === local);
  const middle = isUnknown(wagePosition) ? null : wagePosition.middle;
  const unit = reading.pay?.offer?.period === "hour" ? "hour" : "year";
  const print = (amount: number) => formatMoney(amount, "USD", unit);
  const wide = gaps.find(({ point, anchor }) => point === "middle" && anchor.name === "the median");
  const part = decisivePart(reading, rules);
  return listTrue(
    [
      gap !== undefined && gap.difference < 0,
      `middle ${print(gap?.from ?? 0)} under ${local?.name ?? ""}`,
    ],
    [
      gap === undefined && isBelow(middle, 50),
      wide === undefined
        ? "middle under the median"
        : `middle ${print(wide.from)} under the median`,
    ],
    [reading.pay === null, "no pay range stated"],
    [reading.pay !== null && part !== null, `no word on ${partWords(part ?? "bonus")}`],
  );
}

function loosenedByPay({ wagePosition, anchors, gaps }: Around): string[] {
  const highest = anchors.at(-1);
  const gap = gaps.find(({ point, anchor }) => point === "top" && anchor === highest);
  const top = isUnknown(wagePosition) ? null : wagePosition.top;
  const isOverLocal = highest?.isLocal === true && gap !== undefined && gap.difference > 0;
  return listTrue(
    [isOverLocal, `top above ${highest?.name ?? ""}`],
    [!isOverLocal && isAbove(top, 75), "top above the 75th percentile"],
  );
}

function loosenedByWords({ workType, place }: Reading, musts: readonly Requirement[]): string[] {
  const trainable = musts.find(isTrainable);
  const open = musts.flatMap(({ accepts }) => accepts).find((one) => !vague.test(one));
  return listTrue(
    [trainable !== undefined, `${trainable?.text ?? ""} may follow after the start`],
    [workType?.type === "remote" || place.isRemote, "remote work"],
    [open !== undefined, `${open ?? ""} is accepted`],
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
export function partWords(part: string): string {
  return parts[part as PayPartKind] ?? part;
}

/** The same in a cell or after "the": "bonus". */
export function partName(part: string): string {
  return partWords(part).replace(/^an? (?:share of )?/u, "");
}

function isBelow(position: Position | null, percentile: number): boolean {
  if (position === null) return false;
  return position.kind === "below" || (position.kind === "at" && position.percentile < percentile);
}

function isAbove(position: Position | null, percentile: number): boolean {
  if (position === null) return false;
  return position.kind === "above" || (position.kind === "at" && position.percentile > percentile);
}
