import { afterAll, beforeAll, expect, test } from "vitest";
import { useFactories } from "#server/test/database/factories.ts";
import {
  linkIn,
  startMailServer,
  textPartOf,
  type MailServer,
  type ReceivedMail,
} from "#server/test/mail-server.ts";
import { enterRoom, jobToDecide, roomsOf } from "#server/test/managers.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, openTestApp, testOrigin, type TestApp } from "#server/test/test-app.ts";
import { startWorker, type Worker } from "#server/worker.ts";

let mail: MailServer;
let app: TestApp;
let worker: Worker;

beforeAll(async () => {
  mail = await startMailServer();
  const withMail = { SMTP_URL: mail.url, EMAIL_VERIFICATION: "off", MAIL_TIMEOUT_MS: "10000" };
  app = await openTestApp({
    ...withMail,
    ROOMS_PER_USER_PER_DAY: "4",
    ROOM_LETTERS_PER_ADDRESS_PER_DAY: "2",
  });
  worker = await startWorker(app.deps);
});
const make = useFactories(() => app);
afterAll(async () => {
  await worker.stop();
  await app.close();
  await mail.close();
});

async function atWork(words: object = {}) {
  const rita = await hireRecruiter(app, make());
  const job = await rita.createJob({ ...jobToDecide, ...words });
  return { rita, job, ...roomsOf(rita, job.id) };
}

const mailTo = (email: string, count = 1) =>
  eventually(
    async () => mail.received.filter((one) => one.to.includes(email)),
    (found) => found.length === count,
  );

/** What only the link's holder may know is behind its #. */
const tokenIn = (one: ReceivedMail | undefined) => linkIn(one).split("#")[1] ?? "";

test("whoever is asked gets the link by mail, and the one reminder brings another that opens the same room", async () => {
  const { ask, list, remind } = await atWork();
  const room = await ask({ email: "tomas@example.com" });
  const [first] = await mailTo("tomas@example.com");
  expect(linkIn(first)).toBe(`${testOrigin}/room#${room.token}`);
  expect(textPartOf(first)).toContain("Senior Backend Engineer");
  expect(textPartOf(first)).not.toMatch(/148,000|Python|Terraform/u);
  const tomas = await enterRoom(app, tokenIn(first));
  await tomas.choose(room.decisions[0]?.id ?? 0, 1);

  expect((await remind(room.id)).statusCode).toBe(200);
  const [, second] = await mailTo("tomas@example.com", 2);
  expect(second?.raw).toContain("Subject: Reminder");
  expect(tokenIn(second)).not.toBe(room.token);
  const again = await enterRoom(app, tokenIn(second));
  expect((await again.read()).decisions[0]).toMatchObject({ choice: 1 });
  expect((await enterRoom(app, room.token)).cookie).not.toBe("");
  expect((await list())[0]?.remindedAt).not.toBeNull();
  expect((await remind(room.id)).json()).toMatchObject({ code: "letterOver" });
});

test("nobody is reminded of a room that ended, was signed, or has no address", async () => {
  const { ask, end, remind } = await atWork();
  const over = await ask({ email: "over@example.com" });
  await end(over.id);
  const signed = await ask({ email: "signed@example.com" });
  await make().admin.query("update rooms set signed_at = now() where id = $1", [signed.id]);
  const silent = await ask();
  for (const { id } of [over, signed, silent]) {
    expect((await remind(id)).json()).toMatchObject({ code: "letterOver" });
  }
  await mailTo("over@example.com");
  await mailTo("signed@example.com");
});

test("an organization asks one address so often a day, and one person opens so many rooms", async () => {
  const email = "wanted@example.com";
  const { ask, list } = await atWork();
  for (let count = 0; count < 2; count += 1) await ask({ email });
  await expect(ask({ email })).rejects.toThrow("429");
  expect(await list()).toHaveLength(2);
  for (let count = 0; count < 2; count += 1) await ask();
  await expect(ask()).rejects.toThrow("429");
  await mailTo(email, 2);
});

test("a stranger who asks a manager uses up nobody else's rooms: the manager's mail is full, so the link is passed on", async () => {
  const email = "popular@example.com";
  const stranger = await atWork();
  for (let count = 0; count < 2; count += 1) await stranger.ask({ email });
  const real = await atWork();
  const room = await real.ask({ email });
  expect(room.isMailed).toBe(false);
  expect((await enterRoom(app, room.token)).cookie).not.toBe("");
  expect((await real.remind(room.id)).json()).toMatchObject({ code: "letterOver" });
  await mailTo(email, 2);
});

test("a link that reached somebody else: the recruiter is told, once and not by whom", async () => {
  const { rita, job, ask, list } = await atWork();
  const { token } = await ask();
  const stranger = await enterRoom(app, token);
  for (let count = 0; count < 3; count += 1) {
    expect((await stranger.send("POST", "/api/room/wrong-person")).statusCode).toBe(200);
  }
  const [letter] = await mailTo(rita.email);
  expect(linkIn(letter)).toBe(`${testOrigin}/jobs/${job.id}`);
  expect((await list())[0]?.isWrongPerson).toBe(true);
  await ask({ email: "later@example.com" });
  await mailTo("later@example.com");
  expect(await mailTo(rita.email)).toHaveLength(1);
});

test("a mail does not name a confidential client", async () => {
  const { ask } = await atWork({
    title: "Engineer at Quillwater",
    hiringCompany: "Quillwater",
    isClientConfidential: true,
  });
  await ask({ email: "quiet@example.com" });
  const [letter] = await mailTo("quiet@example.com");
  expect(textPartOf(letter)).toContain("Engineer");
  expect(textPartOf(letter)).not.toContain("Quillwater");
});

test("without a mail server the recruiter has the link, and no reminder can be sent", async () => {
  const silent = await openTestApp();
  try {
    const { openFactories } = await import("#server/test/database/factories.ts");
    const { connect } = await import("#server/test/database/test-database.ts");
    const admin = await connect(silent.database.admin);
    const making = await openFactories(admin, silent.deps.env.AUTH_SECRET);
    const rita = await hireRecruiter(silent, making);
    const job = await rita.createJob(jobToDecide);
    const { ask, remind } = roomsOf(rita, job.id);
    const room = await ask({ email: "tomas@example.com" });
    expect((await enterRoom(silent, room.token)).cookie).not.toBe("");
    expect((await remind(room.id)).json()).toMatchObject({ code: "letterOver" });
    await admin.end();
  } finally {
    await silent.close();
  }
});
