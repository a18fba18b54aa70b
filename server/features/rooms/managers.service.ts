import { Problem } from "#contract/problem.ts";
import type { DecisionOption } from "#contract/room/decision.ts";
import type { WhatIf, WhatIfAnswer } from "#contract/room/agreement.ts";
import type {
  DecisionAnswer,
  ManagerRoom,
  QuestionAnswer,
  RoomIntroduction,
} from "#contract/room/room.ts";
import { keyOfSettled } from "#contract/room/settled.ts";
import { titleForFiles } from "#ledger/facts/hide-client.ts";
import { writeEntry } from "#server/db/audit.ts";
import type { Manager, ManagerPlace } from "#server/db/manager.ts";
import type { Caller, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { isAskedNoMore } from "#server/features/outputs/job-now.service.ts";
import type { OutboxService } from "#server/features/outbox/outbox.service.ts";
import { findAbout, type RoomReading } from "#server/features/rooms/read-room.ts";
import type { RoomDoor } from "#server/features/rooms/room-door.service.ts";
import { wrongPersonEmail } from "#server/features/rooms/room-email.ts";
import { findRoom, type RoomPlace } from "#server/features/rooms/room-of-token.store.ts";
import { roomStore } from "#server/features/rooms/rooms.store.ts";
import { linkSessionHours } from "#server/http/link-sessions.ts";
import { hashToken, newToken } from "#server/secrets/tokens.ts";
import { consequenceOf } from "#tools/decisions/consequence.ts";
import { canTry, whyUnknownPlace } from "#tools/decisions/controls.ts";
import { optionOf } from "#tools/decisions/options.ts";
import { whyUnreadable } from "#tools/decisions/why-unreadable.ts";
import { describeConsequence } from "#tools/decisions/words.ts";

/** Whoever only holds a link sees no row at all, just what the lookup function answers. */
const nobody: Caller = { userId: "" };

type Parts = {
  outbox: OutboxService;
  door: RoomDoor;
  reading: RoomReading;
};

export type ManagerService = ReturnType<typeof managerService>;

/** Rooms, as those meet them who decide. A link that ended and one that never was are answered alike. */
export function managerService({ env, tenant }: Deps, { outbox, door, reading }: Parts) {
  const { openJob, read } = reading;

  async function find(token: string): Promise<RoomPlace> {
    const place = await tenant.asPerson(nobody, (db) => findRoom(db, hashToken(token)));
    if (!place) throw new Problem("linkEnded");
    return place;
  }

  /** Recorded without who it was or where from: nobody is told that. */
  function record(
    db: TenantDatabase,
    { roomId, jobId }: Pick<ManagerPlace, "roomId" | "jobId">,
    action: "room.open" | "room.answer" | "room.wrongPerson",
    requestId: string,
  ): Promise<void> {
    const { organizationId } = db;
    const object = `job:${jobId}/room-${roomId}`;
    const outcome = "done" as const;
    return writeEntry(db, { organizationId, userId: null, action, object, outcome, requestId });
  }

  /** Answers are taken as long as the room holds; what comes after a signature counts once it is signed too. */
  function answer(
    manager: Manager,
    requestId: string,
    keep: (db: TenantDatabase, place: ManagerPlace) => Promise<void>,
  ): Promise<void> {
    return tenant.asManager(manager, async (db, place) => {
      if (!(await roomStore(db).lock(place.roomId))) throw new Problem("linkEnded");
      await keep(db, place);
      await record(db, place, "room.answer", requestId);
    });
  }

  async function findDecision(db: TenantDatabase, roomId: number, id: number) {
    const rows = await roomStore(db).listDecisions([roomId]);
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Problem("notFound");
    return row;
  }

  /** What somebody says instead of the options, with what it does. */
  async function ownOption(
    manager: Manager,
    id: number,
    own: DecisionAnswer["own"],
  ): Promise<DecisionOption | null> {
    if (own === null) return null;
    const place = await tenant.asManager(manager, async (db, found) => {
      const { key } = await findDecision(db, found.roomId, id);
      if (key !== keyOfSettled(own)) throw new Problem("invalidRequest");
      return found;
    });
    const now = await openJob(place);
    const after = now.tryOut([own]);
    const unreadable = whyUnreadable(after, own);
    if (unreadable !== null) throw new Problem("invalidRequest", unreadable);
    return optionOf(now.ledger, after, own);
  }

  return {
    /** Programs that look at every link do this too: it changes and counts nothing. */
    async introduce(token: string): Promise<RoomIntroduction> {
      const { organizationId, roomId } = await find(token);
      return tenant.asSystem(organizationId, async (db) => {
        const about = await findAbout(db, roomId);
        const decisions = await roomStore(db).listDecisions([roomId]);
        return {
          askedBy: about.askedBy,
          organizationName: about.organizationName,
          jobTitle: titleForFiles(about),
          firstName: about.name.trim().split(/\s+/u)[0] ?? about.name,
          decisionCount: decisions.length,
        };
      });
    },

    /** A person pressed Open. */
    async open(token: string, requestId: string): Promise<string> {
      const { organizationId, roomId } = await find(token);
      const session = newToken();
      await tenant.asSystem(organizationId, async (db) => {
        await door.takeTurn(db, roomId);
        const jobId = await roomStore(db).open(roomId, hashToken(session), linkSessionHours);
        if (jobId === undefined) throw new Problem("linkEnded");
        await record(db, { roomId, jobId }, "room.open", requestId);
      });
      return session;
    },

    /** What somebody sees who has done something, which was counted. */
    show: read,

    async read(manager: Manager): Promise<ManagerRoom> {
      await door.enter(manager);
      return read(manager);
    },

    async answerDecision(
      manager: Manager,
      id: number,
      { choice, own, isToTalk }: DecisionAnswer,
      requestId: string,
    ): Promise<ManagerRoom> {
      const given = [choice !== null, own !== null, isToTalk].filter(Boolean);
      if (given.length > 1) throw new Problem("invalidRequest");
      await door.enter(manager);
      const said = await ownOption(manager, id, own);
      await answer(manager, requestId, async (db, { roomId }) => {
        const { asked } = await findDecision(db, roomId, id);
        // The options as they were shown, also where the job has changed since.
        const chosen = choice === null ? said : asked.options[choice];
        if (chosen === undefined) throw new Problem("invalidRequest");
        await roomStore(db).answer(id, chosen, isToTalk);
      });
      return read(manager);
    },

    async answerQuestion(
      manager: Manager,
      id: number,
      said: QuestionAnswer,
      requestId: string,
    ): Promise<ManagerRoom> {
      await door.enter(manager);
      await answer(manager, requestId, async (db, { roomId }) => {
        const isAsked = await roomStore(db).answerQuestion(roomId, id, said);
        if (!isAsked) throw new Problem("notFound");
      });
      return read(manager);
    },

    async tryWhatIf(manager: Manager, { settled }: WhatIf): Promise<WhatIfAnswer> {
      const place = await door.enter(manager);
      const asked = await tenant.asManager(manager, (db) =>
        roomStore(db).listDecisions([place.roomId]),
      );
      const now = await openJob(place);
      const open = asked.filter((one) => !isAskedNoMore(one.asked, now));
      const keys = open.map(({ key }) => key);
      if (!canTry(now.ledger, keys, settled)) throw new Problem("invalidRequest");
      const unknownPlace = whyUnknownPlace(settled);
      const known =
        unknownPlace === null ? settled : settled.filter(({ about }) => about !== "place");
      const consequence = consequenceOf(now.ledger, now.tryOut(known));
      return { consequence, line: describeConsequence(consequence).line, unknownPlace };
    },

    /** The recruiter is told once, by mail and in the list of rooms. */
    async sayWrongPerson(manager: Manager, requestId: string): Promise<void> {
      const place = await tenant.asManager(manager, async (_, found) => found);
      await tenant.asSystem(place.organizationId, async (db) => {
        const about = await findAbout(db, place.roomId);
        const isFirst = await roomStore(db).markWrongPerson(place.roomId);
        if (!isFirst) return;
        const { askedByEmail: to, jobId, name, askedBy, organizationName } = about;
        const names = { askedBy, organizationName, jobTitle: about.title };
        if (to !== null)
          await outbox.write(db, wrongPersonEmail(env, { ...names, to, jobId, name }));
        await record(db, place, "room.wrongPerson", requestId);
      });
    },
  };
}
