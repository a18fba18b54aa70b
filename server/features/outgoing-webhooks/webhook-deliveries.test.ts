import { isIPv6 } from "node:net";
import { describe, expect, test } from "vitest";
import type { NewWebhookSecret, WebhookDelivery } from "#contract/programs/webhook-endpoint.ts";
import { openEgress, type Egress } from "#server/egress/egress.ts";
import { privateAddresses } from "#server/test/private-addresses.ts";
import { eventually } from "#server/test/test-app.ts";
import { openListening, statuses } from "#server/test/webhook-listening.ts";
import { startReceiver } from "#server/test/webhook-receiver.ts";

const rig = openListening();
const { listening, receiver } = rig;

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
});

test("dead endpoints delay no other, of the same organization or another, however many there are", async () => {
  receiver().behave(() => "hang");
  const homes: Awaited<ReturnType<typeof listening>>[] = [];
  for (let home = 0; home < 5; home += 1) homes.push(await listening());
  for (const { anna, path } of homes) {
    const form = { address: receiver().url, events: ["room.signed"] };
    receiver().know(
      (await anna.send("POST", `${path}/webhooks`, form)).json<NewWebhookSecret>().secret,
    );
  }
  const beside = await startReceiver();
  const [neighbour] = homes;
  const live = await listening(beside);
  const form = { address: beside.url, events: ["room.signed"] };
  const added = await neighbour?.anna.send("POST", `${neighbour.path}/webhooks`, form);
  beside.know(added?.json<NewWebhookSecret>().secret ?? "");
  const triesOfTheDead = async () => (await Promise.all(homes.map(({ log }) => log()))).flat();
  const heard = (count: number) =>
    eventually(
      async () => beside.received.length,
      (length) => length === count,
    );

  for (const { sign } of homes) await sign(2);
  await live.sign(5);
  await heard(2 + 5);
  // All this time no dead one was given up.
  expect((await triesOfTheDead()).map(({ tries }) => tries)).toEqual(Array<number>(10).fill(0));

  await Promise.all(homes.map(({ until }) => until(([one]) => one?.fault === "timedOut")));
  for (const { shift } of homes)
    await shift("deliveries", "next_try_at = case when status = 'waiting' then now() end");
  await live.sign(5);
  await heard(2 + 10);
  expect(Math.max(...(await triesOfTheDead()).map(({ tries }) => tries))).toBe(1);
  await beside.close();
});

describe("an address that is fine when it is entered", () => {
  /** Asks for a test call for each answer of the name, and says what came of all. */
  async function faultsOf(egress: Egress, host: string, calls: number) {
    const { team, app } = rig;
    const { deps } = app();
    const before = deps.webhookEgress;
    deps.webhookEgress = egress;
    try {
      const { anna, path } = await team();
      const form = { address: `https://${host}/hook`, events: ["room.signed"] };
      const added = await anna.send("POST", `${path}/webhooks`, form);
      expect(added.statusCode).toBe(201);
      const own = `${path}/webhooks/${added.json<NewWebhookSecret>().endpoint.id}`;
      for (let call = 0; call < calls; call += 1) await anna.send("POST", `${own}/test`);
      const log = await eventually(
        async () => (await anna.send("GET", `${own}/deliveries`)).json<WebhookDelivery[]>(),
        (all) => all.length === calls && all.every(({ status }) => status === "failed"),
      );
      return log.map(({ answer, fault }) => [answer, fault]);
    } finally {
      deps.webhookEgress = before;
    }
  }

  test("is not called when its name leads into a private network by then, and the log says refused (B-11)", async () => {
    const hosts = privateAddresses.flatMap(([, spelled]) => spelled);
    const names = new Set(hosts.map((host) => new URL(`https://${host}/`).hostname));
    const addresses = [...names].map((name) => name.replaceAll(/[[\]]/gu, ""));
    const left = [...addresses];
    const resolve = async () => {
      const address = left.shift() ?? "";
      return [{ address, family: isIPv6(address) ? 6 : 4 }];
    };
    const egress = openEgress({ allow: [], resolve });
    const seen = await faultsOf(egress, "hooks.example", addresses.length);
    expect(seen).toEqual(addresses.map(() => [null, "refused"]));
    expect(left).toEqual([]);
  });

  test("is looked up by the system itself: localhost is refused too (B-11)", async () => {
    const { port } = new URL(receiver().url);
    const seen = await faultsOf(openEgress({ allow: [] }), `localhost:${port}`, 1);
    expect(seen).toEqual([[null, "refused"]]);
  });
});
