import currencies from "#reading/world/currencies.json" with { type: "json" };

/** Signs that name one currency wherever they stand. */
const signs: Readonly<Record<string, string>> = currencies.signs;

/** As an alternation of a pattern. */
export const currencyCodes = currencies.codes.join("|");

/** What people are paid in; euro countries share one. */
const currencyOfCountry: Readonly<Record<string, string>> = currencies.ofCountry;

/** Currencies that share a sign; the place decides between them. */
const shared: Readonly<Record<string, readonly string[]>> = currencies.shared;

/** The ISO code of a sign or code; a bare amount is in the money of its place; null where nothing settles it. */
export function readCurrency(mark: string | null, country: string | null): string | null {
  const home = country === null ? null : (currencyOfCountry[country] ?? null);
  if (mark === null) return home;
  const plain = mark.toLowerCase().replaceAll(/[\s.]/g, "");
  const sign = signs[plain] ?? plain;
  const candidates = shared[sign];
  if (candidates === undefined) return sign.length === 3 ? codeOf(sign.toUpperCase()) : null;
  if (home !== null && candidates.includes(home)) return home;
  return sign === "¥" ? "JPY" : null;
}

function codeOf(code: string): string | null {
  if (code === "RMB") return "CNY";
  return currencies.codes.includes(code) ? code : null;
}
