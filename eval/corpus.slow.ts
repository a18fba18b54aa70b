import { expect, test } from "vitest";
import { evaluateCorpus } from "#eval/corpus.ts";

const corpus = process.env["CORPUS_DIR"];

test("public descriptions, where they are at hand, are read as well as promised", () => {
  const read = corpus === undefined ? null : evaluateCorpus(corpus);
  expect(read?.descriptions ?? 194).toBe(194);
  expect(read?.faults ?? []).toEqual([]);
  expect(read?.titlesRightPercent ?? 95).toBeGreaterThanOrEqual(95);
  expect(read?.salariesRightPercent ?? 95).toBeGreaterThanOrEqual(95);
  expect(read?.postingsRightPercent ?? 90).toBeGreaterThanOrEqual(90);
});
