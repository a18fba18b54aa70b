import { expect, test } from "vitest";
import type { Finding } from "#contract/examination.ts";
import { applyFix, canFix } from "#web/features/reader/section/fix.ts";

const finding: Finding = {
  rule: "wording.culture",
  severity: "medium",
  tool: "attractSourceKit",
  where: "attractSourceKit.jobPost.whatYouBring[1]",
  quote: "Ninja",
  what: "",
  why: "",
  citation: null,
  fix: 'Say "expert, specialist".',
  start: 4,
  end: 9,
};
const report = { jobPost: { whatYouBring: ["Ninja", "The Ninja of SQL"], hook: "Ninja" } };

test("one click replaces the words where they stand and nowhere else", () => {
  expect(applyFix(report, finding)).toEqual({
    jobPost: { whatYouBring: ["Ninja", "The Expert of SQL"], hook: "Ninja" },
  });
});

test("words to delete leave no double space behind", () => {
  expect(applyFix(report, { ...finding, fix: "Delete it." })).toEqual({
    jobPost: { whatYouBring: ["Ninja", "The of SQL"], hook: "Ninja" },
  });
});

test("one click turns pay with one end into the range on file", () => {
  const pay = { ...finding, where: "attractSourceKit.jobPost.pay", quote: "Up to $110,000 a year" };
  const fix = 'Say "$90,000 to $110,000 a year".';
  expect(
    applyFix({ jobPost: { pay: "Up to $110,000 a year." } }, { ...pay, fix, start: 0 }),
  ).toEqual({ jobPost: { pay: "$90,000 to $110,000 a year." } });
});

test("advice that needs thinking offers no click", () => {
  expect(canFix(finding)).toBe(true);
  expect(canFix({ ...finding, fix: "Print the range." })).toBe(false);
  expect(canFix({ ...finding, fix: null })).toBe(false);
});

test("words that were changed meanwhile are left alone", () => {
  expect(applyFix({ jobPost: { whatYouBring: ["a", "b"] } }, finding)).toBeUndefined();
  expect(applyFix({ jobPost: "text" }, finding)).toBeUndefined();
});
