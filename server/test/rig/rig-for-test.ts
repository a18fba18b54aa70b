import type { TestContext } from "vitest";
import { openRig, type Rig } from "#server/test/rig/fault-rig.ts";
import { createTestDatabase } from "#server/test/database/test-database.ts";

type Ending = Pick<TestContext, "onTestFinished">;

/** A rig for one test, on a database of its own; its processes end with the test. */
export async function rigForTest({ onTestFinished }: Ending): Promise<Rig> {
  const rig = await openRig(await createTestDatabase());
  onTestFinished(() => rig.close());
  return rig;
}

/** How often each fault is repeated: once in CI, more in a long run. */
export const repeats = Number(process.env.FAULT_REPEATS ?? 1);

/** For whoever reads the run: what was measured. */
export function tell(what: string, sinceMs: number): void {
  process.stdout.write(`${what}: ${((Date.now() - sinceMs) / 1_000).toFixed(1)} s\n`);
}
