import { usStates } from "#reading/world/us-states.ts";

/** A state or province with its usual code. */
export type Region = { code: string; name: string; country: string };

const provinces: Readonly<Record<string, string>> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  NT: "Northwest Territories",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
};

const australian: Readonly<Record<string, string>> = {
  NSW: "New South Wales",
  VIC: "Victoria",
  QLD: "Queensland",
  TAS: "Tasmania",
  ACT: "Australian Capital Territory",
};

/** Counties and nations, which have no code. */
const british =
  "England|Scotland|Wales|Northern Ireland|Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|County Durham|East Sussex|East Yorkshire|Essex|Fife|Gloucestershire|Greater Manchester|Gwent|Hampshire|Herefordshire|Hertfordshire|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Norfolk|North Yorkshire|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|South Yorkshire|Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|West Sussex|West Yorkshire|Wiltshire|Worcestershire|Yorkshire";
const irish =
  "Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow";

const counties: readonly Region[] = [
  ...british.split("|").map((name) => ({ code: name, name, country: "GB" })),
  ...irish.split("|").flatMap((name) =>
    ["Co.", "Co", "County"].map((form) => ({
      code: `Co. ${name}`,
      name: `${form} ${name}`,
      country: "IE",
    })),
  ),
];

const regions: readonly Region[] = [
  ...list(usStates, "US"),
  ...list(provinces, "CA"),
  ...list(australian, "AU"),
];

function list(table: Readonly<Record<string, string>>, country: string): Region[] {
  return Object.entries(table).map(([code, name]) => ({ code, name, country }));
}

/** As newspapers shorten them: "Trinidad, Colo." */
const shortNames: Readonly<Record<string, string>> = {
  Ala: "AL",
  Ariz: "AZ",
  Ark: "AR",
  Calif: "CA",
  Colo: "CO",
  Conn: "CT",
  Fla: "FL",
  Ill: "IL",
  Kan: "KS",
  Mich: "MI",
  Minn: "MN",
  Neb: "NE",
  Nev: "NV",
  Okla: "OK",
  Ont: "ON",
  Ore: "OR",
  Penn: "PA",
  Tenn: "TN",
  Tex: "TX",
  Wis: "WI",
  Wyo: "WY",
};

const byCode = new Map(regions.map((region) => [region.code, region]));
const byName = new Map([
  ...regions.map((region) => [region.name.toLowerCase(), region] as const),
  ...Object.entries(shortNames).flatMap(([name, code]) => {
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
  ...Object.keys(shortNames).map((name) => `${name}.`),
].toSorted((a, b) => b.length - a.length);
