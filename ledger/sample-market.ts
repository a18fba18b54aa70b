import {
  askInTurn,
  isUnknown,
  shippedFacts,
  type Area,
  type LevelFacts,
  type MarketFacts,
  type WageFacts,
} from "#ledger/market-facts.ts";

/** Local figures by hand, for tests: what an import would add to the national ones. */
type Local = {
  soc: string;
  area: string;
  hourly: LevelFacts["amounts"];
  nearby: Readonly<Record<string, LevelFacts["amounts"]>>;
};

const source = {
  publisher: "US Department of Labor",
  name: "OFLC prevailing wages",
  edition: "wage year 2025-26",
};

function levelsOf(soc: string, name: string, amounts: LevelFacts["amounts"]): LevelFacts {
  return { soc, unit: "hour", amounts, source, area: { kind: "metro", name } };
}

function around(level: number): LevelFacts["amounts"] {
  return [level - 7, level - 4, level, level + 4];
}

export const columbusNurses: Local = {
  soc: "29-1141",
  area: "Columbus, OH",
  hourly: [35.4, 39.12, 42.83, 46.55],
  nearby: {
    "Cleveland, OH": around(43.21),
    "Springfield, OH": around(39),
    "Lima, OH": around(38.37),
  },
};

export const austinDevelopers: Local = {
  soc: "15-1252",
  area: "Austin-Round Rock-San Marcos, TX",
  hourly: [43.44, 55.17, 66.9, 78.63],
  nearby: { "San Antonio-New Braunfels, TX": around(61.41) },
};

/** The shipped figures with one place's levels in front of them. */
export function withLevels({ soc, area, hourly, nearby }: Local): MarketFacts {
  const here = (asked: string) => asked === soc;
  const none = { unknown: "notImported" } as const;
  const local: MarketFacts = {
    wages: () => none,
    outlook: () => none,
    levels: (asked) => (here(asked) ? levelsOf(soc, area, hourly) : none),
    nearbyLevels: (asked) =>
      here(asked) ? Object.entries(nearby).map(([name, one]) => levelsOf(soc, name, one)) : none,
  };
  return askInTurn([local, shippedFacts]);
}

/** The same with percentiles, employment and location quotient of the place itself. */
export function withPercentiles(local: Local, factor: number, quotient: number): MarketFacts {
  const levels = withLevels(local);
  const area: Area = { kind: "metro", name: local.area };
  const scale = (wage: WageFacts["points"][number]["yearly"]) =>
    typeof wage === "number" ? Math.round(wage * factor * 100) / 100 : wage;
  return {
    ...levels,
    wages: (soc, place) => {
      const national = shippedFacts.wages(soc, place);
      const [first] = isUnknown(national) ? [] : national.points;
      if (isUnknown(national) || first === undefined || soc !== local.soc) return national;
      return {
        ...national,
        points: national.points.map((point) => ({
          ...point,
          area,
          yearly: scale(point.yearly),
          hourly: scale(point.hourly),
        })),
        employment: { source: first.source, area, people: 21_340 },
        locationQuotient: { source: first.source, area, value: quotient, jobsPerThousand: null },
      };
    },
  };
}
