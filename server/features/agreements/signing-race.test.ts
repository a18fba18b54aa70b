import { expect, test } from "vitest";
import type { ManagerRoom } from "#contract/room/room.ts";
import { inviteManager, newSignOffKey } from "#server/test/hiring-manager.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ SIGN_OFF_KEY: newSignOffKey() });
const make = useFactories(app);

async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createJob({
    title: "Line Cook",
    location: "Dayton, OH",
    salaryRange: "$18 - $22 an hour",
    description: "Run the grill station for 300 guests a night.",
  });
  return {
    rita,
    job,
    tomas: await inviteManager(app(), make(), rita.home, job.id),
    edit: (words: object) => rita.send("PATCH", `/api/jobs/${job.id}`, words),
  };
}

const waiting = `select 1 from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;

/** Keeps what a statement locks until it is let go. */
async function hold(statement: string, id: number) {
  const { admin } = make();
  await admin.query("begin");
  await admin.query(statement, [id]);
  return {
    /** Until somebody waits for a lock, or is through without. */
    untilStopped: async (work: Promise<unknown>, count = 1) => {
      const stopped = eventually(
        async () => {
          // Within a transaction the view is else always the same.
          await admin.query("select pg_stat_clear_snapshot()");
          return (await admin.query(waiting)).rows.length;
        },
        (found) => found >= count,
      );
      await Promise.race([work, stopped]);
    },
    letGo: () => admin.query("commit"),
  };
}

async function whileEnding<T>(roomId: number, work: () => Promise<T>): Promise<T> {
  const { untilStopped, letGo } = await hold(
    "update rooms set ended_at = now() where id = $1",
    roomId,
  );
  const working = work();
  await untilStopped(working);
  await letGo();
  return working;
}

test("what stays as posted is signed as it was shown, or looked at again", async () => {
  const { tomas, edit } = await atWork();
  expect((await tomas.read()).decisions[0]?.choice).toBeNull();
  await edit({ salaryRange: "$30 - $34 an hour" });
  const unseen = await tomas.sign();
  expect([unseen.statusCode, unseen.json<{ code: string }>().code]).toEqual([409, "conflict"]);
  await tomas.read();
  const signed = await tomas.sign();
  expect(signed.statusCode).toBe(200);
  expect(signed.json<ManagerRoom>().signOff?.lines[0]?.value).toContain("34");
});

test("a room that ends while somebody signs in it is not signed", async () => {
  const { tomas } = await atWork();
  await tomas.choose(1);
  const answer = await whileEnding(tomas.roomId, () => tomas.sign());
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, "linkEnded"]);
  const { rowCount } = await make().admin.query("select 1 from sign_offs where room_id = $1", [
    tomas.roomId,
  ]);
  expect(rowCount).toBe(0);
});

test("a room that ends while somebody agrees to a change keeps the change open", async () => {
  const { rita, job, tomas } = await atWork();
  const { driftId } = await make().agreement(rita.home, { jobId: job.id, roomId: tomas.roomId });
  const { admin } = make();
  await admin.query("update drifts set state = 'open', ended_at = null where id = $1", [driftId]);
  const body = { answer: "ask", words: "Why?" };
  const url = `/api/room/drifts/${driftId}`;
  const answer = await whileEnding(tomas.roomId, () => tomas.send("POST", url, body));
  expect(answer.statusCode).toBe(404);
  const { rows } = await admin.query("select state from drifts where id = $1", [driftId]);
  expect(rows).toEqual([{ state: "open" }]);
});

test("an answer that is being kept is waited for, and signed with the rest", async () => {
  const { tomas } = await atWork();
  await tomas.choose(0);
  const row = "select 1 from room_decisions where id = $1 for update";
  const { untilStopped, letGo } = await hold(row, tomas.roomDecisionId);
  const changing = tomas.choose(1);
  await untilStopped(changing);
  const signing = tomas.sign();
  await untilStopped(signing, 2);
  await letGo();
  const [changed, signed] = await Promise.all([changing, signing]);
  expect([changed.statusCode, signed.statusCode]).toEqual([200, 200]);
  expect(signed.json<ManagerRoom>().signOff?.lines[0]?.value).toContain("26");
});
