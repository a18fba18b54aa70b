import { and, eq, sql } from "drizzle-orm";
import type { PartialReport } from "#contract/output.ts";
import { ours } from "#server/db/ours.ts";
import { outputPartials, outputs } from "#server/db/schema/outputs.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

/**
 * Shows the finished sections of a report under way to everybody who watches its job. Each call carries all of them so
 * far; the row goes by itself when the report does not run any more. False when it runs no more already.
 */
export async function publishPartial(
  db: TenantDatabase,
  outputId: number,
  gen: number,
  sections: PartialReport["sections"],
): Promise<boolean> {
  // The report's row is held, so that a completion of the same moment comes before or after, never between.
  const { rowCount } = await db.execute(sql`
    insert into ${outputPartials} (organization_id, output_id, gen, sections)
    select organization_id, id, gen, ${JSON.stringify(sections)}::json from ${outputs}
     where ${ours(db, outputs)} and id = ${outputId} and gen = ${gen} and status = 'processing'
       for share
    on conflict (organization_id, output_id)
    do update set gen = excluded.gen, sections = excluded.sections`);
  return rowCount === 1;
}

/** What is there to be seen of one report, or of all reports of a job. */
export function listPartials(
  db: TenantDatabase,
  of: { jobId: number } | { outputId: number },
): Promise<PartialReport[]> {
  const isMeant = "jobId" in of ? eq(outputs.jobId, of.jobId) : eq(outputs.id, of.outputId);
  return db
    .select({
      jobId: outputs.jobId,
      outputId: outputs.id,
      toolType: outputs.toolType,
      generation: outputPartials.gen,
      sections: outputPartials.sections,
    })
    .from(outputPartials)
    .innerJoin(outputs, eq(outputs.id, outputPartials.outputId))
    .where(and(ours(db, outputPartials), ours(db, outputs), isMeant))
    .orderBy(outputs.id);
}
