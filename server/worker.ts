import { Problem } from "#contract/problem.ts";
import { ping } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { describeFault } from "#server/log.ts";
import { dropExpiredKeys, findExpiredKeys } from "#server/db/idempotency.ts";
import { openDriftWatch } from "#server/features/agreements/drift.service.ts";
import { sendEmail, sendEmailHandler } from "#server/features/outbox/send-email.task.ts";
import {
  sendDueWebhooks,
  sendWebhooksHandler,
} from "#server/features/outgoing-webhooks/send-webhooks.service.ts";
import { sendWebhooks } from "#server/features/outgoing-webhooks/send-webhooks.task.ts";
import { compareJobsHandler } from "#server/features/outputs/stale/compare-jobs.service.ts";
import { compareJobs } from "#server/features/outputs/stale/compare-jobs.task.ts";
import { markStale } from "#server/features/outputs/stale/mark-stale.task.ts";
import { markStaleHandler } from "#server/features/outputs/stale/stale-parts.service.ts";
import { findStuckOutputs } from "#server/features/outputs/stuck-outputs.store.ts";
import {
  failOutput,
  writeReport,
  writeReportHandler,
} from "#server/features/outputs/write-report.task.ts";
import { sweepOld } from "#server/features/retention/retention.service.ts";
import { settleLostCalls } from "#server/features/usage/usage.service.ts";
import { openTaskRunner } from "#server/queue/queue.ts";

export type Worker = {
  /** Fails when this worker takes up no work: it stops, or a database role of its is away. */
  checkReady: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Runs every task, and looks after reports that no queue entry will finish. */
export async function startWorker(deps: Deps): Promise<Worker> {
  const { env, log, tenant } = deps;
  const runner = await openTaskRunner(env, log);
  await runner.work(writeReport, writeReportHandler(deps));
  await runner.work(markStale, markStaleHandler(deps));
  await runner.work(compareJobs, compareJobsHandler(deps));
  await runner.work(sendEmail, sendEmailHandler(deps));
  await runner.work(sendWebhooks, sendWebhooksHandler(deps));

  const drift = openDriftWatch(deps);
  let sweptAtMs = -Infinity;

  async function sweepNowAndThen(): Promise<void> {
    if (performance.now() - sweptAtMs < env.SWEEP_EVERY_MS) return;
    sweptAtMs = performance.now();
    await sweepOld(deps);
    await drift.tellLater();
  }

  async function reap(): Promise<void> {
    await deps.rateLimiter.sweep();
    for (const organizationId of await findExpiredKeys(deps.database)) {
      await tenant.asSystem(organizationId, dropExpiredKeys);
    }
    await settleLostCalls(deps);
    const stuck = await findStuckOutputs(deps.database, env.REAPER_QUIET_SECONDS);
    for (const output of stuck) {
      await failOutput(deps, output, {
        errorCode: "interrupted",
        error: "The report was interrupted. Please try again.",
      });
      log.warn({ outputId: output.outputId, gen: output.gen }, "stuck report failed");
    }
    await sendDueWebhooks(deps);
    await sweepNowAndThen();
  }
  const reaper = setInterval(() => {
    reap().catch((error: unknown) => log.warn(describeFault(error), "reaper"));
  }, env.REAPER_EVERY_MS);

  let isStopping = false;
  return {
    async checkReady() {
      if (isStopping) throw new Problem("unavailable", "This process is stopping");
      await Promise.all([ping(deps.database), runner.ping()]);
    },
    async stop() {
      isStopping = true;
      clearInterval(reaper);
      await runner.stop();
    },
  };
}
