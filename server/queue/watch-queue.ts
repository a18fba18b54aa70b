import type { PgBoss } from "pg-boss";
import { isDatabaseAway } from "#server/db/db-errors.ts";
import { watchConnection } from "#server/db/connection-watch.ts";
import { describeFault, type Log } from "#server/log.ts";
import { ForeignFault } from "#server/own-fault.ts";

const probeEveryMs = 1_000;

/** pg-boss tells every try that fails and none that succeeds, so a lost connection is asked until it answers. */
export function watchQueue(boss: PgBoss, log: Log, name: string): void {
  const connection = watchConnection(log, name);

  let isStopped = false;

  const probe = async () => boss.getDb().executeSql("select 1");
  function probeLater(): void {
    setTimeout(() => {
      if (!isStopped) probe().then(connection.back, probeLater);
    }, probeEveryMs).unref();
  }
  boss.on("stopped", () => {
    isStopped = true;
  });
  boss.on("error", (told) => {
    const fault = asError(told);
    if (!isDatabaseAway(fault)) {
      log.warn(describeFault(fault), "queue fault");
      return;
    }
    if (!connection.isLost()) probeLater();
    connection.lost(fault);
  });
}

/** Some of its errors are plain objects with an error's fields. */
function asError(told: unknown): unknown {
  if (told instanceof Error || typeof told !== "object" || told === null) return told;
  return Object.assign(new ForeignFault(), told);
}
