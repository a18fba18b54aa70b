import type { Rung } from "#contract/compiled-searches.ts";
import type { SearchSpec } from "#contract/search-spec.ts";

/** How many must-skills, from the first, make up the balanced rung. */
export const mainMustSkills = 2;

type Lists = Pick<SearchSpec, "mustSkills" | "anySkills">;

/** What a rung of this search asks for, as a recruiter reads it. */
export function meaningOf(rung: Rung, { mustSkills, anySkills }: Lists): string {
  const keyWords = Math.min(mustSkills.length, mainMustSkills);
  const hasExtras = anySkills.length > 0;
  if (rung === "broad") {
    const one = hasExtras
      ? "Any title, and the key word or an extra."
      : "Any title and the key word, nothing excluded.";
    const asked = ["Any title.", one][keyWords];
    return `${asked ?? "Any title and any key word."} Finds the most people.`;
  }
  if (rung === "balanced") {
    const none = hasExtras ? "Any title and an extra." : "Any title.";
    const asked = [none, "Any title and the key word."][keyWords];
    return `${asked ?? "Any title and the first two key words."} Start here.`;
  }
  return "Any title, every key word, an extra, and one of the companies where some are named. Finds the fewest.";
}
