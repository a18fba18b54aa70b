/** ISO code and names of a country, the first one as a text prints it. */
const names: Readonly<Record<string, string>> = {
  AE: "United Arab Emirates|UAE|Emirates",
  AR: "Argentina",
  AT: "Austria|Österreich",
  AU: "Australia",
  BD: "Bangladesh",
  BE: "Belgium|Belgique|België",
  BG: "Bulgaria",
  BR: "Brazil|Brasil",
  CA: "Canada",
  CH: "Switzerland|Schweiz|Suisse",
  CL: "Chile",
  CN: "China",
  CO: "Colombia",
  CR: "Costa Rica",
  CY: "Cyprus",
  CZ: "Czech Republic|Czechia",
  DE: "Germany|Deutschland",
  DK: "Denmark|Danmark",
  EE: "Estonia",
  EG: "Egypt",
  ES: "Spain|España",
  FI: "Finland",
  FR: "France",
  GB: "United Kingdom|UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland",
  GH: "Ghana",
  GR: "Greece",
  HK: "Hong Kong",
  HR: "Croatia",
  HU: "Hungary",
  ID: "Indonesia",
  IE: "Ireland",
  IL: "Israel",
  IN: "India",
  IS: "Iceland",
  IT: "Italy|Italia",
  JM: "Jamaica",
  JO: "Jordan",
  JP: "Japan",
  KE: "Kenya",
  KR: "South Korea|Korea",
  KW: "Kuwait",
  LK: "Sri Lanka",
  LT: "Lithuania",
  LU: "Luxembourg",
  LV: "Latvia",
  MA: "Morocco",
  MT: "Malta",
  MX: "Mexico|México",
  MY: "Malaysia",
  NG: "Nigeria",
  NL: "Netherlands|The Netherlands|Holland|Nederland",
  NO: "Norway|Norge",
  NZ: "New Zealand",
  PE: "Peru|Perú",
  PH: "Philippines",
  PK: "Pakistan",
  PL: "Poland|Polska",
  PT: "Portugal",
  QA: "Qatar",
  RO: "Romania",
  RS: "Serbia",
  SA: "Saudi Arabia",
  SE: "Sweden|Sverige",
  SG: "Singapore",
  SI: "Slovenia",
  SK: "Slovakia",
  TH: "Thailand",
  TR: "Turkey|Türkiye",
  TW: "Taiwan",
  UA: "Ukraine",
  US: "United States|USA|US|U.S.|U.S.A.|United States of America|America|the States",
  UY: "Uruguay",
  VN: "Vietnam",
  ZA: "South Africa",
};

const codes = new Map(
  Object.entries(names).flatMap(([code, list]) =>
    list.split("|").map((name) => [plain(name), code] as const),
  ),
);

function plain(name: string): string {
  const low = name.toLowerCase().replaceAll(".", "").trim();
  return low.startsWith("the ") ? low.slice(4) : low;
}

/** The ISO code of a country's name; two letters count only in capitals. */
export function findCountry(words: string): string | null {
  const trimmed = words.trim();
  if (trimmed.length !== 2) return codes.get(plain(trimmed)) ?? null;
  if (trimmed !== trimmed.toUpperCase()) return null;
  return trimmed in names ? trimmed : (codes.get(plain(trimmed)) ?? null);
}

export function nameOfCountry(code: string): string {
  return names[code]?.split("|")[0] ?? code;
}

/** Whether a text speaks of the United States without naming a place. */
export function hasUsWords(text: string): boolean {
  return /\bU\.?S\.?A?\b(?!\$)|\bUnited States\b|\b401\s?\(?k\)?|\b(?:W-?2|EEOC?|ADA|FMLA|PTO|E-Verify|HIPAA|USD)\b/.test(
    text,
  );
}
