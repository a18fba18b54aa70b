import { expect, test } from "vitest";
import { scaleTo } from "#web/report/scale.ts";

test("ends, middle and what lies outside stand where a straight line puts them", () => {
  const x = scaleTo([50, 150], [0, 200]);
  expect([50, 100, 150, 175].map(x)).toEqual([0, 100, 200, 250]);
  expect(scaleTo([70, 70], [0, 200])(70)).toBe(100);
});
