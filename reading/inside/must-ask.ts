import { meetsSomebody } from "#reading/inside/met.ts";
import type { Place } from "#reading/places.ts";
import { hasTelltale, namesSomebody } from "#reading/telltales.ts";

/** A person's name is no secret here: employers and jobs are named after people. */
const ofEmployer: ReadonlySet<Place | "unplaced"> = new Set(["employer", "title"]);

/** "without regard to sex (including pregnancy)" promises what the same words elsewhere would break. */
const equalTreatment =
  /^(?!.*\bdigital natives?\b).*\b(?:without regard to|regardless of|on the basis of|equal (?:employment )?opportunity|protected (?:veteran|by|characteristic|class|status))/iu;

/** Words that must stay inside, or in notes a person's name, whatever place was likely. */
export function mustAsk(text: string, place: Place | "unplaced", notesChance: number): boolean {
  if (hasTelltale(text)) return place !== "legal" || !equalTreatment.test(text);
  if (notesChance <= 0.5) return false;
  if (meetsSomebody(text, place) || (ofOpening.has(place) && backfill.test(text))) return true;
  return quotes.test(text) || (!ofEmployer.has(place) && namesSomebody(text));
}

/** That somebody left is no candidate's business; trenches are backfilled too. */
const backfill = /\bback-?fill\b/iu;
const ofOpening: ReadonlySet<Place | "unplaced"> = new Set(["terms", "employer", "process"]);

/** What somebody wants or says of others: "3 openings and she wants all 3 in it". */
const quotes =
  /\b(?:she|he)(?:['’]s| is)? (?:not sure|wants|says|said|thinks|told|hates|knows|left|drives|insists)\b/iu;

const mostWords = 6;

/** "one OEM on controlled shipping (!!! not outside)": the remark is about the words before it. */
export function isRemark(text: string): boolean {
  return text.startsWith("(") && text.split(" ").length <= mostWords && hasTelltale(text);
}
