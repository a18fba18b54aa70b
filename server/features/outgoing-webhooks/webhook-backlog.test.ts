import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { NewWebhookSecret } from "#contract/programs/webhook-endpoint.ts";
import { announce } from "#server/features/outgoing-webhooks/announce.service.ts";
import { openSignedJobs } from "#server/test/signed-jobs.ts";
import { eventually } from "#server/test/test-app.ts";
import {
  startReceiver,
  withReceivers,
  type WebhookReceiver,
} from "#server/test/webhook-receiver.ts";

// Nothing is found by the next look here: it never comes.
const { app, make } = openSignedJobs({ ...withReceivers, REAPER_EVERY_MS: "3600000" });

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

/** A way to tell an endpoint of so many events, by four at once. */
async function listen() {
  const home = await make().organization("north");
  const anna = app().browser((await make().member(home, "admin")).cookie);
  const form = { address: receiver.url, events: ["room.signed"] };
  const added = await anna.send("POST", `/api/organizations/${home.id}/webhooks`, form);
  receiver.know(added.json<NewWebhookSecret>().secret);
  const { tenant, queue } = app().deps;
  const tell = async (count: number) => {
    const tellers = [1, 2, 3, 4].map(async () => {
      const { jobId } = await make().job(home);
      for (let told = 0; told < count / 4; told += 1)
        await tenant.asSystem(home.id, (db) => announce(queue, db, { type: "room.signed", jobId }));
    });
    await Promise.all(tellers);
  };
  return { home, tell };
}

test("what waits behind something else has no entry of its own in the queue", async () => {
  const { tell } = await listen();
  receiver.behave(() => "hang");
  const { admin } = make();
  const countOf = async () => {
    const { rows } = await admin.query<{ count: number }>(
      "select count(*)::int from pgboss.job where name = 'send-webhooks'",
    );
    return rows[0]?.count ?? 0;
  };
  const before = await countOf();
  await tell(40);
  // Four may see nothing before them at first.
  expect((await countOf()) - before).toBeLessThanOrEqual(4);
});

test("what is told while the call before it ends is sent as well, and does not wait for the next look", async () => {
  const { home, tell } = await listen();
  const { jobId } = await make().job(home);
  const { tenant, queue } = app().deps;
  const heard = (count: number) =>
    eventually(
      async () => receiver.received.length,
      (size) => size >= count,
    );
  let answer = () => {};
  const isCalled = new Promise<void>((resolve) => {
    receiver.behave((_, response) => {
      answer = () => {
        receiver.behave(() => 200);
        response.writeHead(200).end();
      };
      resolve();
      return "answered";
    });
  });
  await tell(4);
  await isCalled;
  await tenant.asSystem(home.id, async (db) => {
    await announce(queue, db, { type: "room.signed", jobId });
    answer();
    // The others are sent and settled meanwhile, were it not for the lock.
    await setTimeout(2_000);
  });
  expect(await heard(4)).toBe(4);
});
