import { citiesOfArea, plainPlace } from "#server/features/market/area-cities.ts";

/** A wage area and, where the table of counties is imported, one county in it. */
export type AreaRow = { areaCode: number; areaName: string; county: string | null };

/** County names after which the rest is the town itself. */
const townWords = / (?:city|municipio|municipality|city and borough)$/;

/**
 * The wage area of a place in a state, from that state's rows: a county or a town that is its own county,
 * then a city in an area's name, then the only area there is. Nothing is guessed for other towns.
 */
export function findArea(rows: readonly AreaRow[], state: string, city: string | null) {
  const wanted = city === null ? "" : plainPlace(city);
  const inCounties = rows.filter(({ county }) => county !== null && isCounty(county, wanted));
  const exact = rows.filter(({ areaName }) => citiesOfArea(areaName, state).includes(wanted));
  const loose = rows.filter(({ areaName }) =>
    citiesOfArea(areaName, state).some((one) => isSameCity(one, wanted)),
  );
  const whole = rows.some(({ county }) => county !== null) ? rows : [];
  const settled = [inCounties, exact, loose, whole].map(onlyCode);
  return settled.find((code) => code !== null) ?? null;
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
