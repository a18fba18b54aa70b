import type { Pool } from "pg";
import type { SignOffKeys, SignOffRecord } from "#contract/room/agreement.ts";
import type { RoomProposal } from "#contract/room/decision.ts";
import type { ManagerRoom, NewRoom } from "#contract/room/room.ts";
import type { Chance } from "#server/faults/chance.ts";
import {
  findNagged,
  findUnkept,
  findUnsigned,
  nameOf,
  type Answer,
  type Letters,
  type MadeDecision,
  type RoomViolations,
  type SignedIn,
} from "#server/faults/room-rules.ts";
import type { RigPerson } from "#server/test/rig/fault-rig.ts";
import { visit, type Visitor } from "#server/test/rig/processes.ts";
import { signOffCrypto } from "#server/test/sign-off-crypto.ts";
import { readRecord } from "#tools/decisions/sign-off/record.ts";
import { verifySignOffs } from "#tools/decisions/sign-off/verify.ts";

type Manager = { jobId: number; roomId: number; send: Visitor["send"] };
type Act = (person: RigPerson, jobId: number, chance: Chance) => Promise<number>;

/** Recruiters who ask, and hiring managers who answer and sign, while everything around them fails. */
export function openManagers(url: string) {
  const managers: Manager[] = [];
  const ended: Manager[] = [];
  const said = new Map<string, Answer>();
  const records: { jobId: number; number: number }[] = [];
  const intruded: string[] = [];
  const done: Record<string, number> = {};
  let asked = 0;
  let words = 0;

  const of = (jobId: number) => managers.filter((one) => one.jobId === jobId);

  /** Until the server says so, nobody knows whether an answer was stored. */
  async function answer(one: Pick<Answer, "id" | "kind">, put: () => Promise<Answer | undefined>) {
    said.delete(nameOf(one));
    const stored = await put();
    if (stored) said.set(nameOf(stored), stored);
    return stored ? 200 : 0;
  }

  async function ask(person: RigPerson, jobId: number): Promise<number> {
    const rooms = `/api/jobs/${jobId}/rooms`;
    const { status, body } = await person.send<RoomProposal>("GET", `${rooms}/proposal`);
    if (status !== 200) return status;
    asked += 1;
    const form = {
      name: `Manager ${asked}`,
      email: `manager${asked}@example.com`,
      decisions: body.decisions.slice(0, 3).map(({ key }) => key),
      questions: body.questions.slice(0, 1),
    };
    const made = await person.send<NewRoom>("POST", rooms, form);
    if (made.status !== 201) return made.status;
    const { send } = visit({ url });
    const opened = await send("POST", "/api/room/open", { token: made.body.token });
    if (opened.status === 200) managers.push({ jobId, roomId: made.body.id, send });
    return opened.status;
  }

  const acts: Record<string, Act> = {
    "ask a manager": ask,
    choose: async (person, jobId, chance) => {
      const [manager, room] = await enter(person, jobId, chance);
      const cards = room?.decisions ?? [];
      if (!manager || cards.length === 0) return 0;
      const { id, options } = chance.pick(cards);
      return answer({ id, kind: "card" }, async () => {
        const path = `/api/room/decisions/${id}`;
        const body = { choice: chance.between(0, options.length) };
        const reply = await manager.send<ManagerRoom>("PUT", path, body);
        const card = reply.status === 200 && reply.body.decisions.find((one) => one.id === id);
        if (!card) return undefined;
        const text = card.own?.value ?? card.options[card.choice ?? -1]?.value ?? "";
        return { id, kind: "card", text };
      });
    },
    write: async (person, jobId, chance) => {
      const [manager, room] = await enter(person, jobId, chance);
      const [question] = room?.questions ?? [];
      if (!manager || !question) return 0;
      words += 1;
      const [id, text] = [question.id, `manager${words}word`];
      return answer({ id, kind: "question" }, async () => {
        const body = { answer: text, mayTell: false };
        const { status } = await manager.send("PUT", `/api/room/questions/${id}`, body);
        return status === 200 ? { id, kind: "question", text } : undefined;
      });
    },
    sign: async (person, jobId, chance) => {
      const [manager] = await enter(person, jobId, chance);
      if (!manager) return 0;
      const body = { name: "A Manager", role: "Head of it" };
      const reply = await manager.send<ManagerRoom>("POST", "/api/room/sign-off", body);
      const number = reply.status === 200 ? reply.body.signOff?.number : undefined;
      if (number !== undefined) records.push({ jobId, number });
      return reply.status;
    },
    "change the pay": async (person, jobId, chance) => {
      const top = chance.between(90, 190);
      const edit = { salaryRange: `$80,000 - $${top},000` };
      return (await person.send("PATCH", `/api/jobs/${jobId}`, edit)).status;
    },
    "end a link": async (person, jobId, chance) => {
      const open = of(jobId);
      // Most links stay, so that there is somebody to answer.
      if (open.length < 2) return 0;
      const manager = chance.pick(open);
      managers.splice(managers.indexOf(manager), 1);
      const path = `/api/jobs/${jobId}/rooms/${manager.roomId}`;
      const { status } = await person.send("DELETE", path);
      if (status === 200) ended.push(manager);
      return status;
    },
  };

  /** One of a job's managers, who looks at the room first, as a page does. */
  async function enter(
    person: RigPerson,
    jobId: number,
    chance: Chance,
  ): Promise<[Manager?, ManagerRoom?]> {
    if (of(jobId).length === 0) await ask(person, jobId);
    const open = of(jobId);
    if (open.length === 0) return [];
    const manager = chance.pick(open);
    const { status, body } = await manager.send<ManagerRoom>("GET", "/api/room");
    return status === 200 ? [manager, body] : [];
  }

  async function findUnproven(admin: Pick<Pool, "query">): Promise<string[]> {
    const { rows } = await admin.query<SignOffRow>(
      `select job_id::int as "jobId", number, record, signature, key_id as "keyId"
         from sign_offs order by job_id, number`,
    );
    const { body } = await visit({ url }).send<SignOffKeys>("GET", "/api/sign-off-keys");
    const chains = [...Map.groupBy(rows, ({ jobId }) => jobId)];
    const broken = await Promise.all(
      chains.map(async ([jobId, own]) => {
        const links = own.map(({ record, signature, keyId }) => ({ record, signature, keyId }));
        const file = { format: "roleprint-sign-offs-1", links } as const;
        const { isProven } = await verifySignOffs(file, body.keys, signOffCrypto);
        const numbers = own.map(({ record }): SignOffRecord["number"] => readRecord(record).number);
        const isWhole = isProven && numbers.every((number, at) => number === at + 1);
        return isWhole ? [] : [`job ${jobId}`];
      }),
    );
    const isKept = (one: { jobId: number; number: number }) =>
      rows.some(({ jobId, number }) => jobId === one.jobId && number === one.number);
    const lost = records.filter((one) => !isKept(one));
    return [
      ...broken.flat(),
      ...lost.map(({ jobId, number }) => `job ${jobId}, ${number} is lost`),
    ];
  }

  return {
    done,
    /** How many signatures the server said it has stored. */
    countSigned: () => records.length,

    /** Somebody is asked about a job and signs, before anything fails: there is a chain for faults to break. */
    async begin(person: RigPerson, jobId: number, chance: Chance): Promise<void> {
      for (const name of ["ask a manager", "sign"]) {
        const status = await acts[name]?.(person, jobId, chance);
        if (status !== 200) throw new Error(`${name} was answered ${status}`);
      }
    },

    async act(person: RigPerson, jobId: number, chance: Chance): Promise<void> {
      const name = chance.pick(Object.keys(acts));
      const status = await acts[name]?.(person, jobId, chance);
      if (status === 200) done[name] = (done[name] ?? 0) + 1;
    },

    async check(admin: Pick<Pool, "query">): Promise<RoomViolations> {
      const { rows: stored } = await admin.query<Answer>(
        `select id::int, 'card' as kind, coalesce(answer ->> 'value', '') as text from room_decisions
         union all select id::int, 'question', answer from room_questions`,
      );
      const { rows: made } = await admin.query<MadeDecision>(
        "select room_id::int, key, value from decisions where superseded_at is null and through = 'room'",
      );
      const { rows: signed } = await admin.query<SignedIn>(
        "select room_id::int, record from sign_offs",
      );
      const { rows: letters } = await admin.query<Letters>(
        "select recipient, count(*)::int from letters where kind = 'signedFactChanged' group by 1",
      );
      for (const { roomId, send } of ended) {
        const { status } = await send("GET", "/api/room");
        if (status === 200) intruded.push(`room ${roomId}`);
      }
      return {
        unkept: findUnkept([...said.values()], stored),
        unproven: await findUnproven(admin),
        unsigned: findUnsigned(made, signed),
        nagged: findNagged(letters),
        intruded,
      };
    },
  };
}

type SignOffRow = {
  jobId: number;
  number: number;
  record: string;
  signature: string;
  keyId: string;
};
