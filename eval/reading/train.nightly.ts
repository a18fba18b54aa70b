import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { train, shippedPart } from "#eval/reading/train.ts";

/** It takes a minute and a half alone, and several beside everything else. */
const timeout = 900_000;

test("training again gives the shipped weights, byte for byte", { timeout }, () => {
  const shipped = readFileSync(
    join(import.meta.dirname, "../../reading/data/weights.json"),
    "utf8",
  );
  expect(`${JSON.stringify(train(shippedPart()))}\n` === shipped).toBe(true);
});
