import type { Education, Figures, Wage } from "#ledger/occupations/occupation.ts";
import { findFigures } from "#ledger/occupations/occupations.ts";
import {
  medianSources,
  medianYears,
  outlookSource,
  shippedCurrency,
  shippedPlace,
  wageSource,
  type Source,
} from "#ledger/occupations/sources.ts";

export const percentiles = [10, 25, 50, 75, 90] as const;
export type Percentile = (typeof percentiles)[number];

/** Where a job is and what it pays in; `country` is an ISO code. */
export type PayPlace = {
  country: string | null;
  region: string | null;
  city: string | null;
  currency: string | null;
};

export type Area = { kind: "nation" | "state" | "metro"; name: string };

/** Every figure says where it comes from and where it holds. */
export type FigureOrigin = { source: Source; area: Area };

export type WagePoint = FigureOrigin & { percentile: Percentile; yearly: Wage; hourly: Wage };
export type MedianPoint = FigureOrigin & { year: number; yearly: Wage };

export type WageFacts = {
  soc: string;
  officialTitle: string;
  currency: string;
  points: readonly WagePoint[];
  medians: readonly MedianPoint[];
  employment: (FigureOrigin & { people: number }) | null;
  /** How common the occupation is in a local area against the nation, where 1 is the same. */
  locationQuotient: (FigureOrigin & { value: number; jobsPerThousand: number | null }) | null;
};

export type OutlookFacts = FigureOrigin & {
  soc: string;
  growthPercent: number | null;
  openingsThousands: number | null;
  entry: Education | null;
  /** People who leave in a year: for good, and for another occupation. */
  leaving: { exitsThousands: number; transfersThousands: number } | null;
};

/** Prevailing wage levels 1 to 4, by the hour or, for teachers, pilots and some others, by the year: never percentiles. */
export type LevelFacts = FigureOrigin & {
  soc: string;
  unit: "hour" | "year";
  amounts: readonly [number, number, number, number];
};

export const unknownReasons = {
  countryUnknown: "The country of the job is not known yet.",
  outsideUnitedStates: "Wage figures are at hand for the United States only.",
  otherCurrency: "The pay is in another currency than the wage figures.",
  currencyUnknown: "The currency of the pay is not known yet.",
  occupationNotSure:
    "The title fits several kinds of work, so the pay is not measured by one of them.",
  occupationNotCovered: "No wage figures are at hand for this occupation.",
  notImported: "We hold no published figure for this.",
  placeNotMatched: "The place is not named in the table of wage areas.",
  yearlyPayOnly: "Only yearly pay is published for this occupation; it is not divided by hours.",
  notPublished: "The source does not publish this figure.",
  noOffer: "No range is known yet.",
  weekly: "A week's pay is an average or a package, and no range to bargain in.",
  payScale: "The pay is a scale, and an offer is a place on it.",
  payBands:
    "Several ranges are stated, by place or level, and an offer is made inside one of them.",
  baseOnly: "Published pay counts commission and tips, and this range is base pay without them.",
  packagePay: "The pay is a figure for a day or a week, and published wages count hours or a year.",
} as const;

export type Unknown = { unknown: keyof typeof unknownReasons };

/** The one way to ask for market figures; imported and live sources answer it too. */
export type MarketFacts = {
  wages: (soc: string, place: PayPlace) => WageFacts | Unknown;
  outlook: (soc: string, place: PayPlace) => OutlookFacts | Unknown;
  levels: (soc: string, place: PayPlace) => LevelFacts | Unknown;
  /** The same levels in the other metro areas of the state, the largest first. */
  nearbyLevels: (soc: string, place: PayPlace) => readonly LevelFacts[] | Unknown;
};

export function isUnknown(answer: object): answer is Unknown {
  return "unknown" in answer;
}

/** Each question goes to the sources in turn: local figures before those of the nation. */
export function askInTurn(sources: readonly MarketFacts[]): MarketFacts {
  function ask<Answer extends object>(put: (source: MarketFacts) => Answer | Unknown) {
    const answers = sources.map(put);
    const isTelling = (answer: Answer | Unknown) =>
      !isUnknown(answer) || answer.unknown !== "notImported";
    const known = answers.find((answer) => !isUnknown(answer));
    return known ?? answers.findLast(isTelling) ?? none;
  }
  /** Levels of two editions are never mixed: the first source that knows the place has the last word. */
  function askForLevels<Answer extends object>(put: (source: MarketFacts) => Answer | Unknown) {
    const isPassedOn = (answer: Answer | Unknown) =>
      isUnknown(answer) && passedOn.has(answer.unknown);
    const answers = sources.map(put);
    return answers.find((answer) => !isPassedOn(answer)) ?? ask(put);
  }
  return {
    wages: (soc, place) => ask((source) => source.wages(soc, place)),
    outlook: (soc, place) => ask((source) => source.outlook(soc, place)),
    levels: (soc, place) => askForLevels((source) => source.levels(soc, place)),
    nearbyLevels: (soc, place) => askForLevels((source) => source.nearbyLevels(soc, place)),
  };
}

const passedOn = new Set<Unknown["unknown"]>(["notImported", "placeNotMatched"]);

const none: Unknown = { unknown: "notImported" };
const nation: Area = { kind: "nation", name: shippedPlace };

/** The national figures in the product itself. */
export const shippedFacts: MarketFacts = {
  wages: (soc, place) => findShipped(soc, place, toWages),
  outlook: (soc, place) => findShipped(soc, place, toOutlook),
  levels: () => none,
  nearbyLevels: () => none,
};

/** US figures stand only under US jobs in dollars (readings.md 27). */
export function refusePlace({ country, currency }: PayPlace): Unknown | null {
  if (country === null) return { unknown: "countryUnknown" };
  if (country !== "US") return { unknown: "outsideUnitedStates" };
  if (currency !== null && currency !== shippedCurrency) return { unknown: "otherCurrency" };
  return null;
}

function findShipped<Facts>(
  soc: string,
  place: PayPlace,
  toFacts: (row: Figures) => Facts,
): Facts | Unknown {
  const refusal = refusePlace(place);
  if (refusal !== null) return refusal;
  const row = findFigures(soc);
  return row === null ? { unknown: "occupationNotCovered" } : toFacts(row);
}

function toWages({ soc, officialTitle, yearly, hourly, medians, employment }: Figures): WageFacts {
  const origin: FigureOrigin = { source: wageSource, area: nation };
  return {
    soc,
    officialTitle,
    currency: shippedCurrency,
    points: percentiles.map((percentile, at) => ({
      ...origin,
      percentile,
      yearly: yearly[at] ?? null,
      hourly: hourly?.[at] ?? null,
    })),
    medians: medianYears.map((year, at) => ({
      source: medianSources[at] ?? wageSource,
      area: nation,
      year,
      yearly: medians[at] ?? null,
    })),
    employment: employment === null ? null : { ...origin, people: employment },
    locationQuotient: null,
  };
}

function toOutlook({ soc, growthPercent, openingsThousands, entry }: Figures): OutlookFacts {
  const origin: FigureOrigin = { source: outlookSource, area: nation };
  return { ...origin, soc, growthPercent, openingsThousands, entry, leaving: null };
}
