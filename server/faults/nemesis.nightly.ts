import { expect, test } from "vitest";
import { runNemesis } from "#server/faults/nemesis.ts";
import { noRoomViolations } from "#server/faults/room-rules.ts";
import { noPeoplesViolations } from "#server/faults/people.ts";
import { noViolations } from "#server/test/database/checker.ts";

test("half a minute of deaths, sleeps, restarts and faults loses, doubles and overspends nothing", async () => {
  const seed = Number(process.env.NEMESIS_SEED ?? Date.now() % 100_000);
  const outcome = await runNemesis({ seed, lastsMs: 30_000, organizations: 3 });
  process.stdout.write(`nemesis, seed ${seed}: ${JSON.stringify(outcome)}\n`);
  expect(outcome.violations).toEqual({
    ...noViolations,
    ...noPeoplesViolations,
    ...noRoomViolations,
  });
  expect(Object.keys(outcome.acts)).not.toEqual([]);
  expect(outcome.signed).toBeGreaterThan(0);
  expect(outcome.reports.completed).toBeGreaterThan(0);
}, 400_000);
