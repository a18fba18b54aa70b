import { randomUUID } from "node:crypto";
import { z } from "zod";
import { bareQueue } from "#bench/bare-queue.ts";
import { percentile, type Comparison } from "#bench/measure.ts";
import {
  measureDrain,
  measureNewcomer,
  measurePickUp,
  type OpenQueue,
} from "#bench/queue-measures.ts";
import type { Fixture } from "#bench/fixture.ts";
import { openDeps, type Deps } from "#server/deps.ts";
import { installQueue } from "#server/queue/install.ts";
import { openTaskRunner } from "#server/queue/queue.ts";
import { defineTask } from "#server/queue/task.ts";

const probe = defineTask({
  name: "bench-probe",
  input: z.object({ number: z.number(), organizationId: z.number(), ms: z.number() }),
  attempts: 1,
  group: ({ organizationId }) => String(organizationId),
});
const clocks = { heartbeatSeconds: 10, expireSeconds: 150, retryDelaySeconds: 1 };
const backlog = 200;

/** How fast work begins, how fast a backlog goes, and how long a newcomer waits behind one. */
export async function measureQueue(fixture: Fixture, isQuick: boolean): Promise<Comparison[]> {
  await installQueue(fixture.urls.queue, [probe], clocks);
  const deps = await openDeps(fixture.env());
  const { QUEUE_CONCURRENCY: atOnce } = deps.env;
  const ours = ourQueue(fixture, deps);
  const bare = bareQueue(fixture.adminUrl, atOnce);
  const tries = isQuick ? 40 : 200;
  const ms = isQuick ? 500 : 2_000;
  const count = atOnce * (isQuick ? 10 : 20);
  const pickUps = {
    ours: await measurePickUp(ours, tries),
    bare: await measurePickUp(bare, tries),
  };
  const drainMs = await measureDrain(ours, count, ms);
  const waits = {
    ours: (await measureNewcomer(ours, backlog, ms)) / ms,
    bare: (await measureNewcomer(bare, backlog, ms)) / ms,
  };
  await deps.close();
  const pickUpAt = (percent: number) => ({
    name: `pick-up, p${percent}`,
    unit: "ms",
    ours: percentile(pickUps.ours, percent),
    bare: percentile(pickUps.bare, percent),
  });
  return [
    { ...pickUpAt(50), goal: { times: 5 } },
    { ...pickUpAt(95), goal: { most: 50 } },
    {
      name: `a backlog of ${count} drained, beside the ideal`,
      unit: "s",
      ours: drainMs / 1_000,
      bare: (count * ms) / atOnce / 1_000,
      goal: { times: 1.1 },
    },
    {
      name: `a newcomer's wait behind ${backlog} reports`,
      unit: "reports",
      ...waits,
      goal: { most: 2 },
    },
  ];
}

function ourQueue(fixture: Fixture, { env, log, queue, database }: Deps): OpenQueue {
  return async (run) => {
    const runner = await openTaskRunner(env, log);
    await runner.work(probe, { run: ({ input }) => run(input), giveUp: async () => undefined });
    return {
      send: (entry) => queue.send(database, probe, entry, randomUUID()),
      async stop() {
        await fixture.admin.query("delete from pgboss.job where name = $1 and state = 'created'", [
          probe.name,
        ]);
        await runner.stop();
      },
    };
  };
}
