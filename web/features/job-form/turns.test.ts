import { expect, test } from "vitest";
import { rowStatus, turnMs, turnsMs } from "#web/features/job-form/turns.ts";

test("a turn lasts 200 ms per estimated second and never more than two seconds [S-907]", () => {
  expect(turnMs(4)).toBe(800);
  expect(turnMs(10)).toBe(2_000);
  expect(turnMs(20)).toBe(2_000);
  expect(turnsMs).toHaveLength(6);
});

test("a row waits for its turn, whatever the server has done already [S-408]", () => {
  expect(rowStatus(2, 2, "completed")).toBe("pending");
  expect(rowStatus(2, 2, "failed")).toBe("pending");
});

test("once its turn has begun a row is processing until the server says otherwise", () => {
  expect(rowStatus(2, 3, "pending")).toBe("processing");
  expect(rowStatus(2, 3, "processing")).toBe("processing");
  expect(rowStatus(2, 6, "processing")).toBe("processing");
  expect(rowStatus(2, 3, "completed")).toBe("completed");
  expect(rowStatus(2, 3, "failed")).toBe("failed");
});
