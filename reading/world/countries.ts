import countries from "#reading/world/countries.json" with { type: "json" };

/** ISO code and names of a country, the first one as a text prints it. */
const names: Readonly<Record<string, string>> = countries;

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
