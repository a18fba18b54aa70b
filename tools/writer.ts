import type { Job } from "#contract/job.ts";
import type { Report } from "#tools/tool.ts";

/** The job's own words, all a first report is written from. */
export type JobWords = Omit<Job, "id" | "organizationId" | "status" | "outputs" | "createdAt">;

/** Writes one report without a model; `now` is the moment the report carries. */
export type Writer = (job: JobWords, now: Date) => Report;

export function builtInMetadata(now: Date): Report["metadata"] {
  return { engine: "built-in", generatedAt: now.toISOString() };
}

/** The separate demands of a requirements text: one per line or bullet, else one per sentence. */
export function listDemands(job: JobWords): string[] {
  const source = job.requirements || job.description;
  const lines = source.split(/\r?\n|[•·]/u).map((line) => line.replace(/^[\s*–-]+/u, "").trim());
  const parts = lines.length > 1 ? lines : source.split(/(?<=[.;])\s/u).map((part) => part.trim());
  return parts
    .filter((part) => part.length > 2)
    .map((part) => part.slice(0, 300))
    .slice(0, 12);
}

/** What was given, or a plain word that nobody said it. */
export function givenOrUnknown(value: string): string {
  return value === "" ? "Unknown: ask the hiring manager" : value;
}
