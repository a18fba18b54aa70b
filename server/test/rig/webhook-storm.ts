import type { NewWebhookSecret } from "#contract/programs/webhook-endpoint.ts";
import type { FaultPoint } from "#server/fault-point.ts";
import { announce } from "#server/features/outgoing-webhooks/announce.service.ts";
import { openFactories } from "#server/test/database/factories.ts";
import { connectForTest, createTestDatabase } from "#server/test/database/test-database.ts";
import { startServer } from "#server/test/rig/processes.ts";
import { eventually, openTestApp } from "#server/test/test-app.ts";
import {
  startReceiver,
  withReceivers,
  type WebhookReceiver,
} from "#server/test/webhook-receiver.ts";

const points: FaultPoint[] = ["hook.claimed", "hook.answered", "hook.inTx", "hook.settled"];
const jobCount = 20;
const announcers = 4;

/**
 * So many events of twenty jobs, while one worker after the other is killed, at each point in turn, until every call has
 * come. A third endpoint is dead, and delays nobody.
 */
export async function stormOfWebhooks(eventCount: number, kills: number) {
  const database = await createTestDatabase();
  const app = await openTestApp(withReceivers, database);
  const make = await openFactories(await connectForTest(database.admin), app.deps.env.AUTH_SECRET);
  const receivers = await Promise.all([startReceiver(), startReceiver(), startReceiver()]);
  const [first, second, dead] = receivers;
  dead.behave(() => "hang");
  const home = await make.organization("north");
  const anna = app.browser((await make.member(home, "admin")).cookie);
  for (const receiver of receivers) {
    const form = { address: receiver.url, events: ["room.signed"] };
    const added = await anna.send("POST", `/api/organizations/${home.id}/webhooks`, form);
    receiver.know(added.json<NewWebhookSecret>().secret);
  }
  const jobIds: number[] = [];
  for (let job = 0; job < jobCount; job += 1) jobIds.push((await make.job(home)).jobId);

  const { tenant, queue } = app.deps;
  const numbers = Array.from({ length: eventCount }, (_, number) => number);
  async function announceAll(): Promise<void> {
    for (let next = numbers.shift(); next !== undefined; next = numbers.shift()) {
      const jobId = jobIds[next % jobCount] ?? 0;
      await tenant.asSystem(home.id, (db) => announce(queue, db, { type: "room.signed", jobId }));
    }
  }
  const announced = Promise.all(Array.from({ length: announcers }, announceAll));

  const settings = { ...withReceivers, REAPER_EVERY_MS: "1000" };
  const passes = Math.floor(eventCount / (kills * 2));
  const deaths = new Set<number | string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const FAULT_POINT = points[kill % points.length] ?? "hook.claimed";
    // Early and late, but never before it has started.
    const FAULT_PASS = String(kill % 2 === 0 ? passes : Math.ceil(passes / 4));
    const doomed = await startServer("worker", database, { ...settings, FAULT_POINT, FAULT_PASS });
    deaths.add(await doomed.ended);
  }
  await announced;
  const last = await startServer("worker", database, settings);
  try {
    for (const { received } of [first, second]) {
      await eventually(
        async () => new Set(received.map(({ id }) => id)).size,
        (count) => count >= eventCount,
        120_000 + eventCount * 120,
      );
    }
  } finally {
    last.child.kill("SIGKILL");
    await app.close();
    await make.admin.end();
    await Promise.all(receivers.map((receiver) => receiver.close()));
  }

  const seen = [first, second].map((receiver) => judge(receiver, jobIds, eventCount / jobCount));
  const twice = Math.max(...seen.map((one) => one.twice));
  return {
    refused: seen.flatMap((one) => one.refused),
    wrong: seen.flatMap((one) => one.wrong),
    isTwiceSeldom: twice <= kills,
    toTheDead: dead.received.length,
    deaths: [...deaths],
  };
}

/** All is well: what came twice did so because a worker died between the answer and what is stored of it. */
export const nothingLost = {
  refused: [],
  wrong: [],
  isTwiceSeldom: true,
  toTheDead: 0,
  deaths: ["SIGKILL"],
};

/** Jobs whose events did not come all, once each, in their order; what came twice has the same id. */
function judge({ received, refused }: WebhookReceiver, jobIds: number[], perJob: number) {
  const once = new Map(received.map(({ id, data }) => [id, data]));
  const all = Array.from({ length: perJob }, (_, at) => at + 1).join();
  const orderOf = (jobId: number) =>
    [...once.values()].flatMap((data) => (data.jobId === jobId ? [data.sequence] : [])).join();
  const wrong = jobIds.filter((jobId) => orderOf(jobId) !== all);
  return { refused, wrong, twice: received.length - once.size };
}
