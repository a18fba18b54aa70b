import { usStates } from "#ledger/read/us-states.ts";

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

const regions: readonly Region[] = [
  ...list(usStates, "US"),
  ...list(provinces, "CA"),
  ...list(australian, "AU"),
];

function list(table: Readonly<Record<string, string>>, country: string): Region[] {
  return Object.entries(table).map(([code, name]) => ({ code, name, country }));
}

const byCode = new Map(regions.map((region) => [region.code, region]));
const byName = new Map(regions.map((region) => [region.name.toLowerCase(), region]));

/** "TX", "Texas", "Tex." or "Québec"; codes only in capitals. */
export function findRegion(words: string): Region | null {
  const plain = words.trim().replaceAll(".", "").replaceAll("é", "e");
  const isCode = /^[A-Z]{2,3}$/.test(plain);
  if (isCode) return byCode.get(plain) ?? null;
  return byName.get(plain.toLowerCase().replace(/^state of /, "")) ?? null;
}
