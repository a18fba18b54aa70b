import type { LinePlace, OccupationOption, TextReading } from "#contract/reading.ts";
import { findOptions } from "#ledger/occupations/options.ts";
import { joinPosting } from "#ledger/read/join-posting.ts";
import { showReading } from "#ledger/text-reading.ts";
import { fillForm, type readForm } from "#reading/form.ts";
import { readStated } from "#reading/read-stated.ts";
import { shippedWeights } from "#reading/weights.ts";
import { judgeReading, type OtherReading } from "#server/documents/parse/judge-reading.ts";
import { serveWork } from "#server/documents/process/serve.ts";

/** What to read a text under: what another reader said of it, if one was asked, and what people decided. */
export type ParseRequest = {
  /** A job's own description, where it says more than the pasted text. */
  description?: string;
  other?: OtherReading | undefined;
  moved?: readonly (readonly [words: string, place: LinePlace])[];
  occupation?: string | null;
};
export type ParseAnswer = { form: ReturnType<typeof readForm>; reading: TextReading };

/** Which occupations somebody may mean by a few words. */
export type OccupationRequest = { query: string };
export type OccupationAnswer = { options: OccupationOption[] };

function read(
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

// Compiled before the first text comes, not because of it.
read("Nurse\nColumbus, OH\n$38 to $52 an hour\n\nRequirements\n- Active license", {});
await serveWork(async ({ words, bytes }) => {
  const request = words as ParseRequest | OccupationRequest;
  return {
    words:
      "query" in request
        ? { options: findOptions(request.query) }
        : read(bytes.toString(), request),
  };
});
