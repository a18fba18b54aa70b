import type { Client } from "pg";
import { beforeAll, expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import { findViolations, noViolations, type Evidence } from "#server/test/database/checker.ts";
import { echoScript, markedWords, noteCall } from "#server/test/model/echo-model.ts";
import { readReports, useModelApp } from "#server/test/model/model-app.ts";
import { readSnapshot } from "#server/test/database/snapshot.ts";
import { eventually } from "#server/test/test-app.ts";
import { connectForTest } from "#server/test/database/test-database.ts";

const rig = useModelApp();
let seen: Pick<Evidence, "calls" | "promises">;

/** One job written as it should be. */
beforeAll(async () => {
  const us = await rig.team();
  rig.model().behave(echoScript);
  const askedAt = Date.now();
  const { id: jobId } = await rig.createJob(us, {
    rawExtractedJd: markedWords("bdgh").rawExtractedJd,
  });
  await readReports(us.anna, jobId);
  seen = {
    calls: rig.model().calls.map(noteCall),
    promises: toolTypes.map((toolType) => ({ jobId, toolType, generation: 1, askedAt })),
  };
});

const look = async (admin: Client, evidence: Partial<Evidence> = {}) =>
  findViolations({ ...(await readSnapshot(admin)), ...seen, ...evidence });

test("a server that did everything right is found to have done so", async () => {
  const admin = await connectForTest(rig.app().database.admin);
  const found = await eventually(
    () => look(admin),
    ({ orphan }) => orphan.length === 0,
  );
  expect(found).toEqual(noViolations);
});

const pulse = "tool_type = 'marketPulse'";
const ofPulse = `(select id from outputs where ${pulse})`;
const planted: [string, string, (keyof typeof noViolations)[]][] = [
  [
    "a report whose text is gone",
    `delete from output_versions where output_id = ${ofPulse}`,
    ["lost"],
  ],
  [
    "a report left under way",
    `update outputs set status = 'processing' where ${pulse}`,
    ["lost", "stuck"],
  ],
  [
    "two texts of one generation",
    `insert into output_versions (organization_id, output_id, version, kind, gen, content)
       select organization_id, output_id, version + 1, kind, gen, content from output_versions`,
    ["doubled", "unexpected"],
  ],
  [
    "another report's text",
    `update output_versions set content =
       (select content from output_versions where output_id = ${ofPulse})
      where output_id <> ${ofPulse}`,
    ["unexpected"],
  ],
  ["words that no model wrote", "update output_versions set content = '{}'", ["unexpected"]],
  [
    "a fourth call",
    `insert into model_calls (organization_id, output_id, gen, tool_type, model, reserved_micros, cost_micros, state)
       select organization_id, output_id, gen, tool_type, model, 0, 0, 'settled'
         from model_calls, generate_series(1, 3) where ${pulse}`,
    ["overspent"],
  ],
  ["a call that nobody counted", `delete from model_calls where ${pulse}`, ["overspent", "ledger"]],
  [
    "an entry without a report",
    `insert into pgboss.job (name, data) values ('write-report', '{"outputId": 0, "gen": 1}')`,
    ["orphan"],
  ],
  [
    "an entry for a finished report",
    `insert into pgboss.job (name, data)
       select 'write-report', json_build_object('outputId', id, 'gen', gen) from outputs where ${pulse}`,
    ["orphan"],
  ],
  [
    "a bill at another price",
    `update model_calls set cost_micros = cost_micros + 1 where ${pulse}`,
    ["ledger"],
  ],
  [
    "a bill for another call",
    `update model_calls set input_tokens = input_tokens + 1, output_tokens = output_tokens - 1 where ${pulse}`,
    ["ledger"],
  ],
  [
    "a bill never settled",
    `update model_calls set state = 'reserved', reserved_micros = cost_micros, cost_micros = null where ${pulse}`,
    ["ledger"],
  ],
  ["a counter that is off", "update spending set micros = micros - 1", ["ledger"]],
];

test.each(planted)("%s is found", async (_, statement, names) => {
  const admin = await connectForTest(rig.app().database.admin);
  await admin.query("begin");
  await admin.query(statement);
  const found = Object.entries(await look(admin)).filter(([, list]) => list.length > 0);
  expect(found.map(([name]) => name).sort()).toEqual([...names].sort());
  await admin.query("rollback");
});

test("a promise that was never begun, and an answer older than its question, are found", async () => {
  const admin = await connectForTest(rig.app().database.admin);
  const never = seen.promises.map((one) => ({ ...one, generation: 2 }));
  expect((await look(admin, { promises: never })).lost).toHaveLength(6);
  const later = seen.promises.map((one) => ({ ...one, askedAt: Date.now() }));
  expect((await look(admin, { promises: later })).unexpected).toHaveLength(6);
});
