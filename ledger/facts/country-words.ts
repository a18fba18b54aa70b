/** Where people send a resume and the law speaks of accommodation; elsewhere it is a CV and an adjustment. */
const american = new Set(["US", "CA", "PH"]);

/** Our own words as the country says them; nobody's quoted words. An unknown country keeps what was written. */
export function inCountryWords(text: string, country: string | null): string {
  if (country === null || american.has(country)) return text;
  return text
    .replaceAll(/\b(with or without|even with) accommodation\b/giu, "$1 adjustments")
    .replaceAll(/\br[eé]sum[eé](s?)\b/giu, "CV$1");
}
