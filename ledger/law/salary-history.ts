import type { Place } from "#ledger/reading.ts";
import { isInCity } from "#ledger/law/cities.ts";
import { memberStates } from "#ledger/law/pay-rules-elsewhere.ts";

/** Where an employer may not ask for past pay. */
type HistoryRule = { regions: readonly string[]; city: string | null; citation: string };

const inUnitedStates: readonly HistoryRule[] = [
  {
    regions: "AL CA CO CT DE HI IL ME MD MA MN NV NJ NY OR PR RI".split(" "),
    city: null,
    citation: "State pay-history laws as listed by aauw.org and govdocs.com",
  },
  {
    regions: ["OH"],
    city: "Columbus",
    citation:
      "Columbus pay-history ordinance, since 1 March 2024, as summarized by payequityadvisor.com",
  },
];

const inEurope = "Directive (EU) 2023/970, article 5(2)";

/** The rule that bars asking for past pay at a place, or null; the product asks it nowhere. */
export function findHistoryRule(place: Place): { citation: string } | null {
  const { country, region, isRemote } = place;
  if (country !== null && memberStates.has(country)) return { citation: inEurope };
  if ((country ?? "US") !== "US") return null;
  // A remote job is done from every state, those with a ban among them.
  const isAnywhere = isRemote && region === null;
  const rule = inUnitedStates.find(
    ({ regions, city }) =>
      (isAnywhere || regions.includes(region ?? "")) && (city === null || isInCity(place, city)),
  );
  return rule === undefined ? null : { citation: rule.citation };
}
