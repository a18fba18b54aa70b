import { connect as connectSocket } from "node:net";
import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import {
  eventually,
  openTestApp,
  useTestApp,
  useWorker,
  type TestApp,
} from "#server/test/test-app.ts";
import { watch } from "#server/test/rig/watch.ts";

const app = useTestApp({
  STREAM_HEARTBEAT_MS: "200",
  STREAMS_PER_USER: "3",
  METRICS_TOKEN: "figures",
});
useWorker(app);

async function addressOf(opened: TestApp): Promise<string> {
  if (opened.app.server.listening) return opened.app.listeningOrigin;
  return opened.app.listen({ host: "127.0.0.1", port: 0 });
}

async function createJob(name: string) {
  const person = await app().signUp(name);
  const organization = (await person.send("POST", "/api/organizations", { name })).json<{
    id: number;
  }>();
  const form = { title: "Welder", location: "Gdańsk", organizationId: organization.id };
  const job = (await person.send("POST", "/api/jobs", form)).json<Job>();
  return { person, organization, job };
}

test("a card changes through another web process on the same database", async () => {
  const other = await openTestApp({}, app().database);
  const { person, job } = await createJob("Lena Live");
  await eventually(
    async () => (await person.send("GET", `/api/jobs/${job.id}`)).json<Job>(),
    (now) => now.status === "completed",
  );
  const stream = await watch(await addressOf(other), job.id, person.cookie);
  await eventually(
    async () => stream.events.length,
    (count) => count === 1,
  );
  expect(stream.events[0]?.data.outputs).toHaveLength(6);
  await person.send("POST", `/api/jobs/${job.id}/generate/marketPulse`);
  await eventually(
    async () => stream.events.flatMap(({ data }) => data.outputs).slice(6),
    (changes) => changes.some((one) => one.generation === 2 && one.status === "completed"),
  );
  const seen = stream.events.flatMap(({ data }) => data.outputs.map((output) => output.status));
  expect(seen).not.toContain("queued");
  stream.stop();
  await other.close();
});

test("a deleted job says so on every open screen", async () => {
  const { person, job } = await createJob("Dora Delete");
  const stream = await watch(await addressOf(app()), job.id, person.cookie);
  await person.send("DELETE", `/api/jobs/${job.id}`);
  await stream.ended;
  expect(stream.events.at(-1)?.event).toBe("gone");
});

test("a removed member's stream ends at once, a remaining member's goes on", async () => {
  const { person, organization, job } = await createJob("Rita Removed");
  const admin = await connectForTest(app().database.admin);
  const second = await app().signUp("Rolf Remains");
  await admin.query(
    "insert into memberships (organization_id, user_id, role) values ($1, $2, 'recruiter')",
    [organization.id, second.userId],
  );
  const base = await addressOf(app());
  const removed = await watch(base, job.id, person.cookie);
  const remaining = await watch(base, job.id, second.cookie);
  await admin.query("delete from memberships where user_id = $1", [person.userId]);
  await removed.ended;
  expect(remaining.isClosed()).toBe(false);
  await admin.query("delete from sessions where user_id = $1", [second.userId]);
  await remaining.ended;
});

test("a person has a bounded number of streams", async () => {
  const { person, job } = await createJob("Max Many");
  const base = await addressOf(app());
  const streams = [];
  for (let index = 0; index < 3; index += 1) streams.push(await watch(base, job.id, person.cookie));
  expect((await watch(base, job.id, person.cookie)).status).toBe(429);
  for (const stream of streams) stream.stop();
  const last = await eventually(
    () => watch(base, job.id, person.cookie),
    (stream) => stream.status === 200,
  );
  last.stop();
});

test("of 40 streams opened at once a person gets as many as they may have (L5)", async () => {
  const { person, job } = await createJob("Olga Once");
  const base = await addressOf(app());
  const streams = await Promise.all(
    Array.from({ length: 40 }, () => watch(base, job.id, person.cookie)),
  );
  const statuses = streams.map(({ status }) => status);
  for (const stream of streams) stream.stop();
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(37);
});

test("whoever is refused, or leaves before the stream opens, gives the place back (L5)", async () => {
  const { person, job } = await createJob("Lea Leaves");
  await eventually(
    async () => (await person.send("GET", `/api/jobs/${job.id}`)).json<Job>(),
    ({ status }) => status === "completed",
  );
  const base = await addressOf(app());
  for (let index = 0; index < 4; index += 1)
    expect((await watch(base, 999_999, person.cookie)).status).toBe(404);
  const admin = await connectForTest(app().database.admin);
  await admin.query("begin; lock table jobs");
  const leaving = new AbortController();
  const { cookie } = person;
  const opening = Array.from({ length: 3 }, () =>
    fetch(`${base}/api/jobs/${job.id}/events`, { headers: { cookie }, signal: leaving.signal }),
  );
  const left = Promise.allSettled(opening);
  await eventually(
    () => admin.query("select from pg_locks where not granted and relation = 'jobs'::regclass"),
    ({ rowCount }) => (rowCount ?? 0) >= 3,
  );
  leaving.abort();
  await left;
  await admin.query("commit");
  const last = await eventually(
    () => watch(base, job.id, cookie),
    (stream) => stream.status === 200,
  );
  last.stop();
});

test("a client that never reads is cut off instead of filling memory", async () => {
  const { person, job } = await createJob("Nora Never");
  const base = new URL(await addressOf(app()));
  await eventually(
    () => countStreams(base.origin),
    (count) => count === 0,
  );
  const socket = connectSocket(Number(base.port), base.hostname);
  socket.pause();
  socket.write(
    `GET /api/jobs/${job.id}/events HTTP/1.1\r\nHost: x\r\nCookie: ${person.cookie}\r\n\r\n`,
  );
  await eventually(
    () => countStreams(base.origin),
    (count) => count === 1,
  );
  const admin = await connectForTest(app().database.admin);
  const news = `select pg_notify('roleprint', json_build_object(
    'kind', 'jobChanged', 'jobId', $1::int, 'status', repeat('x', 7000) || i)::text) from generate_series(1, 200) i`;
  const before = process.memoryUsage().rss;
  await eventually(
    async () => {
      await admin.query(news, [job.id]);
      return countStreams(base.origin);
    },
    (count) => count === 0,
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  socket.destroy();
});

async function countStreams(base: string): Promise<number> {
  const answer = await fetch(`${base}/metrics`, { headers: { authorization: "Bearer figures" } });
  return Number(/^live_streams (\d+)$/mu.exec(await answer.text())?.[1]);
}
