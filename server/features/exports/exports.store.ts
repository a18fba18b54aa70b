import { and, asc, eq } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { organizations } from "#server/db/schema/organizations.ts";
import { outputs } from "#server/db/schema/outputs.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

export function exportStore(db: TenantDatabase) {
  return {
    /** What a file about a job is made of; nothing when the job is gone. */
    async load(jobId: number) {
      const [job] = await db
        .select({
          id: jobs.id,
          title: jobs.title,
          location: jobs.location,
          salaryRange: jobs.salaryRange,
          hiringCompany: jobs.hiringCompany,
          isClientConfidential: jobs.isClientConfidential,
          employmentType: jobs.employmentType,
          employmentLength: jobs.employmentLength,
          weeklyHours: jobs.weeklyHours,
          revision: jobs.revision,
        })
        .from(jobs)
        .where(and(ours(db, jobs), eq(jobs.id, jobId)));
      const [organization] = await db
        .select({ name: organizations.name })
        .from(organizations)
        .where(eq(organizations.id, db.organizationId));
      const rows = await db
        .select({
          id: outputs.id,
          toolType: outputs.toolType,
          status: outputs.status,
          version: outputs.version,
          content: outputs.content,
          ledgerId: outputs.ledgerId,
        })
        .from(outputs)
        .where(and(ours(db, outputs), eq(outputs.jobId, jobId)))
        .orderBy(asc(outputs.id));
      const { organizationId } = db;
      return job && { job, organizationId, organization: organization?.name ?? "", outputs: rows };
    },
  };
}
