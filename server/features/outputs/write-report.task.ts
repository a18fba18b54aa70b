import { z } from "zod";
import { builtInStamp, finishReport } from "#tools/finish.ts";
import { writers } from "#tools/writers.ts";
import type { Tenant } from "#server/db/tenant.ts";
import { brief } from "#server/features/outputs/briefing.ts";
import { faultPoint } from "#server/fault-point.ts";
import { outputStore, type Claim } from "#server/features/outputs/outputs.store.ts";
import { defineTask, type TaskHandler } from "#server/queue/task.ts";

const mostAttempts = 3;

/** Writes one report of one job. */
export const writeReport = defineTask({
  name: "write-report",
  input: z.object({ organizationId: z.number(), outputId: z.number(), gen: z.number() }),
  attempts: mostAttempts,
  group: (input) => String(input.organizationId),
});

export function writeReportHandler(tenant: Tenant): TaskHandler<typeof writeReport> {
  /** Takes the report under this delivery's lease; nothing when it is finished, superseded or gone. */
  async function claimWork(organizationId: number, claim: Claim, taskId: string) {
    return tenant.asSystem(organizationId, async (db) => {
      const output = await outputStore(db).claim(claim, taskId, mostAttempts);
      const job = output && (await outputStore(db).findJob(output.jobId));
      return output && job ? { output, job, briefing: await brief(db, output, job) } : undefined;
    });
  }

  return {
    async run({ input: { organizationId, outputId, gen }, taskId, lease }) {
      const claim = { outputId, gen, lease };
      const work = await claimWork(organizationId, claim, taskId);
      if (!work) return;
      faultPoint("gen.claimed");
      const { output, job, briefing } = work;
      const { toolType } = output;
      const draft = writers[toolType](briefing);
      const { report } = finishReport(briefing, toolType, draft, builtInStamp);
      await tenant.asSystem(organizationId, async (db) => {
        await outputStore(db).lockJob(job.id);
        const isOurs = await outputStore(db).complete(claim, report, job.revision);
        faultPoint("gen.inTx");
        if (isOurs) await outputStore(db).settleJob(job.id);
      });
      faultPoint("gen.committed");
    },

    giveUp: ({ organizationId, outputId, gen }) =>
      failOutput(tenant, { organizationId, outputId, gen }, "The report could not be written."),
  };
}

/** Marks a generation as failed for good and lets the job's status follow. */
export async function failOutput(
  tenant: Tenant,
  { organizationId, outputId, gen }: { organizationId: number; outputId: number; gen: number },
  reason: string,
): Promise<void> {
  await tenant.asSystem(organizationId, async (db) => {
    const output = await outputStore(db).find(outputId);
    if (!output) return;
    await outputStore(db).lockJob(output.jobId);
    const failed = await outputStore(db).fail(outputId, gen, reason);
    if (failed) await outputStore(db).settleJob(failed.jobId);
  });
}
