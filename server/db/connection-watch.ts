import { describeFault, type Log } from "#server/log.ts";

/** Tells the log when a connection is lost and when it is back: one line each, however often it was tried between. */
export type ConnectionWatch = {
  lost: (fault: unknown) => void;
  back: () => void;
  isLost: () => boolean;
};

export function watchConnection(log: Log, connection: string): ConnectionWatch {
  let lostAt: number | undefined;
  let faults = 0;
  return {
    isLost: () => lostAt !== undefined,
    lost(fault) {
      faults += 1;
      if (lostAt !== undefined) return;
      lostAt = performance.now();
      log.warn({ connection, ...describeFault(fault) }, "connection lost");
    },
    back() {
      if (lostAt === undefined) return;
      const ms = Math.round(performance.now() - lostAt);
      log.warn({ connection, ms, faults }, "connection is back");
      lostAt = undefined;
      faults = 0;
    },
  };
}
