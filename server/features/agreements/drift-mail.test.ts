import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { NewRoom } from "#contract/room/room.ts";
import { openDriftWatch } from "#server/features/agreements/drift.service.ts";
import { inviteManager } from "#server/test/hiring-manager.ts";
import { textPartOf } from "#server/test/mail-server.ts";
import { enterRoom } from "#server/test/managers.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { some, openSignedJobs } from "#server/test/signed-jobs.ts";
import { eventually } from "#server/test/test-app.ts";

const { app, make, signed, settle, received: letters } = openSignedJobs();

const hashOf = (email: string) => createHash("sha256").update(email).digest("base64url");

/** As if the limits of an address were over. */
async function aDayLater(email: string): Promise<void> {
  await make().admin.query("delete from attempts where key like '%:' || $1", [hashOf(email)]);
}

test("five changes in a day are one e-mail, and the rest is told when the day is over, together", async () => {
  const { pay, until, news, tomas, email } = await signed();
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
  expect(text).toContain("use the last link that you got");
  expect(text).not.toMatch(/https?:|#/u);

  const watch = openDriftWatch(app().deps);
  await watch.tellLater();
  await settle();
  expect(news()).toHaveLength(1);
  await aDayLater(email);
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

test("whose link has ended is told whom to ask for a new one, which leads to the change", async () => {
  const { pay, until, news, rita, roomId, path } = await signed();
  await make().admin.query("update rooms set expires_at = now() - interval '1 day' where id = $1", [
    roomId,
  ]);
  await pay("$15 - $16 an hour");
  await until(some);
  await eventually(
    async () => news().length,
    (count) => count === 1,
  );
  expect(textPartOf(news()[0])).toMatch(/ask .+ for a new link, since yours has ended/u);
  const { token } = (await rita.send("POST", `${path}/rooms/${roomId}/link`, {})).json<NewRoom>();
  const room = await (await enterRoom(app(), token)).read();
  expect(room.drifts).toMatchObject([{ key: "pay", state: "open" }]);
});

test("whoever signs anew, or signed about two jobs, gets no second e-mail on the same day, and then one about both", async () => {
  const { pay, until, news, tomas, rita, email } = await signed();
  const first = () =>
    eventually(
      async () => news().length,
      (count) => count > 0,
    );
  await pay("$15 - $16 an hour");
  await until(some);
  await first();
  await tomas.choose(0);
  expect((await tomas.sign()).statusCode).toBe(200);
  await pay("$30 - $31 an hour");
  await until(some);
  await settle();
  expect(news()).toHaveLength(1);

  const other = await rita.createJob({ title: "Baker", salaryRange: "$18 - $22 an hour" });
  const again = await inviteManager(app(), make(), rita.home, other.id, { email });
  expect((await again.sign()).statusCode).toBe(200);
  await rita.send("PATCH", `/api/jobs/${other.id}`, { salaryRange: "$40 - $41 an hour" });
  await eventually(
    async () => (await again.read()).drifts,
    (drifts) => drifts.length > 0,
    20_000,
  );
  await settle();
  expect(news()).toHaveLength(1);

  await aDayLater(email);
  const watch = openDriftWatch(app().deps);
  await watch.tellLater();
  await watch.tellLater();
  await eventually(
    async () => news().length,
    (count) => count === 2,
  );
  await settle();
  expect(news()).toHaveLength(2);
  const text = textPartOf(news()[1]);
  for (const words of ["Line Cook", "Baker", "$30.", "$40."]) expect(text).toContain(words);
});

test("a change is known although its e-mail still waits for somebody else", async () => {
  const { pay, until, news, email } = await signed();
  const { admin } = make();
  await admin.query("begin");
  await admin.query("insert into attempts (key, count, resets_at) values ($1, 0, now())", [
    `drift-mail:${hashOf(email)}`,
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
  const address = `agreement-mail:${hashOf(email)}`;
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
  const received = () => letters().filter((one) => one.to.includes(email));
  await eventually(
    async () => received().length,
    (count) => count === 3,
  );
  await settle();
  expect(received()).toHaveLength(3);
});
