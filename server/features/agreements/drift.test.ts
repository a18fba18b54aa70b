import { expect, test } from "vitest";
import type { Settled } from "#contract/room/settled.ts";
import { inviteManager } from "#server/test/hiring-manager.ts";
import { none, some, openSignedJobs } from "#server/test/signed-jobs.ts";

const { app, make, signed, settle } = openSignedJobs();

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
  const stages = ["Phone screen", "Talk with the chef", "Knife test", "Trial shift"];
  const posting = (names: string[]) => ({
    rawExtractedJd: `Line Cook\n\nRequirements\n- 2+ years as a line cook\n\nInterview process\n${names.map((name, at) => `${at + 1}. ${name}`).join("\n")}`,
  });
  const stage = (is: "kept" | "dropped"): Settled => ({
    about: "stage",
    words: "Trial shift",
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
