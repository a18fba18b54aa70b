import { expect, test } from "vitest";
import { withoutPastClosing } from "#tools/attract-source-kit/closing-date.ts";

test.each([
  ["Applications close October 31.", ""],
  ["Apply at fen.example/jobs by October 31.", "Apply at fen.example/jobs."],
  ["Applications close December 31.", "Applications close December 31."],
  ["You close the books by October 31.", "You close the books by October 31."],
])("in November, “%s” is “%s”", (line, said) => {
  expect(withoutPastClosing(line, new Date("2026-11-19T12:00:00Z"))).toBe(said);
});
