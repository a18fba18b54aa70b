import { emptyJob } from "#contract/job-fields.ts";
import { readBasics, type Basics } from "#ledger/ledger.ts";
import { parseDescription } from "#ledger/read/parse-description.ts";

/** What the readers make of a pasted text alone, as when somebody pastes it and changes nothing. */
export function readText(text: string): Basics {
  const { fields } = parseDescription(text);
  const { title, location } = fields;
  return readBasics({ ...emptyJob, title, location, rawExtractedJd: text });
}
