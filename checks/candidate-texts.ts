import type { AudienceOf } from "#contract/walk.ts";
import type { ReportString, Walked } from "#contract/walk.ts";

/** One text a candidate will read, from its parts in order; places in it lead back to a part. */
export type CandidateText = { where: string; text: string; parts: readonly ReportString[] };

/** Of a message candidates read these; channel, day and limit are about it. */
const messageKeys = new Set(["body", "subject"]);

/** What is marked as read by candidates: each message by itself, anything else with its section. */
export function findCandidateTexts({ strings }: Walked, audienceOf: AudienceOf): CandidateText[] {
  const byPlace = new Map<string, ReportString[]>();
  const messages = new Set(strings.filter(({ key }) => key === "body").map(parentOf));
  for (const string of strings) {
    if (audienceOf(string.path) !== "candidate") continue;
    const parent = parentOf(string);
    const isOfMessage = messages.has(parent);
    if (isOfMessage && !messageKeys.has(string.key)) continue;
    const place = isOfMessage ? parent : sectionOf(string);
    byPlace.set(place, [...(byPlace.get(place) ?? []), string]);
  }
  return Array.from(byPlace, ([where, parts]) => ({
    where,
    parts,
    text: parts.map(({ text }) => text).join("\n"),
  }));
}

function parentOf({ path }: ReportString): string {
  return path.slice(0, path.lastIndexOf("."));
}

/** "attractSourceKit.jobPost" of "attractSourceKit.jobPost.benefits[2]". */
function sectionOf({ path }: ReportString): string {
  return /^\w*\.\w*/u.exec(path)?.[0] ?? path;
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
