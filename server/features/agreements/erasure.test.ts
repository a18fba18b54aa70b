import { expect, test, vi } from "vitest";
import type { Agreement, SignOffFile } from "#contract/room/agreement.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { tablesHolding } from "#server/test/database/whole-database.ts";
import { inviteManager, newSignOffKey } from "#server/test/hiring-manager.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";

// A worker compares the job after each change.
vi.setConfig({ testTimeout: 300_000 });

const app = useTestApp({ SIGN_OFF_KEY: newSignOffKey() });
useWorker(app);
const make = useFactories(app);

const words = "canary-of-a-manager";
const email = `${words}@example.com`;

/** A job that a manager signed and that was changed after it, with the manager's name and words in every part. */
async function agreed() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createJob({ title: "Cook", salaryRange: "$18 - $22 an hour" });
  const tomas = await inviteManager(app(), make(), rita.home, job.id, { name: words, email });
  await tomas.choose(1);
  await tomas.answer(`${words} begins in June`);
  const signed = await tomas.sign(words);
  expect(signed.statusCode).toBe(200);
  const path = `/api/jobs/${job.id}`;
  await rita.send("PATCH", path, { salaryRange: "$15 - $16 an hour" });
  const read = async () => (await rita.send("GET", `${path}/agreement`)).json<Agreement>();
  const { drifts } = await eventually(read, (found) => found.drifts.length > 0, 20_000);
  const ask = { answer: "ask", words };
  await tomas.send("POST", `/api/room/drifts/${drifts[0]?.id}`, ask);
  for (const settled of [
    { about: "workType", text: "on-site" },
    { about: "question", words: "unknown.reason", text: `${words} is leaving`, mayTell: false },
  ]) {
    const said = { settled, byName: ` ${words.toUpperCase()}`, words: `${words} said so` };
    expect((await rita.send("POST", `${path}/decisions`, said)).statusCode).toBe(201);
  }
  return { rita, job, tomas, path };
}

test("V-02: a deleted job leaves nothing of whoever decided about it, in no column of any table", async () => {
  const { rita, path } = await agreed();
  const holding = await tablesHolding(make().admin, words);
  expect(holding).toEqual(
    expect.arrayContaining(["decisions", "drifts", "letters", "rooms", "sign_offs"]),
  );
  expect((await rita.send("DELETE", path)).statusCode).toBe(200);
  expect(await tablesHolding(make().admin, words)).toEqual([]);
  expect(app().logLines.filter((line) => line.includes(words))).toEqual([]);
});

test("a manager who asks to be forgotten: name, address and words go, and what was agreed stays under no name", async () => {
  const { rita, job, tomas, path } = await agreed();
  const ana = await inviteManager(app(), make(), rita.home, job.id, { name: "Ana Reyes" });
  await ana.choose(1);
  expect((await ana.sign()).statusCode).toBe(200);
  await rita.send("POST", `${path}/generate/marketPulse`);
  await eventually(
    () => rita.getOutput(job.id, "marketPulse"),
    ({ status }) => status === "completed",
    30_000,
  );
  expect(await tablesHolding(make().admin, words)).toContain("ledgers");
  const manager = `${path}/rooms/${tomas.roomId}/manager`;

  const held = (await rita.send("GET", manager)).json<Record<string, unknown[]>>();
  expect(Object.keys(held)).toEqual(
    expect.arrayContaining(["room", "answers", "decisions", "signOffs", "changes", "letters"]),
  );
  for (const part of ["decisions", "signOffs", "changes", "letters"])
    expect([part, held[part]?.length]).not.toEqual([part, 0]);
  expect(JSON.stringify(held)).not.toMatch(/Ana Reyes|tokenHash|sealed/u);

  expect((await rita.send("DELETE", manager)).statusCode).toBe(200);
  expect(await tablesHolding(make().admin, words)).toEqual([]);
  expect(await tablesHolding(make().admin, words.toUpperCase())).toEqual([]);
  expect((await tomas.send("GET", "/api/room")).statusCode).toBe(404);
  expect((await rita.send("GET", manager)).statusCode).toBe(404);
  const { rows } = await make().admin.query(
    "select key, by_name from decisions where job_id = $1 order by id",
    [job.id],
  );
  // The answers in their own words are gone; what was chosen, or said in a call, stays decided until it was changed.
  expect(rows).toEqual([
    { key: "pay", by_name: "Someone" },
    { key: "workType", by_name: "Someone" },
    { key: "pay", by_name: "Ana Reyes" },
  ]);
  const file = (await rita.send("GET", `${path}/sign-offs`)).json<SignOffFile>();
  expect(file.links.map((link) => Object.keys(link).includes("record"))).toEqual([false, true]);
  const { signOffs } = (await rita.send("GET", `${path}/agreement`)).json<Agreement>();
  expect(signOffs).toMatchObject([{ number: 2, name: "Ana Reyes" }]);
});

test("an address that is asked about another job too keeps its letters until that one goes", async () => {
  const { rita, path, job } = await agreed();
  const other = await rita.createJob({ title: "Baker" });
  await inviteManager(app(), make(), rita.home, other.id, { email });
  await rita.send("DELETE", path);
  expect(await tablesHolding(make().admin, email)).toEqual(["letters", "rooms"]);
  await rita.send("DELETE", `/api/jobs/${other.id}`);
  expect(await tablesHolding(make().admin, email)).toEqual([]);
  expect(job.id).not.toBe(other.id);
});

test("a member who deletes their account leaves decisions and changes under no name", async () => {
  const home = await make().organization("stays");
  await make().member(home, "admin");
  const pia = await make().member(home, "recruiter");
  const { jobId } = await make().job(home, pia);
  await make().agreement(home, { jobId, userId: pia.userId });
  const traces = (await app().browser(pia.cookie).send("GET", "/api/user/export")).json<
    Record<string, unknown[]>
  >();
  expect([traces["decisionsWrittenDown"]?.length, traces["signedFactsChanged"]?.length]).toEqual([
    1, 1,
  ]);
  await make().admin.query("delete from users where id = $1", [pia.userId]);
  const { rows } = await make().admin.query(
    "select recorded_by, superseded_by from decisions where job_id = $1 union all select changed_by, null from drifts where job_id = $1",
    [jobId],
  );
  expect(rows).toEqual([
    { recorded_by: null, superseded_by: null },
    { recorded_by: null, superseded_by: null },
  ]);
});
