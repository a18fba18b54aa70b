import type { EmploymentType } from "#contract/options.ts";
import context from "#reading/data/employment-context.json" with { type: "json" };
import learning from "#reading/data/learner-words.json" with { type: "json" };
import type { PlacedLine } from "#reading/place.ts";
import { wordsOf } from "#reading/values/signs.ts";
import { found, linesIn, type Found } from "#reading/values/value.ts";

const learners = new Set(learning.learners);
const apprentices = new Set(learning.apprentices);
/** "Apprentice Instructor". */
const ofLearners = new Set(learning.ofLearners);
/** They sell or plan journeys; others who travel are lent for some weeks. */
const ofJourneys = new Set(context.ofJourneys);
const weeks =
  /\b\d{1,2}[\s-]?(?:weeks?|wks?)\b|\btravel(?:er)?s? (?:contract|assignment)|\bcontract type/iu;

/** "Harvest Intern" is an internship whatever its hours; a "Travel Sterile Processing Technician" for 13 weeks has a contract. */
export function employmentByTitle(
  title: Found<string> | null,
  lines: readonly PlacedLine[],
): Found<EmploymentType> | null {
  const words = wordsOf(title?.value.toLowerCase() ?? "");
  const line = lines.find(({ id }) => id === title?.line);
  if (line === undefined) return null;
  if (learners.has(words.at(-1) ?? "")) return found("internship", line);
  const isApprentice = apprentices.has(words[0] ?? "") || apprentices.has(words.at(-1) ?? "");
  if (isApprentice && !words.some((word) => ofLearners.has(word)))
    return found("apprenticeship", line);
  if (words[0] !== "travel" || words.some((word) => ofJourneys.has(word))) return null;
  const witness = linesIn(lines, "title", "terms", "pay").find(({ text }) =>
    weeks.test(text.slice(0, 800)),
  );
  return witness ? found("contract", witness) : null;
}
