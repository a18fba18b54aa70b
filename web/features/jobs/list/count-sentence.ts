import { countOf, inWords } from "#english/counts.ts";
import { capital } from "#english/words.ts";
/** The dashboard in one line: "Six searches at Northwind Talent. Reports for one are being written." */
export function countSentence(total: number, writing: number, organization: string): string {
  const searches = `${capital(inWords(total))} ${total === 1 ? "search" : "searches"} at ${organization}.`;
  if (total === 0) return `No searches at ${organization} yet.`;
  if (writing === 0) return searches;
  return `${searches} Reports for ${inWords(writing)} are being written.`;
}

export function shownSentence(count: number, hasMore: boolean): string {
  if (hasMore) return `The first ${count} jobs are shown.`;
  return `${countOf(count, "job")}.`;
}
