import { describe, expect, test } from "vitest";
import { readDocument } from "#ledger/read/document.ts";
import { findOnTarget, findPay, readPay } from "#ledger/read/salary.ts";

const us = { country: "US" };

describe("the form's pay", () => {
  test.each([
    ["$165k–195k", "$165,000 to $195,000 a year"],
    ["$36.00 - $48.00 per hour", "$36.00 to $48.00 an hour"],
    ["120-140K EUR", "€120,000 to €140,000 a year"],
    ["€60.000–75.000", "€60,000 to €75,000 a year"],
    ["£45/hour", "£45.00 an hour"],
    ["up to 90k", "up to $90,000 a year"],
    ["from $80,000", "from $80,000 a year"],
    ["$120k+ DOE", "from $120,000 a year"],
    ["$80,000 and up", "from $80,000 a year"],
    ["$25 an hour and up", "from $25.00 an hour"],
    ["$25 per hour or more", "from $25.00 an hour"],
    ["$25/hr+", "from $25.00 an hour"],
    ["$44 an hour max", "up to $44.00 an hour"],
    ["$25/hr + tips", "$25.00 an hour"],
    ["$25 an hour and up to 40 hours a week", "$25.00 an hour"],
    ["from $34 an hour up to $44 an hour", "$34.00 to $44.00 an hour"],
    ["45-50 DKK per hour", "DKK 45.00 to DKK 50.00 an hour"],
    ["one hundred to one hundred twenty thousand dollars", "$100,000 to $120,000 a year"],
    ["CHF 110'000.-", "CHF 110,000 a year"],
    ["¥8,000,000", "¥8,000,000 a year"],
    ["18-25 LPA", "₹1,800,000 to ₹2,500,000 a year"],
    ["CAD 90k", "C$90,000 a year"],
    ["A$120k", "A$120,000 a year"],
    ["USD 4,500 monthly", "$4,500 a month"],
    ["$1,200 per week", "$1,200 a week"],
    ["$500/day", "$500 a day"],
    ["$80-100,000", "$80,000 to $100,000 a year"],
    ["$45/hr - $50/hr", "$45.00 to $50.00 an hour"],
    ["195k-165k", "$165,000 to $195,000 a year"],
    ["25-30", "$25.00 to $30.00 an hour"],
    ["$98,971 (flat-rated)", "$98,971 a year"],
    ["$5,000 sign-on bonus, $90,000 base", "$90,000 a year"],
    ["$120k + 401(k)", "$120,000 a year"],
    ["OTE $200k (base 100k)", "$100,000 a year"],
  ])("%s is %s", (text, printed) => {
    expect(readPay(text, us)).toMatchObject({ text: printed, quote: text });
  });

  test.each(["DOE", "competitive", "OTE 180k", "$50M ARR", "in 2026"])("%s stays words", (text) => {
    expect(readPay(text, us)).toEqual({ offer: null, text, quote: text });
  });

  test("a bare dollar belongs to the place, and to nobody where the place is unknown", () => {
    const currencyIn = (country: string | null) => readPay("$90k", { country })?.offer?.currency;
    expect([currencyIn("US"), currencyIn("CA"), currencyIn("AU")]).toEqual(["USD", "CAD", "AUD"]);
    expect([currencyIn("DE"), currencyIn(null)]).toEqual([null, null]);
    expect(readPay("$90k", { country: null })?.text).toBe("$90,000 a year");
  });

  test("nothing typed is nothing said", () => {
    expect(readPay("  - ", us)).toBeNull();
  });
});

describe("pay in a posting", () => {
  const find = (text: string) => findPay(readDocument(text), us);

  test.each([
    [
      "The base salary range for this role is $135,000-$160,000 + bonus + equity.",
      "$135,000 to $160,000 a year",
    ],
    ["$5,000 sign-on bonus. We pay $32.50 an hour.", "$32.50 an hour"],
    ["talked to Sam. comp 150-170k base, hybrid.", "$150,000 to $170,000 a year"],
    ["talked to Sam, budget 150-170k, hybrid", "$150,000 to $170,000 a year"],
    ["Austin, TX | $135k-160k | Full-time", "$135,000 to $160,000 a year"],
    [
      "ANNUAL SALARY\n\n$43,242 to $63,203; and $50,000 to $70,000\n\nDUTIES\n\nCook.",
      "$43,242 to $63,203 a year",
    ],
    ["HOURLY RATE\n\n$310\n\nDUTIES\n\nYou argue cases.", "$310.00 an hour"],
    ["You own a budget of $2,000,000. Salary: 90k", "$90,000 a year"],
    ["Night differential of $3/hr. Pay: $30-$40/hour.", "$30.00 to $40.00 an hour"],
    ["call w/ Sam, line cook, 45-52k", "$45,000 to $52,000 a year"],
    ["line cook, reno nv, 18-22/hr.", "$18.00 to $22.00 an hour"],
    ["45-52k depending on exp, no bonus.", "$45,000 to $52,000 a year"],
    ["Salary\n| Low | High |\n| $45,000 | $52,000 |", "$45,000 to $52,000 a year"],
    ["Salary minimum: $45,000 maximum: $52,000", "$45,000 to $52,000 a year"],
    ["Your salary cannot exceed $150,000.", "up to $150,000 a year"],
  ])("%s", (text, printed) => {
    expect(find(text)?.text).toBe(printed);
  });

  test.each([
    "We raised $50M and have $12M in ARR. We pay well.",
    "Tuition help up to $5,250 a year. Columbus 43215. Since 2012.",
    "You will close deals of $50k to $200k.",
    "401(k) with a match up to $4,000, $500 home office stipend.",
    "Manages a portfolio of $10,000 to $90,000 loans.",
    "The maximum salary in the county pay system is $190,000.",
    "Ships 40-60k orders a week.",
    "Answers 10-15/hr, mostly by chat.",
  ])("no pay is made of %s", (text) => {
    expect(find(text)?.offer ?? null).toBeNull();
  });

  test("words without figures are kept as words", () => {
    expect(find("We offer competitive pay and more.")).toEqual({
      offer: null,
      text: "competitive pay",
      quote: "competitive pay",
    });
  });
});

test("on-target earnings are told in their own words", () => {
  expect(findOnTarget("$100k base / $200k OTE")).toBe("$200k OTE");
  expect(findOnTarget("$100k base")).toBeNull();
});
