import { describe, expect, test } from "vitest";
import { readForm } from "#reading/form.ts";
import { isSanePay } from "#reading/typed/sane-pay.ts";
import type { Period } from "#reading/values/pay/pay.ts";

const dollars = (min: number | null, max: number | null, period: Period) => ({
  min,
  max,
  currency: "USD",
  period,
});

describe("pay is a range only where it can be one", () => {
  test.each([
    ["a top over ten times the bottom", dollars(18, 240, "hour"), "$18 - $240 per hour"],
    ["under $2 an hour", dollars(0.52, 0.64, "hour"), ".52-.64"],
    ["under $2 an hour, by the year", dollars(3_600, 3_900, "year"), "$3,600 to $3,900"],
    ["cents a mile", dollars(52, 64, "hour"), "52-64 cents a mile"],
    ["visits", dollars(48, 56, "hour"), "$48 - $56 per visit"],
    ["weeks as a month's", dollars(1_400, 1_600, "month"), "$1,400 - $1,600 weekly"],
    ["two weeks", dollars(1_450, 1_700, "month"), "$1,450 to $1,700 every two weeks"],
    ["half months", dollars(2_050, 2_300, "month"), "$2,050 to $2,300 twice a month"],
    ["pay periods", dollars(1_900, 1_900, "month"), "$1,900 per pay period"],
  ])("no: %s", (_, pay, words) => {
    expect(isSanePay(pay, words)).toBe(false);
  });

  test.each([
    ["an hour, paid weekly", dollars(22, 25, "hour"), "$22 to $25 an hour, paid weekly"],
    ["a year, paid twice a month", dollars(52_000, 52_000, "year"), "$52,000 twice a month"],
    ["hours a week beside it", dollars(19, 21, "hour"), "$19-$21, 30 hours a week"],
    ["a license further on", dollars(20, 21, "hour"), "$20, $21 if you hold a class B license"],
    ["a biweekly payday", dollars(22.5, 22.5, "hour"), "Biweekly pay, $22.50"],
    ["one end open", dollars(null, 44, "hour"), "up to $44"],
    [
      "rupees",
      { min: 250, max: 300, currency: "INR", period: "hour" as const },
      "₹250-300 an hour",
    ],
  ])("yes: %s", (_, pay, words) => {
    expect(isSanePay(pay, words)).toBe(true);
  });
});

const posting = (pay: string) =>
  `Regional Driver\n\nLocation: Joplin, MO\n\nPay\n- ${pay}\n\nDuties\n- Drive regional lanes\n- Scan bills the same day\n`;

describe("the form keeps the unit that a figure was written with", () => {
  test.each([
    ["Between .52-64 cpm by experience", /\.52-64 cpm/u],
    ["48-56 cents a mile, all miles", /48-56 cents a mile/u],
    ["$1,450 to $1,700 biweekly", /\$1,450 to \$1,700 biweekly/u],
    ["Weekly pay of $1,400-$1,600", /a week|weekly/iu],
  ])("%s", (pay, kept) => {
    expect(readForm(posting(pay)).fields.salaryRange).toMatch(kept);
  });

  test("what cannot be right is left to the person", () => {
    expect(readForm(posting("$18 - $240 per hour")).fields.salaryRange).toBe("");
  });
});
