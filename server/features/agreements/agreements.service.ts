import type { Agreement, Decision, RecordedDecision } from "#contract/room/agreement.ts";
import { keyOfSettled, type Settled } from "#contract/room/settled.ts";
import { Problem } from "#contract/problem.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { decisionStore } from "#server/features/agreements/decisions.store.ts";
import type { DriftWatch } from "#server/features/agreements/drift.service.ts";
import { driftStore } from "#server/features/agreements/drifts.store.ts";
import {
  isForgotten,
  presentDecision,
  presentDrift,
  presentLink,
  presentSignOff,
} from "#server/features/agreements/present-agreement.ts";
import { fileOf, whyUnsigned } from "#server/features/agreements/room-agreement.service.ts";
import { signOffStore } from "#server/features/agreements/sign-offs.store.ts";
import { insideOf, listSignedInside } from "#server/features/agreements/signed-inside.ts";
import { announce } from "#server/features/outgoing-webhooks/announce.service.ts";
import { readJobState } from "#server/features/outputs/job-now.service.ts";
import { sendMarkStale } from "#server/features/outputs/stale/mark-stale.task.ts";
import type { OpenJobNow } from "#server/features/rooms/rooms.service.ts";
import type { JsonFile } from "#server/http/json-file.ts";
import { labelOf, valueNow } from "#tools/decisions/value-now.ts";
import { whyUnreadable } from "#tools/decisions/why-unreadable.ts";

export type AgreementService = ReturnType<typeof agreementService>;

/** What was agreed about a job, as its recruiters see it. */
export function agreementService(
  { env, tenant, queue, signer }: Pick<Deps, "env" | "tenant" | "queue" | "signer">,
  openNow: OpenJobNow,
  { catchUp, findInside }: Pick<DriftWatch, "catchUp" | "findInside">,
) {
  /** How the thing will be called and stand once it is decided so. */
  async function describe(caller: Caller, jobId: number, settled: Settled) {
    const most = perHour(env.ROOM_PROPOSALS_PER_USER_PER_HOUR);
    const state = await tenant.of(caller, { jobId }, "room.read", async (db) => {
      await takeFromLimit(db, `room:decisions:${caller.userId}`, most);
      return readJobState(db, jobId);
    });
    const now = await openNow(state);
    const after = now.tryOut([settled]);
    const unreadable = whyUnreadable(after, settled);
    if (unreadable !== null) throw new Problem("invalidRequest", unreadable);
    return { label: labelOf(after, settled), value: valueNow(after, settled) };
  }

  return {
    async get(caller: Caller, jobId: number): Promise<Agreement> {
      const place = await tenant.of(
        caller,
        { jobId },
        "room.read",
        async (db) => db.organizationId,
      );
      await catchUp(place, jobId);
      const inside = await findInside(place, jobId);
      return tenant.of(caller, { jobId }, "room.read", async (db) => {
        const rows = (await signOffStore(db).list(jobId)).filter((row) => !isForgotten(row));
        const signOffs = rows.map((row) => presentSignOff(row, insideOf(inside, row.id)));
        return {
          decisions: (await decisionStore(db).list(jobId)).map(presentDecision),
          signOffs,
          drifts: (await driftStore(db).listOfJob(jobId)).map((row) =>
            presentDrift(row, insideOf(inside, row.signOffId)),
          ),
          toTalk: await signOffStore(db).listToTalk(jobId),
          signedInside: listSignedInside(signOffs, inside),
          whyUnsigned: whyUnsigned(signer),
        };
      });
    },

    /** Said in a call: it is a fact at once, and what rests on it is compared again. */
    async record(
      caller: Caller,
      jobId: number,
      { settled, byName, words }: RecordedDecision,
    ): Promise<Decision> {
      const { label, value } = await describe(caller, jobId, settled);
      return tenant.of(caller, { jobId }, "decision.record", async (db, { record }) => {
        if (!(await decisionStore(db).touchJob(jobId))) throw new Problem("notFound");
        const id = await decisionStore(db).add(jobId, {
          key: keyOfSettled(settled),
          settled,
          label,
          value,
          words: words === "" ? value : words,
          byName,
          byRole: null,
          through: "call",
          recordedBy: caller.userId,
        });
        await sendMarkStale(queue, db, jobId);
        await announce(queue, db, { type: "decision.made", jobId });
        const row = (await decisionStore(db).list(jobId)).find((one) => one.id === id);
        if (!row) throw new Problem("notFound");
        await record({ object: `job:${jobId}/decision-${id}`, after: row });
        return presentDecision(row);
      });
    },

    withdraw: (caller: Caller, jobId: number, decisionId: number): Promise<void> =>
      tenant.of(caller, { jobId }, "decision.withdraw", async (db, { record }) => {
        if (!(await decisionStore(db).touchJob(jobId))) throw new Problem("notFound");
        const before = await decisionStore(db).withdraw(jobId, decisionId, caller.userId);
        if (!before) throw new Problem("notFound");
        await sendMarkStale(queue, db, jobId);
        await record({ object: `job:${jobId}/decision-${decisionId}`, before });
      }),

    explain: (caller: Caller, jobId: number, driftId: number, reason: string): Promise<void> =>
      tenant.of(caller, { jobId }, "drift.explain", async (db, { record }) => {
        const isThere = await driftStore(db).explain(jobId, driftId, reason);
        if (!isThere) throw new Problem("notFound");
        await record({ object: `job:${jobId}/drift-${driftId}`, after: reason });
      }),

    file: (caller: Caller, jobId: number): Promise<JsonFile> =>
      tenant.of(caller, { jobId }, "room.read", async (db) =>
        fileOf(jobId, (await signOffStore(db).list(jobId)).map(presentLink)),
      ),
  };
}
