import { rateOf } from "#ledger/facts/pay-rate.ts";
import { capital, joinOr, placeInText } from "#english/words.ts";
import { levelsIn, benchmarkName } from "#ledger/market/pay-benchmarks.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown, unknownReasons } from "#ledger/market/market-facts.ts";
import { countedPeople, sourceWords } from "#ledger/market/market-fact-list.ts";
import { formatMoney, formatOffer, perWords } from "#english/money.ts";
import { yearlyOffer } from "#ledger/market/money.ts";
import type { PayMove } from "#ledger/market/pay-moves.ts";
import { sayEnds, whereStands } from "#ledger/market/offer-fact-list.ts";
import { clip } from "#tools/writing/clip.ts";
import { writeAdvice, writeDuties } from "#tools/market-pulse/pay-law.ts";
import { sayAmongLevels, writeLevels } from "#tools/market-pulse/local-levels.ts";
import { costOf, standingOf, unitOf, unlikeIn } from "#tools/market-pulse/pay-view.ts";
import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { figure, namedPayOf, payNameOf, placeOf, quote, rangeOf, say } from "#tools/writing/say.ts";

type Compensation = MarketPulse["compensationInsights"];

const mostMoves = 2;
/** Nobody raises a range by half. */
const mostRaise = 0.25;

/** Only where the pay is short of its mark, and none that would lift a part of the range over its top. */
function helpfulMoves(ledger: Ledger): PayMove[] {
  const top = ledger.reading.pay?.offer?.max ?? null;
  const standing = standingOf(ledger);
  if ((standing !== "low" && standing !== "under") || top === null) return [];
  return ledger.market.moves
    .filter(({ point, to }) => point === "top" || to.amount <= top)
    .filter(({ from, difference }) => difference <= from * mostRaise)
    .slice(0, mostMoves);
}

export function writeCompensation(ledger: Ledger): Compensation {
  const { market, reading } = ledger;
  const { wages, levels, position, atTarget } = market;
  const moves = helpfulMoves(ledger);
  return {
    finding: sayAmongLevels(ledger) ?? writeFinding(ledger),
    localLevels: writeLevels(ledger),
    chart: writeChart(ledger),
    widened: writeWidened(ledger),
    moves: moves.map((move) => writeMove(move, ledger)),
    // The snapshot tells it beside the median.
    trend: null,
    occupationNote: writeOccupationNote(ledger),
    payTransparency: writeDuties(ledger),
    advice: writeAdvice(ledger),
    ...known(
      isUnknown(wages) ? "unknown" : "derived",
      reading.pay?.id ?? "unknown.pay",
      isUnknown(wages) ? null : wages.id,
      isUnknown(levels) ? null : levels.id,
      isUnknown(position) ? null : position.id,
      atTarget?.id,
      market.gaps.length > 0 ? "gaps" : null,
      "occupation",
      isUnknown(market.likeliest) ? null : market.likeliest.id,
      ...reading.payParts.map(({ id }) => id),
      ...ledger.law.rules.map(({ factId }) => factId),
    ),
  };
}

function writeFinding(ledger: Ledger): string {
  const { market } = ledger;
  const { wages, position } = market;
  const pay = namedPayOf(ledger);
  if (standingOf(ledger) === "unlike") return describeUnlike(ledger);
  const rate = rateOf(ledger.reading);
  if (rate !== null) {
    return say`The posting states ${quote(rate)}. Published wages count hours or a year, so nothing is compared.`;
  }
  if (isUnknown(wages) && wages.unknown === "occupationNotSure" && pay !== null) {
    return say`${pay} is not measured here, because the title fits several kinds of work.`;
  }
  if (isUnknown(wages)) {
    return say`Nothing public stands beside the pay. Read a few posts for similar jobs and compare with those.`;
  }
  const people = figure(countedPeople(wages.facts));
  if (pay === null || isUnknown(position)) {
    const why = isUnknown(position) && pay !== null ? ` ${unknownReasons[position.unknown]}` : "";
    return `${say`There is no range to place yet. Published pay of ${people} stands below to measure it by.`}${why}`;
  }
  const area = wages.facts.points[0]?.area;
  const where = figure(
    area === undefined || area.kind === "nation" ? "nationally" : `in ${area.name}`,
  );
  const stands = figure(whereStands(sayEnds(position.position)));
  return say`${pay} stands ${stands} ${where}. The figures count ${people}, at every level of experience.`;
}

/** Published wages count another thing than this pay, so nothing is compared. */
function describeUnlike(ledger: Ledger): string {
  const { atTarget } = ledger.market;
  const range = rangeOf(ledger);
  const unlike = unlikeIn(ledger);
  if (range !== null && unlike === "package") {
    return say`The pay is ${range}. Published wages count hours or a year, so nothing is compared.`;
  }
  if (range !== null && unlike === "tips") {
    return say`The pay is ${range} before tips. Published wages count tips, so nothing is compared.`;
  }
  const base = range === null ? say`The base is not stated.` : say`The base is ${range}.`;
  const target =
    atTarget?.kind === "commission"
      ? ` ${say`On target the job pays ${figure(formatOffer(atTarget.yearly))}.`}`
      : "";
  return `${base}${target} ${say`Published wages count commission that was paid, so the base is not compared with them.`}`;
}

function writeChart(ledger: Ledger): Compensation["chart"] {
  const { market, reading } = ledger;
  const { wages } = market;
  const [first] = isUnknown(wages) ? [] : wages.facts.points;
  if (isUnknown(wages) || first === undefined) return null;
  const isHourly = wages.facts.points.some(({ hourly }) => typeof hourly === "number");
  const unit = unitOf(ledger) === "hour" && isHourly ? "hour" : "year";
  const drawn = standingOf(ledger) === "unlike" ? null : (reading.pay?.offer ?? null);
  return {
    title: titleChart(ledger, unit),
    unit,
    currency: wages.facts.currency,
    place: first.area.name,
    source: sourceWords(first.source),
    points: wages.facts.points.map(({ percentile, hourly, yearly }) => {
      const amount = unit === "hour" ? hourly : yearly;
      return { percentile, amount: typeof amount === "number" ? amount : null };
    }),
    // Hours of a school's year are not drawn among yearly pay.
    offer:
      drawn === null || drawn.period === unit
        ? drawn
        : ledger.market.isFullYear
          ? yearlyOffer(drawn)
          : null,
    facts: [
      wages.id,
      ...(reading.pay ? [reading.pay.id] : []),
      ...(drawn !== null && drawn.period !== "year" ? ["pay.yearly"] : []),
    ],
  };
}

/** How the range compares, else what half of all people earn. */
function titleChart(ledger: Ledger, unit: "hour" | "year"): string {
  const { wages, position } = ledger.market;
  if (isUnknown(wages)) return "";
  const median = wages.facts.points.find(({ percentile }) => percentile === 50);
  const where = figure(median === undefined ? "" : placeInText(median.area.name));
  if (!isUnknown(position)) {
    return say`${payNameOf(ledger)} stands ${figure(whereStands(sayEnds(position.position)))} in ${where}`;
  }
  const amount = unit === "hour" ? median?.hourly : median?.yearly;
  return typeof amount === "number"
    ? say`Half earn ${figure(formatMoney(amount, wages.facts.currency, unit))} ${figure(perWords(unit))} or more in ${where}`
    : say`Published pay in ${where}`;
}

/** Which place the figures are for; where the local mark is lower, the wide one overstates the gap. */
function writeWidened(ledger: Ledger): string | null {
  const { wages, levels } = ledger.market;
  if (isUnknown(wages)) return null;
  const area = wages.facts.points[0]?.area;
  if (area === undefined || area.kind === "metro") return null;
  const wide = figure(area.kind === "state" ? area.name : "national");
  if (!isUnknown(levels)) {
    return `${say`The percentiles are ${wide} figures.`}${warnOfWide(ledger)}`;
  }
  const place = placeOf(ledger);
  return place === null
    ? say`These are ${wide} figures, because the job is not tied to one place.`
    : say`These are ${wide} figures. There is no table for ${place} yet.`;
}

function warnOfWide(ledger: Ledger): string {
  const { wages, levels } = ledger.market;
  if (isUnknown(wages) || isUnknown(levels)) return "";
  const unit = unitOf(ledger);
  const point = wages.facts.points.find(({ percentile }) => percentile === 50);
  const median = unit === "hour" ? point?.hourly : point?.yearly;
  const highest = levelsIn(levels.facts, unit)?.[3];
  if (typeof median !== "number" || highest === undefined || highest >= median) return "";
  const print = (amount: number) => figure(formatMoney(amount, "USD", unit));
  return ` ${say`Wages here run below them: Level IV is ${print(highest)}, their median ${print(median)}. Use the local figures.`}`;
}

const reads = {
  bottom: "The post could then say that pay starts at this mark.",
  middle: "An offer in the middle would then meet the mark.",
  top: "There would then be room for the strongest people.",
} as const;

function writeMove(move: PayMove, { market: { wages } }: Ledger): Compensation["moves"][number] {
  const { id, point, to, from, unit, difference } = move;
  const print = (amount: number) => formatMoney(amount, "USD", unit);
  const isNational = !isUnknown(wages) && wages.facts.points[0]?.area.kind === "nation";
  const name = benchmarkName({ ...to, isLocal: id.endsWith(".local") || !isNational });
  return {
    move: clip(`${capital(point)} from ${print(from)} to ${name}, ${print(to.amount)}`, 200),
    cost: `${print(difference)} ${perWords(unit)}`,
    perYear: costOf(move).text,
    read: reads[point],
    ...known("derived", id, "pay.range"),
  };
}

/** Said where the occupation is not sure; the figure of one that is clearly likeliest stands here alone. */
function writeOccupationNote({ occupation, market: { likeliest } }: Ledger): string | null {
  const { certainty, choices } = occupation.match;
  if (certainty !== "choose") return null;
  const titles = [...new Set(choices.map(({ title }) => title))];
  const named = (from: number) =>
    figure(joinOr(titles.slice(from, 3).map((name) => name.replace(/, (.+)$/u, " ($1)"))));
  const choose = say`Choose under What we read.`;
  if (isUnknown(likeliest)) return `${say`The title may be ${named(0)}.`} ${choose}`;
  const { facts } = likeliest;
  const middle = facts.points.find(({ percentile }) => percentile === 50);
  const unit = typeof middle?.yearly === "number" ? "year" : "hour";
  const amount = unit === "year" ? middle?.yearly : middle?.hourly;
  const others = titles.length > 1 ? ` ${say`It may also be ${named(1)}.`}` : "";
  if (middle === undefined || typeof amount !== "number")
    return `${say`The title may be ${named(0)}.`} ${choose}`;
  const median = figure(formatMoney(amount, facts.currency, unit));
  const where = figure(placeInText(middle.area.name));
  return `${say`If this is ${figure(countedPeople(facts))}, half earn ${median} ${figure(perWords(unit))} or more in ${where} (${figure(sourceWords(middle.source))}).`}${others} ${choose}`;
}
