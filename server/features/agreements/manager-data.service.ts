import { Problem } from "#contract/problem.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { decisionStore } from "#server/features/agreements/decisions.store.ts";
import { managerDataStore } from "#server/features/agreements/manager-data.store.ts";
import { sendMarkStale } from "#server/features/outputs/stale/mark-stale.task.ts";
import type { JsonFile } from "#server/http/json-file.ts";
import { readRecord } from "#tools/decisions/sign-off/record.ts";

export type ManagerDataService = ReturnType<typeof managerDataService>;

/** What is kept about a hiring manager, who has no account to ask by: a member asks for them. */
export function managerDataService({ tenant, queue }: Pick<Deps, "tenant" | "queue">) {
  return {
    export: (caller: Caller, jobId: number, roomId: number): Promise<JsonFile> =>
      tenant.of(caller, { jobId }, "manager.export", async (db, { record }) => {
        const data = managerDataStore(db, roomId);
        const room = await data.findRoom(jobId);
        if (!room) throw new Problem("notFound");
        await record({ object: `job:${jobId}/room-${roomId}` });
        const parts = {
          exportedAt: new Date(),
          room,
          answers: await data.listAnswers(),
          words: await data.listWords(),
          decisions: await data.listDecisions(),
          signOffs: await data.listSignOffs(),
          changes: await data.listDrifts(),
          letters: room.email === null ? [] : await data.listLetters(room.email),
        };
        return { name: `roleprint-hiring-manager-${roomId}.json`, parts };
      }),

    /** The job's row is taken before the room's, as by whoever signs. */
    erase: (caller: Caller, jobId: number, roomId: number): Promise<void> =>
      tenant.of(caller, { jobId }, "manager.erase", async (db, { record }) => {
        const data = managerDataStore(db, roomId);
        const isThere = await decisionStore(db).touchJob(jobId);
        const room = isThere && (await data.findRoom(jobId));
        if (!room) throw new Problem("notFound");
        const decided = await data.listDecisions();
        const signed = (await data.listSignOffs()).map((one) => readRecord(one.record).name);
        const names = [...new Set([room.name, ...decided.map(({ byName }) => byName), ...signed])];
        const written = decided.flatMap(({ settled, words }) =>
          settled.about === "question" ? [words] : [],
        );
        await data.forgetDecisions();
        await data.forgetSignOffs();
        await data.forgetDrifts(jobId, names);
        await data.forgetInLedgers(jobId, { names: new Set(names), written: new Set(written) });
        if (room.email !== null) await data.forgetLetters(room.email);
        await data.dropRoom();
        await sendMarkStale(queue, db, jobId);
        await record({ object: `job:${jobId}/room-${roomId}` });
      }),
  };
}
