import { join } from "node:path";
import { describe } from "vitest";
import { measureAlone } from "#contract/test/patient.ts";

measureAlone();

/**
 * Tests of the day that hold a time, once more with the time as it was promised: by day they only tell a blow-up or a
 * standstill from work.
 */
const files = [
  "server/faults/lost-worker.slow.ts",
  "server/faults/killed-web.slow.ts",
  "server/faults/killed-worker.slow.ts",
  "server/faults/wrong-clock.slow.ts",
  "server/faults/postgres-restart.slow.ts",
  "server/faults/busy-database.slow.ts",
  "server/faults/stopping.slow.ts",
];

describe.each(files)("%s", async (file) => {
  await import(join(import.meta.dirname, "../..", file));
});
