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
        const signOffs = await data.listSignOffs();
        const parts = {
          exportedAt: new Date(),
          room,
          answers: await data.listAnswers(),
          words: await data.listWords(),
          decisions: await data.listDecisions(jobId, namesOf(room, signOffs)),
          signOffs,
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
        const known = namesOf(room, await data.listSignOffs());
        const decided = await data.listDecisions(jobId, known);
        const names = [...new Set([...known, ...decided.map(({ byName }) => byName)])];
        const written = decided.flatMap(({ settled, words, through }) => [
          ...(settled.about === "question" ? [settled.text] : []),
          ...(settled.about === "question" || through === "call" ? [words] : []),
        ]);
        await data.forgetDecisions(decided);
        await decisionStore(db).letHoldAgain(jobId);
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

/** By which names somebody was asked and signed. */
function namesOf({ name }: { name: string }, signOffs: readonly { record: string }[]): string[] {
  return [name, ...signOffs.map(({ record }) => readRecord(record).name)];
}
