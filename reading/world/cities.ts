import metros from "#reading/data/us-cities.json" with { type: "json" };
import known from "#reading/world/known-cities.json" with { type: "json" };
import smallTowns from "#reading/world/small-towns.json" with { type: "json" };
import towns from "#reading/world/towns.json" with { type: "json" };

/** A city by its name; `region` where people write it. Towns over 15,000 people of six countries: GeoNames, CC BY 4.0. */
export type City = { name: string; region: string | null; country: string };

/** Large cities by country and region; names that several well-known places share are left out. */
const { american, canadian, elsewhere } = known;

/** Everyday names under the one a report prints. */
const printed: Readonly<Record<string, string>> = known.printed;

const marks = /[\p{M}.,]/gu;

type Table = Readonly<Record<string, string>>;

const wellKnown = new Map<string, City>([
  ...entries(metros, "US"),
  ...entries(american, "US"),
  ...entries(canadian, "CA"),
  ...Object.entries(elsewhere).flatMap(([country, names]) => entries({ "": names }, country)),
]);

const byName = new Map<string, City[]>();
for (const [country, table] of Object.entries<Table>(towns))
  for (const [name, city] of entries(table, country))
    byName.set(name, [...(byName.get(name) ?? []), city]);
for (const [name, city] of wellKnown) {
  const others = byName.get(name) ?? [];
  const isOther = ({ region, country }: City) => region !== city.region || country !== city.country;
  byName.set(name, [city, ...others.filter(isOther)]);
}

function entries(table: Table, country: string): [string, City][] {
  return Object.entries(table).flatMap(([region, names]) =>
    names
      .split("|")
      .map((name): [string, City] => [
        plain(name),
        { name: printed[name] ?? name, region: region === "" ? null : region, country },
      ]),
  );
}

function plain(name: string): string {
  const low = name
    .normalize("NFKD")
    .replaceAll(marks, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .trim();
  return low.startsWith("saint ") ? `st ${low.slice(6)}` : low;
}

const small = new Set(
  Object.values(smallTowns).flatMap((names) => names.split("|").map((name) => plain(name))),
);

/** Smaller towns, and those of other countries: too many are words or people to look for them, but a name found by where it stands is one. */
export function isTown(words: string): boolean {
  return words.length <= 40 && small.has(plain(words));
}

/** Every city of this name, the best known first. */
export function findCities(words: string): readonly City[] {
  return words.length > 40 ? [] : (byName.get(plain(words)) ?? []);
}

/** The one well-known city of this name; null where there are several, or none we know. */
export function findCity(words: string): City | null {
  return words.length > 40 ? null : (wellKnown.get(plain(words)) ?? null);
}

/** The city that is meant: a well-known one, else the one of that country; null country or region where that stays open. */
export function settleCity(
  words: string,
  home: string | null,
): (Omit<City, "country"> & { country: string | null }) | null {
  const all = findCities(words);
  const [first] = all;
  if (!first || all.length === 1 || findCity(words)) return first ?? null;
  const near = all.filter(({ country }) => country === home);
  if (near.length === 1) return near[0] ?? null;
  const isOneCountry = near.length > 0 || all.every(({ country }) => country === first.country);
  return {
    name: first.name,
    region: null,
    country: isOneCountry ? (near[0] ?? first).country : null,
  };
}

/** Names that are words as well, and need more than themselves to be a city. */
const everyday = new Set(known.everyday);

export function isEveryday(name: string): boolean {
  return everyday.has(name.toLowerCase());
}
