import { CompiledSearches } from "#contract/compiled-searches.ts";
import { prove } from "#boolean/prove.ts";
import { SearchSpec } from "#contract/search-spec.ts";
import type { Finding } from "#contract/examination.ts";
import { shorten } from "#checks/check.ts";
import { type Report, valueAt } from "#contract/walk.ts";

const where = "attractSourceKit.booleanStrings";

/** Search strings that are malformed, say something else than the spec, or were not compiled at all. */
export function checkSearch(kit: Report): Finding[] {
  const section = valueAt(kit, "booleanStrings");
  if (section === undefined) return [];
  const spec = SearchSpec.safeParse(valueAt(kit, "booleanStrings.spec"));
  const searches = CompiledSearches.safeParse(valueAt(kit, "booleanStrings.searches"));
  if (!spec.success || !searches.success) {
    return [fault("", "The searches are not what the compiler prints.")];
  }
  return prove(spec.data, searches.data).map(({ dialect, rung, string, reason }) =>
    fault(string, `${reason} (${dialect}, ${rung}).`),
  );
}

function fault(quote: string, what: string): Finding {
  return {
    rule: "search.malformed",
    severity: "high",
    tool: "attractSourceKit",
    where,
    quote: shorten(quote),
    what,
    why: "A string that a site reads otherwise finds other people than it says.",
    citation: null,
    fix: "Compile the search again.",
  };
}
