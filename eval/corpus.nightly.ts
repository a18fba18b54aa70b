import { expect, test } from "vitest";
import { evaluateCorpus } from "#eval/corpus.ts";

const corpus = process.env["CORPUS_DIR"];
const longer = { timeout: 900_000 };

test.skipIf(corpus === undefined)(
  "public descriptions, where they are at hand, are read as well as promised [R-34]",
  longer,
  () => {
    const read = evaluateCorpus(corpus ?? "");
    expect(read.descriptions).toBe(194);
    expect(read.faults).toEqual([]);
    expect(read.titlesRightPercent).toBeGreaterThanOrEqual(95);
    expect(read.salariesRightPercent).toBeGreaterThanOrEqual(95);
    // Page sources full of hints to their authors: what they ask for is read as duties, the top of the pay scale as pay.
    expect(read.postingsRightPercent).toBeGreaterThanOrEqual(70);
  },
);
