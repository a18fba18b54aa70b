import { readAsDecided, type Decided } from "#ledger/facts/decided.ts";
import { wordsIn } from "#ledger/read/text/words-in.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { fillForm } from "#reading/form.ts";
import { isInner } from "#reading/place.ts";

type RowField =
  | "description"
  | "requirements"
  | "benefits"
  | "culture"
  | "salaryRange"
  | "dealBreakersText"
  | "companyAssets";

/**
 * What texts for candidates may be made of, where what was pasted is notes: lines that a person placed or confirmed, and what
 * a person typed. A row that auto-fill wrote counts as its lines until somebody changes it; title and place are the
 * job's own name. Null where it is a posting, which is meant for candidates, or nothing.
 */
export function confirmedWords(job: JobFields, decided: Decided): JobFields | null {
  const text = job.rawExtractedJd;
  if (text.trim() === "") return null;
  const stated = readAsDecided(text, decided);
  if (stated.kind === "posting") return null;
  const confirmed = stated.lines.filter(
    ({ reader, place }) => reader === "person" && !isInner(place),
  );
  const { fields: filled } = fillForm(text, stated);
  const isKnown = wordsIn([text, ...stated.lines.map((line) => line.text)]);
  const isSure = wordsIn(confirmed.map((line) => line.text));
  const isTyped = (words: string) => isSure(words) || !isKnown(words);
  const rows = (field: RowField) => job[field].split("\n").filter(isTyped).join("\n");
  const tags = (field: "dealBreakers" | "preferredBackgrounds") =>
    job[field].filter((tag) => isTyped(tag) && !filled[field].includes(tag));
  // Every field by name: the compiler asks about a new one before candidates read it.
  return {
    title: job.title,
    location: job.location,
    hiringCompany: job.hiringCompany,
    isClientConfidential: job.isClientConfidential,
    employmentType: job.employmentType,
    employmentLength: job.employmentLength,
    weeklyHours: job.weeklyHours,
    rawExtractedJd: confirmed.map(({ start, end }) => text.slice(start, end)).join("\n"),
    workType: job.workType === filled.workType ? "" : job.workType,
    urgencyLevel: job.urgencyLevel === filled.urgencyLevel ? "" : job.urgencyLevel,
    description: rows("description"),
    requirements: rows("requirements"),
    benefits: rows("benefits"),
    culture: rows("culture"),
    salaryRange: rows("salaryRange"),
    dealBreakersText: rows("dealBreakersText"),
    companyAssets: rows("companyAssets"),
    dealBreakers: tags("dealBreakers"),
    preferredBackgrounds: tags("preferredBackgrounds"),
    // Candidates read neither.
    redFlags: [],
    competitorCompanies: [],
  };
}
