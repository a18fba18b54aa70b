import { expect, test } from "vitest";
import type { Activity } from "#contract/organization.ts";
import type { Agreement } from "#contract/room/agreement.ts";
import type { ManagerRoom } from "#contract/room/room.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { enterRoom, introduce, jobToDecide, open, roomsOf } from "#server/test/managers.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

const dayMs = 24 * 60 * 60 * 1_000;
const ended =
  '{"code":"linkEnded","message":"This link has ended. Ask whoever sent it to you for a new one."}';

/** A recruiter with a job about which much is open. */
async function atWork(words: object = {}) {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createJob({ ...jobToDecide, ...words });
  return { rita, job, ...roomsOf(rita, job.id) };
}

test("a recruiter asks somebody to decide, who opens the link, chooses and writes without an account", async () => {
  const { ask, list } = await atWork();
  const { token, isMailed, ...room } = await ask();
  expect(token).toMatch(/^[\w-]{43}$/u);
  expect(isMailed).toBe(false);
  expect(Date.parse(room.endsAt) - Date.now()).toBeGreaterThan(13.9 * dayMs);
  expect(Date.parse(room.endsAt) - Date.now()).toBeLessThan(14.1 * dayMs);
  expect((await introduce(app(), token)).json()).toEqual({
    askedBy: "CANARY-home-users-name",
    organizationName: "CANARY-home-organizations-name",
    jobTitle: "Senior Backend Engineer",
    firstName: "Tomas",
    decisionCount: room.decisions.length,
  });
  expect(room.decisions.length).toBeGreaterThan(2);
  expect(await list()).toEqual([room]);

  const tomas = await enterRoom(app(), token);
  const fresh = await tomas.read();
  expect(fresh).toMatchObject({ name: "Tomas Lindqvist", jobPlace: "Denver, CO", signOff: null });
  expect(fresh.decisions).toEqual(room.decisions);
  const [pay, python] = fresh.decisions;
  const [question] = fresh.questions;
  await tomas.choose(pay?.id ?? 0, 1);
  const own = { about: "requirement", words: "Python", is: "must", text: "Python 3" };
  await tomas.say(python?.id ?? 0, own);
  const answered = await tomas.write(question?.id ?? 0, "In March", true);
  expect(answered.decisions.slice(0, 3)).toMatchObject([
    { choice: 1, own: null, isAskedAgain: false },
    { choice: null, own: { settled: own, isPosted: false } },
    { choice: null, own: null },
  ]);
  expect(answered.questions[0]).toMatchObject({ answer: "In March", mayTell: true });

  const again = await enterRoom(app(), token);
  expect(await again.read()).toEqual(answered);
  const [seen] = await list();
  expect(seen).toMatchObject({ openedCount: 2, isOpen: true, isWrongPerson: false });
  expect(seen?.decisions).toEqual(answered.decisions);
  expect(seen?.questions).toEqual(answered.questions);
  const [taken] = (await tomas.choose(pay?.id ?? 0, null)).decisions;
  expect(taken).toMatchObject({ choice: null, own: null });
});

test("who would rather talk about a card leaves it undecided, and the job says so", async () => {
  const { ask, rita, job } = await atWork();
  const room = await ask();
  const tomas = await enterRoom(app(), room.token);
  const [pay] = room.decisions;
  const url = `/api/room/decisions/${pay?.id}`;
  const toTalk = async () =>
    (await rita.send("GET", `/api/jobs/${job.id}/agreement`)).json<Agreement>().toTalk;
  await tomas.choose(pay?.id ?? 0, 1);
  expect(await toTalk()).toEqual([]);
  const talked = await tomas.send("PUT", url, { choice: null, isToTalk: true });
  expect(talked.json<ManagerRoom>().decisions[0]).toMatchObject({ choice: null, isToTalk: true });
  expect(await toTalk()).toEqual([{ name: "Tomas Lindqvist", label: pay?.label }]);
  expect((await tomas.send("PUT", url, { choice: 1, isToTalk: true })).statusCode).toBe(400);
  await tomas.choose(pay?.id ?? 0, 1);
  expect(await toTalk()).toEqual([]);
});

test("a manager's cookie is kept from scripts, other sites and the night", async () => {
  const { ask } = await atWork();
  const { token } = await ask();
  const cookie = String((await open(app(), token)).headers["set-cookie"]);
  expect(cookie).toMatch(
    /^roleprint\.manager=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/u,
  );
  const { rows } = await make().admin.query(
    "select round(extract(epoch from expires_at - created_at)) as seconds from manager_sessions order by id desc limit 1",
  );
  expect(rows).toEqual([{ seconds: "43200" }]);
});

test("neither a room's token nor a manager's is in the database", async () => {
  const { ask } = await atWork();
  const { token } = await ask({ email: "tomas@example.com" });
  const { cookie } = await enterRoom(app(), token);
  const { rows } = await make().admin.query<{ text: string }>(
    "select r::text as text from rooms r union all select s::text from manager_sessions s union all select a::text from audit_entries a union all select l::text from letters l",
  );
  const stored = rows.map(({ text }) => text).join("\n");
  for (const secret of [token, cookie.split("=")[1] ?? ""]) {
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(Buffer.from(secret).toString("hex"));
    expect(stored).not.toContain(Buffer.from(secret, "base64url").toString("hex"));
  }
});

test("100 visits of programs that look at links change and count nothing", async () => {
  const { ask, list } = await atWork();
  const { token } = await ask();
  const before = await list();
  const visits = [
    () => app().browser().send("GET", "/room"),
    () => app().browser().send("HEAD", "/room"),
    () => app().browser().send("GET", "/api/room"),
    () => app().browser().send("GET", "/api/room/open"),
    () => app().browser().send("HEAD", "/api/room/open"),
    () => introduce(app(), token),
  ];
  for (let visit = 0; visit < 102; visit += 1) await visits[visit % visits.length]?.();
  expect(await list()).toEqual(before);
  const { rows } = await make().admin.query(
    "select 1 from manager_sessions s join rooms r on r.id = s.room_id where r.id = $1",
    [before[0]?.id],
  );
  expect(rows).toEqual([]);
});

test("a link that was ended, has run out, belongs to a deleted job or never was is answered in the same words", async () => {
  const { rita, job, ask, end } = await atWork();
  const gone = await ask();
  const manager = await enterRoom(app(), gone.token);
  expect((await end(gone.id)).statusCode).toBe(200);
  const late = await ask();
  await make().admin.query("update rooms set expires_at = now() where id = $1", [late.id]);
  const other = await rita.createJob(jobToDecide);
  const deleted = await roomsOf(rita, other.id).ask();
  await rita.send("DELETE", `/api/jobs/${other.id}`);
  const tokens = [gone.token, late.token, deleted.token, "x".repeat(43)];
  for (const token of tokens) {
    for (const answer of [await introduce(app(), token), await open(app(), token)]) {
      expect([answer.statusCode, answer.body]).toEqual([404, ended]);
    }
  }
  const read = await manager.send("GET", "/api/room");
  expect([read.statusCode, read.body]).toEqual([404, ended]);
  expect((await end(gone.id)).statusCode).toBe(200);
  expect((await rita.send("GET", `/api/jobs/${job.id}`)).statusCode).toBe(200);
});

test("a manager reaches nothing but the room, and a guest's cookie opens no room", async () => {
  const { rita, job, ask } = await atWork();
  const { cookie, send } = await enterRoom(app(), (await ask()).token);
  for (const url of [`/api/jobs/${job.id}`, `/api/jobs/${job.id}/rooms`, "/api/organizations"]) {
    expect((await send("GET", url)).json()).toMatchObject({ code: "notFound" });
  }
  expect((await send("GET", "/api/shared")).json()).toMatchObject({ code: "linkEnded" });
  const guest = await make().guest(await make().shareLink(rita.home, job.id));
  expect((await app().browser(guest).send("GET", "/api/room")).body).toBe(ended);
  const both = `${rita.cookie}; ${cookie}`;
  expect((await app().browser(both).send("GET", "/api/room")).statusCode).toBe(200);
  expect((await app().browser(both).send("GET", `/api/jobs/${job.id}`)).statusCode).toBe(200);
});

test("two managers of a job do not see, or answer for, each other", async () => {
  const { ask } = await atWork();
  const [one, two] = [await ask(), await ask({ name: "Ada Byron" })];
  const [tomas, ada] = [await enterRoom(app(), one.token), await enterRoom(app(), two.token)];
  const untouched = await ada.read();
  const [decision] = one.decisions;
  const [question] = one.questions;
  await tomas.choose(decision?.id ?? 0, 2);
  await tomas.write(question?.id ?? 0, "Nobody but Ada may know");
  expect(await ada.read()).toEqual(untouched);
  for (const [url, body] of [
    [`/api/room/decisions/${decision?.id}`, { choice: 0 }],
    [`/api/room/questions/${question?.id}`, { answer: "Ada", mayTell: false }],
  ] as const) {
    expect((await ada.send("PUT", url, body)).json()).toMatchObject({ code: "notFound" });
  }
  expect((await tomas.read()).decisions[0]).toMatchObject({ choice: 2 });
});

test("activity tells that a room was opened and answered, and never by whom or from where", async () => {
  const { rita, job, ask } = await atWork();
  const admin = await make().member(rita.home, "admin");
  const room = await ask();
  const tomas = await enterRoom(app(), room.token);
  await tomas.choose(room.decisions[0]?.id ?? 0, 0);
  await tomas.send("POST", "/api/room/wrong-person");
  const path = `/api/organizations/${rita.home.id}/activity?kind=room`;
  const told = (await app().browser(admin.cookie).send("GET", path)).json<Activity[]>();
  expect(told.map(({ action, actorName }) => [action, actorName])).toEqual([
    ["room.wrongPerson", "A former user"],
    ["room.answer", "A former user"],
    ["room.open", "A former user"],
    ["room.create", "CANARY-home-users-name"],
  ]);
  const { rows } = await make().admin.query(
    "select 1 from audit_entries where object = $1 and user_id is null and ip_address is not null",
    [`job:${job.id}/room-${room.id}`],
  );
  expect(rows).toEqual([]);
});

test("nothing that was not proposed is asked, and no room asks nothing", async () => {
  const { rita, path } = await atWork();
  const form = { name: "Tomas", email: null, decisions: ["pay"], questions: [] };
  const statuses: unknown[] = [];
  for (const changes of [{ decisions: ["stage: lunch"] }, { decisions: [] }, { days: 91 }, {}]) {
    statuses.push((await rita.send("POST", path, { ...form, ...changes })).statusCode);
  }
  expect(statuses).toEqual([409, 400, 400, 201]);
});

test("an answer of one's own that nobody can read is not taken, and says how to write it", async () => {
  const { ask } = await atWork();
  const room = await ask();
  const tomas = await enterRoom(app(), room.token);
  const url = `/api/room/decisions/${room.decisions[0]?.id}`;
  const answer = await tomas.send("PUT", url, {
    choice: null,
    own: { about: "pay", text: "lots" },
  });
  expect([answer.statusCode, answer.body.includes("cannot be read as pay")]).toEqual([400, true]);
  expect((await tomas.read()).decisions[0]).toMatchObject({ choice: null, own: null });
});
