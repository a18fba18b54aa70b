import type { HeardReading, LinePlace, TextReading } from "#contract/reading.ts";
import { readAsDecided } from "#ledger/facts/decided.ts";
import { joinPosting } from "#ledger/read/text/join-posting.ts";
import { showReading } from "#ledger/facts/text-reading.ts";
import { fillForm, type readForm } from "#reading/form.ts";

/** What to read a text under: what a model said of it, if one was asked, and what people decided. */
export type ParseRequest = {
  /** A job's own description, where it says more than the pasted text. */
  description?: string;
  heard?: HeardReading | null;
  moved?: readonly (readonly [words: string, place: LinePlace])[];
  occupation?: string | null;
};
export type ParseAnswer = { form: ReturnType<typeof readForm>; reading: TextReading };

/** The form as a text fills it, and each of its lines with its place. */
export function readDescription(
  rawExtractedJd: string,
  { description = "", heard = null, moved, occupation = null }: ParseRequest,
): ParseAnswer {
  const text = joinPosting({ rawExtractedJd, description });
  const stated = readAsDecided(text, { moved: new Map(moved), heard });
  return { form: fillForm(text, stated), reading: showReading(text, stated, occupation) };
}
