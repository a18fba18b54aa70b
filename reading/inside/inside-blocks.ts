import type { PlacedLine } from "#reading/place.ts";
import { placeUnder } from "#reading/place-features.ts";

const mark =
  /^[^\p{L}]*(?:(?:branch|office|agency|internal|recruiters?|team|admin|staff|consultants?|house)\b[^.\p{Ll}]{0,3}(?: use| copy| eyes)?,? only\b|(?:internal|recruiter(?:['’]s)?|private|office|agency|consultant) notes?\b|internal\b[^.]{0,12}\b(?:strip|remove|delete|do not|not for)\b|(?:confidential|private)[,:;–— -]+not for\b|not for (?:the )?(?:ads?|adverts?|advertisement|post|posting|candidates?|cands?|publication|website)\b|do not (?:post|publish)\b|notes? (?:to|for) (?:self|recruiters?|us|the team)\b|(?:strip|remove|delete|cut) (?:this |all this )?before (?:posting|publishing|it goes|this goes|going live))/iu;
const signed = /(?:^|\n)[ \t]*(?<sign>>>+|\*{3,})[ \t]*\S/gu;
const topShare = 0.25;

/**
 * Which lines somebody marked as not for candidates: all that follows "BRANCH ONLY" or "Recruiter notes, strip before posting", up to
 * a heading that postings use; at the top of a text up to the next empty row. And remarks at its very end that begin with a sign of
 * their own: ">> we charge 38.50".
 */
export function insideBlocks(lines: readonly PlacedLine[], text: string): boolean[] {
  let open: "none" | "paragraph" | "rest" = "none";
  let before: PlacedLine | undefined;
  const from = remarksFrom(text);
  return lines.map((line) => {
    const isNew = line.heading !== before?.heading;
    const isApart = before !== undefined && /\n[ \t]*\n/u.test(text.slice(before.end, line.start));
    before = line;
    const isOther = isNew && line.heading !== null && placeUnder(line.heading) !== undefined;
    if (isOther || (open === "paragraph" && isApart)) open = "none";
    const opens =
      mark.test(line.text) || (isNew && line.heading !== null && mark.test(line.heading));
    if (opens) open = line.start < text.length * topShare ? "paragraph" : "rest";
    return open !== "none" || line.start >= from;
  });
}

/** Where remarks begin that a sign of their own sets apart, in the last rows alone; a text that uses it all over counts with it. */
function remarksFrom(text: string): number {
  const rows = [...text.matchAll(signed)];
  const first = rows[0];
  if (first === undefined || rows.length > mostRemarks) return Infinity;
  const tail = text
    .slice(first.index)
    .trim()
    .split("\n")
    .filter((row) => row.trim() !== "");
  return tail.length === rows.length && first.index > text.length * 0.5 ? first.index : Infinity;
}

const mostRemarks = 6;
