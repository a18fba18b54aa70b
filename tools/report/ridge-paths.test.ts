import { expect, test } from "vitest";
import { ridgePaths } from "#tools/report/ridge-paths.ts";

test("a job has the same print every time it is drawn", () => {
  expect(ridgePaths(4217)).toEqual(ridgePaths(4217));
});

test("two jobs have different prints", () => {
  expect(ridgePaths(1)).not.toEqual(ridgePaths(2));
});

test("a print has six different ridges that stay inside its box", () => {
  for (let jobId = 1; jobId <= 200; jobId += 1) {
    const ridges = ridgePaths(jobId);
    expect(new Set(ridges).size).toBe(6);
    const feet = ridges.map((path) => Number(path.split(" ").at(-1)));
    expect(Math.max(...feet)).toBeLessThan(130);
  }
});
