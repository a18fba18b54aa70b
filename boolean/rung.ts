import type { Rung } from "#contract/compiled-searches.ts";

/** How many must-skills, from the first, make up the balanced rung. */
export const mainMustSkills = 2;

export const rungMeanings: Record<Rung, string> = {
  broad: "Any title and any key word. Finds the most people.",
  balanced: "Any title and the first two key words, or an extra where there are none. Start here.",
  narrow:
    "Any title, every key word, an extra, and one of the companies where some are named. Finds the fewest.",
};
