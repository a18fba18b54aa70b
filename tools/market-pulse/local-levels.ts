import { placeInText } from "#english/words.ts";
import {
  levelAsked,
  levelMeanings,
  levelNames,
  levelsIn,
  yearsAsked,
} from "#ledger/market/pay-benchmarks.ts";
import { formatMoney, perWords, type Offer } from "#english/money.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { sourceWords } from "#ledger/market/market-fact-list.ts";
import { isUnknown } from "#ledger/market/market-facts.ts";
import { yearBasis, yearlyOffer } from "#ledger/market/money.ts";
import { standingOf, unitOf } from "#tools/market-pulse/pay-view.ts";
import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import { count, figure, namedPayOf, payNameOf, say } from "#tools/writing/say.ts";

type LocalLevels = MarketPulse["compensationInsights"]["localLevels"];

/** Where a range stands among the levels of its place: after "The range", in a title, and in a cell. */
type Among = { whole: string; title: string; short: string };

/** The levels of the place, drawn under the job's own range. */
export function writeLevels(ledger: Ledger): LocalLevels {
  const { levels } = ledger.market;
  if (isUnknown(levels)) return null;
  const { area, source } = levels.facts;
  const compared = compareWithLevels(ledger);
  const unit = levels.facts.unit === "year" ? "year" : (compared?.unit ?? unitOf(ledger));
  const amounts = levelsIn(levels.facts, unit) ?? levels.facts.amounts;
  const among = amongLevels(ledger);
  const print = (amount: number) => figure(formatMoney(amount, "USD", unit));
  const place = figure(placeInText(area.name));
  return {
    title:
      among === null
        ? say`Local levels run from ${print(amounts[0])} to ${print(amounts[3])} ${figure(perWords(unit))} in ${place}`
        : say`${payNameOf(ledger)} ${figure(among.title)} in ${place}`,
    place: area.name,
    source: sourceWords(source),
    unit,
    currency: "USD",
    levels: amounts.map((amount, at) => ({
      level: levelNames[at] ?? "",
      meaning: levelMeanings[at] ?? "",
      amount,
    })),
    offer: among === null || compared === null ? null : compared.offer,
    note: `${among === null ? "" : sayMeasure(ledger)}${sayLevels(unit === "year" && levels.facts.unit === "hour")}`,
    facts: [
      levels.id,
      ...ledger.reading.requirements.flatMap(({ id, years }) => (years === null ? [] : [id])),
      ...(among === null ? [] : ["pay.range"]),
      ...(among !== null && compared?.isYearly === true ? ["pay.yearly"] : []),
    ],
  };
}

/** "The range of $36 to $48 an hour starts above the Department of Labor's Level I (entry) and ends above Level IV (…) in Columbus, OH." */
export function sayAmongLevels(ledger: Ledger): string | null {
  const { levels } = ledger.market;
  const among = amongLevels(ledger);
  const pay = namedPayOf(ledger);
  if (among === null || pay === null || isUnknown(levels)) return null;
  const place = figure(placeInText(levels.facts.area.name));
  return say`${pay} ${figure(among.whole)} in ${place}.`;
}

/** Nothing where the pay counts another thing than a wage does, or the levels another unit. */
export function amongLevels(ledger: Ledger): Among | null {
  const compared = compareWithLevels(ledger);
  if (compared === null || standingOf(ledger) === "unlike") return null;
  const { offer, amounts } = compared;
  const ends = [offer.min, offer.max].filter((end) => end !== null);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const bare = (at: number) => levelNames[at] ?? "";
  const told = (at: number) => `${bare(at)} (${levelMeanings[at]})`;
  const [start, end] = [stepOf(low, amounts), stepOf(high, amounts)];
  const write = (name: (at: number) => string) => {
    const [from, to] = [stepWords(start, name), stepWords(end, name)];
    if (from !== to) return `starts ${from} and ends ${to}`;
    const isBetween = !start.isExact && start.at >= 0 && start.at < amounts.length - 1;
    return isBetween ? `lies between ${name(start.at)} and ${name(start.at + 1)}` : `lies ${from}`;
  };
  const cells = [...new Set([stepWords(start, bare), stepWords(end, bare)])];
  const whole = write(told).replace("Level", "the Department of Labor's Level");
  return { whole, title: write(bare), short: cells.join(" to ") };
}

type Step = { at: number; isExact: boolean };

/** The highest level that an amount reaches; -1 where it reaches none. */
function stepOf(amount: number, amounts: readonly number[]): Step {
  const at = amounts.findLastIndex((level) => level <= amount);
  return { at, isExact: amounts[at] === amount };
}

function stepWords({ at, isExact }: Step, name: (at: number) => string): string {
  if (at < 0) return `under ${name(0)}`;
  return `${isExact ? "at" : "above"} ${name(at)}`;
}

type Compared = {
  unit: "hour" | "year";
  offer: Offer;
  /** The range was counted by the year to be compared. */
  isYearly: boolean;
  amounts: readonly number[];
};

/** The range and the levels in one unit. */
function compareWithLevels({ reading, market: { levels } }: Ledger): Compared | null {
  const stated = reading.pay?.offer ?? null;
  if (stated === null || isUnknown(levels) || (stated.min === null && stated.max === null)) {
    return null;
  }
  if (stated.period === "week") return null;
  const unit = stated.period === "hour" ? "hour" : "year";
  const amounts = levelsIn(levels.facts, unit);
  if (amounts === null) return null;
  const offer = unit === "hour" ? stated : yearlyOffer(stated);
  return { unit, amounts, offer, isYearly: offer.period !== stated.period };
}

/** Which of the levels this job is measured by. */
function sayMeasure({ reading }: Ledger): string {
  const asked = levelAsked(reading);
  const years = yearsAsked(reading);
  const name = figure(`${levelNames[asked]} (${levelMeanings[asked]})`);
  const measured =
    years === null || years === 0
      ? say`This job is measured by ${name}.`
      : say`This job asks for ${count(years, "year", "years")} and is measured by ${name}.`;
  return `${measured} `;
}

function sayLevels(isByYear: boolean): string {
  const basis = isByYear ? `, hourly levels${yearBasis("hour")}` : "";
  return `Prevailing wage levels are steps of skill, not percentiles${basis}.`;
}
