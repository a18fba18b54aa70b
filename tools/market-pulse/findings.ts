import type { Anchor } from "#ledger/anchors.ts";
import { mostMusts } from "#ledger/difficulty.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown } from "#ledger/market-facts.ts";
import { countedPeople } from "#ledger/market-fact-list.ts";
import { formatMoney, perWords } from "#english/money.ts";
import { yearBasis } from "#ledger/money.ts";
import type { Gap } from "#ledger/moves.ts";
import type { PayPartKind } from "#ledger/reading.ts";
import { decisivePart } from "#ledger/usual-pay.ts";
import { capital, inSentence, joinAnd } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";
import {
  demandOf,
  isMovable,
  isSenior,
  joinClear,
  scarceDemand,
  unitOf,
} from "#tools/market-words.ts";
import { deciderOf, idsOf, listedOf, mustsOf, rangeOf, spokenTitle } from "#tools/phrases.ts";

/** One true thing about this market, with the facts it rests on. */
export type Finding = { sentence: string; facts: string[] };
export type Rule = (ledger: Ledger) => Finding | null;

/** A demand that is a list itself cannot stand in another one. */
const isList = /,| and /u;

export const tooManyMusts: Rule = (ledger) => {
  const musts = mustsOf(ledger).length;
  const listed = listedOf(ledger);
  const movable = listed.filter(isMovable).map(demandOf);
  const [first] = movable;
  if (first === undefined || movable.length < 2 || musts + listed.length <= mostMusts) return null;
  const plain = movable
    .filter((one) => !isList.test(one))
    .toSorted((left, right) => left.length - right.length);
  const examples = plain.length === 0 ? clip(first, 60) : joinAnd(plain.slice(0, 2));
  return {
    sentence: `The posting asks for ${musts + listed.length} things, the form for ${musts}: moving ${examples} to "helps" widens the search and costs nothing.`,
    facts: ["requirements.count", ...idsOf(listed)],
  };
};

export const noRange: Rule = (ledger) => {
  if (rangeOf(ledger) !== null) return null;
  const { wages } = ledger.market;
  const title = spokenTitle(ledger);
  const asked = ledger.questions.some(({ id }) => id === "unknown.pay") ? ["unknown.pay"] : [];
  const median = medianOf(ledger);
  if (median === null || isUnknown(wages)) {
    return {
      sentence: `Nobody has said what the ${title} in ${ledger.reading.place.text} is paid, and no public figure stands in for it: ask ${deciderOf(ledger)} for bottom and top first.`,
      facts: [...asked, "title", "place"],
    };
  }
  return {
    sentence: `Nobody has said what the ${title} is paid; half of all ${countedPeople(wages.facts)} in ${placeOf(ledger)} earn over ${median}, so ask ${deciderOf(ledger)} for bottom and top first.`,
    facts: [...asked, wages.id, "title"],
  };
};

/** The published median in this job's unit: "$46.90 an hour". */
function medianOf(ledger: Ledger): string | null {
  const { wages } = ledger.market;
  if (isUnknown(wages)) return null;
  const point = wages.facts.points.find(({ percentile }) => percentile === 50);
  const isHourly = unitOf(ledger) === "hour" && typeof point?.hourly === "number";
  const unit = isHourly ? "hour" : "year";
  const amount = isHourly ? point?.hourly : point?.yearly;
  return typeof amount === "number"
    ? `${formatMoney(amount, wages.facts.currency, unit)} ${perWords(unit)}`
    : null;
}

/** "the United States", "Columbus, OH". */
function placeOf({ market: { wages } }: Ledger): string {
  const area = isUnknown(wages) ? undefined : wages.facts.points[0]?.area;
  if (area === undefined) return "the country";
  return area.kind === "nation" ? `the ${area.name}` : area.name;
}

/** Pay is known and nothing public stands beside it: say so, and where to look instead. */
export const nothingPublic: Rule = (ledger) => {
  const { market, reading } = ledger;
  const range = rangeOf(ledger);
  if (range === null || !isUnknown(market.wages)) return null;
  const rivals = reading.competitors.slice(0, 3);
  const place = reading.place.city ?? reading.place.text;
  const instead =
    rivals.length > 0
      ? `read what ${joinAnd(rivals.map(({ text }) => clip(text, 40)))} post`
      : `compare it with posts for ${ledger.occupation.people} there`;
  return {
    sentence: `No wage table we hold places ${range} in ${place}: ${instead} before the first message goes out.`,
    facts: ["pay.range", "place", ...idsOf(rivals)],
  };
};

/** The mark an experienced person is measured by: the middle one of three. */
function markOf({ market: { anchors } }: Ledger): Anchor | null {
  return anchors[1] ?? null;
}

function gapTo({ market }: Ledger, point: Gap["point"], mark: Anchor | null): Gap | null {
  return market.gaps.find((gap) => gap.point === point && gap.anchor.name === mark?.name) ?? null;
}

function printer(ledger: Ledger) {
  const unit = unitOf(ledger);
  return (amount: number) => formatMoney(Math.abs(amount), "USD", unit);
}

/** Seniors are measured by the highest level; percentiles know no seniority. */
function markOfTop(ledger: Ledger): Anchor | null {
  const highest = ledger.market.anchors[2];
  return isSenior(ledger) && highest?.id === "levels" ? highest : markOf(ledger);
}

export const topUnderMark: Rule = (ledger) => {
  const mark = markOfTop(ledger);
  const gap = gapTo(ledger, "top", mark);
  if (gap === null || mark === null || gap.difference >= 0) return null;
  const print = printer(ledger);
  const [must] = mustsOf(ledger);
  const demand = must === undefined ? "" : ` and ${demandOf(must)} is asked for it`;
  return {
    sentence: `Even the top of the range, ${print(gap.from)}, is ${print(gap.difference)} under ${mark.name} in ${mark.place}${demand}: ${mark.isLocal ? "" : "check local posts, then "}raise it or ask for less.`,
    facts: ["pay.range", "gaps", mark.id, ...(must ? [must.id] : [])],
  };
};

/** What nobody says, and why it comes first. */
const unsaid: Partial<Record<PayPartKind, (range: string, shift: string) => string>> = {
  differential: (range, shift) =>
    `Nobody says what ${shift} add to ${range}: get the differential first, because published pay leaves it out and every candidate asks`,
  onCall: (range) =>
    `Nobody says what on-call adds to ${range}: get the rule and the amount before the first call`,
  commission: (range) =>
    `${capital(range)} is base for a job paid by results: get earnings on target and the split before the first call`,
  tips: (range) =>
    `${capital(range)} is pay before tips: get the usual share first, because published pay counts tips in`,
};

export const unstatedShiftPay: Rule = (ledger) => {
  const { reading, rules } = ledger;
  const part = decisivePart(reading, rules);
  const range = rangeOf(ledger);
  if (part === null || range === null) return null;
  const sentence = unsaid[part]?.(range, reading.schedule?.shift ?? "shifts");
  return sentence === undefined
    ? null
    : {
        sentence: `${sentence}.`,
        facts: ["pay.range", ...(reading.schedule ? [reading.schedule.id] : [])],
      };
};

export const conflictingMust: Rule = (ledger) => {
  const must = mustsOf(ledger).find(({ conflict }) => conflict !== null);
  if (!must?.conflict) return null;
  const { about, used, other } = must.conflict;
  return {
    sentence: `Form and posting disagree on ${inSentence(about)}: "${clip(used, 70)}" against "${clip(other, 70)}". Settle it first; it decides who is in the pool.`,
    facts: [must.id],
  };
};

export const bottomUnderEntry: Rule = (ledger) => {
  const years = mustsOf(ledger).find((must) => (must.years?.min ?? 0) >= 2);
  const [lowest] = ledger.market.anchors;
  const gap = gapTo(ledger, "bottom", lowest ?? null);
  if (!years || gap === null || lowest === undefined || gap.difference >= 0) return null;
  const print = printer(ledger);
  return {
    sentence: `The bottom of the range, ${print(gap.from)}, is ${print(gap.difference)} under ${lowest.name} in ${lowest.place}, yet the job asks for ${demandOf(years)}: start such people at ${print(lowest.amount)} or above.`,
    facts: ["pay.range", "gaps", years.id, lowest.id],
  };
};

export const middleUnderMark: Rule = (ledger) => {
  const mark = markOf(ledger);
  const gap = gapTo(ledger, "middle", mark);
  const move = ledger.market.moves.find(
    (one) => one.point === "middle" && one.to.name === mark?.name,
  );
  if (gap === null || mark === null || move === undefined || gap.difference >= 0) return null;
  const print = printer(ledger);
  const unit = unitOf(ledger);
  const price = `${formatMoney(move.perYear, "USD", "year")} a year${yearBasis(unit)}`;
  const close = mark.isLocal
    ? `${price} closes the gap for one person`
    : `check local posts, then ${price} would close it`;
  return {
    sentence: `The middle of ${rangeOf(ledger)} is ${print(gap.difference)} ${perWords(unit)} under ${mark.name} in ${mark.place}; ${close}.`,
    facts: ["pay.range", "gaps", mark.id, move.id],
  };
};

export const scarceMust: Rule = (ledger) => {
  const { supply } = ledger.market;
  const must = scarceDemand(ledger);
  const scarce = supply.find(({ requirementId }) => requirementId === must?.id);
  if (must === null || scarce === undefined) return null;
  const easier = mustsOf(ledger)
    .filter(({ id }) => supply.some((one) => one.requirementId === id && one.supply !== "scarce"))
    .slice(0, 2);
  const beside =
    easier.length === 0
      ? ""
      : `; ${joinClear(easier.map(demandOf))} ${easier.length > 1 ? "come" : "comes"} easier`;
  return {
    sentence: `The narrowest gate is ${demandOf(must)} (${scarce.reason})${beside}.`,
    facts: [must.id, "supply.requirements", ...idsOf(easier)],
  };
};
