import type { Job, JobEdit, JobForm } from "#contract/job.ts";
import type { JobEvent, OutputState } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import type { Caller, Tenant, TenantDatabase } from "#server/db/tenant.ts";
import { faultPoint } from "#server/fault-point.ts";
import { presentJob } from "#server/features/jobs/jobs.presenter.ts";
import { jobStore, type JobRow } from "#server/features/jobs/jobs.store.ts";
import type { OrganizationService } from "#server/features/organizations/organizations.service.ts";
import type { OutputService } from "#server/features/outputs/outputs.service.ts";

export type JobService = ReturnType<typeof jobService>;

export function jobService(
  tenant: Tenant,
  organizations: OrganizationService,
  outputs: OutputService,
) {
  async function present(db: TenantDatabase, rows: JobRow[]): Promise<Job[]> {
    const byJob = new Map<number, OutputState[]>(rows.map((row) => [row.id, []]));
    for (const { jobId, toolType, status } of await outputs.listStates(db, [...byJob.keys()])) {
      byJob.get(jobId)?.push({ toolType, status });
    }
    return rows.map((row) => presentJob(row, byJob.get(row.id) ?? []));
  }

  async function presentOne(db: TenantDatabase, row: JobRow | undefined): Promise<Job> {
    const [job] = row ? await present(db, [row]) : [];
    if (!job) throw new Problem("notFound");
    return job;
  }

  return {
    /** Job, six outputs and six queue entries: all of them, or none. */
    async create(caller: Caller, form: JobForm): Promise<Job> {
      const job = await tenant.in(
        caller,
        form.organizationId,
        "job.create",
        async (db, { record }) => {
          const row = await jobStore(db).insert(form, caller.userId);
          await outputs.createAll(db, row.id, caller);
          await record({ object: `job:${row.id}`, after: row });
          faultPoint("enqueue.beforeCommit");
          return presentOne(db, await jobStore(db).find(row.id));
        },
      );
      faultPoint("enqueue.afterCommit");
      return job;
    },

    /** Without a name the caller's first membership answers (readings.md 6). */
    async list(caller: Caller, organizationId: number | undefined): Promise<Job[]> {
      const chosen = organizationId ?? (await organizations.list(caller))[0]?.organizationId;
      if (chosen === undefined) return [];
      return tenant.in(caller, chosen, "job.read", async (db) =>
        present(db, await jobStore(db).list()),
      );
    },

    get: (caller: Caller, jobId: number): Promise<Job> =>
      tenant.of(caller, { jobId }, "job.read", async (db) =>
        presentOne(db, await jobStore(db).find(jobId)),
      ),

    update: (caller: Caller, jobId: number, edit: JobEdit): Promise<Job> =>
      tenant.of(caller, { jobId }, "job.edit", async (db, { record }) => {
        const before = await jobStore(db).find(jobId);
        const after = await jobStore(db).update(jobId, edit);
        await record({ object: `job:${jobId}`, before, after });
        return presentOne(db, after);
      }),

    remove: (caller: Caller, jobId: number): Promise<void> =>
      tenant.of(caller, { jobId }, "job.delete", async (db, { record }) => {
        const before = await jobStore(db).remove(jobId);
        if (!before) throw new Problem("notFound");
        await record({ object: `job:${jobId}`, before });
      }),

    /** The present state as the live channel tells it, and the organization it belongs to. */
    watch: (caller: Caller, jobId: number): Promise<{ organizationId: number; event: JobEvent }> =>
      tenant.of(caller, { jobId }, "job.read", async (db) => {
        const job = await jobStore(db).find(jobId);
        if (!job) throw new Problem("notFound");
        const states = await outputs.listStates(db, [jobId]);
        const event = {
          jobId,
          jobStatus: job.status,
          outputs: states.map(({ id, toolType, status, generation }) => ({
            id,
            toolType,
            status,
            generation,
          })),
        };
        return { organizationId: db.organizationId, event };
      }),
  };
}
