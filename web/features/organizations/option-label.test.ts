import { expect, test } from "vitest";
import { optionLabel } from "#web/features/organizations/option-label.ts";

test("options read as words", () => {
  expect(["technology", "real-estate", "non-profit", "1-10", ""].map(optionLabel)).toEqual([
    "Technology",
    "Real estate",
    "Non-profit",
    "1-10",
    "",
  ]);
});
