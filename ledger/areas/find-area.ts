import { usStates } from "#reading/world/us-states.ts";
import { citiesOfArea, plainPlace } from "#ledger/areas/area-cities.ts";

/** A wage area and, where the table of counties is imported, one county in it. */
export type AreaRow = { areaCode: number; areaName: string; county: string | null };

/** County names after which the rest is the town itself. */
const townWords = / (?:city|municipio|municipality|city and borough)$/;

/**
 * The wage area of a place in a state, from that state's rows: a county or a town that is its own county,
 * then a city in an area's name, then the area its town is listed in, then the only area there is. Nothing is guessed.
 */
export function findArea(
  rows: readonly AreaRow[],
  state: string,
  city: string | null,
  listed: number | null = null,
): number | null {
  const wanted = city === null ? "" : plainPlace(city);
  const inCounties = rows.filter(({ county }) => county !== null && isCounty(county, wanted));
  const exact = rows.filter(({ areaName }) => citiesOfArea(areaName, state).includes(wanted));
  const loose = rows.filter(({ areaName }) =>
    citiesOfArea(areaName, state).some((one) => isSameCity(one, wanted)),
  );
  const whole = rows.some(({ county }) => county !== null) ? rows : [];
  const asListed = rows.filter(({ areaCode }) => areaCode === listed);
  const settled = [inCounties, exact, loose, asListed, whole].map(onlyCode);
  return settled.find((code) => code !== null) ?? null;
}

/** The areas of a state, one row each; an area of many counties is, by and large, a large one. */
export function largestFirst(rows: readonly AreaRow[]): { code: number; name: string }[] {
  const areas = new Map<number, { code: number; name: string; counties: number }>();
  for (const { areaCode: code, areaName: name, county } of rows) {
    const counties = (areas.get(code)?.counties ?? 0) + (county === null ? 0 : 1);
    areas.set(code, { code, name: areas.get(code)?.name ?? name, counties });
  }
  return [...areas.values()].sort(
    (left, right) => right.counties - left.counties || left.name.localeCompare(right.name),
  );
}

/** Metropolitan areas have five digits; the rest of a state is not a place somebody moves from. */
export function isMetro(code: number): boolean {
  return code < 100_000;
}

/** A postal code, or the name that belongs to one. */
export function findState(region: string | null): string | null {
  const text = region?.trim().toLowerCase() ?? "";
  if (/^[a-z]{2}$/u.test(text)) return text.toUpperCase();
  return Object.keys(usStates).find((code) => usStates[code]?.toLowerCase() === text) ?? null;
}

function isCounty(county: string, wanted: string): boolean {
  const name = plainPlace(county);
  return name === wanted || (townWords.test(name) && name.replace(townWords, "") === wanted);
}

/** "Boise" is "Boise City", and "New York City" is "New York". */
function isSameCity(left: string, right: string): boolean {
  return left === `${right} city` || `${left} city` === right;
}

function onlyCode(rows: readonly AreaRow[]): number | null {
  const codes = new Set(rows.map(({ areaCode }) => areaCode));
  const [code] = codes;
  return codes.size === 1 && code !== undefined ? code : null;
}
