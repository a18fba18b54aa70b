import {
  JobStatus,
  type Job,
  type JobCounts,
  type JobCountsQuery,
  type JobEdit,
  type JobListQuery,
  type ListedJob,
  type NewJob,
} from "#contract/job.ts";
import { paging } from "#contract/limits.ts";
import type { JobEvent, OutputState, PartialReport } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import { seesInside } from "#server/db/program.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { JobRow } from "#server/db/schema/jobs.ts";
import type { Caller, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { digestOfAll } from "#server/digest.ts";
import { faultPoint } from "#server/fault-point.ts";
import { forgetAsked, supersedeByEdit } from "#server/features/agreements/agreed.service.ts";
import { readCursor, writeCursor } from "#server/features/jobs/job-cursor.ts";
import { jobListStore } from "#server/features/jobs/job-list.store.ts";
import {
  jobWithoutInside,
  presentJob,
  presentListedJob,
} from "#server/features/jobs/jobs.presenter.ts";
import { jobStore } from "#server/features/jobs/jobs.store.ts";
import { announce } from "#server/features/outgoing-webhooks/announce.service.ts";
import type { OrganizationService } from "#server/features/organizations/organizations.service.ts";
import type { OutputService } from "#server/features/outputs/outputs.service.ts";
import {
  beginReading,
  copyReading,
  type ReadingService,
} from "#server/features/readings/readings.service.ts";

/** A page of jobs, and where the next one begins if there is one. */
export type JobPage = { jobs: ListedJob[]; next?: { organizationId: number; cursor: string } };

export type LiveState = {
  id: string;
  organizationId: number;
  event: JobEvent;
  partials: PartialReport[];
};

export type JobService = ReturnType<typeof jobService>;

export function jobService(
  { tenant, env, queue }: Pick<Deps, "tenant" | "env" | "queue">,
  organizations: OrganizationService,
  outputs: OutputService,
  readings: ReadingService,
) {
  /** The states of each job's six reports. */
  async function findStates(db: TenantDatabase, jobIds: number[]) {
    const byJob = new Map<number, OutputState[]>(jobIds.map((id) => [id, []]));
    for (const { jobId, toolType, status } of await outputs.listStates(db, jobIds)) {
      byJob.get(jobId)?.push({ toolType, status });
    }
    return (jobId: number) => byJob.get(jobId) ?? [];
  }

  async function presentOne(
    db: TenantDatabase,
    row: JobRow | undefined,
    caller: Caller,
  ): Promise<Job> {
    if (!row) throw new Problem("notFound");
    const statesOf = await findStates(db, [row.id]);
    const job = presentJob(row, statesOf(row.id));
    return seesInside(caller) ? job : jobWithoutInside(job);
  }

  /** Without a name the caller's first membership answers (readings.md 6). */
  async function chooseOrganization(caller: Caller, query: Pick<JobListQuery, "organizationId">) {
    return query.organizationId ?? (await organizations.list(caller))[0]?.organizationId;
  }

  /** Before anything is written. The count of the hour is locked until the end, so that no two take the last place. */
  async function takePlace(db: TenantDatabase, { userId }: Caller): Promise<void> {
    const { organizationId } = db;
    const ofAll = perHour(env.JOBS_PER_ORGANIZATION_PER_HOUR);
    await takeFromLimit(db, `jobs:organization:${organizationId}`, ofAll);
    await takeFromLimit(db, `jobs:user:${userId}`, perHour(env.JOBS_PER_USER_PER_HOUR));
    if ((await jobStore(db).count()) >= env.JOBS_PER_ORGANIZATION) throw new Problem("tooManyJobs");
  }

  return {
    /** Job, six outputs and six queue entries: all of them, or none. */
    async create(caller: Caller, { reading, ...form }: NewJob): Promise<Job> {
      const { rawExtractedJd = "", description = "" } = form;
      const decided = await readings.prepare(caller, { rawExtractedJd, description }, reading);
      const job = await tenant.in(
        caller,
        form.organizationId,
        "job.create",
        async (db, { record }) => {
          await takePlace(db, caller);
          const row = await jobStore(db).insert(form, caller.userId);
          if (decided) await beginReading(db, row.id, decided);
          await announce(queue, db, { type: "job.created", jobId: row.id });
          await outputs.createAll(db, row.id, caller);
          await record({ object: `job:${row.id}`, after: row });
          return presentOne(db, await jobStore(db).find(row.id), caller);
        },
      );
      faultPoint("enqueue.afterCommit");
      return job;
    },

    list: async (caller: Caller, query: JobListQuery): Promise<JobPage> => {
      const organizationId = await chooseOrganization(caller, query);
      if (organizationId === undefined) return { jobs: [] };
      const isInside = seesInside(caller);
      const { sort = "newest", limit = paging.mostPerPage, cursor } = query;
      const after = cursor === undefined ? undefined : readCursor(sort, cursor);
      // The place where a page ends would say whole titles.
      if (sort === "title" && !isInside) throw new Problem("notInScope");
      return tenant.in(caller, organizationId, "job.read", async (db) => {
        const found = await jobListStore(db, isInside).page(sort, query, limit + 1, after);
        const shown = found.slice(0, limit);
        const rows = shown.map(({ job }) => job);
        const statesOf = await findStates(
          db,
          rows.map(({ id }) => id),
        );
        const jobs = rows.map((row) => presentListedJob(row, statesOf(row.id), isInside));
        const end = shown.at(-1)?.end;
        if (!end || shown.length === found.length) return { jobs };
        return { jobs, next: { organizationId, cursor: writeCursor(sort, end) } };
      });
    },

    count: async (caller: Caller, query: JobCountsQuery): Promise<JobCounts> => {
      const byStatus = Object.fromEntries(JobStatus.options.map((status) => [status, 0]));
      const organizationId = await chooseOrganization(caller, query);
      if (organizationId !== undefined) {
        const rows = await tenant.in(caller, organizationId, "job.read", (db) =>
          jobListStore(db, seesInside(caller)).count(query.q),
        );
        for (const { status, count } of rows) byStatus[status] = count;
      }
      const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
      return { total, byStatus: byStatus as JobCounts["byStatus"] };
    },

    get: (caller: Caller, jobId: number): Promise<Job> =>
      tenant.of(caller, { jobId }, "job.read", async (db) =>
        presentOne(db, await jobStore(db).find(jobId), caller),
      ),

    update: (caller: Caller, jobId: number, edit: JobEdit): Promise<Job> =>
      tenant.of(caller, { jobId }, "job.edit", async (db, { record }) => {
        const before = await jobStore(db).find(jobId);
        if (before && unveilsClient(before, edit) && !seesInside(caller))
          throw new Problem("notInScope");
        const after = await jobStore(db).update(jobId, edit);
        if (before && after && after.revision !== before.revision) {
          await supersedeByEdit(db, jobId, { before, after, edit }, caller.userId);
          await outputs.compareAgain(db, jobId);
        }
        await record({ object: `job:${jobId}`, before, after });
        return presentOne(db, after, caller);
      }),

    /** A draft with the same words and six pending reports; nothing is queued (readings.md 22). */
    duplicate: (caller: Caller, jobId: number): Promise<Job> =>
      tenant.of(caller, { jobId }, "job.create", async (db, { record }) => {
        const original = await jobStore(db).find(jobId);
        if (!original) throw new Problem("notFound");
        await takePlace(db, caller);
        const copy = await jobStore(db).copy(original, caller.userId);
        await copyReading(db, jobId, copy.id);
        await outputs.createPending(db, copy.id);
        await announce(queue, db, { type: "job.created", jobId: copy.id });
        await record({ object: `job:${copy.id}`, after: copy });
        return presentOne(db, copy, caller);
      }),

    remove: (caller: Caller, jobId: number): Promise<void> =>
      tenant.of(caller, { jobId }, "job.delete", async (db, { record }) => {
        await forgetAsked(db, jobId);
        const before = await jobStore(db).remove(jobId);
        if (!before) throw new Problem("notFound");
        await record({ object: `job:${jobId}`, before });
      }),

    /** The present state as the live channel tells it, with a name that changes whenever it does. */
    watch: (caller: Caller, jobId: number): Promise<LiveState> =>
      tenant.of(caller, { jobId }, "job.read", async (db) => {
        const job = await jobStore(db).find(jobId);
        if (!job) throw new Problem("notFound");
        const states = await outputs.listStates(db, [jobId]);
        const event = {
          jobId,
          jobStatus: job.status,
          outputs: states.map(({ jobId: _jobId, ...state }) => state),
        };
        const partials = await outputs.listPartials(db, jobId);
        const id = nameState([job.updatedAt, event, partials]);
        return { id, organizationId: db.organizationId, event, partials };
      }),
  };
}

/** Whoever may say who a confidential client is, or that it is one no more, could read its name out of the title. */
function unveilsClient({ isClientConfidential }: JobRow, edit: JobEdit): boolean {
  return isClientConfidential && ("hiringCompany" in edit || "isClientConfidential" in edit);
}

/** The job's clock moves with every status it gets, so that a state that came back is told from one that stayed. */
function nameState(parts: unknown[]): string {
  return digestOfAll(parts).slice(0, 22);
}
