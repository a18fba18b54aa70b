import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDeps, type Deps } from "#server/deps.ts";
import { mostCallsOver } from "#server/features/usage/spending-caps.ts";
import { settleLostCalls } from "#server/features/usage/usage.service.ts";
import { useFactories } from "#server/test/database/factories.ts";
import {
  callsOf,
  cent,
  centCall,
  counterOf,
  spendingFor,
  reserveAtOnce,
  stayClearOfTheHour,
  written,
} from "#server/test/database/spending.ts";
import { eventually, useTestApp } from "#server/test/test-app.ts";
import { startWorker } from "#server/worker.ts";

const app = useTestApp({ REAPER_EVERY_MS: "200" });
const make = useFactories(app);
let other: Deps;

beforeAll(async () => {
  other = await openDeps(app().deps.env);
});
afterAll(() => other.close());
beforeEach(stayClearOfTheHour);

/** Two processes, each with its own pool. */
const eitherOf = (at: number): Deps => (at % 2 === 0 ? app().deps : other);
const times = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at));

async function someone() {
  const home = await make().organization("north");
  return { home, person: await make().member(home, "recruiter") };
}

/** Makes a call look as if it had left eleven minutes ago. */
async function age(callId: number): Promise<void> {
  const longAgo = "created_at = now() - interval '11 minutes'";
  await make().admin.query(`update model_calls set ${longAgo} where id = $1`, [callId]);
}

async function countedDollars(): Promise<number> {
  const [here, there] = [app().deps, other].map(({ metrics }) => metrics.modelCost.get());
  return ((await here)?.values[0]?.value ?? 0) + ((await there)?.values[0]?.value ?? 0);
}

async function stateOf(callId: number) {
  const { rows } = await make().admin.query<{ state: string; cost: string | null }>(
    "select state, cost_micros as cost from model_calls where id = $1",
    [callId],
  );
  return rows[0] ?? { state: "gone", cost: null };
}

test("300 calls at once from two processes pass an organization's day to the cent, and not beyond (G7) [W-88]", async () => {
  const { home, person } = await someone();
  const cap = { SPEND_ORGANIZATION_DAY_USD: 0.5 };
  const accounts = times(300, (at) => spendingFor(eitherOf(at), home, person, cap));
  const answer = await reserveAtOnce(accounts);
  expect(answer.ids).toHaveLength(50);
  expect(await callsOf(make(), home)).toEqual({ count: 50, micros: 50 * cent });
  expect(await counterOf(make(), "organization", home.id)).toBe(50 * cent);
  expect(answer.codes).toEqual(new Set(["spendingLimit"]));
  expect([...answer.sentences]).toEqual([
    "Your organization's spending limit for today is reached. Use the built-in writer, or try again tomorrow.",
  ]);
  expect(answer.retryAfterSeconds).toBeGreaterThan(0);
  expect(answer.retryAfterSeconds).toBeLessThanOrEqual(24 * 60 * 60);
});

test("a person's hour is one, in however many organizations they work at once", async () => {
  const person = await make().person("nobody");
  const homes = [
    await make().organization("north"),
    await make().organization("south"),
    await make().organization("west"),
  ];
  const cap = { SPEND_USER_HOUR_USD: 0.2 };
  const accounts = homes.flatMap((home) =>
    times(100, (at) => spendingFor(eitherOf(at), home, person, cap)),
  );
  const answer = await reserveAtOnce(accounts);
  expect(answer.ids).toHaveLength(20);
  expect(await counterOf(make(), "person", person.userId)).toBe(20 * cent);
  expect([...answer.sentences]).toEqual([
    "Your own spending limit for this hour is reached. Use the built-in writer, or try again in an hour.",
  ]);
  expect(answer.retryAfterSeconds).toBeLessThanOrEqual(60 * 60);
});

test("300 calls at once pass the day of all organizations by seven calls at most", async () => {
  const spentBefore = (await counterOf(make(), "everyone")) ?? 0;
  const teams = [];
  for (let count = 0; count < 10; count += 1) teams.push(await someone());
  const cap = { SPEND_DAY_USD: (spentBefore + 30 * cent) / 1_000_000 };
  const accounts = teams.flatMap(({ home, person }) =>
    times(30, (at) => spendingFor(eitherOf(at), home, person, cap)),
  );
  const answer = await reserveAtOnce(accounts);
  const passed = answer.ids.length;
  expect(passed).toBeGreaterThanOrEqual(30);
  expect(passed).toBeLessThanOrEqual(30 + mostCallsOver);
  expect(await counterOf(make(), "everyone")).toBe(spentBefore + passed * cent);
  expect([...answer.sentences]).toEqual([
    "Today's spending limit has been reached. Use the built-in writer, or try again tomorrow.",
  ]);
  // Whoever asks now is refused exactly.
  const [last] = teams.map(({ home, person }) => spendingFor(other, home, person, cap));
  await expect(last?.reserve(centCall)).rejects.toMatchObject({ code: "spendingLimit" });
});

test("what a call did not use is free for the next one, while others reserve and settle", async () => {
  const { home, person } = await someone();
  const capCents = 40;
  const cap = { SPEND_ORGANIZATION_DAY_USD: capCents / 100 };
  const half = { ...written, usage: { ...written.usage, input: 300, output: 200 } };
  let settled = 0;
  const working = new Set(times(12, (at) => at));
  async function work(at: number): Promise<void> {
    const spending = spendingFor(eitherOf(at), home, person, cap);
    for (let turn = 0; turn < 12; turn += 1) {
      const [id] = (await reserveAtOnce([spending])).ids;
      if (id === undefined) continue;
      await spending.settle(id, half);
      settled += 1;
    }
    working.delete(at);
  }
  async function watch(): Promise<number> {
    let highest = 0;
    while (working.size > 0)
      highest = Math.max(highest, (await callsOf(make(), home))?.micros ?? 0);
    return highest;
  }
  const [highest] = await Promise.all([watch(), ...[...working].map(work)]);
  expect(highest).toBeGreaterThan(0);
  expect(highest).toBeLessThanOrEqual(capCents * cent);
  expect(settled).toBeGreaterThan(capCents);
  expect(settled).toBeLessThanOrEqual(2 * capCents);
  const micros = (settled * cent) / 2;
  expect(await callsOf(make(), home)).toEqual({ count: settled, micros });
  expect(await counterOf(make(), "organization", home.id)).toBe(micros);
  expect(await counterOf(make(), "person", person.userId)).toBe(micros);
});

test("the kill switch refuses every call and says so, and what is under way is still settled", async () => {
  const { home, person } = await someone();
  const id = await spendingFor(app().deps, home, person).reserve(centCall);
  const stopped = spendingFor(app().deps, home, person, { SPEND_STOP: "on" });
  await expect(stopped.reserve(centCall)).rejects.toMatchObject({
    code: "spendingLimit",
    status: 429,
    message: "Writing with a model is switched off at the moment. Use the built-in writer.",
  });
  await stopped.settle(id, written);
  expect(await callsOf(make(), home)).toEqual({ count: 1, micros: cent });
});

test("a cap of nothing lets nothing through", async () => {
  const { home, person } = await someone();
  const spending = spendingFor(app().deps, home, person, { SPEND_USER_HOUR_USD: 0 });
  await expect(spending.reserve(centCall)).rejects.toMatchObject({ code: "spendingLimit" });
  expect(await callsOf(make(), home)).toEqual({ count: 0, micros: 0 });
});

test("a call settled ten times at once, by two processes, is paid once", async () => {
  const { home, person } = await someone();
  const id = await spendingFor(app().deps, home, person).reserve(centCall);
  const ends = times(10, (at) => ({ ...written, usage: { ...written.usage, input: 100 * at } }));
  await Promise.all(ends.map((end, at) => spendingFor(eitherOf(at), home, person).settle(id, end)));
  const calls = await callsOf(make(), home);
  await spendingFor(other, home, person).settle(id, { ...written, usage: null, receivedChars: 0 });
  expect(await callsOf(make(), home)).toEqual(calls);
  expect(await counterOf(make(), "organization", home.id)).toBe(calls?.micros);
});

test("a reservation whose worker died counts in full after a while, once, and not before", async () => {
  const { home, person } = await someone();
  const spending = spendingFor(app().deps, home, person);
  const lostId = await spending.reserve(centCall);
  const freshId = await spending.reserve(centCall);
  await age(lostId);
  const dollarsBefore = await countedDollars();
  await Promise.all([settleLostCalls(app().deps), settleLostCalls(other)]);
  expect(await countedDollars()).toBeCloseTo(dollarsBefore + 0.01, 9);
  expect(await stateOf(lostId)).toEqual({ state: "lost", cost: String(cent) });
  expect(await stateOf(freshId)).toEqual({ state: "reserved", cost: null });
  expect(await counterOf(make(), "organization", home.id)).toBe(2 * cent);
  expect(await settleLostCalls(app().deps)).toBe(0);
});

test("any living worker clears up after a dead one", async () => {
  const { home, person } = await someone();
  const id = await spendingFor(app().deps, home, person).reserve(centCall);
  await age(id);
  const worker = await startWorker(app().deps);
  try {
    const found = await eventually(
      () => stateOf(id),
      ({ state }) => state !== "reserved",
    );
    expect(found).toEqual({ state: "lost", cost: String(cent) });
  } finally {
    await worker.stop();
  }
});

test("a worker that was only slow still puts the real price in the place of a lost one", async () => {
  const { home, person } = await someone();
  const spending = spendingFor(app().deps, home, person);
  const id = await spending.reserve(centCall);
  await age(id);
  const dollarsBefore = await countedDollars();
  await settleLostCalls(other);
  expect(await stateOf(id)).toMatchObject({ state: "lost" });
  await spending.settle(id, { ...written, usage: { ...written.usage, output: 0 } });
  expect(await callsOf(make(), home)).toEqual({ count: 1, micros: 0.6 * cent });
  // The counter of Prometheus cannot fall: what is given back stays in it.
  expect(await counterOf(make(), "organization", home.id)).toBe(0.6 * cent);
  expect(await countedDollars()).toBeCloseTo(dollarsBefore + 0.01, 9);
});

test("people nobody knows any more share one person's hour", async () => {
  const { home } = await someone();
  const cap = { SPEND_USER_HOUR_USD: 0.02 };
  const nobody = spendingFor(app().deps, home, { userId: null }, cap);
  expect((await reserveAtOnce(times(5, () => nobody))).ids).toHaveLength(2);
});

test("counters of hours and days that are over are cleared away, the days of everyone are kept", async () => {
  const { home } = await someone();
  const { admin } = make();
  await admin.query(
    `insert into spending values ('organization', $1, now() - interval '3 days', 7),
                                 ('organization', $1, now() - interval '1 day', 8),
                                 ('everyone', '', now() - interval '3 days', 9)`,
    [String(home.id)],
  );
  await settleLostCalls(app().deps);
  expect(await counterOf(make(), "organization", home.id)).toBe(8);
  expect((await admin.query("select from spending where micros = 9")).rowCount).toBe(1);
});
