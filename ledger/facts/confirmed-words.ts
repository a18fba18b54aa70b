import type { JobField } from "#contract/job-fields.ts";
import { readAsDecided, type Decided } from "#ledger/facts/decided.ts";
import { keyOfText } from "#ledger/read/text/said.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { fillForm } from "#reading/form.ts";
import { isInner } from "#reading/place.ts";

const rowFields = [
  "description",
  "requirements",
  "benefits",
  "culture",
  "salaryRange",
  "dealBreakersText",
  "companyAssets",
] as const satisfies readonly JobField[];
const tagFields = ["dealBreakers", "preferredBackgrounds"] as const satisfies readonly JobField[];

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
  const known = [text, ...stated.lines.map((line) => line.text)].map(
    (words) => ` ${keyOfText(words)} `,
  );
  const sure = confirmed.map((line) => ` ${keyOfText(line.text)} `);
  const isTyped = (words: string) => {
    const key = ` ${keyOfText(words)} `;
    const isIn = (line: string) => line.includes(key);
    return sure.some(isIn) || !known.some(isIn);
  };
  const words: JobFields = {
    ...job,
    rawExtractedJd: confirmed.map(({ start, end }) => text.slice(start, end)).join("\n"),
    workType: job.workType === filled.workType ? "" : job.workType,
    urgencyLevel: job.urgencyLevel === filled.urgencyLevel ? "" : job.urgencyLevel,
    // Candidates read neither.
    redFlags: [],
    competitorCompanies: [],
  };
  const rows = (value: string) => value.split("\n").filter(isTyped).join("\n");
  for (const field of rowFields) words[field] = rows(job[field]);
  for (const field of tagFields)
    words[field] = job[field].filter((tag) => isTyped(tag) && !filled[field].includes(tag));
  return words;
}
