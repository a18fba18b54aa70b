import {
  isUnknown,
  percentiles,
  refusePlace,
  shippedFacts,
  type Area,
  type LevelFacts,
  type MarketFacts,
  type MedianPoint,
  type FigureOrigin,
  type OutlookFacts,
  type PayPlace,
  type Unknown,
  type WageFacts,
} from "#ledger/market/market-facts.ts";
import type { Wage } from "#ledger/occupations/occupation.ts";
import {
  medianYears,
  outlookSource,
  shippedCurrency,
  shippedPlace,
  wageSource,
  type Source,
} from "#ledger/occupations/sources.ts";
import { levelCode } from "#ledger/areas/combined-occupations.ts";
import { isMetro } from "#ledger/areas/find-area.ts";
import type {
  LevelRow,
  OutlookRow,
  StoredEdition,
  WageRow,
} from "#server/features/market/market.store.ts";

type NamedArea = { code: number; name: string };

/** All that was read for one place. */
export type Loaded = {
  place: PayPlace;
  /** The areas of the state, the largest first. */
  areas: readonly NamedArea[];
  areaCode: number | null;
  /** By year. */
  wages: readonly WageRow[];
  levels: readonly LevelRow[];
  levelEdition: StoredEdition | null;
  outlooks: readonly OutlookRow[];
};

const notImported: Unknown = { unknown: "notImported" };
const nation: Area = { kind: "nation", name: shippedPlace };
const newestShipped = Math.max(...medianYears);

/** Answers for the place that was loaded, and for no other. */
export function answerFrom(loaded: Loaded): MarketFacts {
  const answer =
    <Facts>(find: (loaded: Loaded, soc: string, place: PayPlace) => Facts | Unknown) =>
    (soc: string, place: PayPlace): Facts | Unknown => {
      const isLoaded = place.region === loaded.place.region && place.city === loaded.place.city;
      return refusePlace(place) ?? (isLoaded ? find(loaded, soc, place) : notImported);
    };
  return {
    wages: answer(findWages),
    outlook: answer(findOutlook),
    levels: answer(findLevels),
    nearbyLevels: answer(findNearby),
  };
}

/** The nearest area that publishes a figure answers; each figure says which one it was. */
function findWages(loaded: Loaded, soc: string, place: PayPlace): WageFacts | Unknown {
  const rows = loaded.wages.filter((row) => row.soc === soc);
  const local = [
    rows.findLast(({ areaCode }) => areaCode === loaded.areaCode),
    rows.findLast(({ areaKind }) => areaKind === "state"),
  ].filter((row) => row !== undefined);
  const national = rows.filter(({ areaKind }) => areaKind === "nation");
  const newest = national.filter(({ year }) => year >= newestShipped).slice(-1);
  const nearest = [...local, ...newest];
  const paid = nearest.find((row) => row.yearlyDollars !== null || row.hourlyCents !== null);
  if (paid === undefined) return nearest.length === 0 ? notImported : { unknown: "notPublished" };
  const counted = nearest.find(({ employment }) => employment !== null);
  const compared = local.find(({ locationQuotient }) => locationQuotient !== null);
  return {
    soc,
    officialTitle: paid.title,
    currency: shippedCurrency,
    points: percentiles.map((percentile, at) => ({
      ...originOf(paid),
      percentile,
      yearly: wageAt(paid.yearlyDollars, paid.yearlyTopCoded, at),
      hourly: inDollars(wageAt(paid.hourlyCents, paid.hourlyTopCoded, at)),
    })),
    medians: listMedians(national, soc, place),
    employment: counted ? { ...originOf(counted), people: counted.employment ?? 0 } : null,
    locationQuotient: compared
      ? {
          ...originOf(compared),
          value: compared.locationQuotient ?? 0,
          jobsPerThousand: compared.jobsPerThousand,
        }
      : null,
  };
}

/** National medians by year; what we ship fills the years that were not imported. */
function listMedians(rows: readonly WageRow[], soc: string, place: PayPlace): MedianPoint[] {
  const shipped = shippedFacts.wages(soc, place);
  const byYear = new Map(
    (isUnknown(shipped) ? [] : shipped.medians).map((point) => [point.year, point]),
  );
  for (const row of rows) {
    const yearly = wageAt(row.yearlyDollars, row.yearlyTopCoded, 2);
    byYear.set(row.year, { ...originOf(row), year: row.year, yearly });
  }
  return [...byYear.values()].sort((left, right) => left.year - right.year);
}

function wageAt(amounts: readonly (number | null)[] | null, topCoded: number, at: number): Wage {
  return at >= percentiles.length - topCoded ? "top-coded" : (amounts?.[at] ?? null);
}

function inDollars(cents: Wage): Wage {
  return typeof cents === "number" ? cents / 100 : cents;
}

function originOf({ areaKind, areaName, year, isInferred }: WageRow): FigureOrigin {
  const source = { ...wageSource, edition: printEdition({ edition: `May ${year}`, isInferred }) };
  if (areaKind === "nation") return { source, area: nation };
  return { source, area: { kind: areaKind === "state" ? "state" : "metro", name: areaName } };
}

function printEdition({ edition, isInferred }: StoredEdition): string {
  return isInferred ? `${edition} (year inferred)` : edition;
}

function findOutlook({ outlooks }: Loaded, soc: string): OutlookFacts | Unknown {
  const row = outlooks.find((one) => one.soc === soc);
  if (row === undefined || row.edition < outlookSource.edition) return notImported;
  const { growthPercent, openingsThousands, entry, exitsThousands, transfersThousands } = row;
  const isCounted = exitsThousands !== null && transfersThousands !== null;
  return {
    source: { ...outlookSource, edition: row.edition },
    area: nation,
    soc,
    growthPercent,
    openingsThousands,
    entry,
    leaving: isCounted ? { exitsThousands, transfersThousands } : null,
  };
}

function findLevels(loaded: Loaded, soc: string): LevelFacts | Unknown {
  const { areas, areaCode, levelEdition } = loaded;
  if (levelEdition === null) return notImported;
  const area = areas.find(({ code }) => code === areaCode);
  if (area === undefined) return { unknown: "placeNotMatched" };
  const row = findLevelRow(loaded, soc, area);
  return row === undefined ? { unknown: "notPublished" } : toLevels(row, area, levelEdition);
}

function findNearby(loaded: Loaded, soc: string): readonly LevelFacts[] | Unknown {
  const { areas, areaCode, levelEdition, wages } = loaded;
  if (levelEdition === null) return notImported;
  if (areaCode === null) return { unknown: "placeNotMatched" };
  const employment = ({ code }: NamedArea) =>
    wages.find((row) => row.soc === soc && row.areaCode === code)?.employment ?? 0;
  const others = areas.filter((area) => area.code !== areaCode && isMetro(area.code));
  const found = others
    .toSorted((left, right) => employment(right) - employment(left))
    .flatMap((area) => {
      const row = findLevelRow(loaded, soc, area);
      return row === undefined ? [] : [{ row, area }];
    });
  if (found.length === 0) return { unknown: "notPublished" };
  return found.map(({ row, area }) => toLevels(row, area, levelEdition));
}

function findLevelRow({ levels }: Loaded, soc: string, { code }: NamedArea) {
  return levels.find((row) => row.soc === levelCode(soc) && row.areaCode === code);
}

/** `soc` is the row's own code, so that it can be looked up. */
function toLevels(
  { soc, isYearly, cents }: LevelRow,
  { name }: NamedArea,
  edition: StoredEdition,
): LevelFacts {
  const [first, second, third, fourth] = cents;
  const source: Source = {
    publisher: "US Department of Labor",
    name: "OFLC prevailing wages",
    edition: `wage year ${printEdition(edition)}`,
  };
  const area: Area = { kind: "metro", name };
  const amounts = [first / 100, second / 100, third / 100, fourth / 100] as const;
  return { source, area, soc, unit: isYearly ? "year" : "hour", amounts };
}
