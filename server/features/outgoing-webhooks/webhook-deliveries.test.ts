import { describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import type { NewWebhookSecret } from "#contract/programs/webhook-endpoint.ts";
import { eventually } from "#server/test/test-app.ts";
import { openListening, statuses } from "#server/test/webhook-listening.ts";
import { startReceiver } from "#server/test/webhook-receiver.ts";

const { listening, receiver } = openListening();

describe("by hand", () => {
  test("a test call comes at once, also while others wait, and is tried once", async () => {
    const { sign, until, anna, own } = await listening();
    receiver().behave(({ type }) => (type === "test" ? 204 : 500));
    await sign(2);
    await until(([one]) => one?.tries === 1);
    const sent = await anna.send("POST", `${own}/test`);
    expect(sent.statusCode).toBe(202);
    expect(sent.json<object>()).toMatchObject({ type: "test", status: "waiting", jobId: null });
    const all = await until((deliveries) => deliveries[2]?.status === "delivered");
    expect(all[2]).toMatchObject({ answer: 204, tries: 1 });
    receiver().behave(() => 500);
    await anna.send("POST", `${own}/test`);
    expect((await until((now) => now[3]?.status === "failed"))[3]).toMatchObject({ tries: 1 });
  });

  test("a replay has the same id and words as the call before", async () => {
    const { sign, until, anna, own } = await listening();
    await sign();
    const [first] = await until(([one]) => one?.status === "delivered");
    const again = await anna.send("POST", `${own}/deliveries/${first?.id}/replay`);
    expect(again.statusCode).toBe(202);
    await until((all) => all.length === 2 && all[1]?.status === "delivered");
    const [one, two] = receiver().received;
    expect([two?.id, two?.text]).toEqual([one?.id, one?.text]);
    expect((await anna.send("POST", `${own}/deliveries/999999/replay`)).statusCode).toBe(404);
  });
});

test("a new secret and the old one both sign for a day, then the new one alone", async () => {
  const { sign, until, anna, own, secret, shift } = await listening();
  const renewed = (await anna.send("POST", `${own}/secret`)).json<NewWebhookSecret>();
  expect(renewed.secret).not.toBe(secret);
  const hours = (Date.parse(renewed.endpoint.oldSecretUntil ?? "") - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  await sign();
  await until((all) => statuses(all) === "delivered");
  receiver().forget(secret);
  receiver().know(renewed.secret);
  await sign();
  await until((all) => statuses(all) === "delivered,delivered");
  await shift("endpoints", "old_secret_until = now()");
  receiver().forget(renewed.secret);
  receiver().know(secret);
  await sign();
  await until(([, , last]) => last?.answer === 401);
  expect(receiver().refused).toHaveLength(1);
});

test("a redirect is not followed, a long answer is not read, and nobody waits for a silent server", async () => {
  const { sign, until, shift } = await listening();
  receiver().behave((_, response) => {
    response.writeHead(307, { location: receiver().url }).end();
    return "answered";
  });
  await sign();
  await until(([one]) => one?.fault === "redirected");
  expect(receiver().received).toEqual([]);

  receiver().behave((_, response) => {
    response.writeHead(200);
    response.write("x".repeat(100_000));
    return "answered";
  });
  await shift("deliveries", "next_try_at = now()");
  await until(([one]) => one?.status === "delivered");

  receiver().behave(() => "hang");
  const askedAt = Date.now();
  await sign();
  await until(([, two]) => two?.fault === "timedOut");
  expect(Date.now() - askedAt).toBeGreaterThan(9_500);
  expect(Date.now() - askedAt).toBeLessThan(patient(13_000, 60_000));
});

test("a dead endpoint delays no other, of the same organization or another", async () => {
  const dead = await listening();
  const deadJobs = 5;
  receiver().behave(({ data }) => (data.organizationId === dead.home.id ? "hang" : 200));
  await dead.sign(deadJobs);
  const live = await listening();
  const beside = await startReceiver();
  const form = { address: beside.url, events: ["room.signed"] };
  const added = await dead.anna.send("POST", `${dead.path}/webhooks`, form);
  beside.know(added.json<NewWebhookSecret>().secret);
  const askedAt = Date.now();
  await live.sign(10);
  await dead.sign(10);
  await live.until((all) => all.length === 10 && all.every(({ status }) => status === "delivered"));
  await eventually(
    async () => beside.received.length,
    (count) => count === 10,
  );
  expect(Date.now() - askedAt).toBeLessThan(patient(5_000, 60_000));
  await beside.close();
});
