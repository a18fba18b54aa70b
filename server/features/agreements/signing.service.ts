import type { DriftAnswer, SignOffRecord } from "#contract/room/agreement.ts";
import type { SignOffForm } from "#contract/room/room.ts";
import { Problem } from "#contract/problem.ts";
import { titleForFiles } from "#ledger/facts/hide-client.ts";
import { writeEntry } from "#server/db/audit.ts";
import type { Manager, ManagerPlace } from "#server/db/manager.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { signOffCopy, type TellByMail } from "#server/features/agreements/agreement-mail.ts";
import { decisionStore } from "#server/features/agreements/decisions.store.ts";
import { driftStore } from "#server/features/agreements/drifts.store.ts";
import {
  asSigned,
  linesOf,
  saysTheSame,
  type LineToSign,
} from "#server/features/agreements/lines-to-sign.ts";
import { presentLink } from "#server/features/agreements/present-agreement.ts";
import { fileOf } from "#server/features/agreements/room-agreement.service.ts";
import { signOffStore, type JobRow } from "#server/features/agreements/sign-offs.store.ts";
import { insideBySignOff, insideOf } from "#server/features/agreements/signed-inside.ts";
import { announce } from "#server/features/outgoing-webhooks/announce.service.ts";
import { readJobState, type JobNow } from "#server/features/outputs/job-now.service.ts";
import { sendMarkStale } from "#server/features/outputs/stale/mark-stale.task.ts";
import type { RoomDoor } from "#server/features/rooms/room-door.service.ts";
import type { OpenJobNow } from "#server/features/rooms/rooms.service.ts";
import type { JsonFile } from "#server/http/json-file.ts";
import { writeRecord } from "#tools/decisions/sign-off/record.ts";
import { digestOf } from "#server/digest.ts";

const note = "This is a dated record of what was agreed. It is not an electronic signature in law.";

const keptInside =
  "A line of this record stays within the team now, so the file is not given out here. Copies of it still prove themselves; whoever asked you has it too.";

/** Somebody changes the job while it is being signed; more often than this they are asked to look again. */
const mostTries = 3;

export type SigningService = ReturnType<typeof signingService>;

/** Signing, and what changed since, as the hiring manager meets it. */
export function signingService(
  { tenant, queue, signer }: Pick<Deps, "tenant" | "queue" | "signer">,
  openNow: OpenJobNow,
  tell: TellByMail,
  { enter, hold }: RoomDoor,
) {
  /** Record, decisions and the mark that the job changed, all of them or none; false when the job was changed meanwhile. */
  function signOnce(
    place: ManagerPlace,
    form: SignOffForm,
    { revision, now, requestId }: { revision: number; now: JobNow; requestId: string },
  ): Promise<boolean> {
    const { organizationId, jobId, roomId } = place;
    return tenant.asSystem(organizationId, async (db) => {
      const job = await signOffStore(db).lockJob(jobId);
      const asked = await signOffStore(db).findRoom(roomId);
      if (!job || !asked || !(await hold(db, roomId))) throw new Problem("linkEnded");
      if (job.revision !== revision) return false;
      const lines = linesOf(asked, now);
      const last = await signOffStore(db).findOfRoom(roomId);
      if (last) {
        if (saysTheSame(last, asked, lines))
          throw new Problem("conflict", "This was signed already. Reload the page to see it.");
        await signOffStore(db).replace(last.id);
        await decisionStore(db).takeBack(jobId, roomId);
      }
      const at = await signOffStore(db).now();
      const record = await addRecord(db, { job, roomId, form, lines, at });
      await keepDecisions(db, place, { form, lines, at });
      // What rests on decisions follows, and what is compared meanwhile is compared anew.
      const isChange = last !== undefined || lines.some(({ isDecided }) => isDecided);
      if (isChange) {
        await decisionStore(db).touchJob(jobId);
        await sendMarkStale(queue, db, jobId);
      }
      await announce(queue, db, { type: "room.signed", jobId });
      await tell(db, signOffCopy(asked.room.email, record));
      await writeEntry(db, {
        organizationId,
        userId: null,
        action: "room.sign",
        object: `job:${jobId}/sign-off-${record.number}`,
        outcome: "done",
        requestId,
      });
      return true;
    });
  }

  async function addRecord(
    db: TenantDatabase,
    {
      job,
      roomId,
      form: { name, role },
      lines,
      at,
    }: {
      job: JobRow;
      roomId: number;
      form: SignOffForm;
      lines: LineToSign[];
      at: Date;
    },
  ): Promise<SignOffRecord> {
    if (!signer.sign) throw new Problem("noSignOffKey");
    const last = await signOffStore(db).findLast(job.id);
    const record: SignOffRecord = {
      number: (last?.number ?? 0) + 1,
      previous: last?.hash ?? null,
      organization: await signOffStore(db).findOrganizationName(),
      job: { id: job.id, title: titleForFiles(job), place: job.location },
      name,
      role,
      at: at.toISOString(),
      lines: lines.map(({ key, label, value, isDecided }) => ({
        key,
        label,
        value,
        byName: isDecided ? name : null,
        at: isDecided ? at.toISOString() : null,
      })),
      note,
    };
    const text = writeRecord(record);
    await signOffStore(db).add({
      jobId: job.id,
      roomId,
      number: record.number,
      record: text,
      hash: digestOf(text),
      ...signer.sign(text),
      signed: lines.map(asSigned),
      createdAt: at,
    });
    return record;
  }

  async function keepDecisions(
    db: TenantDatabase,
    { jobId, roomId }: ManagerPlace,
    { form, lines, at }: { form: SignOffForm; lines: LineToSign[]; at: Date },
  ): Promise<void> {
    const decided = lines.filter(({ isDecided }) => isDecided);
    for (const { key, label, value, settled, words } of decided) {
      await decisionStore(db).add(jobId, {
        key,
        label,
        value,
        settled,
        words,
        byName: form.name,
        byRole: form.role,
        through: "room",
        roomId,
        decidedAt: at,
      });
      await announce(queue, db, { type: "decision.made", jobId });
    }
  }

  return {
    listKeys: () => ({ keys: signer.keys }),

    async sign(manager: Manager, form: SignOffForm, requestId: string): Promise<void> {
      const place = await enter(manager);
      if (!signer.sign) throw new Problem("noSignOffKey");
      for (let tries = 0; tries < mostTries; tries += 1) {
        const state = await tenant.asSystem(place.organizationId, (db) =>
          readJobState(db, place.jobId, place.roomId),
        );
        const now = await openNow(state);
        const revision = state?.job.revision ?? 0;
        if (await signOnce(place, form, { revision, now, requestId })) return;
      }
      throw new Problem("conflict");
    },

    /** What others signed about the job is in it as hashes alone, and so is what names a line that stays inside by now. */
    async file(manager: Manager): Promise<JsonFile> {
      const place = await enter(manager);
      const { jobId, roomId } = place;
      const { rows, state } = await tenant.asSystem(place.organizationId, async (db) => ({
        rows: await signOffStore(db).list(jobId),
        state: await readJobState(db, jobId, roomId),
      }));
      const own = rows.filter((row) => row.roomId === roomId);
      if (own.length === 0) throw new Problem("notFound");
      const inside = insideBySignOff(own, await openNow(state));
      const shown = own.filter(({ id }) => insideOf(inside, id).size === 0);
      if (shown.length === 0) throw new Problem("conflict", keptInside);
      return fileOf(
        jobId,
        rows.map((row) => (shown.includes(row) ? presentLink(row) : { hash: row.hash })),
      );
    },

    async answerDrift(
      manager: Manager,
      driftId: number,
      answer: DriftAnswer,
      requestId: string,
    ): Promise<void> {
      const { organizationId, jobId, roomId } = await enter(manager);
      await tenant.asSystem(organizationId, async (db) => {
        if (!(await hold(db, roomId))) throw new Problem("linkEnded");
        const drift = await driftStore(db).lock(roomId, driftId);
        if (!drift) throw new Problem("notFound");
        const isAgreed = answer.answer === "agree";
        const isOver = drift.endedAt !== null || drift.state === "agreed";
        if (isOver || (isAgreed && answer.after !== drift.after))
          throw new Problem("conflict", "This changed once more. Look at it again, then answer.");
        const said = isAgreed
          ? ({ state: "agreed" } as const)
          : ({ state: "asked", asked: answer.words } as const);
        await driftStore(db).answer(driftId, said);
        await writeEntry(db, {
          organizationId,
          userId: null,
          action: "room.answerDrift",
          object: `job:${jobId}/drift-${driftId}`,
          outcome: "done",
          requestId,
        });
      });
    },
  };
}
