import { setTimeout as wait } from "node:timers/promises";
import type { Colleague } from "#bench/load-mix.ts";
import { metricsToken } from "#bench/load-watch.ts";
import { openRig, type NamedProcess, type Rig } from "#server/test/rig/fault-rig.ts";
import { openOwnPostgres, type OwnPostgres } from "#server/test/database/own-postgres.ts";
import { watch, type Watch } from "#server/test/rig/watch.ts";

export type LoadFixture = {
  own: OwnPostgres;
  rig: Rig;
  web: NamedProcess;
  startWorker: () => Promise<NamedProcess>;
  close: () => Promise<void>;
};

export const poolMax = 10;
const hiredAtOnce = 4;

/** A web process and a worker on a PostgreSQL of their own, set as an installation is unless `changes` says otherwise. */
export async function openLoadFixture(changes: Record<string, string>): Promise<LoadFixture> {
  const own = await openOwnPostgres();
  const rig = await openRig(own.database);
  const settings = {
    DATABASE_POOL_MAX: String(poolMax),
    DATABASE_CONNECT_TIMEOUT_MS: "2000",
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: "info",
    ...changes,
  };
  const web = await rig.start("web", settings);
  const startWorker = () => rig.start("worker", settings);
  return {
    own,
    rig,
    web,
    startWorker,
    async close() {
      await rig.close();
      own.close();
    },
  };
}

/** People with an organization and a written job each. */
export async function hirePeople({ rig, web }: LoadFixture, count: number): Promise<Colleague[]> {
  const people: Colleague[] = [];
  const hire = async (): Promise<void> => {
    const person = await rig.hire(web);
    people.push({ person, jobId: (await person.createJob()).id });
  };
  for (let at = 0; at < count; at += hiredAtOnce) {
    await Promise.all(Array.from({ length: Math.min(hiredAtOnce, count - at) }, hire));
  }
  while ((await countUnderWay(rig)) > 0) await wait(500);
  return people;
}

/** Each of them watches their job live. */
export function openStreams({ web }: LoadFixture, people: Colleague[]): Promise<Watch[]> {
  return Promise.all(people.map(({ person, jobId }) => watch(web.url, jobId, person.cookie())));
}

export async function countUnderWay({ admin }: Rig): Promise<number> {
  const { rows } = await admin.query<{ count: number }>(
    "select count(*)::int from outputs where status in ('queued', 'processing')",
  );
  return rows[0]?.count ?? 0;
}
