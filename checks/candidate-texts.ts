import type { ReportString, Walked } from "#contract/walk.ts";

/** One text a candidate will read, from its parts in order; places in it lead back to a part. */
export type CandidateText = { where: string; text: string; parts: readonly ReportString[] };

/** Whole sections written for candidates; every other message is an object with a body. */
const sections = ["attractSourceKit.jobPost", "interviewCoach.candidatePrepGuide"];
const besideThePost = /\.(?:lint|signature|tokens)\b/u;
const messageKeys = new Set(["body", "subject"]);

export function candidateTexts({ strings }: Walked): CandidateText[] {
  const byPlace = new Map<string, ReportString[]>();
  const withBody = new Set(strings.filter(({ key }) => key === "body").map(parentOf));
  for (const string of strings) {
    const place = placeOf(string, withBody);
    if (place === null) continue;
    byPlace.set(place, [...(byPlace.get(place) ?? []), string]);
  }
  return Array.from(byPlace, ([where, parts]) => ({
    where,
    parts,
    text: parts.map(({ text }) => text).join("\n"),
  }));
}

function placeOf(string: ReportString, withBody: ReadonlySet<string>): string | null {
  if (besideThePost.test(string.path)) return null;
  const section = sections.find((name) => string.path.startsWith(`${name}.`));
  if (section !== undefined) return section;
  const parent = parentOf(string);
  return messageKeys.has(string.key) && withBody.has(parent) ? parent : null;
}

function parentOf({ path }: ReportString): string {
  return path.slice(0, path.lastIndexOf("."));
}

/** The part in which a place of the whole text lies, and the place within it. */
export function locate({ where, parts }: CandidateText, start: number, end: number) {
  let from = 0;
  for (const { path, text } of parts) {
    if (start < from + text.length + 1)
      return { where: path, start: start - from, end: end - from };
    from += text.length + 1;
  }
  return { where, start, end };
}
