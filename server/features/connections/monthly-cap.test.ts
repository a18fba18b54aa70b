import { expect, test } from "vitest";
import type { ModelSettings } from "#contract/connection.ts";
import { toolTypes } from "#contract/output.ts";
import { connectable, connectOwn, modelOf } from "#server/test/connection.ts";
import { readReports, useModelApp } from "#server/test/model/model-app.ts";
import {
  cent,
  centCall,
  counterOf,
  spendingFor,
  reserveAtOnce,
  written,
} from "#server/test/database/spending.ts";
import type { Team } from "#server/test/team.ts";
import { authorPhrase } from "#tools/report/author.ts";

const rig = useModelApp({ ...connectable, MODEL: "" });

/** A team with its own model and a cap of some cents a month. */
async function capped(cents: number | null, atCap = "built-in") {
  const us = await rig.team();
  await connectOwn(us, rig.model().url);
  const capUsd = cents === null ? null : cents / 100;
  const answer = await us.anna.send("PATCH", modelOf(us), { atCap, capUsd });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return us;
}

const ownSpending = ({ home, anna }: Team) =>
  spendingFor(rig.app().deps, home, anna, {}, 1, "organization");
const spendingOf = async (us: Team) =>
  (await us.anna.send("GET", modelOf(us))).json<ModelSettings>().connection?.spending;

test("calls at once pass the month's cap to the cent, and the server's own limits do not count them", async () => {
  const us = await capped(20);
  const { ids, codes, sentences } = await reserveAtOnce(
    Array.from({ length: 60 }, () => ownSpending(us)),
  );
  expect(ids).toHaveLength(20);
  expect([...codes]).toEqual(["monthlyCap"]);
  expect([...sentences][0]).toContain("An admin can raise it");
  expect(await spendingOf(us)).toMatchObject({ usedMicros: 20 * cent, state: "reached" });
  expect(await counterOf(rig.make(), "organization", us.home.id)).toBe(0);
  for (const id of ids)
    await ownSpending(us).settle(id, { ...written, usage: null, receivedChars: 0 });
  expect(await counterOf(rig.make(), "organization", us.home.id)).toBe(0);
});

test("admins are warned from four fifths of the cap on, and what older months cost does not count", async () => {
  const us = await capped(10);
  await rig.make().admin.query(
    `insert into model_calls (organization_id, model, state, reserved_micros, cost_micros, paid_by, created_at)
     values ($1, 'compatible/theirs', 'settled', 1, 900000, 'organization', date_trunc('month', now(), 'UTC') - interval '1 second'),
            ($1, 'compatible/local', 'settled', 1, 900000, 'server', now())`,
    [us.home.id],
  );
  const states = [];
  for (let cents = 1; cents <= 10; cents += 1) {
    await ownSpending(us).reserve(centCall);
    states.push((await spendingOf(us))?.state);
  }
  expect(states).toEqual([
    ...Array.from({ length: 7 }, () => "free"),
    "warned",
    "warned",
    "reached",
  ]);
});

test("at the cap the built-in writer writes, and each report says so", async () => {
  const us = await capped(1);
  await ownSpending(us).reserve(centCall);
  const job = await rig.createJob(us);
  const reports = await readReports(us.anna, job.id);
  for (const tool of toolTypes) {
    const { status, content } = reports[tool];
    expect([tool, status]).toEqual([tool, "completed"]);
    expect(content?.["metadata"]).toMatchObject({
      engine: "built-in",
      builtInBecause: "monthlyCap",
    });
    expect(authorPhrase(content ?? "")).toContain("because the monthly cap was reached");
  }
  expect(rig.model().calls).toEqual([]);
});

test("where admins want to stop at the cap, reports fail and say what to do; without a cap nothing stops", async () => {
  const us = await capped(1, "stop");
  await ownSpending(us).reserve(centCall);
  const job = await rig.createJob(us);
  const { marketPulse } = await readReports(us.anna, job.id);
  expect([marketPulse.status, marketPulse.error]).toEqual([
    "failed",
    "Your organization has reached the monthly cap for its model. An admin can raise it under Organization, AI model, or you can use the built-in writer.",
  ]);
  expect(rig.model().calls).toEqual([]);
  await us.anna.send("PATCH", modelOf(us), { capUsd: null });
  await rig.generate(us.rita, job.id, "marketPulse");
  expect((await readReports(us.anna, job.id)).marketPulse.status).toBe("completed");
});

test("a connection that is removed while a report waits is used no more", async () => {
  const us = await capped(null);
  const spending = ownSpending(us);
  await us.anna.send("DELETE", modelOf(us));
  await expect(spending.reserve(centCall)).rejects.toMatchObject({ code: "noConnection" });
});

test.each([
  { capUsd: 0 },
  { capUsd: -1 },
  { capUsd: 0.001 },
  { capUsd: "120" },
  { atCap: "never" },
])("a cap that cannot be meant is refused: %j", async (edit) => {
  const us = await capped(null);
  expect((await us.anna.send("PATCH", modelOf(us), edit)).statusCode).toBe(400);
});
