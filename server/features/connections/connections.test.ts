import { expect, test } from "vitest";
import type { ModelSettings } from "#contract/connection.ts";
import { toolTypes, type Generation } from "#contract/output.ts";
import { connectable, connectOwn, modelOf, ownKey } from "#server/test/connection.ts";
import { answerTo, readReports, useModelApp } from "#server/test/model/model-app.ts";
import type { Someone, Team } from "#server/test/team.ts";

/** A server whose own model would answer too. */
const rig = useModelApp({ ...connectable, COMPATIBLE_API_KEY: "the-servers-own-key" });
const key = ownKey;

const settingsOf = async (us: Team, who: Someone = us.anna) =>
  (await who.send("GET", modelOf(us))).json<ModelSettings>();

const connect = (us: Team, changes?: object) => connectOwn(us, rig.model().url, changes);

test("an organization's own model writes its reports, by its own key, and the server's does not", async () => {
  const us = await rig.team();
  const { connection } = await connect(us);
  expect(connection).toMatchObject({
    provider: "compatible",
    model: "theirs",
    address: rig.model().url,
    keyEnd: "7Q4f",
    lastTest: null,
    spending: { usedMicros: 0, capUsd: null, atCap: "built-in", state: "free", byReport: [] },
  });
  const job = await rig.createJob(us);
  const reports = await readReports(us.anna, job.id);
  for (const tool of toolTypes) {
    expect([tool, reports[tool].error]).toEqual([tool, null]);
    expect(reports[tool].content?.["metadata"]).toMatchObject({ engine: "compatible/theirs" });
  }
  const { calls } = rig.model();
  expect(new Set(calls.map(({ body }) => body.model))).toEqual(new Set(["theirs"]));
  expect(new Set(calls.map(({ headers }) => headers.authorization))).toEqual(
    new Set([`Bearer ${key}`]),
  );
  const { spending } = (await settingsOf(us)).connection ?? {};
  expect(spending?.byReport.map(({ what }) => what).sort()).toEqual([...toolTypes].sort());
  expect(spending?.usedMicros).toBe(
    spending?.byReport.reduce((sum, { costMicros }) => sum + costMicros, 0),
  );
  expect(spending?.usedMicros).toBeGreaterThan(0);
});

test("without a connection the server's own model writes, and again when the connection is removed", async () => {
  const us = await rig.team();
  await connect(us);
  const removed = await us.anna.send("DELETE", modelOf(us));
  expect(removed.json()).toEqual({
    connection: null,
    obstacle: null,
    serverModel: "compatible/local",
  });
  const { rows } = await rig
    .make()
    .admin.query("select 1 from model_connections where organization_id = $1", [us.home.id]);
  expect(rows).toEqual([]);
  const job = await rig.createJob(us);
  const { marketPulse } = await readReports(us.anna, job.id);
  expect(marketPulse.content?.["metadata"]).toMatchObject({ engine: "compatible/local" });
  expect((await us.anna.send("DELETE", modelOf(us))).json()).toMatchObject({
    code: "noConnection",
  });
});

test("the key is stored encrypted, kept for another model, and not sent to another server", async () => {
  const us = await rig.team();
  await connect(us);
  const stored = async () => {
    const { rows } = await rig
      .make()
      .admin.query<{ sealed: string | null; words: string }>(
        "select sealed_key as sealed, to_jsonb(c)::text as words from model_connections c where organization_id = $1",
        [us.home.id],
      );
    return rows[0];
  };
  const before = await stored();
  expect(before?.sealed).toMatch(/^v1\./u);
  expect(before?.words).not.toContain(key);
  await connect(us, { model: "larger", key: undefined });
  expect((await stored())?.sealed).toBe(before?.sealed);
  await connect(us, { address: "https://elsewhere.example/v1", key: undefined });
  expect((await stored())?.sealed).toBeNull();
  const other = await us.anna.send("PUT", modelOf(us), { provider: "openai", model: "gpt-5" });
  expect([other.statusCode, other.json()]).toMatchObject([409, { code: "keyNeeded" }]);
});

test.each([
  [{ provider: "openai", model: "gpt-5", key, address: "https://example.com" }],
  [{ provider: "ollama", model: "llama3" }],
  [{ provider: "ollama", model: "llama3", address: "https://example.com", key }],
  [{ provider: "compatible", model: "x", address: "file:///etc/passwd" }],
  [{ provider: "bedrock", model: "x", key }],
  [{ provider: "openai", model: "", key }],
  [{ provider: "openai", model: key, key }],
  [{ provider: "openai", model: "gpt-5", key: "short" }],
  [{ provider: "openai", model: "gpt-5", key: "two words and more" }],
])("a form that cannot be meant is refused: %j", async (form) => {
  const us = await rig.team();
  expect((await us.anna.send("PUT", modelOf(us), form)).statusCode).toBe(400);
});

test("a test says that it works, what it took and what it cost, and a new key forgets it", async () => {
  const us = await rig.team();
  await connect(us);
  rig.model().behave({ content: { summary: "A hard search." } });
  const answer = await us.anna.send("POST", `${modelOf(us)}/test`);
  const { connection } = answer.json<ModelSettings>();
  expect(connection?.lastTest).toMatchObject({ isGood: true, sentence: "It works." });
  expect(connection?.lastTest?.costMicros).toBeGreaterThan(0);
  expect(connection?.spending.byReport).toMatchObject([{ what: "test", calls: 1 }]);
  expect((await connect(us, { key: `${key}-2` })).connection?.lastTest).toBeNull();
});

test("a key that is wrong, or is revoked later, is told with what to do", async () => {
  const us = await rig.team();
  await connect(us);
  rig.model().behave({ status: 401 });
  const tested = await us.anna.send("POST", `${modelOf(us)}/test`);
  expect(tested.json<ModelSettings>().connection?.lastTest).toMatchObject({
    isGood: false,
    sentence: expect.stringContaining("does not accept this key") as string,
  });
  const job = await rig.createJob(us);
  const { marketPulse } = await readReports(us.anna, job.id);
  expect([marketPulse.status, marketPulse.errorCode, marketPulse.error]).toEqual([
    "failed",
    "notAuthorized",
    "The provider does not accept the key of your organization's model. An admin can change it under Organization, AI model. Or use the built-in writer.",
  ]);
  rig.model().behave((call) => ({ content: answerTo(call) }));
  const again = await us.rita.send("POST", `/api/jobs/${job.id}/process`, { only: "failed" });
  expect(again.json<Generation[]>()).toHaveLength(6);
  const written = await readReports(us.anna, job.id);
  expect(written.marketPulse.content?.["metadata"]).toMatchObject({ engine: "compatible/theirs" });
});

test("a stored key that no key of the server opens is told, and only a new one mends it", async () => {
  const us = await rig.team();
  await connect(us);
  await rig
    .make()
    .admin.query(
      "update model_connections set sealed_key = 'v1.AAAAAAAA.AAAA', revision = 9 where organization_id = $1",
      [us.home.id],
    );
  const sentence = expect.stringContaining("can no longer be read") as string;
  const tested = await us.anna.send("POST", `${modelOf(us)}/test`);
  expect(tested.json<ModelSettings>().connection?.lastTest).toMatchObject({
    isGood: false,
    sentence,
  });
  const job = await rig.createJob(us);
  const { marketPulse } = await readReports(us.anna, job.id);
  expect(marketPulse).toMatchObject({ status: "failed", error: sentence });
  expect(rig.model().calls).toEqual([]);
  await connect(us);
  await rig.generate(us.rita, job.id, "marketPulse");
  const reports = await readReports(us.anna, job.id);
  expect(reports.marketPulse.status).toBe("completed");
});

test("a recruiter neither sees nor changes it, and nobody else's admin does", async () => {
  const us = await rig.team();
  const them = await rig.team();
  await connect(us);
  const attempts = [
    ["GET", ""],
    ["PUT", "", { provider: "openai", model: "gpt-5", key: "sk-of-somebody-else" }],
    ["PATCH", "", { capUsd: 1 }],
    ["DELETE", ""],
    ["POST", "/test"],
  ] as const;
  for (const [method, end, body] of attempts) {
    const byRita = await us.rita.send(method, `${modelOf(us)}${end}`, body);
    expect([method, byRita.statusCode, byRita.json()]).toMatchObject([
      method,
      403,
      { code: "adminsOnly" },
    ]);
    const byThem = await them.anna.send(method, `${modelOf(us)}${end}`, body);
    expect([method, byThem.statusCode]).toEqual([method, 404]);
  }
  expect((await settingsOf(us)).connection).toMatchObject({ model: "theirs", keyEnd: "7Q4f" });
});

test("the activity says who connected, replaced, limited, tested and removed it, and never the key", async () => {
  const us = await rig.team();
  await connect(us);
  await connect(us, { key: `${key}-2` });
  await connect(us, { model: "larger", key: undefined });
  await us.anna.send("PATCH", modelOf(us), { capUsd: 120 });
  await us.anna.send("POST", `${modelOf(us)}/test`);
  await us.anna.send("DELETE", modelOf(us));
  const activity = await us.anna.send("GET", `${us.path}/activity?kind=connection`);
  const entries = activity.json<{ action: string; object: string }[]>();
  expect(entries.map(({ action, object }) => `${action} ${object}`).toReversed()).toEqual([
    "connection.save connection:model",
    "connection.save connection:model/key",
    "connection.save connection:model/settings",
    "connection.limit connection:model",
    "connection.test connection:model",
    "connection.remove connection:model",
  ]);
  expect(activity.body).not.toContain(key);
});

test("the export of an organization has the connection without its key", async () => {
  const us = await rig.team();
  await connect(us);
  const { body } = await us.anna.send("GET", `${us.path}/export`);
  const { connections } = JSON.parse(body) as { connections: Record<string, unknown>[] };
  expect(connections).toMatchObject([{ provider: "compatible", model: "theirs", keyEnd: "7Q4f" }]);
  expect(body).not.toContain(key);
  expect(body).not.toContain("encryptedKey");
});
