import { expect, test } from "vitest";
import { spreadLabels } from "#tools/document/spread-labels.ts";

test("labels with room stand exactly under their ticks", () => {
  expect(spreadLabels([0.1, 0.4, 0.9], 0.2, [0.1, 0.9])).toEqual([0.1, 0.4, 0.9]);
});

test("labels that would cover another are moved as little as it takes, inside the picture", () => {
  expect(spreadLabels([10, 12, 50], 20, [10, 90])).toEqual([10, 30, 50]);
  expect(spreadLabels([80, 85, 90], 20, [10, 90])).toEqual([50, 70, 90]);
});
