import { expect, test } from "vitest";
import { evaluateCorpus } from "#eval/corpus.ts";

const corpus = process.env["CORPUS_DIR"];
const longer = { timeout: 900_000 };

test("public descriptions, where they are at hand, are read as well as promised", longer, () => {
  const read = corpus === undefined ? null : evaluateCorpus(corpus);
  expect(read?.descriptions ?? 194).toBe(194);
  expect(read?.faults ?? []).toEqual([]);
  expect(read?.titlesRightPercent ?? 95).toBeGreaterThanOrEqual(95);
  expect(read?.salariesRightPercent ?? 95).toBeGreaterThanOrEqual(95);
  // Page sources full of hints to their authors: what they ask for is read as duties, the top of the pay scale as pay.
  expect(read?.postingsRightPercent ?? 70).toBeGreaterThanOrEqual(70);
});
