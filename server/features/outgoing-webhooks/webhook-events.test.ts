import { afterEach, beforeEach, expect, test } from "vitest";
import type { NewWebhookSecret } from "#contract/programs/webhook-endpoint.ts";
import { webhookEventTypes } from "#contract/programs/webhook-endpoint.ts";
import { announce } from "#server/features/outgoing-webhooks/announce.service.ts";
import { failOutput } from "#server/features/outputs/write-report.task.ts";
import type { FilledOrganization } from "#server/test/database/factories.ts";
import { inviteManager } from "#server/test/hiring-manager.ts";
import { openSignedJobs, some } from "#server/test/signed-jobs.ts";
import { eventually } from "#server/test/test-app.ts";
import {
  startReceiver,
  withReceivers,
  type WebhookReceiver,
} from "#server/test/webhook-receiver.ts";

const { app, make, signed } = openSignedJobs(withReceivers);

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

/** An admin whose endpoint hears of everything. */
async function listenIn(home: FilledOrganization, events: readonly string[] = webhookEventTypes) {
  const anna = app().browser((await make().member(home, "admin")).cookie);
  const path = `/api/organizations/${home.id}/webhooks`;
  const added = await anna.send("POST", path, { address: receiver.url, events });
  receiver.know(added.json<NewWebhookSecret>().secret);
  return anna;
}

const heard = (isEnough: (types: string[]) => boolean) =>
  eventually(
    async () => receiver.received.map(({ type }) => type),
    (types) => isEnough(types),
  );

test("a job and its six reports are told of in order, with ids and not a word of the job", async () => {
  const home = await make().organization("north");
  const anna = await listenIn(home);
  const form = { organizationId: home.id, title: "Secretive Cook", location: "Dayton, OH" };
  const job = (await anna.send("POST", "/api/jobs", form)).json<{ id: number }>();
  await heard((types) => types.includes("job.completed"));
  const { received, refused } = receiver;
  expect(refused).toEqual([]);
  expect(received.map(({ type }) => type)).toEqual([
    "job.created",
    ...Array<string>(6).fill("report.completed"),
    "job.completed",
  ]);
  expect(received.map(({ data }) => data.sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(received.map(({ id }) => id)).size).toBe(8);
  expect(Object.keys(JSON.parse(received[0]?.text ?? "") as object)).toEqual([
    "type",
    "timestamp",
    "data",
  ]);
  expect(received[0]?.data).toEqual({ organizationId: home.id, jobId: job.id, sequence: 1 });
  expect(received[1]?.data).toEqual({
    organizationId: home.id,
    jobId: job.id,
    outputId: expect.any(Number),
    tool: expect.any(String),
    sequence: 2,
  });
  expect(new Set(received.slice(1, 7).map(({ data }) => data.tool)).size).toBe(6);
  expect(received.filter(({ text }) => /secretive|dayton/iu.test(text))).toEqual([]);
});

test("a duplicated job is a new job", async () => {
  const home = await make().organization("north");
  const anna = await listenIn(home, ["job.created"]);
  const { jobId } = await make().job(home);
  const copy = (await anna.send("POST", `/api/jobs/${jobId}/duplicate`)).json<{ id: number }>();
  await heard((types) => types.length === 1);
  expect(receiver.received[0]?.data).toMatchObject({ jobId: copy.id, sequence: 1 });
});

test("a report that failed is told of, and so is the job when nothing of it is under way any more", async () => {
  const home = await make().organization("north");
  await listenIn(home);
  const { outputs } = await make().job(home);
  const outputId = outputs.marketPulse;
  await make().admin.query("update outputs set status = 'processing' where id = $1", [outputId]);
  const failure = { errorCode: "notWritten", error: "It could not be written." } as const;
  await failOutput(app().deps, { organizationId: home.id, outputId, gen: 1 }, failure);
  await failOutput(app().deps, { organizationId: home.id, outputId, gen: 1 }, failure);
  expect(await heard((types) => types.length === 2)).toEqual(["report.failed", "job.completed"]);
  expect(receiver.received[0]?.data).toMatchObject({ outputId, tool: "marketPulse" });
});

test("a decision, a sign-off and a change after it are told of", async () => {
  const { rita, job, pay, path, until } = await signed();
  await listenIn(rita.home, ["decision.made", "room.signed", "drift.found"]);
  await pay("$15 - $16 an hour");
  await until(some);
  expect(await heard((types) => types.length === 1)).toEqual(["drift.found"]);
  const settled = { about: "workType", text: "remote" };
  const said = await rita.send("POST", `${path}/decisions`, { settled, byName: "Ana Reyes" });
  expect(said.statusCode).toBe(201);
  await heard((types) => types.length === 2);
  const ana = await inviteManager(app(), make(), rita.home, job.id, { name: "Ana Reyes" });
  await ana.choose(0);
  expect((await ana.sign()).statusCode).toBe(200);
  const types = await heard((all) => all.includes("room.signed"));
  expect(types.slice(0, 4)).toEqual([
    "drift.found",
    "decision.made",
    "decision.made",
    "room.signed",
  ]);
  const numbers = receiver.received.map(({ data }) => data.sequence ?? 0);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers);
});

test("what is taken back is told to nobody, and its number is given to the next", async () => {
  const home = await make().organization("north");
  await listenIn(home);
  const { jobId } = await make().job(home);
  const { tenant, queue } = app().deps;
  const taken = tenant.asSystem(home.id, async (db) => {
    await announce(queue, db, { type: "drift.found", jobId });
    throw new Error("taken back");
  });
  await expect(taken).rejects.toThrow("taken back");
  await tenant.asSystem(home.id, (db) => announce(queue, db, { type: "room.signed", jobId }));
  expect(await heard((types) => types.length > 0)).toEqual(["room.signed"]);
  expect(receiver.received[0]?.data.sequence).toBe(1);
});

test("an endpoint hears of its own organization and its own events alone", async () => {
  const [north, south] = [await make().organization("north"), await make().organization("south")];
  await listenIn(north, ["room.signed"]);
  const { tenant, queue } = app().deps;
  for (const home of [south, north]) {
    const { jobId } = await make().job(home);
    await tenant.asSystem(home.id, async (db) => {
      await announce(queue, db, { type: "drift.found", jobId });
      await announce(queue, db, { type: "room.signed", jobId });
    });
  }
  await heard((types) => types.length > 0);
  const { rows } = await make().admin.query<{ count: number }>(
    "select count(*)::int from webhook_deliveries where organization_id = any ($1)",
    [[north.id, south.id]],
  );
  expect(rows[0]?.count).toBe(1);
  expect(receiver.received[0]).toMatchObject({
    type: "room.signed",
    data: { organizationId: north.id, sequence: 2 },
  });
});
