import byFamily from "#knowledge/occupations.json" with { type: "json" };
import type { ListedOccupation } from "#knowledge/vocabulary.ts";
import type { Family } from "#ledger/occupations/family.ts";

const { "people-legal": peopleLegal, ...others } = byFamily;

/** The hand-made list, by family, as `knowledge/occupations` has it. */
export const listed: Record<Family, readonly ListedOccupation[]> = { ...others, peopleLegal };
