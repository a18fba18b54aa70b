import { beforeEach, expect, test } from "vitest";
import { Problem } from "#contract/problem.ts";
import type { OrganizationUsage } from "#contract/usage.ts";
import { pricesAsOf } from "#server/model/prices.ts";
import { outcomeOf } from "#server/test/database/raw-sql.ts";
import {
  callsOf,
  cent,
  centCall,
  counterOf,
  spendingFor,
  stayClearOfTheHour,
  written,
} from "#server/test/database/spending.ts";
import { useTeams, type Someone, type Team } from "#server/test/team.ts";
import { openTestApp, useTestApp } from "#server/test/test-app.ts";
import { connectForTest } from "#server/test/database/test-database.ts";

const app = useTestApp({ SPEND_ORGANIZATION_DAY_USD: "3", SPEND_USER_HOUR_USD: "0.5" });
const { make, team, colleague } = useTeams(app);

beforeEach(stayClearOfTheHour);

async function usageOf({ path }: Team, who: Someone): Promise<OrganizationUsage> {
  const answer = await who.send("GET", `${path}/usage`);
  expect(answer.statusCode, `answered ${answer.body}`).toBe(200);
  return answer.json<OrganizationUsage>();
}

async function age(callId: number, days: number): Promise<void> {
  const aged =
    "update model_calls set created_at = now() - make_interval(days => $2) where id = $1";
  await make().admin.query(aged, [callId, days]);
}

const nothing = {
  calls: 0,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  costMicros: 0,
  reservedMicros: 0,
};

test("an organization that never called a model has used nothing and has everything left", async () => {
  const north = await team();
  const usage = await usageOf(north, north.rita);
  expect(usage).toMatchObject({ today: nothing, days: [], isStopped: false, pricesAsOf });
  expect(usage.organizationDay).toMatchObject({
    capMicros: 3_000_000,
    usedMicros: 0,
    leftMicros: 3_000_000,
  });
  const { resetsAt } = usage.organizationDay;
  expect(resetsAt).toMatch(/T00:00:00\.000Z$/u);
  expect(Date.parse(resetsAt)).toBeGreaterThan(Date.now());
  expect(Date.parse(resetsAt) - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
  expect(usage.userHour.resetsAt).toMatch(/:00:00\.000Z$/u);
});

test("a member reads calls, tokens and money by day and model, what is reserved apart", async () => {
  const north = await team();
  const spending = spendingFor(app().deps, north.home, north.rita);
  for (const id of [await spending.reserve(centCall), await spending.reserve(centCall)]) {
    await spending.settle(id, written);
  }
  const sonnet = { ...centCall, model: "anthropic/claude-sonnet-4-5" };
  await spending.settle(await spending.reserve(sonnet), written);
  await spending.reserve(centCall);
  const older = await spending.reserve(centCall);
  await spending.settle(older, written);
  await age(older, 1);
  await age(await spending.reserve(centCall), 30);

  const usage = await usageOf(north, north.anna);
  // 500 at $3, 100 cached at $0.30, 400 at $15, per million
  const sonnetMicros = 1_500 + 30 + 6_000;
  const local = { model: "compatible/local", inputTokens: 1_200, cachedTokens: 200 };
  const [first, , before] = usage.days;
  const today = first?.day ?? "";
  const yesterday = before?.day ?? "";
  expect(Date.parse(today) - Date.parse(yesterday)).toBe(24 * 60 * 60 * 1000);
  expect(usage.days).toEqual([
    {
      day: today,
      model: "anthropic/claude-sonnet-4-5",
      calls: 1,
      inputTokens: 600,
      cachedTokens: 100,
      outputTokens: 400,
      costMicros: sonnetMicros,
      reservedMicros: 0,
    },
    {
      ...local,
      day: today,
      calls: 3,
      outputTokens: 800,
      costMicros: 2 * cent,
      reservedMicros: cent,
    },
    {
      day: yesterday,
      model: "compatible/local",
      calls: 1,
      inputTokens: 600,
      cachedTokens: 100,
      outputTokens: 400,
      costMicros: cent,
      reservedMicros: 0,
    },
  ]);
  expect(usage.today).toEqual({
    calls: 4,
    inputTokens: 1_800,
    cachedTokens: 300,
    outputTokens: 1_200,
    costMicros: sonnetMicros + 2 * cent,
    reservedMicros: cent,
  });
});

test("what is left is the organization's for everybody, and the hour each person's own", async () => {
  const north = await team();
  await spendingFor(app().deps, north.home, north.rita).reserve(centCall);
  const seen = { capMicros: 3_000_000, usedMicros: cent, leftMicros: 3_000_000 - cent };
  const asRita = await usageOf(north, north.rita);
  const asAnna = await usageOf(north, north.anna);
  expect(asRita.organizationDay).toMatchObject(seen);
  expect(asAnna.organizationDay).toMatchObject(seen);
  expect(asRita.userHour).toMatchObject({ capMicros: 500_000, leftMicros: 490_000 });
  expect(asAnna.userHour).toMatchObject({ usedMicros: 0, leftMicros: 500_000 });
});

test("members are told when the operator has stopped all calls to models", async () => {
  const north = await team();
  const stopped = await openTestApp({ SPEND_STOP: "on" }, app().database);
  try {
    const answer = await stopped.browser(north.rita.cookie).send("GET", `${north.path}/usage`);
    expect(answer.json()).toMatchObject({ isStopped: true });
  } finally {
    await stopped.close();
  }
});

test("more used than a cap allows leaves nothing, never less than nothing", async () => {
  const north = await team();
  const spending = spendingFor(app().deps, north.home, north.rita);
  const dear = { ...centCall, mostOutputTokens: 100_000 };
  await spending.reserve(dear);
  expect((await usageOf(north, north.rita)).userHour.leftMicros).toBe(0);
});

test("another organization sees nothing of it, though the same person works in both", async () => {
  const north = await team();
  const south = await team();
  const rita = await colleague(south.home, "recruiter");
  await make().join(north.home, rita, "recruiter");
  await spendingFor(app().deps, north.home, rita).reserve(centCall);
  const atSouth = await usageOf(south, rita);
  expect(atSouth).toMatchObject({ today: nothing, days: [] });
  expect(atSouth.organizationDay.usedMicros).toBe(0);
  expect(atSouth.userHour.usedMicros).toBe(cent);
  const stranger = await south.anna.send("GET", `${north.path}/usage`);
  expect(stranger.statusCode).toBe(404);
});

test("the app role cannot touch the counters but through their functions", async () => {
  const { admin, app: asApp } = app().database;
  const client = await connectForTest(asApp);
  for (const statement of [
    "select * from spending",
    "update spending set micros = 0",
    "delete from spending",
    "insert into spending values ('everyone', '', now(), 1)",
    "select lookup.spending_windows('x', now())",
  ]) {
    expect(await outcomeOf(client, statement), `as roleprint_app: ${statement}`).toBe("42501");
  }
  expect(await outcomeOf(client, "select lookup.spend('x', now(), 1)")).toBe("23502");
  const owner = await connectForTest(admin);
  expect((await owner.query("select 1 from spending where whose = 'x'")).rowCount).toBe(0);
});

test("nothing of another organization is settled", async () => {
  const north = await team();
  const south = await team();
  const id = await spendingFor(app().deps, north.home, north.rita).reserve(centCall);
  const end = { ...written, usage: { ...written.usage, input: 0, output: 1 } };
  await spendingFor(app().deps, south.home, south.rita).settle(id, end);
  expect(await callsOf(make(), north.home)).toEqual({ count: 1, micros: cent });
  expect(await counterOf(make(), "organization", south.home.id)).toBe(0);
});

test("a bill outlives its job", async () => {
  const north = await team();
  const { jobId, outputs } = await make().job(north.home);
  const spending = spendingFor(app().deps, north.home, north.rita, {}, outputs.marketPulse);
  const id = await spending.reserve(centCall);
  await spending.settle(id, written);
  const deleted = await north.rita.send("DELETE", `/api/jobs/${jobId}`);
  expect(deleted.statusCode).toBe(200);
  expect((await usageOf(north, north.rita)).today).toMatchObject({ calls: 1, costMicros: cent });
  const { rows } = await make().admin.query("select job_id from model_calls where id = $1", [id]);
  expect(rows).toEqual([{ job_id: String(jobId) }]);
});

test("the table's own sentence is the one for the card", () => {
  expect(new Problem("spendingLimit")).toMatchObject({
    status: 429,
    message:
      "Today's spending limit has been reached. Use the built-in writer, or try again tomorrow.",
  });
});
