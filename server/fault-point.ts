/** The places where a fault test ends the process; the production build has none of them. */
export type FaultPoint =
  | "enqueue.beforeCommit"
  | "enqueue.afterCommit"
  | "gen.claimed"
  | "gen.firstChunk"
  | "gen.response"
  | "gen.inTx"
  | "gen.committed"
  | "gen.acked"
  | "hook.claimed"
  | "hook.answered"
  | "hook.inTx"
  | "hook.settled";

let passed = 0;

/** Under test, dies by SIGKILL at the point named by FAULT_POINT, at once or where FAULT_PASS says: the second time it comes by, the third … */
export function faultPoint(point: FaultPoint): void {
  if (process.env.NODE_ENV !== "test") return;
  if (process.env.FAULT_POINT !== point) return;
  passed += 1;
  if (passed === Number(process.env.FAULT_PASS ?? 1)) process.kill(process.pid, "SIGKILL");
}

const soonMs = 300;

/** For what happens right after, in code that is not ours: gives it the time to. */
export function faultPointSoon(point: FaultPoint): void {
  if (process.env.NODE_ENV !== "test") return;
  if (process.env.FAULT_POINT === point) setTimeout(() => faultPoint(point), soonMs);
}
