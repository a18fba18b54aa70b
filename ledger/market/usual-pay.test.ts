import { expect, test } from "vitest";
import type { JobFields } from "#ledger/facts/reading.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";
import { decisivePart, unstatedParts, usualParts } from "#ledger/market/usual-pay.ts";

function partsOf(fields: Partial<JobFields>) {
  const { reading, playbook } = ledgerOf(fields);
  return {
    usual: usualParts(reading, playbook),
    unstated: unstatedParts(reading, playbook),
    decisive: decisivePart(reading, playbook),
  };
}

test("nights without a word on shift pay: the range says only half", () => {
  const nights = { title: "Registered Nurse (Nights)", salaryRange: "$36 to $48 an hour" };
  expect(partsOf(nights).decisive).toBe("differential");
  expect(partsOf({ ...nights, benefits: "$5 night differential" }).decisive).toBeNull();
});

test("days have no shift pay to ask about", () => {
  expect(partsOf({ title: "Registered Nurse (Days)" }).usual).not.toContain("differential");
});

test("on-call pay matters only where somebody is on call, and counts as said beside the duty", () => {
  const engineer = { title: "Backend Engineer", location: "Denver, CO" };
  expect(partsOf(engineer).usual).not.toContain("onCall");
  expect(partsOf({ ...engineer, requirements: "On-call one week in six" }).unstated[0]).toBe(
    "onCall",
  );
  const paid = { ...engineer, description: "You carry the pager one week in five, paid at $400." };
  expect(partsOf(paid).unstated).not.toContain("onCall");
});

test("a machinist who stays in the shop is not asked about per diem", () => {
  expect(partsOf({ title: "CNC Machinist" }).usual).not.toContain("perDiem");
});

test("commission decides in sales, overtime only by the hour", () => {
  expect(partsOf({ title: "Account Executive" }).decisive).toBe("commission");
  const { usual } = partsOf({ title: "Financial Analyst", salaryRange: "$90,000" });
  expect(usual).toContain("bonus");
  expect(usual).not.toContain("overtime");
});

test("a commission that the words name is not asked for, whatever it is called", () => {
  const sales = { title: "Account Executive", salaryRange: "$95,000 - $110,000" };
  expect(partsOf({ ...sales, description: "Base and 20% variable." }).decisive).toBeNull();
});

test("a customer success manager by the year is not asked about shifts", () => {
  const manager = { title: "Customer Success Manager", salaryRange: "$95,000 - $110,000" };
  expect(partsOf(manager).usual).not.toContain("differential");
});

test("nobody is asked what on-call pays where there is none", () => {
  const nurse = { title: "Backend Engineer", description: "No nights, no on-call." };
  expect(partsOf(nurse).usual).not.toContain("onCall");
});
