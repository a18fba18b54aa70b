import type { Rung } from "#contract/compiled-searches.ts";

/** How many must-skills, from the first, make up the balanced rung. */
export const mainMustSkills = 3;

export const rungMeanings: Record<Rung, string> = {
  broad: "Any of the titles, with at least one of the must-skills.",
  balanced: `Any of the titles, with each of the first ${mainMustSkills} must-skills, or without must-skills with one any-of skill, and no exclusion.`,
  narrow:
    "Any of the titles, with every must-skill and one any-of skill, at one of the companies, and no exclusion.",
};
