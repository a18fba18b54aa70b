/** The places where a fault test ends the process; the production build has none of them. */
export type FaultPoint =
  | "enqueue.beforeCommit"
  | "enqueue.afterCommit"
  | "gen.claimed"
  | "gen.response"
  | "gen.inTx"
  | "gen.committed";

/** Under test, dies by SIGKILL at the point named by FAULT_POINT. */
export function faultPoint(point: FaultPoint): void {
  if (process.env.NODE_ENV !== "test") return;
  if (process.env.FAULT_POINT === point) process.kill(process.pid, "SIGKILL");
}
