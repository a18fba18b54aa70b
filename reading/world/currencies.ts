/** Signs that name one currency wherever they stand. */
const signs: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "₩": "KRW",
  "₺": "TRY",
  "₪": "ILS",
  "₱": "PHP",
  "₫": "VND",
  "฿": "THB",
  zł: "PLN",
  us$: "USD",
  usd$: "USD",
  c$: "CAD",
  ca$: "CAD",
  cad$: "CAD",
  a$: "AUD",
  au$: "AUD",
  aud$: "AUD",
  nz$: "NZD",
  nzd$: "NZD",
  hk$: "HKD",
  s$: "SGD",
  sg$: "SGD",
  r: "ZAR",
  rs: "INR",
  r$: "BRL",
  mx$: "MXN",
  dollar: "$",
  dollars: "$",
  bucks: "$",
  quid: "GBP",
  euro: "EUR",
  euros: "EUR",
  pound: "GBP",
  pounds: "GBP",
  francs: "CHF",
  rupees: "INR",
  yen: "JPY",
  kroner: "kr",
  kronor: "kr",
};

export const currencyCodes =
  "USD|EUR|GBP|CAD|AUD|NZD|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|ILS|AED|SAR|QAR|KWD|INR|PKR|BDT|LKR|SGD|HKD|CNY|RMB|JPY|KRW|TWD|THB|MYR|IDR|PHP|VND|ZAR|NGN|KES|EGP|MAD|GHS|BRL|MXN|ARS|CLP|COP|PEN|UAH";

/** What people are paid in; euro countries share one. */
const currencyOfCountry: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK"
      .split(" ")
      .map((country) => [country, "EUR"]),
  ),
  US: "USD",
  PR: "USD",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  GB: "GBP",
  CH: "CHF",
  SE: "SEK",
  NO: "NOK",
  DK: "DKK",
  IS: "ISK",
  PL: "PLN",
  CZ: "CZK",
  HU: "HUF",
  IN: "INR",
  SG: "SGD",
  HK: "HKD",
  CN: "CNY",
  JP: "JPY",
  KR: "KRW",
  AE: "AED",
  ZA: "ZAR",
  BR: "BRL",
  MX: "MXN",
  IL: "ILS",
  PH: "PHP",
};

/** Currencies that share a sign; the place decides between them. */
const shared: Readonly<Record<string, ReadonlySet<string>>> = {
  $: new Set("USD CAD AUD NZD SGD HKD MXN".split(" ")),
  "¥": new Set(["JPY", "CNY"]),
  kr: new Set("SEK NOK DKK ISK".split(" ")),
};

/** The ISO code of a sign or code; a bare amount is in the money of its place; null where nothing settles it. */
export function readCurrency(mark: string | null, country: string | null): string | null {
  const home = country === null ? null : (currencyOfCountry[country] ?? null);
  if (mark === null) return home;
  const plain = mark.toLowerCase().replaceAll(/[\s.]/g, "");
  const sign = signs[plain] ?? plain;
  const candidates = shared[sign];
  if (candidates === undefined) return sign.length === 3 ? codeOf(sign.toUpperCase()) : null;
  if (home !== null && candidates.has(home)) return home;
  return sign === "¥" ? "JPY" : null;
}

function codeOf(code: string): string | null {
  if (code === "RMB") return "CNY";
  return currencyCodes.split("|").includes(code) ? code : null;
}
