import { Problem } from "#contract/problem.ts";
import type { RoomProposal } from "#contract/room/decision.ts";
import type { NewRoom, Room, RoomForm } from "#contract/room/room.ts";
import { titleForFiles } from "#ledger/facts/hide-client.ts";
import { fitsLimit, perDay, perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { Caller, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { digestOf } from "#server/digest.ts";
import type { OutboxService } from "#server/features/outbox/outbox.service.ts";
import {
  openJobNow,
  readJobState,
  type JobNow,
  type JobState,
} from "#server/features/outputs/job-now.service.ts";
import { roomEmail, type RoomLetter } from "#server/features/rooms/room-email.ts";
import { proposalFor } from "#server/features/rooms/room-proposals.service.ts";
import {
  howItStands,
  isAnsweredSince,
  presentDecision,
  presentQuestion,
  presentRoom,
} from "#server/features/rooms/rooms.presenter.ts";
import { roomStore, type RoomRow } from "#server/features/rooms/rooms.store.ts";
import { hashToken, newToken } from "#server/secrets/tokens.ts";

export type OpenJobNow = ReturnType<typeof openJobNow>;
export type RoomService = ReturnType<typeof roomService>;

/** Rooms, as those meet them who ask somebody to decide. */
export function roomService({ env, tenant }: Deps, outbox: OutboxService, jobNow: OpenJobNow) {
  /** What a proposal is made of; counted before it is made, since making it takes its time. */
  function readState(caller: Caller, jobId: number): Promise<JobState | undefined> {
    const most = perHour(env.ROOM_PROPOSALS_PER_USER_PER_HOUR);
    return tenant.of(caller, { jobId }, "room.read", async (db) => {
      await takeFromLimit(db, `room:proposals:${caller.userId}`, most);
      return readJobState(db, jobId);
    });
  }

  async function takeTurn(db: TenantDatabase, key: string, max: number): Promise<void> {
    await takeFromLimit(db, key, perDay(max));
  }

  /** One address gets few such letters a day: more are refused to one organization, and left out where others sent them. */
  async function mail(
    db: TenantDatabase,
    { id, email }: { id: number; email: string },
    token: string,
    kind: RoomLetter,
  ): Promise<boolean> {
    const most = env.ROOM_LETTERS_PER_ADDRESS_PER_DAY;
    await takeTurn(db, `room:address:${digestOf(`${db.organizationId} ${email}`)}`, most);
    if (!(await fitsLimit(db, `room:mail:${digestOf(email)}`, perDay(most)))) return false;
    const about = await roomStore(db).findAbout(id);
    if (!about) throw new Problem("notFound");
    const { askedBy, organizationName, expiresAt: endsAt } = about;
    const names = { askedBy, organizationName, jobTitle: titleForFiles(about) };
    await outbox.write(db, roomEmail(env, { ...names, to: email, token, endsAt, kind }));
    return outbox.isConfigured;
  }

  async function present(
    db: TenantDatabase,
    rows: RoomRow[],
    now: JobNow | undefined,
  ): Promise<Room[]> {
    const ids = rows.map(({ id }) => id);
    const decisions = await roomStore(db).listDecisions(ids);
    const questions = await roomStore(db).listQuestions(ids);
    return rows.map((room) => {
      const chosen = decisions.filter(({ roomId }) => roomId === room.id);
      const said = questions.filter(({ roomId }) => roomId === room.id);
      const standings = chosen.map((row) => {
        // What changed after a signature is told as a change of what was signed.
        const isAsking = now && room.signedAt === null;
        const value = isAsking ? howItStands(row.asked, now) : row.askedValue;
        return { row, asked: row.asked, value, isNew: false };
      });
      return presentRoom(
        room,
        standings.map(presentDecision),
        said.map(presentQuestion),
        isAnsweredSince(room.signedAt, [...chosen, ...said]),
      );
    });
  }

  return {
    async propose(caller: Caller, jobId: number): Promise<RoomProposal> {
      return proposalFor(await jobNow(await readState(caller, jobId)));
    },

    async list(caller: Caller, jobId: number): Promise<Room[]> {
      const found = await tenant.of(caller, { jobId }, "room.read", async (db) => {
        const rows = await roomStore(db).list(jobId);
        const isAsking = rows.some(({ signedAt }) => signedAt === null);
        return { rows, state: isAsking ? await readJobState(db, jobId) : undefined };
      });
      const now = found.state && (await jobNow(found.state));
      return tenant.of(caller, { jobId }, "room.read", (db) => present(db, found.rows, now));
    },

    async create(caller: Caller, jobId: number, form: RoomForm): Promise<NewRoom> {
      const now = await jobNow(await readState(caller, jobId));
      const asked = choose(await proposalFor(now), form);
      const decisions = asked.decisions.map((one) => ({
        asked: one,
        askedValue: howItStands(one, now),
      }));
      const token = newToken();
      return tenant.of(caller, { jobId }, "room.create", async (db, { record }) => {
        await takeTurn(db, `room:user:${caller.userId}`, env.ROOMS_PER_USER_PER_DAY);
        const { name, email, days } = form;
        const { questions } = asked;
        const of = { jobId, createdBy: caller.userId, tokenHash: hashToken(token) };
        const id = await roomStore(db).create({ ...of, name, email, days, decisions, questions });
        const isMailed = email !== null && (await mail(db, { id, email }, token, "roomInvitation"));
        await record({ object: `job:${jobId}/room-${id}`, after: { ...asked, days } });
        const row = await roomStore(db).find(jobId, id);
        const [room] = await present(db, row ? [row] : [], now);
        if (!room) throw new Problem("notFound");
        return { ...room, token, isMailed };
      });
    },

    /** Whatever became of the link before. An address that reached somebody else is written to no more. */
    async renew(caller: Caller, jobId: number, roomId: number, days: number): Promise<NewRoom> {
      const now = await jobNow(await readState(caller, jobId));
      const token = newToken();
      return tenant.of(caller, { jobId }, "room.renew", async (db, { record }) => {
        const before = await roomStore(db).find(jobId, roomId);
        if (!before) throw new Problem("notFound");
        await takeTurn(db, `room:user:${caller.userId}`, env.ROOMS_PER_USER_PER_DAY);
        await roomStore(db).renew(jobId, roomId, hashToken(token), days);
        const { id, email, wrongPersonAt } = before;
        const isToMail = email !== null && wrongPersonAt === null && outbox.isConfigured;
        const isMailed = isToMail && (await mail(db, { id, email }, token, "roomNewLink"));
        await record({ object: `job:${jobId}/room-${roomId}`, after: { days } });
        const row = await roomStore(db).find(jobId, roomId);
        const [room] = await present(db, row ? [row] : [], now);
        if (!room) throw new Problem("notFound");
        return { ...room, token, isMailed };
      });
    },

    /** Where no mail can be sent, or the one reminder was, it can no longer be sent. */
    remind: (caller: Caller, jobId: number, roomId: number): Promise<void> =>
      tenant.of(caller, { jobId }, "room.remind", async (db, { record }) => {
        const room = await roomStore(db).find(jobId, roomId);
        if (!room) throw new Problem("notFound");
        const { id, email } = room;
        if (email === null || !outbox.isConfigured) throw new Problem("letterOver");
        const token = newToken();
        const isDue = await roomStore(db).remind(jobId, id, hashToken(token));
        if (!isDue) throw new Problem("letterOver");
        if (!(await mail(db, { id, email }, token, "roomReminder")))
          throw new Problem("letterOver");
        await record({ object: `job:${jobId}/room-${id}` });
      }),

    end: (caller: Caller, jobId: number, roomId: number): Promise<void> =>
      tenant.of(caller, { jobId }, "room.end", async (db, { record }) => {
        if (!(await roomStore(db).end(jobId, roomId))) throw new Problem("notFound");
        await record({ object: `job:${jobId}/room-${roomId}` });
      }),
  };
}

/** What the form picks of the proposal, in the form's order; a question may also be the recruiter's own. */
function choose(proposal: RoomProposal, { decisions, questions }: RoomForm) {
  const picked = [...new Set(decisions)].map((key) => {
    const found = proposal.decisions.find((one) => one.key === key);
    // It was proposed a moment ago, and the job has changed.
    if (!found) throw new Problem("conflict");
    return found;
  });
  if (picked.length + questions.length === 0) {
    throw new Problem("invalidRequest", "Pick something to decide, or write a question.");
  }
  const known = new Set(proposal.questions.map(({ words }) => words));
  return {
    decisions: picked,
    questions: questions.map((one) => ({ ...one, words: known.has(one.words) ? one.words : null })),
  };
}
