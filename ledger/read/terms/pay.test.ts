import { expect, test } from "vitest";
import { readPay, readUnstated, settlePay } from "#ledger/read/terms/pay.ts";

const settle = (form: string, posting: string, isTyped = true) =>
  settlePay(readPay(form, "US"), readPay(posting, "US"), isTyped);

test("the form's figures count, and both quotes stay", () => {
  expect(settle("$90k", "Salary: $80,000 to $85,000")).toMatchObject({
    text: "$90,000 a year",
    quotes: [{}, {}],
  });
  expect(settle("DOE", "Salary: $80,000 to $85,000")?.text).toBe("$80,000 to $85,000 a year");
  expect(settlePay(null, null, true)).toBeNull();
});

test.each([
  ["$90k", "Salary: $80,000 to $85,000"],
  ["up to $44 an hour", "Base salary of $148,000 to $176,000"],
  ["$150,000 to $170,000", "Salary: €150,000 to €170,000"],
  ["from $150,000", "Salary: $148,000 to $176,000"],
])("%s in the form and %s in the posting are two different things", (form, posting) => {
  const pay = settle(form, posting);
  expect(pay?.conflict).toMatchObject({ about: "the pay", used: pay?.text });
  expect(posting).toContain(pay?.conflict?.other);
});

test("a field that nobody changed cannot disagree with its own source", () => {
  expect(settle("$90k", "Salary: $80,000 to $85,000", false)?.conflict).toBeNull();
});

test.each([
  ["$80k - $85k", "Salary: $80,000 to $85,000"],
  ["$75 an hour", "Salary: $156,000 a year"],
  ["up to $85,000", "Salary: $80,000 to $85,000"],
  ["DOE", "Salary: $80,000 to $85,000"],
  ["$80,000", "Competitive pay"],
])("%s in the form and %s in the posting agree", (form, posting) => {
  expect(settle(form, posting)?.conflict).toBeNull();
});

test("a posting that names the end which the form leaves open completes it", () => {
  expect(settle("up to $85,000", "Salary: $80,000 to $85,000")?.text).toBe(
    "$80,000 to $85,000 a year",
  );
  expect(settle("up to $90,000", "Salary: $80,000 to $85,000")?.text).toBe("up to $90,000 a year");
});

test("pay by the mile has no range to compare, and words without figures stay words", () => {
  expect(readPay("$0.62 per mile", "US")).toMatchObject({ offer: null, text: "$0.62 per mile" });
  expect(readPay("DOE", "US")).toMatchObject({ offer: null, text: "DOE" });
  expect(readUnstated("We offer a competitive salary and soup.", "quote")?.text).toBe(
    "competitive salary",
  );
  expect(readUnstated("Soup every day.", "quote")).toBeNull();
});
