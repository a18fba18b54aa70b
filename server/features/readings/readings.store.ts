import { and, eq, inArray, sql } from "drizzle-orm";
import type { TextReading } from "#contract/reading.ts";
import { ours } from "#server/db/ours.ts";
import { jobReadings, jobs } from "#server/db/schema/jobs.ts";
import { users } from "#server/db/schema/people.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { OwnFault } from "#server/own-fault.ts";

export type ReadingRow = typeof jobReadings.$inferSelect;
/** What people decided about a job's text. */
export type StoredDecisions = Pick<
  ReadingRow,
  | "decisions"
  | "occupation"
  | "occupationBy"
  | "occupationAt"
  | "confirmedBy"
  | "confirmedAt"
  | "heard"
>;
export type JobText = { rawExtractedJd: string; description: string };
type StoredText = JobText & { isClientConfidential: boolean };

const textOfJob = {
  rawExtractedJd: jobs.rawExtractedJd,
  description: jobs.description,
  isClientConfidential: jobs.isClientConfidential,
};

/** What we read in the texts of jobs, one row a job. */
export function readingStore(db: TenantDatabase) {
  const { organizationId } = db;
  const isJob = (jobId: number) => and(ours(db, jobs), eq(jobs.id, jobId));
  const ofJob = (jobId: number) => and(ours(db, jobReadings), eq(jobReadings.jobId, jobId));

  return {
    async findText(jobId: number): Promise<StoredText | undefined> {
      const [row] = await db.select(textOfJob).from(jobs).where(isJob(jobId));
      return row;
    },

    async find(jobId: number): Promise<ReadingRow | undefined> {
      const [row] = await db.select().from(jobReadings).where(ofJob(jobId));
      return row;
    },

    /** The job's text and its reading, made if there is none, nobody else's until the transaction ends. */
    async lock(jobId: number): Promise<{ text: JobText; row: ReadingRow } | undefined> {
      const [text] = await db.select(textOfJob).from(jobs).where(isJob(jobId)).for("no key update");
      if (!text) return undefined;
      await db.insert(jobReadings).values({ organizationId, jobId }).onConflictDoNothing();
      const [row] = await db.select().from(jobReadings).where(ofJob(jobId)).for("update");
      return row && { text, row };
    },

    /** Reports that rest on the job are older now, as after an edit of it. */
    async decide(jobId: number, decided: StoredDecisions): Promise<ReadingRow> {
      const revision = sql`${jobReadings.revision} + 1`;
      const [row] = await db
        .update(jobReadings)
        .set({ ...decided, revision, updatedAt: sql`now()` })
        .where(ofJob(jobId))
        .returning();
      if (!row) throw new OwnFault("the reading was not stored");
      await db
        .update(jobs)
        .set({ revision: sql`${jobs.revision} + 1`, updatedAt: sql`now()` })
        .where(isJob(jobId));
      return row;
    },

    /** What was decided before the job was there, or about the job it is a copy of. */
    async begin(jobId: number, decided: StoredDecisions): Promise<void> {
      await db.insert(jobReadings).values({ ...decided, organizationId, jobId, revision: 1 });
    },

    /** Keeps a reading of the text, unless people decided something since it was made. */
    async keep(
      jobId: number,
      revision: number,
      readFrom: string,
      content: TextReading,
    ): Promise<void> {
      const read = { content, readFrom };
      await db
        .insert(jobReadings)
        .values({ organizationId, jobId, revision, ...read })
        .onConflictDoUpdate({
          target: [jobReadings.organizationId, jobReadings.jobId],
          set: read,
          setWhere: eq(jobReadings.revision, revision),
        });
    },

    /** The names of people by their ids; of those who are gone there is none. */
    async listNames(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const isAmong = inArray(users.id, [...new Set(ids)]);
      const rows = await db.select({ id: users.id, name: users.name }).from(users).where(isAmong);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}
