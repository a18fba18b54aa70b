import { expect, test } from "vitest";
import { itemsOf, partsFor, stepsOf } from "#tools/writing/list-items.ts";

test("items in one line are a list, unless one goes on from the other or a label stands over all", () => {
  expect(itemsOf("Boots issued; hot meals at cost", 2)).toEqual([
    "Boots issued",
    "hot meals at cost",
  ]);
  for (const line of [
    "Paid leave; but none in December",
    "Education: a diploma; two years of college",
    "Health plan (medical; dental)",
    "Rents have gone up; a two bedroom runs $1,200",
  ])
    expect(itemsOf(line, 2)).toEqual([line]);
});

test("steps are told apart by arrows and by their numbers, and a number in a sentence is none", () => {
  expect(stepsOf("Apply → phone screen → deck school")).toEqual([
    "Apply",
    "phone screen",
    "deck school",
  ]);
  expect(stepsOf("1 Apply in 5 minutes 2 Phone interview 3 Offer")).toHaveLength(3);
  for (const line of ["2 Managers and 3 Cooks interview you", "Apply -> interview"])
    expect(stepsOf(line)).toEqual([line]);
});

test.each([
  [
    "Shift meal, half off when you come in on your day off, a week paid vacation after a year, we pay half your health insurance at 90 days",
    "we pay half your health insurance at 90 days",
  ],
  [
    "Medical, dental and vision from day one, 403(b) with employer match, tuition reimbursement up to $5,250 a year, PTO accruing from the first pay period, free parking and an on-site gym",
    "tuition reimbursement up to $5,250 a year",
  ],
])("of a long line a message tells what stands by itself: %s", (line, part) => {
  const parts = partsFor(line, 120);
  expect(parts).toContain(part);
  expect(parts.join("|")).not.toMatch(/^dental|\|dental/u);
});

test("of a line that denies something no part is told", () => {
  expect(
    partsFor(
      `No dental, vision after two years, ${"life insurance after four years, ".repeat(4)}`,
      60,
    ),
  ).toEqual([]);
});
