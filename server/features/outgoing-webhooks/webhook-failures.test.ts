import { describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { mostTries } from "#contract/programs/webhook-endpoint.ts";
import { openListening, statuses } from "#server/test/webhook-listening.ts";

const { make, listening, receiver } = openListening();

const sequences = () => receiver().received.map(({ data }) => data.sequence);

describe("an endpoint that fails", () => {
  test("holds the calls behind the first one, which follow in order once it gets through", async () => {
    const { sign, until, shift, log } = await listening();
    receiver().behave(() => 503);
    await sign(3);
    const [first] = await until(([one]) => one?.tries === 1);
    expect(first).toMatchObject({ status: "waiting", answer: 503, fault: null });
    const waitMs = Date.parse(first?.nextTryAt ?? "") - Date.parse(first?.at ?? "");
    expect(waitMs).toBeGreaterThanOrEqual(15_000);
    expect(waitMs).toBeLessThanOrEqual(patient(17_000, 45_000));
    expect((await log()).map(({ tries }) => tries)).toEqual([1, 0, 0]);
    receiver().behave(() => 200);
    await shift("deliveries", "next_try_at = now()");
    const all = await until((some) => some.every(({ status }) => status === "delivered"));
    expect(all.map(({ tries }) => tries)).toEqual([2, 1, 1]);
    expect(sequences()).toEqual([1, 2, 3]);
  });

  test("holds them for five minutes at most: then they overtake it, and their numbers tell the order", async () => {
    const { sign, until, shift, home } = await listening();
    receiver().behave(({ data }) => (data.sequence === 1 ? 500 : 200));
    await sign(3);
    await until(([one]) => one?.tries === 1);
    const { rows } = await make().admin.query<{ seconds: number }>(
      "select extract(epoch from held_until - now())::int as seconds from webhook_endpoints where organization_id = $1",
      [home.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.seconds).toBeGreaterThan(300 - patient(10, 100));
    expect(rows[0]?.seconds).toBeLessThanOrEqual(300);
    await shift("endpoints", "held_until = now()");
    await until((all) => statuses(all) === "waiting,delivered,delivered");
    expect(sequences()).toEqual([2, 3]);
    // A later try of the same call holds nobody again.
    await shift("deliveries", "next_try_at = case when status = 'waiting' then now() end");
    await until(([one]) => one?.tries === 2);
    await sign();
    await until((all) => statuses(all) === "waiting,delivered,delivered,delivered");
  });

  test("is tried twelve times, and the log says so", async () => {
    const { sign, until, shift } = await listening();
    receiver().behave(() => 500);
    await sign();
    await until(([one]) => one?.tries === 1);
    await shift("deliveries", `tries = ${mostTries - 1}, next_try_at = now()`);
    const [last] = await until(([one]) => one?.status === "failed");
    expect(last).toMatchObject({ tries: mostTries, nextTryAt: null, answer: 500 });
  });

  test("with 410 is switched off at once, and every admin gets one e-mail", async () => {
    const { sign, until, home, own, anna, letters, log } = await listening();
    const second = await make().member(home, "admin");
    receiver().behave(() => 410);
    await sign(2);
    await until((all) => statuses(all) === "failed,failed");
    await sign();
    expect(await log()).toHaveLength(2);
    const recipients = (await letters()).map(({ recipient }) => recipient);
    expect(recipients.toSorted()).toEqual([anna.email, second.email].toSorted());
    const shown = (await anna.send("PATCH", own, {})).json<object>();
    expect(shown).toMatchObject({ switchedOff: { because: "gone" } });

    receiver().behave(() => 200);
    const on = await anna.send("PATCH", own, { isOn: true });
    expect(on.json<object>()).toMatchObject({ switchedOff: null });
    await sign();
    await until((all) => statuses(all) === "failed,failed,delivered");
  });

  test("and is turned on again holds back nothing of what follows", async () => {
    const { sign, until, shift, own, anna } = await listening();
    receiver().behave(() => 410);
    await sign();
    await until((all) => statuses(all) === "failed");
    // As left by a call that was made while the endpoint was switched off.
    await shift("endpoints", "held_until = now() + interval '5 minutes'");
    receiver().behave(() => 200);
    await anna.send("PATCH", own, { isOn: true });
    await sign();
    await until((all) => statuses(all) === "failed,delivered");
    expect(sequences()).toEqual([2]);
  });

  test("for three days is switched off, and not an hour before", async () => {
    const { sign, until, shift, letters, log } = await listening();
    receiver().behave(() => 500);
    await sign();
    await until(([one]) => one?.tries === 1);
    await shift("endpoints", "failing_since = now() - interval '71 hours'");
    await shift("deliveries", "next_try_at = now()");
    await until(([one]) => one?.tries === 2);
    expect(await letters()).toEqual([]);
    await shift("endpoints", "failing_since = now() - interval '73 hours'");
    await shift("deliveries", "next_try_at = now()");
    await until(([one]) => one?.status === "failed");
    expect(await letters()).toHaveLength(1);
    await sign();
    expect(await log()).toHaveLength(1);
  });

  test("and then answers is no longer counted as failing", async () => {
    const { sign, until, shift, letters } = await listening();
    receiver().behave(({ data }) => (data.sequence === 1 ? 500 : 200));
    await sign();
    await until(([one]) => one?.tries === 1);
    await shift("endpoints", "failing_since = now() - interval '73 hours', held_until = null");
    await sign();
    await until((all) => statuses(all) === "waiting,delivered");
    await shift("deliveries", "next_try_at = case when status = 'waiting' then now() end");
    await until(([one]) => one?.tries === 2);
    expect(await letters()).toEqual([]);
  });

  test("for good with one event is not counted as failing once that one was given up", async () => {
    const { sign, until, shift, letters } = await listening();
    receiver().behave(({ data }) => (data.sequence === 2 ? 200 : 503));
    await sign();
    await until(([one]) => one?.tries === 1);
    await shift("endpoints", "held_until = null");
    await sign();
    await until((all) => statuses(all) === "waiting,delivered");
    await shift(
      "deliveries",
      `tries = ${mostTries - 1}, next_try_at = case when status = 'waiting' then now() end`,
    );
    await until((all) => statuses(all) === "failed,delivered");
    await shift("endpoints", "failing_since = failing_since - interval '73 hours'");
    await sign();
    const all = await until(([, , third]) => third?.tries === 1);
    expect(statuses(all)).toBe("failed,delivered,waiting");
    expect(await letters()).toEqual([]);
  });

  test("until its last try, for three days, is switched off by that try", async () => {
    const { sign, until, shift, letters } = await listening();
    receiver().behave(() => 500);
    await sign();
    await until(([one]) => one?.tries === 1);
    await shift("endpoints", "failing_since = now() - interval '73 hours'");
    await shift("deliveries", `tries = ${mostTries - 1}, next_try_at = now()`);
    await until(([one]) => one?.status === "failed");
    expect(await letters()).toHaveLength(1);
  });
});
