import { afterAll, beforeAll, expect, test } from "vitest";
import type { NewRoom } from "#contract/room/room.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { newSignOffKey } from "#server/test/hiring-manager.ts";
import { linkIn, startMailServer, textPartOf, type MailServer } from "#server/test/mail-server.ts";
import { enterRoom, jobToDecide, open, roomsOf } from "#server/test/managers.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, openTestApp, testOrigin, type TestApp } from "#server/test/test-app.ts";
import { startWorker, type Worker } from "#server/worker.ts";

let mail: MailServer;
let app: TestApp;
let worker: Worker;
beforeAll(async () => {
  mail = await startMailServer();
  const withMail = { SMTP_URL: mail.url, EMAIL_VERIFICATION: "off" };
  app = await openTestApp({ ...withMail, SIGN_OFF_KEY: newSignOffKey() });
  worker = await startWorker(app.deps);
});
const make = useFactories(() => app);
afterAll(async () => {
  await worker.stop();
  await app.close();
  await mail.close();
});

/** A room in which Tomas answered something, and how its link ends. */
async function answered(email: string | null = null) {
  const rita = await hireRecruiter(app, make());
  const job = await rita.createJob(jobToDecide);
  const rooms = roomsOf(rita, job.id);
  const room = await rooms.ask({ email });
  const tomas = await enterRoom(app, room.token);
  await tomas.choose(room.decisions[0]?.id ?? 0, 1);
  const renew = (days = 14) => rita.send("POST", `${rooms.path}/${room.id}/link`, { days });
  const expire = () =>
    make().admin.query("update rooms set expires_at = now() - interval '1 minute' where id = $1", [
      room.id,
    ]);
  return { rita, job, room, tomas, renew, expire, ...rooms };
}

const lettersTo = (email: string, count: number) =>
  eventually(
    async () => mail.received.filter((one) => one.to.includes(email)),
    (found) => found.length === count,
  );

test("a new link to a room that expired opens the same room with its answers, and the old one stays dead", async () => {
  const { room, tomas, renew, expire, list } = await answered();
  await expire();
  expect((await tomas.send("GET", "/api/room")).statusCode).toBe(404);
  const answer = await renew(30);
  expect(answer.statusCode).toBe(201);
  const again = answer.json<NewRoom>();
  expect(again).toMatchObject({ id: room.id, isOpen: true, isMailed: false });
  expect(Date.parse(again.endsAt)).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60 * 1_000);
  expect((await open(app, room.token)).json()).toMatchObject({ code: "linkEnded" });
  const back = await enterRoom(app, again.token);
  expect((await back.read()).decisions[0]).toMatchObject({ choice: 1 });
  expect(await list()).toHaveLength(1);
});

test("a new link ends the one before, its reminder and whoever came in by them", async () => {
  const email = "reminded@example.com";
  const { room, tomas, remind, renew, list } = await answered(email);
  await remind(room.id);
  const [, reminder] = await lettersTo(email, 2);
  const again = (await renew()).json<NewRoom>();
  expect(again.isMailed).toBe(true);
  const tokens = [room.token, linkIn(reminder).split("#")[1] ?? ""];
  for (const token of tokens) expect((await open(app, token)).statusCode).toBe(404);
  expect((await tomas.send("GET", "/api/room")).statusCode).toBe(404);
  const [, , letter] = await lettersTo(email, 3);
  expect(linkIn(letter)).toBe(`${testOrigin}/room#${again.token}`);
  expect(textPartOf(letter)).toMatch(/Earlier links .* no longer open/u);
  // A new link may be reminded of once, too.
  expect((await list())[0]?.remindedAt).toBeNull();
  expect((await remind(room.id)).statusCode).toBe(200);
});

test("whoever signed comes back by a new link and answers a change of what they signed", async () => {
  const { rita, job, tomas, renew, expire } = await answered();
  const form = { name: "Tomas Lindqvist", role: "Head of Platform" };
  expect((await tomas.send("POST", "/api/room/sign-off", form)).statusCode).toBe(200);
  await expire();
  await rita.send("PATCH", `/api/jobs/${job.id}`, { salaryRange: "$120,000 - $130,000" });
  const back = await enterRoom(app, (await renew()).json<NewRoom>().token);
  const { drifts, signOff } = await eventually(back.read, (room) => room.drifts.length > 0, 20_000);
  expect(signOff?.name).toBe("Tomas Lindqvist");
  const agree = { answer: "agree", after: drifts[0]?.after };
  const answer = await back.send("POST", `/api/room/drifts/${drifts[0]?.id}`, agree);
  expect(answer.json()).toMatchObject({ drifts: [{ state: "agreed" }] });
});

test("a room that was ended or reached somebody else opens again by a new link, which goes by no mail to a wrong address", async () => {
  const email = "mistyped@example.com";
  const { room, tomas, renew, end, list } = await answered(email);
  await tomas.send("POST", "/api/room/wrong-person");
  await end(room.id);
  const again = (await renew()).json<NewRoom>();
  expect(again).toMatchObject({ isOpen: true, isWrongPerson: false, isMailed: false });
  expect((await enterRoom(app, again.token)).cookie).not.toBe("");
  expect((await list())[0]).toMatchObject({ isOpen: true });
  await lettersTo(email, 1);
});

test("a new link counts as a link that one person sends in a day", async () => {
  const { renew } = await answered();
  await make().admin.query("update attempts set count = 1000 where key like 'room:user:%'");
  expect((await renew()).statusCode).toBe(429);
});
