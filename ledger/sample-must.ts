import type { Requirement, RequirementKind, Skill } from "#ledger/reading.ts";

/** A must-have as a reader would hand it over, for tests. */
export function mustOf(
  kind: RequirementKind,
  text: string,
  more: Partial<Requirement> = {},
): Requirement {
  return {
    id: `must.${text}`,
    label: "Must",
    text,
    quotes: [],
    priority: "must",
    kind,
    skills: [],
    years: null,
    credentials: [],
    accepts: [],
    isSubstitutable: false,
    conflict: null,
    ...more,
  };
}

export function skillOf(name: string, kind: Skill["kind"] = "technology"): Skill {
  return { name, synonyms: [], kind, searchName: name };
}
