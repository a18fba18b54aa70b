import { beforeAll, expect, test } from "vitest";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp } from "#server/test/test-app.ts";
import { watch } from "#server/test/rig/watch.ts";

/** Nothing is announced in this file, as if every notification were lost; only asking again helps. */
const app = useTestApp({ STREAM_RECHECK_MS: "200", STREAM_HEARTBEAT_MS: "100" });
const make = useFactories(app);
let base = "";

beforeAll(async () => {
  base = await app().app.listen({ host: "127.0.0.1", port: 0 });
  for (const table of ["memberships", "sessions", "jobs", "outputs"]) {
    await make().admin.query(`alter table ${table} disable trigger user`);
  }
});

/** Two recruiters who watch the same job. */
async function twoWatchers() {
  const rita = await hireRecruiter(app(), make());
  const omar = await hireRecruiter(app(), make(), rita.home);
  const { jobId } = await make().job(rita.home);
  const open = (cookie: string) => watch(base, jobId, cookie);
  return { rita, jobId, his: await open(omar.cookie), hers: await open(rita.cookie) };
}

const losses: [string, string, (all: Awaited<ReturnType<typeof twoWatchers>>) => unknown][] = [
  ["removed", "delete from memberships where user_id = $1", ({ rita }) => rita.userId],
  ["signed out", "delete from sessions where user_id = $1", ({ rita }) => rita.userId],
  [
    "no longer signed in because the session is over",
    "update sessions set expires_at = now() where user_id = $1",
    ({ rita }) => rita.userId,
  ],
];

test.each(losses)(
  "somebody who was %s unheard loses the stream, a colleague keeps it",
  async (_, loss, of) => {
    const all = await twoWatchers();
    await make().admin.query(loss, [of(all)]);
    await all.hers.ended;
    const beats = all.his.heartbeats();
    await eventually(
      async () => all.his.heartbeats(),
      (now) => now >= beats + 5,
    );
    expect(all.his.isClosed()).toBe(false);
    all.his.stop();
  },
);

test("nobody watches a job on that was deleted unheard", async () => {
  const { jobId, his, hers } = await twoWatchers();
  await make().admin.query("delete from jobs where id = $1", [jobId]);
  await Promise.all([his.ended, hers.ended]);
  expect([his.isClosed(), hers.isClosed()]).toEqual([true, true]);
});
