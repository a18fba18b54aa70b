import { setTimeout as wait } from "node:timers/promises";
import type { NamedProcess } from "#server/test/rig/fault-rig.ts";

/** A process that is started again whenever it ends, as a supervisor does. */
export type Kept = {
  first: NamedProcess;
  /** Undefined between an end and the next start. */
  current: () => NamedProcess | undefined;
  kill: () => void;
  letGo: () => void;
};

export async function keepAlive(start: () => Promise<NamedProcess>): Promise<Kept> {
  const first = await start();
  let current: NamedProcess | undefined = first;
  const letGo = new AbortController();

  async function watch(): Promise<void> {
    await current?.ended;
    current = undefined;
    if (letGo.signal.aborted) return;
    // A start fails while the database is away.
    current = await start().catch(() => wait(500, undefined));
    await watch();
  }
  void watch();
  return {
    first,
    current: () => current,
    kill: () => void current?.child.kill("SIGKILL"),
    letGo: () => letGo.abort(),
  };
}
