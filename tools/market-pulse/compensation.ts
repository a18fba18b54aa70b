import { toUnit } from "#ledger/anchors.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown, unknownReasons } from "#ledger/market-facts.ts";
import { countedPeople, sourceWords } from "#ledger/market-fact-list.ts";
import { formatMoney, formatOffer, perWords } from "#english/money.ts";
import { yearBasis, yearlyOffer } from "#ledger/money.ts";
import type { PayMove } from "#ledger/moves.ts";
import { sayEnds, sayPosition, whereStands } from "#ledger/offer-fact-list.ts";
import { capital, joinOr } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";
import { unitOf } from "#tools/market-words.ts";
import { writeAdvice, writeDuties } from "#tools/market-pulse/pay-law.ts";
import { trendWords } from "#tools/market-pulse/snapshot.ts";
import type { MarketPulse } from "#tools/market-pulse/tool.ts";
import { known, rangeOf } from "#tools/phrases.ts";

type Compensation = MarketPulse["compensationInsights"];

const levelNames = ["I", "II", "III", "IV"];

export function writeCompensation(ledger: Ledger): Compensation {
  const { market, reading } = ledger;
  const { wages, levels, trend, position, atTarget } = market;
  return {
    finding: clip(writeFinding(ledger), 600),
    chart: writeChart(ledger),
    localLevels: writeLevels(ledger),
    widened: writeWidened(ledger),
    moves: market.moves.slice(0, 6).map((move) => writeMove(move, ledger)),
    trend:
      isUnknown(trend) || isUnknown(wages)
        ? null
        : `US median of ${countedPeople(wages.facts)}: ${trendWords(trend.trend)}.`,
    occupationNote: writeOccupationNote(ledger),
    payTransparency: writeDuties(ledger),
    advice: clip(writeAdvice(ledger), 600),
    ...known(
      isUnknown(wages) ? "unknown" : "derived",
      reading.pay?.id ?? "unknown.pay",
      isUnknown(wages) ? null : wages.id,
      isUnknown(levels) ? null : levels.id,
      isUnknown(position) ? null : position.id,
      isUnknown(trend) ? null : trend.id,
      atTarget?.id,
      market.gaps.length > 0 ? "gaps" : null,
      "occupation",
      ...reading.payParts.map(({ id }) => id),
      ...ledger.law.rules.map(({ factId }) => factId),
    ),
  };
}

function writeFinding(ledger: Ledger): string {
  const { market, occupation } = ledger;
  const range = rangeOf(ledger);
  const { wages, position } = market;
  if (isUnknown(wages)) {
    const reason = unknownReasons[wages.unknown];
    return range === null
      ? `${reason} The range is missing too: ask for both before anything is printed.`
      : `Unknown how ${range} compares. ${reason} Posted ranges for ${occupation.people} nearby are the next best thing.`;
  }
  const onTarget = describeEarnings(ledger);
  if (onTarget !== null) return onTarget;
  if (isUnknown(position) || range === null) {
    const reason = isUnknown(position) ? ` ${unknownReasons[position.unknown]}` : "";
    return `Nothing to place yet.${reason} Published pay of ${countedPeople(wages.facts)} stands below to measure it by.`;
  }
  return `${capital(range)} stands ${whereStands(sayEnds(position.position))} of ${countedPeople(wages.facts)}${describeTop(ledger)}.`;
}

function describeTop(ledger: Ledger): string {
  const highest = ledger.market.anchors.at(-1);
  const gap = ledger.market.gaps.find(
    ({ point, anchor }) => point === "top" && anchor.name === highest?.name,
  );
  if (highest === undefined || gap === undefined || gap.difference === 0) return "";
  const amount = formatMoney(Math.abs(gap.difference), "USD", unitOf(ledger));
  return `; its top is ${amount} ${gap.difference < 0 ? "under" : "over"} ${highest.name} in ${highest.place}`;
}

/** Base and on-target earnings are two figures, and only the second one compares. */
function describeEarnings(ledger: Ledger): string | null {
  const { atTarget } = ledger.market;
  const base = rangeOf(ledger);
  if (atTarget?.kind !== "commission") return null;
  const place =
    isUnknown(atTarget.position) || atTarget.position.top === null
      ? ""
      : `, ${sayPosition(atTarget.position.top)} of published pay, which counts commission`;
  const first = base === null ? "The base is not stated" : `${capital(base)} is base pay`;
  return `${first}; on target it is ${formatOffer(atTarget.yearly)}${place}.`;
}

function writeChart(ledger: Ledger): Compensation["chart"] {
  const { market, reading } = ledger;
  const { wages, atTarget } = market;
  const [first] = isUnknown(wages) ? [] : wages.facts.points;
  if (isUnknown(wages) || first === undefined) return null;
  const isHourly = wages.facts.points.some(({ hourly }) => typeof hourly === "number");
  const unit = unitOf(ledger) === "hour" && isHourly ? "hour" : "year";
  const drawn = atTarget?.kind === "commission" ? atTarget.yearly : (reading.pay?.offer ?? null);
  return {
    unit,
    currency: wages.facts.currency,
    place: first.area.name,
    source: sourceWords(first.source),
    points: wages.facts.points.map(({ percentile, hourly, yearly }) => {
      const amount = unit === "hour" ? hourly : yearly;
      return { percentile, amount: typeof amount === "number" ? amount : null };
    }),
    offer: drawn === null || drawn.period === unit ? drawn : yearlyOffer(drawn),
    facts: [
      wages.id,
      ...(reading.pay ? [reading.pay.id] : []),
      ...(atTarget ? [atTarget.id] : []),
      ...(drawn !== null && drawn.period !== "year" ? ["pay.yearly"] : []),
    ],
  };
}

function writeLevels(ledger: Ledger): Compensation["localLevels"] {
  const { levels } = ledger.market;
  if (isUnknown(levels)) return null;
  const unit = unitOf(ledger);
  const { hourly, area, source } = levels.facts;
  return {
    place: area.name,
    source: sourceWords(source),
    unit,
    levels: hourly.map((amount, at) => ({
      level: `Level ${levelNames[at]}`,
      amount: toUnit(amount, unit),
    })),
    note: `Department of Labor prevailing wage levels, ${area.name}: steps of skill, not percentiles${unit === "year" ? `, hourly levels${yearBasis("hour")}` : ""}.`,
    facts: [levels.id],
  };
}

/** Which place the figures are for; where the local mark is lower, the wide one overstates the gap. */
function writeWidened(ledger: Ledger): string | null {
  const { wages, levels } = ledger.market;
  if (isUnknown(wages)) return null;
  const area = wages.facts.points[0]?.area;
  if (area === undefined || area.kind === "metro") return null;
  const { city, text, isRemote } = ledger.reading.place;
  const wide = area.kind === "state" ? area.name : "US";
  const first = isRemote
    ? `The job is remote, so the percentiles are ${wide} figures`
    : `No percentile table for ${clip(city ?? text, 80)} is loaded, so the percentiles are ${wide} figures`;
  if (isUnknown(levels)) return `${first}, and no local level stands beside them.`;
  return `${first}; the local mark is the Department of Labor's level for ${levels.facts.area.name}.${warnOfWide(ledger, wide)}`;
}

function warnOfWide(ledger: Ledger, wide: string): string {
  const { wages, levels } = ledger.market;
  if (isUnknown(wages) || isUnknown(levels)) return "";
  const unit = unitOf(ledger);
  const point = wages.facts.points.find(({ percentile }) => percentile === 50);
  const median = unit === "hour" ? point?.hourly : point?.yearly;
  const highest = toUnit(levels.facts.hourly[3], unit);
  if (typeof median !== "number" || highest >= median) return "";
  const print = (amount: number) => formatMoney(amount, "USD", unit);
  return ` Read the ${wide} figures with care: even Level IV in ${levels.facts.area.name} (${print(highest)}) is below the ${wide} median (${print(median)}), so they overstate the local gap.`;
}

function writeMove(move: PayMove, ledger: Ledger): Compensation["moves"][number] {
  const { id, point, to, from, unit, difference, perYear } = move;
  const print = (amount: number) => formatMoney(amount, "USD", unit);
  const people = ledger.occupation.people;
  const reads = {
    bottom: `the post may say it starts at ${to.name} in ${to.place}`,
    middle: `an offer in the middle then pays ${print(to.amount)}`,
    top: `${print(to.amount)} is there for ${people} who meet every line`,
  };
  return {
    move: clip(`${point} ${print(from)} to ${to.name}, ${print(to.amount)} (${to.place})`, 200),
    cost: `${print(difference)} ${perWords(unit)}`,
    perYear: `${formatMoney(perYear, "USD", "year")} a year${yearBasis(unit)}`,
    read: clip(reads[point], 600),
    ...known("derived", id, "pay.range"),
  };
}

function writeOccupationNote({ occupation, market, reading }: Ledger): string | null {
  const { certainty, occupation: row, choices } = occupation.match;
  const title = clip(reading.title.clean, 80);
  if (certainty === "unknown") return `"${title}" is not a title we know, so no wage row is used.`;
  if (certainty === "sure" || isUnknown(market.wages)) return null;
  const others = [...new Set(choices.slice(1).map((one) => one.title))].slice(0, 3);
  const doubt =
    others.length === 0 ? "confirm that the duties fit" : `it may also be ${joinOr(others)}`;
  return clip(
    `The figures describe ${row.officialTitle} (SOC ${row.soc}), the likeliest row for "${title}"; ${doubt}.`,
    600,
  );
}
