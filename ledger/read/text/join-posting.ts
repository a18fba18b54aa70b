import { wordsIn } from "#ledger/read/text/words-in.ts";
import type { JobFields } from "#ledger/facts/reading.ts";

/** Where a job's text stands. */
export type PostingWords = Pick<JobFields, "rawExtractedJd" | "description">;

const dividedWord = /(\p{L})-[ \t]*\r?\n[ \t]*(?=\p{Ll})/gu;

/** The pasted text, and the rows of the description that it does not have. */
export function joinPosting({ rawExtractedJd, description }: PostingWords): string {
  if (description.trim() === "") return rawExtractedJd;
  // Auto-fill writes "employ-" and "ees" as one word.
  const isPasted = wordsIn([rawExtractedJd, rawExtractedJd.replaceAll(dividedWord, "$1")]);
  const rows = description.split("\n").map((row) => (isPasted(row) ? "" : row));
  const more = rows.join("\n");
  return more.trim() === "" ? rawExtractedJd : `${rawExtractedJd}\n\n${more}`;
}
