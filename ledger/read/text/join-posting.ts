import { keyOfText } from "#ledger/read/text/said.ts";
import type { JobFields } from "#ledger/facts/reading.ts";

/** Where a job's text stands. */
export type PostingWords = Pick<JobFields, "rawExtractedJd" | "description">;

/** The pasted text, and the rows of the description that it does not have. */
export function joinPosting({ rawExtractedJd, description }: PostingWords): string {
  const whole = ` ${keyOfText(rawExtractedJd)} `;
  const rows = description
    .split("\n")
    .map((row) => (whole.includes(` ${keyOfText(row)} `) ? "" : row));
  const more = rows.join("\n");
  return more.trim() === "" ? rawExtractedJd : `${rawExtractedJd}\n\n${more}`;
}
