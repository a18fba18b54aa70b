import { readBasics, type Basics } from "#ledger/ledger.ts";
import { parseDescription } from "#ledger/read/parse-description.ts";
import type { JobWords } from "#ledger/reading.ts";

const nothing: JobWords = {
  title: "",
  location: "",
  salaryRange: "",
  description: "",
  benefits: "",
  culture: "",
  requirements: "",
  workType: "",
  urgencyLevel: "",
  dealBreakers: [],
  dealBreakersText: "",
  preferredBackgrounds: [],
  redFlags: [],
  competitorCompanies: [],
  companyAssets: "",
  rawExtractedJd: "",
};

/** What the readers make of a pasted text alone, as when somebody pastes it and changes nothing. */
export function readText(text: string): Basics {
  const { fields } = parseDescription(text);
  const { title, location } = fields;
  return readBasics({ ...nothing, title, location, rawExtractedJd: text });
}
