/** Cities whose own name has a hyphen; elsewhere it stands between two cities. */
const hyphenated = ["Winston-Salem", "Wilkes-Barre"];

/** The cities of an area across a state line that do not lie, or not only, in the first state of its name. */
const statesOfCities: Readonly<Record<string, readonly string[]>> = {
  alexandria: ["VA"],
  arlington: ["VA"],
  ashland: ["KY"],
  bristol: ["TN", "VA"],
  camden: ["NJ"],
  "jersey city": ["NJ"],
  "kansas city": ["MO", "KS"],
  martinsburg: ["WV"],
  moline: ["IL"],
  newark: ["NJ"],
  "rock island": ["IL"],
  steubenville: ["OH"],
  texarkana: ["TX", "AR"],
  vancouver: ["WA"],
  wilmington: ["DE"],
};

/** Lower case, without accents and points, short forms written out: "St. Louis" is "saint louis". */
export function plainPlace(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[.'’]/g, "")
    .replaceAll(/\bst\b/g, "saint")
    .replaceAll(/\bft\b/g, "fort")
    .replaceAll(/\bmt\b/g, "mount")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The cities that an area's name says lie in the state: "Portland-Vancouver-Hillsboro, OR-WA" has one in WA. */
export function citiesOfArea(areaName: string, state: string): string[] {
  const comma = areaName.lastIndexOf(", ");
  if (comma === -1) return [];
  const states = areaName.slice(comma + 2).split("-");
  const cities = splitCities(areaName.slice(0, comma)).map((city) =>
    plainPlace(city)
      .replace(/^urban /, "")
      .replace(/ town$/, ""),
  );
  if (states.length === 1) return states[0] === state ? cities : [];
  return cities.filter((city) => (statesOfCities[city] ?? states.slice(0, 1)).includes(state));
}

function splitCities(names: string): string[] {
  const kept = hyphenated.reduce(
    (text, name) => text.replace(name, name.replace("-", "\u2011")),
    names,
  );
  return kept.split(/[-/]+/).map((name) => name.replace("\u2011", "-"));
}
