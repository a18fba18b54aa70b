import { expect, test } from "vitest";
import { createBreaker } from "#server/model/breaker.ts";

test("the circuit counts only outages in a row, and only recent ones", () => {
  let now = 0;
  const settings = { outagesToOpen: 3, withinMs: 60_000, openMs: 30_000 };
  const breaker = createBreaker(settings, () => now);
  for (const health of ["down", "down", "up", "down", "down", "unknown"] as const) {
    breaker.report(health);
  }
  expect(breaker.admit()).toBe(0);
  now = 61_000;
  breaker.report("down");
  expect(breaker.state()).toBe("closed");
  breaker.report("down");
  breaker.report("down");
  expect(breaker.admit()).toBe(30);
  now += 30_000;
  expect(breaker.admit()).toBe(0);
  breaker.report("down");
  expect(breaker.admit()).toBe(30);
});
