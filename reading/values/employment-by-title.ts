import type { EmploymentType } from "#contract/options.ts";
import type { PlacedLine } from "#reading/place.ts";
import { wordsOf } from "#reading/values/signs.ts";
import { found, linesIn, type Found } from "#reading/values/value.ts";

const set = (text: string) => new Set(text.split(" "));
const learners = set("intern internship praktikum praktikant praktikantin");
const apprentices = set("apprentice apprentices apprenticeship azubi");
/** "Apprentice Instructor". */
const ofLearners = set(
  "instructor coordinator manager trainer director recruiter specialist advisor officer representative",
);
/** They sell or plan journeys; others who travel are lent for some weeks. */
const ofJourneys = set(
  "agent agents consultant advisor adviser counselor counsellor coordinator manager planner specialist writer guide clerk director assistant administrator operations",
);
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
