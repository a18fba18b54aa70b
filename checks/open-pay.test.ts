import { describe, expect, test } from "vitest";
import { findOpenPay } from "#checks/open-pay.ts";
import { walkReport } from "#contract/walk.ts";

const find = (post: object, country = "US") =>
  findOpenPay(walkReport("attractSourceKit", { jobPost: post }).strings, country);

describe("pay with one end only", () => {
  test.each([
    ["Up to $44.00 an hour.", "Up to $44.00 an hour", "bottom"],
    ["We pay up to $44/hr plus a differential.", "up to $44/hr", "bottom"],
    ["Earn up to $120k a year with us.", "up to $120k a year", "bottom"],
    ["Maximum $50,000 per year.", "Maximum $50,000 per year", "bottom"],
    ["The salary is capped at $90,000.", "capped at $90,000", "bottom"],
    ["Pay: $44 an hour max.", "$44 an hour max", "bottom"],
    ["You can make as much as $38 an hour.", "as much as $38 an hour", "bottom"],
    ["Pay starts at $25.00 an hour.", "starts at $25.00 an hour", "top"],
    ["Starting at $25 per hour, paid weekly.", "Starting at $25 per hour", "top"],
    ["From €60,000 a year.", "From €60,000 a year", "top"],
    ["Salary from $90,000 depending on experience.", "from $90,000", "top"],
    ["$25 an hour and up.", "$25 an hour and up", "top"],
    ["$25/hr+", "$25/hr+", "top"],
    ["$80,000+ a year.", "$80,000+ a year", "top"],
    ["We pay $25 per hour or more.", "$25 per hour or more", "top"],
    ["A minimum of $70,000 per year.", "A minimum of $70,000 per year", "top"],
    ["Base pay of at least $110,000.", "at least $110,000", "top"],
  ])("%s", (sentence, quote, missing) => {
    const found = find({ hook: `Keep 42 looms weaving. ${sentence}` });
    expect(found).toMatchObject({ where: "attractSourceKit.jobPost.hook", quote, missing });
    const text = `Keep 42 looms weaving. ${sentence}`;
    expect(text.slice(found?.start, found?.end)).toBe(quote);
  });

  test("in the field that holds the pay no other word is needed", () => {
    expect(find({ pay: "From $25.00" })).toMatchObject({ quote: "From $25.00", missing: "top" });
    expect(find({ hook: "Tickets from $25.00" })).toBeNull();
  });
});

describe("sentences that leave no end open, or speak of other money", () => {
  test.each([
    "$34.00 to $44.00 an hour.",
    "From $34.00 to $44.00 an hour.",
    "From $34 an hour up to $44 an hour.",
    "Between $90,000 and $110,000 a year.",
    "$90,000 minimum to $110,000 maximum a year.",
    "$80k-95k base.",
    "$30.00 an hour.",
    "We pay $30 an hour plus tips.",
    "$30 an hour and up to a week of paid training.",
    "Up to $5,000 sign-on bonus.",
    "A sign-on bonus of up to $10,000.",
    "Tuition help up to $5,250 a year.",
    "401(k) match up to $4,000 a year.",
    "Relocation help of up to $8,000.",
    "Up to $200 a month toward child care.",
    "Commuter benefit of up to $300 a month.",
    "Medical from $40 a month.",
    "Sell equipment from $50,000 in deals a year.",
    "Run a budget of up to $500,000.",
    "Manage portfolios over $900,000 for customers.",
    "Commission of up to $60,000 a year.",
    "Up to 15 days of paid leave a year.",
    "Shifts start from 6 a.m., up to 40 hours a week.",
    "At least 4 years of experience.",
    "Travel up to 25% a year.",
    "Competitive pay.",
  ])("%s", (sentence) => expect(find({ hook: sentence })).toBeNull());

  test("a teaser is no fault where the post names the range as well", () => {
    const hook = "Earn up to $44.00 an hour.";
    expect(find({ hook })).not.toBeNull();
    expect(find({ hook, pay: "$34.00 to $44.00 an hour." })).toBeNull();
    expect(find({ hook: `${hook} The range is $34.00 to $44.00 an hour.` })).toBeNull();
  });
});
