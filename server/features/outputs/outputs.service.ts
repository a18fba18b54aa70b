import { randomUUID } from "node:crypto";
import {
  toolTypes,
  type Generation,
  type GenerationRequest,
  type JobEvent,
  type Output,
  type PartialReport,
  type ProcessRequest,
  type ToolType,
} from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import { seesInside } from "#server/db/program.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { Caller, Tenant, TenantDatabase } from "#server/db/tenant.ts";
import { listWrittenByModel } from "#server/features/connections/who-writes.service.ts";
import { briefingStore } from "#server/features/outputs/briefing.store.ts";
import { faultPoint } from "#server/fault-point.ts";
import {
  outputWithoutInside,
  presentGeneration,
  presentOutput,
} from "#server/features/outputs/outputs.presenter.ts";
import {
  outputStore,
  type OutputRow,
  type ReportRequest,
} from "#server/features/outputs/outputs.store.ts";
import { listPartials } from "#server/features/outputs/partials.store.ts";
import { refuseWithoutRoom } from "#server/features/outputs/model/text-room.ts";
import { sendMarkStale } from "#server/features/outputs/stale/mark-stale.task.ts";
import { findKeptParts } from "#server/features/outputs/suggestions/kept-parts.ts";
import { writeReport } from "#server/features/outputs/write-report.task.ts";
import { publicStatus } from "#server/db/stored-status.ts";
import type { Env } from "#server/env.ts";
import type { Models } from "#server/model/models.ts";
import type { TaskSender } from "#server/queue/queue.ts";

type StateOfOutput = JobEvent["outputs"][number] & { jobId: number };

function requestOf(
  { userId }: Caller,
  asked?: GenerationRequest,
  guidance = asked?.guidance ?? "",
): ReportRequest {
  return {
    requestedBy: userId,
    guidance,
    candidates: asked?.candidates ?? [],
    wantedWriter: asked?.writer ?? null,
    onlyChanged: asked?.only === "changed",
  };
}

export type OutputService = ReturnType<typeof outputService>;

export function outputService(tenant: Tenant, queue: TaskSender, env: Env, models: Models) {
  /** Row and queue entry in one transaction; a generation already under way is answered as it is. */
  async function enqueue(
    db: TenantDatabase,
    jobId: number,
    toolType: ToolType,
    request: ReportRequest,
  ): Promise<{ row: OutputRow; isBegun: boolean }> {
    const taskId = randomUUID();
    const begun = await outputStore(db).enqueue(jobId, toolType, taskId, request);
    if (begun) {
      const input = { organizationId: db.organizationId, outputId: begun.id, gen: begun.gen };
      await queue.send(db, writeReport, input, taskId);
      return { row: begun, isBegun: true };
    }
    const rows = await outputStore(db).list([jobId]);
    const running = rows.find((row) => row.toolType === toolType);
    if (!running) throw new Problem("notFound");
    return { row: running, isBegun: false };
  }

  async function enqueueAll(
    db: TenantDatabase,
    jobId: number,
    which: readonly ToolType[],
    request: ReportRequest,
  ): Promise<OutputRow[]> {
    await outputStore(db).lockJob(jobId);
    const asked = [];
    for (const toolType of which) asked.push(await enqueue(db, jobId, toolType, request));
    await outputStore(db).settleJob(jobId);
    await takeFromLimits(db, request, asked.filter(({ isBegun }) => isBegun).length);
    faultPoint("enqueue.beforeCommit");
    return asked.map(({ row }) => row);
  }

  async function listMeant(
    db: TenantDatabase,
    jobId: number,
    only: NonNullable<ProcessRequest>["only"],
  ): Promise<readonly ToolType[]> {
    if (only === undefined) return toolTypes;
    await outputStore(db).lockJob(jobId);
    const rows = await outputStore(db).list([jobId]);
    const isMeant = (row: OutputRow) =>
      only === "failed" ? row.status === "failed" : row.isOutdated && row.content !== null;
    const meant = new Set(rows.filter(isMeant).map(({ toolType }) => toolType));
    return toolTypes.filter((toolType) => meant.has(toolType));
  }

  /** In the same transaction, so that a refused request neither begins a report nor counts. */
  async function takeFromLimits(
    db: TenantDatabase,
    { requestedBy }: ReportRequest,
    howMany: number,
  ): Promise<void> {
    if (howMany === 0) return;
    const ofAll = perHour(env.REPORTS_PER_ORGANIZATION_PER_HOUR);
    await takeFromLimit(db, `reports:${db.organizationId}`, ofAll, howMany);
    const ofOne = perHour(env.REPORTS_PER_USER_PER_HOUR);
    await takeFromLimit(db, `reports:user:${requestedBy}`, ofOne, howMany);
    await refuseWithoutRoom(db, env);
  }

  /** Somebody who says what should be different waits for it: the built-in writer could only ignore them. */
  async function refuseGuidance(
    db: TenantDatabase,
    toolType: ToolType,
    asked: GenerationRequest,
  ): Promise<void> {
    if ((asked?.guidance ?? "").trim() === "" || asked?.only) return;
    const chosen = asked?.writer ?? (await briefingStore(db).findWriter());
    const written = await listWrittenByModel(db, chosen, models);
    if (!written.includes(toolType)) throw new Problem("guidanceNeedsModel");
  }

  return {
    /** Called with the transaction that creates the job. */
    async createAll(db: TenantDatabase, jobId: number, caller: Caller): Promise<void> {
      await outputStore(db).insertSix(jobId);
      await enqueueAll(db, jobId, toolTypes, requestOf(caller));
    },

    /** Six reports that nobody has asked for yet. */
    createPending: (db: TenantDatabase, jobId: number): Promise<void> =>
      outputStore(db).insertSix(jobId),

    /** Called with the transaction that changes what a job's reports rest on. */
    compareAgain: (db: TenantDatabase, jobId: number): Promise<void> =>
      sendMarkStale(queue, db, jobId),

    /** The states of several jobs' reports, in the tools' order; called inside the caller's transaction. */
    async listStates(db: TenantDatabase, jobIds: number[]): Promise<StateOfOutput[]> {
      if (jobIds.length === 0) return [];
      const rows = await outputStore(db).listStates(jobIds);
      return rows.map(({ status, gen, ...row }) => ({
        ...row,
        status: publicStatus(status),
        generation: gen,
      }));
    },

    /** What there is to be seen of a job's reports under way; called inside the caller's transaction. */
    listPartials: (db: TenantDatabase, jobId: number): Promise<PartialReport[]> =>
      listPartials(db, { jobId }),

    /** The same of one report, for everybody who already watches its job. */
    readPartial: async (
      organizationId: number,
      outputId: number,
    ): Promise<PartialReport | undefined> => {
      const [partial] = await tenant.asSystem(organizationId, (db) =>
        listPartials(db, { outputId }),
      );
      return partial;
    },

    /** Whoever knows the newest mark already is not sent the reports again: screens ask every few seconds. */
    list: (
      caller: Caller,
      jobId: number,
      knownMark?: string,
    ): Promise<{ mark: string; outputs?: Output[] }> =>
      tenant.of(caller, { jobId }, "output.read", async (db) => {
        const mark = await outputStore(db).mark(jobId);
        if (!mark) throw new Problem("notFound");
        if (mark === knownMark) return { mark };
        const rows = await outputStore(db).list([jobId]);
        const keptOf = await findKeptParts(db, rows);
        const all = rows.map((row) => presentOutput(row, keptOf(row)));
        return { mark, outputs: seesInside(caller) ? all : all.map(outputWithoutInside) };
      }),

    /** One report by itself. */
    get: (caller: Caller, outputId: number): Promise<Output> =>
      tenant.of(caller, { outputId }, "output.read", async (db) => {
        const row = await outputStore(db).find(outputId);
        if (!row) throw new Problem("notFound");
        const keptOf = await findKeptParts(db, [row]);
        const output = presentOutput(row, keptOf(row));
        return seesInside(caller) ? output : outputWithoutInside(output);
      }),

    /** `extra`: what a program sent along (spec §7); without a model nobody reads it. */
    generate: (
      caller: Caller,
      jobId: number,
      toolType: ToolType,
      asked: GenerationRequest,
      extra?: string,
    ): Promise<Generation> =>
      tenant.of(caller, { jobId }, "output.generate", async (db, { record }) => {
        await refuseGuidance(db, toolType, asked);
        const [row] = await enqueueAll(db, jobId, [toolType], requestOf(caller, asked, extra));
        await record({ object: `job:${jobId}/${toolType}` });
        if (!row) throw new Problem("notFound");
        return presentGeneration(row);
      }),

    /** All six, those that failed, or what rests on changed facts: the others keep their texts. */
    async generateAll(caller: Caller, jobId: number, asked: ProcessRequest): Promise<Generation[]> {
      const begun = await tenant.of(
        caller,
        { jobId },
        "output.generate",
        async (db, { record }) => {
          const { only, writer } = asked ?? {};
          const which = await listMeant(db, jobId, only);
          const request = only === "changed" ? { only } : { writer };
          const rows = await enqueueAll(db, jobId, which, requestOf(caller, request));
          await record({ object: only ? `job:${jobId}/${only}` : `job:${jobId}` });
          return rows.map(presentGeneration);
        },
      );
      faultPoint("enqueue.afterCommit");
      return begun;
    },
  };
}
