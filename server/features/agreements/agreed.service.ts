import type { Job, JobEdit } from "#contract/job.ts";
import type { LineMove } from "#contract/reading.ts";
import type { Agreed } from "#ledger/agreed/agreed.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { decisionStore } from "#server/features/agreements/decisions.store.ts";
import { dropLettersOfJob } from "#server/features/agreements/job-letters.store.ts";

/** Called before a job is deleted, with which its rooms go. */
export function forgetAsked(db: TenantDatabase, jobId: number): Promise<void> {
  return dropLettersOfJob(db, jobId);
}

/** What holds of what was decided about a job, the oldest first; without what one room decided, where that is given. */
export function findAgreed(
  db: TenantDatabase,
  jobId: number,
  apartFromRoom?: number,
): Promise<Agreed[]> {
  return decisionStore(db).listAgreed(jobId, apartFromRoom);
}

/** A field of the form, and what is decided about the same thing. */
const keysOfField = {
  salaryRange: ["pay", "question: unknown.pay"],
  workType: ["workType", "question: unknown.worktype"],
  location: ["place", "question: unknown.place"],
} as const;

const requirementFields = [
  "dealBreakers",
  "preferredBackgrounds",
  "requirements",
  "dealBreakersText",
] as const;

const texts = ["description", "rawExtractedJd"] as const;

type Words = Pick<
  Job,
  keyof typeof keysOfField | (typeof requirementFields)[number] | (typeof texts)[number]
>;

/** Whoever changes a field says something newer than the decision about it. */
export async function supersedeByEdit(
  db: TenantDatabase,
  jobId: number,
  { before, after, edit }: { before: Words; after: Words; edit: JobEdit },
  by: string,
): Promise<void> {
  const fields = Object.keys(keysOfField) as (keyof typeof keysOfField)[];
  const changed = fields.filter((name) => name in edit && before[name] !== after[name]);
  const keys = changed.flatMap((name) => keysOfField[name]);
  const lines = requirementFields
    .filter((name) => name in edit)
    .flatMap((name) => changedLines(linesOf(before[name]), linesOf(after[name])));
  await decisionStore(db).supersede(jobId, keys, by);
  const gone = texts.flatMap((name) => goneLines(linesOf(before[name]), linesOf(after[name])));
  await supersedeWorded(db, jobId, [...lines, ...gone], by);
}

/** Whoever moves a line says anew what it asks for. */
export function supersedeByMoves(
  db: TenantDatabase,
  jobId: number,
  moves: readonly LineMove[],
  by: string,
): Promise<void> {
  const lines = moves.map(({ words }) => words);
  return supersedeWorded(db, jobId, lines, by);
}

/** Requirements and stages are known by their words alone. */
async function supersedeWorded(
  db: TenantDatabase,
  jobId: number,
  lines: readonly string[],
  by: string,
): Promise<void> {
  if (lines.length === 0) return;
  const touched = (await decisionStore(db).list(jobId)).filter(
    ({ settled }) =>
      (settled.about === "requirement" || settled.about === "stage") &&
      lines.some((line) => isAbout(line, settled.words)),
  );
  const keys = touched.map(({ key }) => key);
  await decisionStore(db).supersede(jobId, keys, by);
}

function linesOf(field: string | readonly string[]): string[] {
  return typeof field === "string" ? field.split("\n") : [...field];
}

function changedLines(before: readonly string[], after: readonly string[]): string[] {
  const [old, fresh] = [new Set(before), new Set(after)];
  return [...before.filter((line) => !fresh.has(line)), ...after.filter((line) => !old.has(line))];
}

/** Lines of a text that were taken out or worded anew; another bullet or place changes nothing. */
function goneLines(before: readonly string[], after: readonly string[]): string[] {
  const left = new Set(after.map(wordsOf));
  return before.filter((line) => !left.has(wordsOf(line)));
}

/** "SQL" is in "SQL, at least 2 years", and "Java" is not in "JavaScript". */
function isAbout(line: string, words: string): boolean {
  const [one, other] = [wordsOf(line), wordsOf(words)];
  if (one.trim() === "" || other.trim() === "") return false;
  return one.includes(other) || other.includes(one);
}

function wordsOf(text: string): string {
  const words = text.toLowerCase().replaceAll(/[^\p{L}\p{N}+#]+/gu, " ");
  return ` ${words.trim()} `;
}
