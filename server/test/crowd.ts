import { availableParallelism, loadavg } from "node:os";

/** Others may be at work on this machine: with twice as many processes as cores everything takes twice as long. */
export function countCrowd(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}
