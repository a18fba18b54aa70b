import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { train, shippedPart } from "#eval/reading/train.ts";

test("training again gives the shipped weights, byte for byte", () => {
  const shipped = readFileSync(
    join(import.meta.dirname, "../../reading/data/weights.json"),
    "utf8",
  );
  expect(`${JSON.stringify(train(shippedPart()))}\n` === shipped).toBe(true);
});
