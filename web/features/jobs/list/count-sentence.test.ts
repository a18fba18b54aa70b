import { expect, test } from "vitest";
import { countSentence, shownSentence } from "#web/features/jobs/list/count-sentence.ts";

test("few searches are counted in words, many in figures", () => {
  expect(countSentence(0, 0, "Northwind")).toBe("No searches at Northwind yet.");
  expect(countSentence(1, 0, "Northwind")).toBe("One search at Northwind.");
  expect(countSentence(6, 1, "Northwind")).toBe(
    "Six searches at Northwind. Reports for one are being written.",
  );
  expect(countSentence(10_000, 12, "Northwind")).toBe(
    "10,000 searches at Northwind. Reports for 12 are being written.",
  );
});

test("one job is a job, several are jobs, and a first page says that it is one", () => {
  expect(shownSentence(1, false)).toBe("1 job.");
  expect(shownSentence(12, false)).toBe("12 jobs.");
  expect(shownSentence(24, true)).toBe("The first 24 jobs are shown.");
});
