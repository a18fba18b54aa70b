import { expect, test } from "vitest";
import { withoutDenials } from "#tools/writing/without-denials.ts";

test.each([
  ["Boots $200/yr. no dental", "Boots $200/yr."],
  [
    "Health + dental after 60 days, 2 weeks PTO. no 401k yet.",
    "Health + dental after 60 days, 2 weeks PTO.",
  ],
  ["Medical + 401k after 60 days, no pto", "Medical + 401k after 60 days"],
  ["Vision for you, 401(k) (no match yet, sorry)", "Vision for you, 401(k)"],
  ["Medical paid, but no dental or vision, free parking", "Medical paid, free parking"],
  ["Medical paid, no dental, vision or life", "Medical paid"],
  ["Hybrid after 90 days; relocation is not offered", "Hybrid after 90 days"],
  ["no relo", ""],
])("what is not given is no reason to come: %s", (line, told) => {
  expect(withoutDenials(line)).toBe(told);
});

test.each([
  "No nights, no weekends, no travel, no call",
  "Health insurance with no deductible and no waiting period",
  "No vacation blackout dates",
  "401(k) with no vesting period (5% match)",
  "Medical, dental and vision; boots & rain gear",
])("what is good to hear stays: %s", (line) => {
  expect(withoutDenials(line)).toBe(line);
});
