import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { OutputFailure, ReportContent, Ticks, ToolType } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import { lockJob } from "#server/db/lock-job.ts";
import { ours } from "#server/db/ours.ts";
import { jobs, type JobRow } from "#server/db/schema/jobs.ts";
import { outputs } from "#server/db/schema/outputs.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Staleness } from "#server/features/outputs/stale/stale-parts.store.ts";
import { askedBy, versionStore, type VersionRow } from "#server/features/outputs/versions.store.ts";

export type OutputRow = typeof outputs.$inferSelect;
/** A report under a delivery's hand: only this lease may commit it. */
export type Claim = { outputId: number; gen: number; lease: string };

/** Who asked for a generation, and what they want of it. */
export type ReportRequest = Pick<
  OutputRow,
  "requestedBy" | "guidance" | "candidates" | "wantedWriter" | "onlyChanged"
>;

/** A text, and what it was written from. */
type WrittenText = Pick<OutputRow, "jobRevision" | "ledgerId"> & { content: ReportContent };

/** A new text, the sections in which it keeps a person's words, and then what the writer wrote. */
type NewWriting = WrittenText & { editedSections?: string[]; written?: ReportContent | null };

const noFailure = { error: null, errorCode: null };

const now = sql`now()`;

export function outputStore(db: TenantDatabase) {
  const isOurs = (outputId: number) => and(ours(db, outputs), eq(outputs.id, outputId));
  const isJob = (jobId: number) => and(ours(db, jobs), eq(jobs.id, jobId));
  const holds = ({ outputId, gen, lease }: Claim) =>
    and(
      isOurs(outputId),
      eq(outputs.gen, gen),
      eq(outputs.lease, lease),
      eq(outputs.status, "processing"),
    );

  return {
    async findJob(jobId: number): Promise<JobRow | undefined> {
      const [row] = await db.select().from(jobs).where(isJob(jobId));
      return row;
    },

    /** Taken before any report of a job changes, so that its status is settled by one transaction at a time; after `lockAuthor`. */
    lockJob: (jobId: number): Promise<void> => lockJob(db, jobId),

    async insertSix(jobId: number): Promise<void> {
      const rows = toolTypes.map((toolType) => ({
        organizationId: db.organizationId,
        jobId,
        toolType,
      }));
      await db.insert(outputs).values(rows);
    },

    list: (jobIds: number[]): Promise<OutputRow[]> =>
      db
        .select()
        .from(outputs)
        .where(and(ours(db, outputs), inArray(outputs.jobId, jobIds)))
        .orderBy(asc(outputs.id)),

    listStates: (jobIds: number[]) =>
      db
        .select({
          id: outputs.id,
          jobId: outputs.jobId,
          toolType: outputs.toolType,
          status: outputs.status,
          gen: outputs.gen,
          version: outputs.version,
          staleVersion: outputs.staleVersion,
        })
        .from(outputs)
        .where(and(ours(db, outputs), inArray(outputs.jobId, jobIds)))
        .orderBy(asc(outputs.id)),

    /** Changes with everything that can be seen of a job's reports; nothing when there is no such job. */
    async mark(jobId: number): Promise<string | undefined> {
      const rowVersions = sql`string_agg(${outputs.id} || '.' || ${outputs}.xmin, ' ' order by ${outputs.id})`;
      const [row] = await db
        .select({ mark: sql<string>`md5(concat_ws(' ', ${jobs.revision}, ${rowVersions}))` })
        .from(jobs)
        .leftJoin(outputs, and(ours(db, outputs), eq(outputs.jobId, jobs.id)))
        .where(isJob(jobId))
        .groupBy(jobs.id);
      return row && `"${row.mark}"`;
    },

    async find(outputId: number): Promise<OutputRow | undefined> {
      const [row] = await db.select().from(outputs).where(isOurs(outputId));
      return row;
    },

    /** Begins a new generation, unless one is under way already or nothing has changed that was to be written. */
    async enqueue(
      jobId: number,
      toolType: ToolType,
      taskId: string,
      request: ReportRequest,
    ): Promise<OutputRow | undefined> {
      const [row] = await db
        .update(outputs)
        .set({
          // What has changed is written as the rest was asked for.
          ...(request.onlyChanged ? { onlyChanged: true } : request),
          begunBy: request.requestedBy,
          begunFrom: sql`${outputs.version}`,
          gen: sql`${outputs.gen} + 1`,
          status: "queued",
          attempts: 0,
          callsMade: 0,
          claimedAt: null,
          lease: null,
          taskId,
          ...noFailure,
          updatedAt: now,
        })
        .where(
          and(
            ours(db, outputs),
            eq(outputs.jobId, jobId),
            eq(outputs.toolType, toolType),
            sql`${outputs.status} not in ('queued', 'processing')`,
            request.onlyChanged ? eq(outputs.isOutdated, true) : undefined,
          ),
        )
        .returning();
      return row;
    },

    /** Takes a queued report, or takes it up again for a later delivery of the very same queue entry. */
    async claim(
      claim: Claim,
      taskId: string,
      mostAttempts: number,
    ): Promise<OutputRow | undefined> {
      const [row] = await db
        .update(outputs)
        .set({
          status: "processing",
          attempts: sql`${outputs.attempts} + 1`,
          lease: claim.lease,
          claimedAt: sql`coalesce(${outputs.claimedAt}, now())`,
          updatedAt: now,
        })
        .where(
          and(
            isOurs(claim.outputId),
            eq(outputs.gen, claim.gen),
            sql`${outputs.attempts} < ${mostAttempts}`,
            sql`(${outputs.status} = 'queued' or
                 (${outputs.status} = 'processing' and ${outputs.lease} <> ${claim.lease}
                  and split_part(${outputs.lease}, ':', 1) = ${taskId}))`,
          ),
        )
        .returning();
      return row;
    },

    /** Fenced: a delivery that lost its lease changes nothing. Every completed generation is also kept as a version. */
    async complete(claim: Claim, writing: NewWriting, cause: VersionRow["cause"]) {
      const { editedSections = [], written = null, ...text } = writing;
      const [row] = await db
        .update(outputs)
        .set({
          ...text,
          status: "completed",
          version: sql`${outputs.version} + 1`,
          editedVersion: editedSections.length > 0 ? sql`${outputs.version} + 1` : null,
          editedSections,
          ...noFailure,
          isOutdated: false,
          staleParts: [],
          updatedAt: now,
        })
        .where(holds(claim))
        .returning();
      if (!row) return false;
      const origin = { kind: "generated", gen: row.gen, authorId: askedBy(row), cause } as const;
      await versionStore(db, row.id).keep(row, { ...origin, written });
      return true;
    },

    async fail(outputId: number, gen: number, failure: OutputFailure) {
      const [row] = await db
        .update(outputs)
        .set({ status: "failed", ...failure, updatedAt: now })
        .where(
          and(
            isOurs(outputId),
            eq(outputs.gen, gen),
            inArray(outputs.status, ["queued", "processing"]),
          ),
        )
        .returning();
      return row;
    },

    /** Taken before a person's change, so that it is compared with what it really replaces. */
    async lock(outputId: number): Promise<OutputRow | undefined> {
      const [row] = await db.select().from(outputs).where(isOurs(outputId)).for("update");
      return row;
    },

    /** The present row's text is replaced by a person's, which counts as edited if it is not just what was generated; the first text of a pending report completes it. */
    async replaceText(
      { id, status, version }: OutputRow,
      text: WrittenText & { editedSections: string[] } & Partial<Staleness>,
    ): Promise<OutputRow | undefined> {
      const next = version + 1;
      const editedVersion = text.editedSections.length > 0 ? next : null;
      const settled = status === "pending" ? "completed" : status;
      const [row] = await db
        .update(outputs)
        .set({ ...text, status: settled, version: next, editedVersion, updatedAt: now })
        .where(isOurs(id))
        .returning();
      return row;
    },

    async setTicks(outputId: number, ticks: Ticks): Promise<OutputRow | undefined> {
      const changed = { ticks, updatedAt: now };
      const [row] = await db.update(outputs).set(changed).where(isOurs(outputId)).returning();
      return row;
    },

    /** Sets the job's status from its reports (readings.md 2); the caller holds the job's lock. */
    async settleJob(jobId: number): Promise<void> {
      await db.execute(sql`
        update ${jobs} set updated_at = now(), status = case
            when exists (select 1 from ${outputs} where ${outputs.jobId} = ${jobId}
                          and ${outputs.organizationId} = ${db.organizationId}
                          and ${outputs.status} in ('queued', 'processing')) then 'processing'
            when exists (select 1 from ${outputs} where ${outputs.jobId} = ${jobId}
                          and ${outputs.organizationId} = ${db.organizationId}
                          and ${outputs.status} = 'completed') then 'completed'
            else 'failed' end
         where ${jobs.id} = ${jobId} and ${ours(db, jobs)}
           and ${jobs.status} not in ('active', 'paused', 'closed')`);
    },
  };
}
