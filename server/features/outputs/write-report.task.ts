import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { OutputFailure } from "#contract/output.ts";
import { outlastRestart, changedNothing } from "#server/db/db-errors.ts";
import type { Deps } from "#server/deps.ts";
import { faultPoint } from "#server/fault-point.ts";
import { causeOfWriting } from "#server/features/outputs/cause-of-writing.ts";
import { openBriefing } from "#server/features/outputs/briefing.ts";
import { briefingStore } from "#server/features/outputs/briefing.store.ts";
import {
  findConnected,
  openModelChoice,
  type ChosenModels,
} from "#server/features/connections/model-choice.service.ts";
import { draftBuiltIn, draftReport, type Work } from "#server/features/outputs/draft-report.ts";
import {
  decideAfter,
  whyBuiltIn,
  type Outcome,
} from "#server/features/outputs/model/failed-call.ts";
import { endReport } from "#server/features/outputs/end-report.ts";
import { isOfNow } from "#server/features/outputs/ledger-now.ts";
import { generationStore } from "#server/features/outputs/generation.store.ts";
import { sendMarkStale } from "#server/features/outputs/stale/mark-stale.task.ts";
import { outputStore, type Claim } from "#server/features/outputs/outputs.store.ts";
import { prepareUpdate, type Update } from "#server/features/outputs/stale/update-report.ts";
import {
  keepPeoplesWords,
  offerChanges,
} from "#server/features/outputs/suggestions/keep-peoples-words.ts";
import { askedBy, lockAuthor } from "#server/features/outputs/versions.store.ts";
import { describeFault } from "#server/log.ts";
import { ModelFailure } from "#server/model/door/failure.ts";
import { defineTask, processEnds, type TaskHandler } from "#server/queue/task.ts";
import type { Finished } from "#tools/writing/finish.ts";

const mostAttempts = 3;

/** Writes one report of one job. */
export const writeReport = defineTask({
  name: "write-report",
  input: z.object({ organizationId: z.number(), outputId: z.number(), gen: z.number() }),
  attempts: mostAttempts,
  group: (input) => String(input.organizationId),
});

type Parts = Pick<
  Deps,
  "env" | "log" | "tenant" | "queue" | "metrics" | "models" | "secrets" | "egress" | "documents"
>;
type Briefed = Awaited<ReturnType<ReturnType<typeof openBriefing>>>;

export function writeReportHandler(parts: Parts): TaskHandler<typeof writeReport> {
  const { env, log, tenant, queue, metrics } = parts;
  const [choice, brief] = [openModelChoice(parts), openBriefing(parts)];

  /** Takes the report under this delivery's lease; nothing when it is finished, superseded or gone. */
  async function claimWork(organizationId: number, claim: Claim, taskId: string) {
    return tenant.asSystem(organizationId, async (db): Promise<Work | undefined> => {
      const output = await outputStore(db).claim(claim, taskId, mostAttempts);
      const job = output && (await outputStore(db).findJob(output.jobId));
      if (!output || !job) return undefined;
      const writer = await briefingStore(db).findWriter();
      return { claim, output, job, writer, connection: await findConnected(db) };
    });
  }

  /** Fenced by the lease, so doing it again after a lost answer changes nothing. */
  function commit(
    { claim, output, job }: Work,
    written: Finished["report"],
    ledgerId: number,
    update: Update | undefined,
  ): Promise<boolean> {
    return tenant.asSystem(output.organizationId, async (db) => {
      const reports = outputStore(db);
      await lockAuthor(db, askedBy(output));
      await reports.lockJob(job.id);
      const writing = await causeOfWriting(db, output, ledgerId);
      const cause = update ? { ...writing, sections: update.sections } : writing;
      const kept = await keepPeoplesWords(db, output.id, update?.written ?? written, ledgerId);
      const { offered: _, ...text } = { ...kept, jobRevision: job.revision, ledgerId };
      const isOurs = await reports.complete(claim, text, cause);
      if (isOurs) await offerChanges(db, claim, kept);
      faultPoint("gen.inTx");
      if (!isOurs) return false;
      await endReport(queue, db, output, "report.completed");
      if (!(await isOfNow(db, job.id, ledgerId))) await sendMarkStale(queue, db, job.id);
      return true;
    });
  }

  async function keep(
    work: Work,
    report: Finished["report"],
    { briefing, ledgerId }: Briefed,
    startedAt: number,
  ): Promise<void> {
    const isUpdate = work.output.onlyChanged;
    const update = isUpdate ? await prepareUpdate(tenant, work, briefing, report) : undefined;
    if (!(await outlastRestart(() => commit(work, report, ledgerId, update)))) return;
    const { outputId, gen } = work.claim;
    const tool = work.output.toolType;
    const engine = engineOf(work, report.metadata.engine);
    const ms = performance.now() - startedAt;
    metrics.reports.inc({ tool, engine, outcome: "written" });
    metrics.reportSeconds.observe({ tool, engine }, ms / 1_000);
    log.info({ outputId, gen, tool, engine, ms: Math.round(ms) }, "report written");
  }

  /** Lets a report that may still succeed wait in the queue; one that may not is written without a model, or fails. */
  async function endAttempt(
    work: Work,
    fault: unknown,
    writeInstead: (() => Promise<void>) | undefined,
  ): Promise<void> {
    const { claim, output, connection } = work;
    const { attempts, toolType: tool } = output;
    const outcome = decideAfter(fault, attempts, connection !== undefined);
    if (!outcome) throw fault;
    const { outputId, gen } = claim;
    const isHeldBack = fault instanceof ModelFailure && fault.isHeldBack;
    const level = isHeldBack ? "debug" : isUnset(work, fault) ? "error" : "warn";
    log[level]({ outputId, gen, attempts, ...describeFault(fault) }, "report not written");
    const engine = engineOf(work, fault instanceof ModelFailure ? fault.model : undefined);
    if (await putBack(work, outcome, !isHeldBack)) {
      if (!isHeldBack) metrics.reports.inc({ tool, engine, outcome: "retried" });
    } else if (writeInstead) {
      await writeInstead();
    } else if (await fail(work, outcome)) {
      metrics.reports.inc({ tool, engine, outcome: "failed" });
    }
  }

  /** False when another attempt would be one too many, or come too late. */
  async function putBack(
    { claim, output: { organizationId }, job }: Work,
    { retryInSeconds }: Outcome,
    isCounted: boolean,
  ): Promise<boolean> {
    if (retryInSeconds === null) return false;
    const { outputId, gen } = claim;
    return tenant.asSystem(organizationId, async (db) => {
      await outputStore(db).lockJob(job.id);
      const taskId = randomUUID();
      const most = {
        attempts: mostAttempts,
        calls: env.MODEL_CALLS_PER_REPORT,
        seconds: env.longestGenerationSeconds - env.reportMs / 1_000,
      };
      const isBack = await generationStore(db, claim).putBack(
        taskId,
        retryInSeconds,
        most,
        isCounted,
      );
      const input = { organizationId, outputId, gen };
      if (isBack) await queue.send(db, writeReport, input, taskId, retryInSeconds);
      return isBack;
    });
  }

  function fail({ claim, output, job }: Work, { failure }: Outcome): Promise<boolean> {
    return tenant.asSystem(output.organizationId, async (db) => {
      await outputStore(db).lockJob(job.id);
      const isFailed = await generationStore(db, claim).fail(failure);
      if (isFailed) await endReport(queue, db, output, "report.failed");
      return isFailed;
    });
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
      const work = await outlastRestart(take, changedNothing);
      if (!work) return;
      const startedAt = performance.now();
      faultPoint("gen.claimed");
      let briefed: Briefed | undefined;
      let chosen: ChosenModels | undefined;
      try {
        briefed = await brief(work.output, work.job);
        chosen = choice.for(work.connection);
        const report = await draftReport(parts, work, chosen, briefed.briefing, signal);
        await keep(work, report, briefed, startedAt);
      } catch (fault) {
        const told = briefed;
        const because = chosen && whyBuiltIn(fault, chosen, work.output.toolType);
        const writeInstead =
          told && because
            ? () => keep(work, draftBuiltIn(work, told.briefing, because), told, startedAt)
            : undefined;
        if (signal.reason === processEnds) await handBack(work);
        // The queue gave this delivery up, and will deliver again by itself.
        else if (signal.aborted) throw fault;
        else await endAttempt(work, fault, writeInstead);
      }
      faultPoint("gen.committed");
    },

    giveUp: (input) =>
      failOutput(parts, input, {
        errorCode: "notWritten",
        error: "The report could not be written.",
      }),
  };
}

/** Nobody but the operator can do anything about it. */
function isUnset({ connection }: Work, fault: unknown): boolean {
  return !connection && fault instanceof ModelFailure && fault.kind === "notAuthorized";
}

/** For figures: organizations name their models as they like. */
function engineOf({ connection }: Work, engine = "unknown"): string {
  return connection && engine !== "built-in" ? "connected" : engine;
}

/** Marks a generation as failed for good and lets the job's status follow. */
export async function failOutput(
  { tenant, queue, metrics }: Pick<Deps, "tenant" | "queue" | "metrics">,
  { organizationId, outputId, gen }: { organizationId: number; outputId: number; gen: number },
  failure: OutputFailure,
): Promise<void> {
  const failed = await tenant.asSystem(organizationId, async (db) => {
    const output = await outputStore(db).find(outputId);
    if (!output) return undefined;
    await outputStore(db).lockJob(output.jobId);
    const row = await outputStore(db).fail(outputId, gen, failure);
    if (row) await endReport(queue, db, row, "report.failed");
    return row;
  });
  // Whoever wrote it is gone, and with it the name of the engine.
  if (failed) metrics.reports.inc({ tool: failed.toolType, engine: "unknown", outcome: "failed" });
}
