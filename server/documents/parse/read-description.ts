import type { LinePlace, TextReading } from "#contract/reading.ts";
import { joinPosting } from "#ledger/read/join-posting.ts";
import { showReading } from "#ledger/text-reading.ts";
import { fillForm, type readForm } from "#reading/form.ts";
import { readStated } from "#reading/read-stated.ts";
import { shippedWeights } from "#reading/weights.ts";
import { judgeReading, type OtherReading } from "#server/documents/parse/judge-reading.ts";

/** What to read a text under: what another reader said of it, if one was asked, and what people decided. */
export type ParseRequest = {
  /** A job's own description, where it says more than the pasted text. */
  description?: string;
  other?: OtherReading | undefined;
  moved?: readonly (readonly [words: string, place: LinePlace])[];
  occupation?: string | null;
};
export type ParseAnswer = { form: ReturnType<typeof readForm>; reading: TextReading };

/** The form as a text fills it, and each of its lines with its place. */
export function readDescription(
  rawExtractedJd: string,
  { description = "", other, moved, occupation = null }: ParseRequest,
): ParseAnswer {
  const text = joinPosting({ rawExtractedJd, description });
  const stated = readStated(text, shippedWeights, new Map(moved));
  const form = fillForm(text, stated);
  return {
    form: other ? judgeReading(text, other, form) : form,
    reading: showReading(text, stated, occupation),
  };
}
