import data from "#reading/world/regions.json" with { type: "json" };

/** A state or province with its usual code. */
export type Region = { code: string; name: string; country: string };

/** Counties and nations, which have no code. */
const counties: readonly Region[] = [
  ...data.british.split("|").map((name) => ({ code: name, name, country: "GB" })),
  ...data.irish.split("|").flatMap((name) =>
    ["Co.", "Co", "County"].map((form) => ({
      code: `Co. ${name}`,
      name: `${form} ${name}`,
      country: "IE",
    })),
  ),
];

const regions: readonly Region[] = [
  ...list(data.us, "US"),
  ...list(data.ca, "CA"),
  ...list(data.au, "AU"),
];

function list(table: Readonly<Record<string, string>>, country: string): Region[] {
  return Object.entries(table).map(([code, name]) => ({ code, name, country }));
}

const byCode = new Map(regions.map((region) => [region.code, region]));
const byName = new Map([
  ...regions.map((region) => [region.name.toLowerCase(), region] as const),
  // As newspapers shorten them: "Trinidad, Colo."
  ...Object.entries(data.shortNames).flatMap(([name, code]) => {
    const region = byCode.get(code);
    return region ? [[name.toLowerCase(), region] as const] : [];
  }),
]);

/** "TX", "Texas" or "Québec"; codes only in capitals. */
export function findRegion(words: string): Region | null {
  const plain = words.trim().replaceAll(".", "").replaceAll("é", "e");
  const low = plain.toLowerCase();
  return byCode.get(plain) ?? byName.get(low.startsWith("state of ") ? low.slice(9) : low) ?? null;
}

const named = new Map(
  counties.map((region) => [region.name.toLowerCase().replace(".", ""), region]),
);

/** A region as `findRegion` knows it, or a county of Great Britain or Ireland. */
export function findRegionOrCounty(words: string): Region | null {
  return findRegion(words) ?? named.get(words.trim().toLowerCase().replace(".", "")) ?? null;
}

export const regionCodes: readonly string[] = regions.map(({ code }) => code);

/** Regions and counties by name, the longer names first: "West Virginia" before "Virginia". */
export const regionNames: readonly string[] = [
  ...[...regions, ...counties].map(({ name }) => name),
  "Québec",
  ...Object.keys(data.shortNames).map((name) => `${name}.`),
].toSorted((a, b) => b.length - a.length);
