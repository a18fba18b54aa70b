import { expect, test } from "vitest";
import { countSentence } from "#web/features/jobs/count-sentence.ts";

test("few searches are counted in words, many in figures", () => {
  expect(countSentence(0, 0, "Northwind")).toBe("No searches at Northwind yet.");
  expect(countSentence(1, 0, "Northwind")).toBe("One search at Northwind.");
  expect(countSentence(6, 1, "Northwind")).toBe("Six searches at Northwind. One is printing now.");
  expect(countSentence(10_000, 12, "Northwind")).toBe(
    "10,000 searches at Northwind. 12 are printing now.",
  );
});
