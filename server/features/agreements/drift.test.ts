import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Agreement, Drift } from "#contract/room/agreement.ts";
import type { Settled } from "#contract/room/settled.ts";
import { openDriftWatch } from "#server/features/agreements/drift.service.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { inviteManager, newSignOffKey } from "#server/test/hiring-manager.ts";
import { startMailServer, textPartOf, type MailServer } from "#server/test/mail-server.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, openTestApp, type TestApp } from "#server/test/test-app.ts";
import { startWorker, type Worker } from "#server/worker.ts";

// A worker compares the job after each change.
vi.setConfig({ testTimeout: 60_000 });

let mail: MailServer;
let opened: TestApp;
let worker: Worker;
const app = () => opened;
beforeAll(async () => {
  mail = await startMailServer();
  opened = await openTestApp({
    SIGN_OFF_KEY: newSignOffKey(),
    SMTP_URL: mail.url,
    EMAIL_VERIFICATION: "off",
    AGREEMENT_MAILS_PER_ADDRESS_PER_DAY: "3",
  });
  worker = await startWorker(opened.deps);
});
afterAll(async () => {
  await worker.stop();
  await opened.close();
  await mail.close();
});
const make = useFactories(app);

let rooms = 0;

/** A cook's job about whose pay Tomas signed, and ways to change it. */
async function signed(choice: number | null = 1, options?: Settled[], words = "", form = {}) {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createJob({
    title: "Line Cook",
    location: "Dayton, OH",
    salaryRange: "$18 - $22 an hour",
    rawExtractedJd: "Line Cook\n\nRequirements\n- 2+ years as a line cook\n- ServSafe certificate",
    ...form,
  });
  const path = `/api/jobs/${job.id}`;
  rooms += 1;
  const email = `tomas.${rooms}@example.com`;
  const tomas = await inviteManager(app(), make(), rita.home, job.id, {
    email,
    ...(options ? { options } : {}),
  });
  if (choice !== null) await tomas.choose(choice);
  if (words !== "") await tomas.answer(words);
  const answer = await tomas.sign();
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const read = async () => (await rita.send("GET", `${path}/agreement`)).json<Agreement>();
  const until = async (isRight: (drifts: Drift[]) => boolean) =>
    (await eventually(read, ({ drifts }) => isRight(drifts), 20_000)).drifts;
  const lettersOf = (kind: RegExp) =>
    mail.received.filter((one) => one.to.includes(email) && kind.test(one.raw));
  return {
    rita,
    job,
    path,
    tomas,
    email,
    read,
    until,
    pay: (salaryRange: string) => rita.send("PATCH", path, { salaryRange }),
    edit: (words: object) => rita.send("PATCH", path, words),
    news: () => lettersOf(/Something you signed has changed/u),
    copies: () => lettersOf(/What you signed/u),
  };
}

const some = (drifts: Drift[]) => drifts.length > 0;
const none = (drifts: Drift[]) => drifts.length === 0;

/** Long enough for a task that was sent to have run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 1_500));

test("a changed signed fact is named to the recruiter and to the manager: old, new, who, when and what it does", async () => {
  const { rita, pay, until, tomas } = await signed();
  await pay("$15 - $16 an hour");
  const [drift, ...others] = await until(some);
  expect(others).toEqual([]);
  expect(drift).toMatchObject({ key: "pay", label: "Pay range", state: "open", reason: "" });
  expect([drift?.before.includes("26"), drift?.after.includes("16")]).toEqual([true, true]);
  expect(drift?.effect).not.toBe("");
  const { rows } = await make().admin.query<{ name: string }>(
    "select name from users where id = $1",
    [rita.userId],
  );
  expect(drift?.byName).toBe(rows[0]?.name);
  expect((await tomas.read()).drifts).toEqual([drift]);
});

test("only what was signed counts: a change of anything else is no drift", async () => {
  const { edit, read } = await signed();
  await edit({ location: "Toledo, OH", workType: "remote", benefits: "Meals" });
  await settle();
  expect((await read()).drifts).toEqual([]);
});

test("a line that was signed as posted drifts too", async () => {
  const { pay, until } = await signed(null);
  await pay("$30 - $32 an hour");
  expect((await until(some))[0]).toMatchObject({ key: "pay", state: "open" });
});

test("answers in somebody's own words are nobody else's: they do not drift", async () => {
  const { rita, job, pay, until, tomas } = await signed(1, undefined, "Only after the merger");
  const ana = await inviteManager(app(), make(), rita.home, job.id, { name: "Ana Reyes" });
  await ana.answer("My sister starts then");
  expect((await ana.sign()).statusCode).toBe(200);
  await pay("$15 - $16 an hour");
  await until(some);
  const { drifts } = await tomas.read();
  expect(drifts.map(({ key }) => key)).toEqual(["pay"]);
});

test("a stage that was to stay drifts when the posting names it no more", async () => {
  const stages = ["Phone screen", "Trial shift", "Talk with the chef", "Talk with the owner"];
  const posting = (names: string[]) => ({
    rawExtractedJd: `Line Cook\n\nRequirements\n- 2+ years as a line cook\n\nInterview process\n${names.map((name, at) => `${at + 1}. ${name}`).join("\n")}`,
  });
  const stage = (is: "kept" | "dropped"): Settled => ({
    about: "stage",
    words: "Talk with the owner",
    is,
  });
  const options = [stage("kept"), stage("dropped")];
  const { edit, until } = await signed(null, options, "", posting(stages));
  await edit(posting(stages.slice(0, 3)));
  expect(await until(some)).toMatchObject([{ before: "Stays", after: "Dropped" }]);
});

test("it ends when the fact is as signed again", async () => {
  const { pay, until, rita, path } = await signed();
  await pay("$15 - $16 an hour");
  await until(some);
  await pay("$18 - $26 an hour");
  await until(none);
  await rita.send("POST", `${path}/decisions`, {
    settled: { about: "pay", text: "$40 an hour" },
    byName: "Ana Reyes",
  });
  expect((await until(some))[0]?.after).toContain("40");
});

test("taking the manager's decision back is a change of what was signed", async () => {
  const { read, until, rita, path } = await signed();
  const [decision] = (await read()).decisions;
  await rita.send("DELETE", `${path}/decisions/${decision?.id}`);
  const [drift] = await until(some);
  expect([drift?.before.includes("26"), drift?.after.includes("22")]).toEqual([true, true]);
  expect(drift?.byName).not.toBeNull();
});

test("what another manager signs later names that manager", async () => {
  const { rita, job, until } = await signed();
  const ana = await inviteManager(app(), make(), rita.home, job.id, { name: "Ana Reyes" });
  await ana.choose(0);
  expect((await ana.sign()).statusCode).toBe(200);
  expect(await until(some)).toMatchObject([{ key: "pay", byName: "Ana Reyes" }]);
  expect((await ana.read()).drifts).toEqual([]);
});

test("the recruiter says why, the manager asks and agrees; from then on the new value counts", async () => {
  const { rita, path, pay, until, tomas } = await signed();
  await pay("$15 - $16 an hour");
  const [drift] = await until(some);
  const own = `/api/room/drifts/${drift?.id}`;
  const reason = "The budget was cut in October";
  expect((await rita.send("PATCH", `${path}/drifts/${drift?.id}`, { reason })).statusCode).toBe(
    200,
  );
  const asked = await tomas.send("POST", own, { answer: "ask", words: "Who cut it?" });
  expect(asked.json()).toMatchObject({
    drifts: [{ reason, state: "asked", asked: "Who cut it?" }],
  });
  expect(await until(some)).toMatchObject([{ state: "asked", asked: "Who cut it?" }]);
  await tomas.send("POST", own, { answer: "agree", after: drift?.after });
  expect(await until(some)).toMatchObject([{ state: "agreed" }]);

  await pay("$19 - $20 an hour");
  const [next] = await until(([one]) => one?.state === "open");
  expect([next?.before, next?.reason]).toEqual([drift?.after, ""]);
  await pay("$15 - $16 an hour");
  expect(await until(([one]) => one?.state === "agreed")).toMatchObject([{ id: drift?.id }]);
});

test("nobody agrees to what the page did not show, nor to a change that is over", async () => {
  const { pay, until, tomas } = await signed();
  await pay("$15 - $16 an hour");
  const [shown] = await until(some);
  await pay("$12 - $13 an hour");
  const [now] = await until(([one]) => one?.after.includes("13") === true);
  expect(now?.id).toBe(shown?.id);
  const agree = async (after: string | undefined) =>
    (await tomas.send("POST", `/api/room/drifts/${now?.id}`, { answer: "agree", after }))
      .statusCode;
  expect(await agree(shown?.after)).toBe(409);
  expect(await until(some)).toMatchObject([{ state: "open" }]);
  expect([await agree(now?.after), await agree(now?.after)]).toEqual([200, 409]);
  await pay("$18 - $26 an hour");
  await until(none);
  expect(await agree(now?.after)).toBe(409);
});

test("nobody answers a drift of another room", async () => {
  const { rita, job, pay, until } = await signed();
  await pay("$15 - $16 an hour");
  const [drift] = await until(some);
  const ana = await inviteManager(app(), make(), rita.home, job.id, { name: "Ana Reyes" });
  const agree = { answer: "agree", after: drift?.after };
  const answer = await ana.send("POST", `/api/room/drifts/${drift?.id}`, agree);
  expect(answer.statusCode).toBe(404);
  expect(await until(some)).toMatchObject([{ state: "open" }]);
});

test("five changes in a day are one e-mail, and the rest is told when the day is over, together", async () => {
  const { pay, until, news, tomas, rita } = await signed();
  for (const top of [30, 31, 32, 33, 34]) {
    await pay(`$29 - $${top} an hour`);
    await until(([one]) => one?.after.includes(String(top)) === true);
  }
  await eventually(
    async () => news().length,
    (count) => count === 1,
  );
  await settle();
  expect(news()).toHaveLength(1);
  const text = textPartOf(news()[0]);
  expect(text).toContain("use the link from your invitation");
  expect(text).not.toMatch(/https?:|#/u);

  const watch = openDriftWatch(app().deps);
  await watch.tellLater();
  await settle();
  expect(news()).toHaveLength(1);
  await make().admin.query(
    "update sign_offs set told_at = now() - interval '25 hours' where organization_id = $1",
    [rita.home.id],
  );
  await watch.tellLater();
  await watch.tellLater();
  await eventually(
    async () => news().length,
    (count) => count === 2,
  );
  await settle();
  expect(news()).toHaveLength(2);
  expect((await tomas.read()).drifts).toHaveLength(1);
});

test("a change is known although its e-mail still waits for somebody else", async () => {
  const { pay, until, news, rita } = await signed();
  const { admin } = make();
  await admin.query("begin");
  await admin.query("select 1 from sign_offs where organization_id = $1 for no key update", [
    rita.home.id,
  ]);
  try {
    await pay("$15 - $16 an hour");
    await until(some);
    expect(news()).toEqual([]);
  } finally {
    await admin.query("commit");
  }
  await eventually(
    async () => news().length,
    (count) => count === 1,
  );
});

test("an address that has had enough is told the next day, and who has none counts as told", async () => {
  const { pay, until, news, email, rita, job } = await signed();
  const ana = await inviteManager(app(), make(), rita.home, job.id, { name: "Ana Reyes" });
  expect((await ana.sign()).statusCode).toBe(200);
  const address = `agreement-mail:${createHash("sha256").update(email).digest("base64url")}`;
  await make().admin.query("update attempts set count = 3 where key = $1", [address]);
  await pay("$15 - $16 an hour");
  await until((drifts) => drifts.length === 2);
  const untold = async () =>
    (
      await make().admin.query<{ email: string | null }>(
        "select email from drifts join rooms on rooms.id = room_id where not is_told and drifts.organization_id = $1",
        [rita.home.id],
      )
    ).rows;
  expect(await eventually(untold, (rows) => rows.length === 1)).toEqual([{ email }]);
  await make().admin.query("delete from attempts where key = $1", [address]);
  await openDriftWatch(app().deps).tellLater();
  await eventually(
    async () => news().length,
    (count) => count === 1,
  );
  expect(await untold()).toEqual([]);
});

test("whoever signs gets a copy of what was agreed, without their own words and with what it is not", async () => {
  const { copies, email } = await signed();
  await eventually(
    async () => copies().length,
    (count) => count === 1,
  );
  const text = textPartOf(copies()[0]);
  expect(text).toContain("Tomas Lindqvist signed this");
  expect(text).toContain("26");
  expect(text).toContain("not an electronic signature in law");
  expect(copies()[0]?.to).toEqual([email]);
});

test("no address gets more of these e-mails in a day than the setting allows, and work goes on", async () => {
  const rita = await hireRecruiter(app(), make());
  const email = "often@example.com";
  for (let count = 0; count < 5; count += 1) {
    const { id } = await rita.createJob({ title: "Cook", salaryRange: "$18 - $22 an hour" });
    const tomas = await inviteManager(app(), make(), rita.home, id, { email });
    expect((await tomas.sign()).statusCode).toBe(200);
  }
  const received = () => mail.received.filter((one) => one.to.includes(email));
  await eventually(
    async () => received().length,
    (count) => count === 3,
  );
  await settle();
  expect(received()).toHaveLength(3);
});
