import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { ReportContent } from "#contract/output.ts";
import { outlastRestart, wasNeverReached } from "#server/db/away.ts";
import type { Deps } from "#server/deps.ts";
import { faultPoint } from "#server/fault-point.ts";
import { openBriefing } from "#server/features/outputs/briefing.ts";
import { briefingStore } from "#server/features/outputs/briefing.store.ts";
import { draftReport, type Work } from "#server/features/outputs/draft-report.ts";
import { decideAfter } from "#server/features/outputs/model/failed-call.ts";
import { generationStore } from "#server/features/outputs/generation.store.ts";
import { outputStore, type Claim } from "#server/features/outputs/outputs.store.ts";
import { describeFault } from "#server/log.ts";
import { ModelFailure } from "#server/model/door/failure.ts";
import { defineTask, processEnds, type TaskHandler } from "#server/queue/task.ts";

const mostAttempts = 3;

/** Writes one report of one job. */
export const writeReport = defineTask({
  name: "write-report",
  input: z.object({ organizationId: z.number(), outputId: z.number(), gen: z.number() }),
  attempts: mostAttempts,
  group: (input) => String(input.organizationId),
});

type Parts = Pick<Deps, "env" | "log" | "tenant" | "queue" | "models" | "metrics">;

export function writeReportHandler(parts: Parts): TaskHandler<typeof writeReport> {
  const { env, log, tenant, queue, models, metrics } = parts;
  const brief = openBriefing(tenant);

  /** Takes the report under this delivery's lease; nothing when it is finished, superseded or gone. */
  async function claimWork(organizationId: number, claim: Claim, taskId: string) {
    return tenant.asSystem(organizationId, async (db): Promise<Work | undefined> => {
      const output = await outputStore(db).claim(claim, taskId, mostAttempts);
      const job = output && (await outputStore(db).findJob(output.jobId));
      if (!output || !job) return undefined;
      return { claim, output, job, writer: await briefingStore(db).findWriter() };
    });
  }

  /** Fenced by the lease, so doing it again after a lost answer changes nothing. */
  async function commit(
    { claim, output, job }: Work,
    content: ReportContent,
    ledgerId: number,
  ): Promise<boolean> {
    return tenant.asSystem(output.organizationId, async (db) => {
      await outputStore(db).lockJob(job.id);
      const isOurs = await outputStore(db).complete(claim, {
        content,
        jobRevision: job.revision,
        ledgerId,
      });
      faultPoint("gen.inTx");
      if (isOurs) await outputStore(db).settleJob(job.id);
      return isOurs;
    });
  }

  function tellWritten({ claim, output }: Work, engine: string, ms: number): void {
    const { outputId, gen } = claim;
    const tool = output.toolType;
    metrics.reports.inc({ tool, engine, outcome: "written" });
    metrics.reportSeconds.observe({ tool, engine }, ms / 1_000);
    log.info({ outputId, gen, tool, engine, ms: Math.round(ms) }, "report written");
  }

  /** Lets a report that may still succeed wait in the queue, and fails one that may not. */
  async function endAttempt({ claim, output, job }: Work, fault: unknown): Promise<void> {
    const { organizationId, attempts } = output;
    const outcome = decideAfter(fault, attempts);
    if (!outcome) throw fault;
    const { outputId, gen } = claim;
    const isHeldBack = fault instanceof ModelFailure && fault.isHeldBack;
    const level = isHeldBack ? "debug" : isUnset(fault) ? "error" : "warn";
    log[level]({ outputId, gen, attempts, ...describeFault(fault) }, "report not written");
    const ended = await tenant.asSystem(organizationId, async (db) => {
      await outputStore(db).lockJob(job.id);
      const generation = generationStore(db, claim);
      const { retryInSeconds, sentence } = outcome;
      const taskId = randomUUID();
      const most = {
        attempts: mostAttempts,
        calls: env.MODEL_CALLS_PER_REPORT,
        seconds: env.longestGenerationSeconds - env.reportMs / 1_000,
      };
      const isBack =
        retryInSeconds !== null &&
        (await generation.putBack(taskId, retryInSeconds, most, !isHeldBack));
      if (isBack) {
        await queue.send(
          db,
          writeReport,
          { organizationId, outputId, gen },
          taskId,
          retryInSeconds,
        );
        return isHeldBack ? undefined : "retried";
      }
      if (!(await generation.fail(sentence))) return undefined;
      await outputStore(db).settleJob(job.id);
      return "failed";
    });
    const tool = output.toolType;
    const named = fault instanceof ModelFailure ? fault.model : undefined;
    const engine = named ?? models.namesFor(tool)[0] ?? "built-in";
    if (ended) metrics.reports.inc({ tool, engine, outcome: ended });
  }

  /** This process ends before the report does: another one takes it up, and no attempt is lost. */
  async function handBack({ claim, output: { organizationId } }: Work): Promise<void> {
    const { outputId, gen } = claim;
    await tenant.asSystem(organizationId, async (db) => {
      const taskId = randomUUID();
      const isBack = await generationStore(db, claim).handBack(taskId);
      if (isBack) await queue.send(db, writeReport, { organizationId, outputId, gen }, taskId);
    });
  }

  return {
    async run({ input: { organizationId, outputId, gen }, taskId, lease, signal }) {
      const claim = { outputId, gen, lease };
      const take = () => claimWork(organizationId, claim, taskId);
      // A crowded database costs the report no attempt.
      const work = await outlastRestart(take, wasNeverReached);
      if (!work) return;
      const startedAt = performance.now();
      faultPoint("gen.claimed");
      try {
        const { briefing, ledgerId } = await brief(work.output, work.job);
        const report = await draftReport(parts, work, briefing, signal);
        const isOurs = await outlastRestart(() => commit(work, report, ledgerId));
        const { engine } = report.metadata;
        if (isOurs) tellWritten(work, engine, performance.now() - startedAt);
      } catch (fault) {
        if (signal.reason === processEnds) await handBack(work);
        // The queue gave this delivery up, and will deliver again by itself.
        else if (signal.aborted) throw fault;
        else await endAttempt(work, fault);
      }
      faultPoint("gen.committed");
    },

    giveUp: ({ organizationId, outputId, gen }) =>
      failOutput(parts, { organizationId, outputId, gen }, "The report could not be written."),
  };
}

/** Nobody but the operator can do anything about it. */
function isUnset(fault: unknown): boolean {
  return fault instanceof ModelFailure && fault.kind === "notAuthorized";
}

/** Marks a generation as failed for good and lets the job's status follow. */
export async function failOutput(
  { tenant, metrics }: Pick<Deps, "tenant" | "metrics">,
  { organizationId, outputId, gen }: { organizationId: number; outputId: number; gen: number },
  reason: string,
): Promise<void> {
  const failed = await tenant.asSystem(organizationId, async (db) => {
    const output = await outputStore(db).find(outputId);
    if (!output) return undefined;
    await outputStore(db).lockJob(output.jobId);
    const row = await outputStore(db).fail(outputId, gen, reason);
    if (row) await outputStore(db).settleJob(row.jobId);
    return row;
  });
  // Whoever wrote it is gone, and with it the name of the engine.
  if (failed) metrics.reports.inc({ tool: failed.toolType, engine: "unknown", outcome: "failed" });
}
