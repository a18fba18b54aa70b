import type { JobWords } from "#ledger/reading.ts";

/** A job nobody has said anything about. */
export const nothingSaid: JobWords = {
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

/** The fields of a job that hold words. */
export const wordFields = Object.keys(nothingSaid) as readonly (keyof JobWords)[];
