import { plainPlace } from "#ledger/areas/area-cities.ts";
import type { AreaWages } from "#ledger/areas/area-wages.ts";
import { levelCode } from "#ledger/areas/combined-occupations.ts";
import {
  findArea,
  findState,
  isMetro,
  largestFirst,
  type AreaRow,
} from "#ledger/areas/find-area.ts";
import {
  refusePlace,
  type LevelFacts,
  type MarketFacts,
  type PayPlace,
  type Unknown,
} from "#ledger/market/market-facts.ts";

const notImported: Unknown = { unknown: "notImported" };
const placeNotMatched: Unknown = { unknown: "placeNotMatched" };
const notPublished: Unknown = { unknown: "notPublished" };

/** The shipped levels of every area; percentiles and outlook are asked elsewhere. */
export function areaFacts(wages: AreaWages): MarketFacts {
  const find = (soc: string, code: number): LevelFacts | null => {
    const found = wages.find(levelCode(soc), code);
    const name = wages.geography.areas[code];
    if (found === null || name === undefined) return null;
    const { publisher, name: title, edition } = wages.header;
    const source = { publisher, name: title, edition };
    return { ...found, source, area: { kind: "metro", name }, soc: levelCode(soc) };
  };
  return {
    wages: () => notImported,
    outlook: () => notImported,
    levels(soc, place) {
      const refused = refusePlace(place);
      if (refused !== null) return refused;
      const code = areaOf(wages, place);
      return code === null ? placeNotMatched : (find(soc, code) ?? notPublished);
    },
    nearbyLevels(soc, place) {
      const refused = refusePlace(place);
      if (refused !== null) return refused;
      const code = areaOf(wages, place);
      if (code === null) return placeNotMatched;
      const others = largestFirst(rowsOf(wages, findState(place.region) ?? "")).filter(
        (area) => area.code !== code && isMetro(area.code),
      );
      const found = others.flatMap((area) => find(soc, area.code) ?? []);
      return found.length === 0 ? notPublished : found;
    },
  };
}

function areaOf(wages: AreaWages, { region, city }: PayPlace): number | null {
  const state = findState(region);
  if (state === null) return null;
  return findArea(rowsOf(wages, state), state, city, findTown(wages, state, city));
}

/** The area that a town is listed in; towns of a name that two areas of the state share are not. */
export function findTown(
  { geography }: AreaWages,
  state: string,
  city: string | null,
): number | null {
  if (city === null) return null;
  const wanted = `|${plainPlace(city)}|`;
  const [code] =
    Object.entries(geography.states[state] ?? {}).find(([, { towns }]) =>
      `|${towns}|`.includes(wanted),
    ) ?? [];
  return code === undefined ? null : Number(code);
}

function rowsOf({ geography }: AreaWages, state: string): AreaRow[] {
  return Object.entries(geography.states[state] ?? {}).flatMap(([code, { counties }]) =>
    counties.split("|").map((county) => ({
      areaCode: Number(code),
      areaName: geography.areas[code] ?? "",
      county,
    })),
  );
}
