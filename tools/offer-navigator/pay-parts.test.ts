import { expect, test } from "vitest";
import { listParts } from "#tools/offer-navigator/pay-parts.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";

function partsOf(title: string, rawExtractedJd: string): string[] {
  const { ledger } = briefOn({ ...bareJob, title, rawExtractedJd });
  return listParts(ledger).map(({ part, status }) => `${part} | ${status}`);
}

test("every stated part of pay and benefits stands in the table, quoted whole", () => {
  const parts = partsOf(
    "DevOps Engineer",
    "Salary: $118,400 - $142,000 annually\nAnnual incentive target 6%.\n\nBenefits\n- Medical plans from day one\n- 401(k) with 5% company contribution\n- 17 days PTO rising to 22\n- Tuition assistance up to $5,250 a year\n",
  );
  expect(parts[0]).toBe("base | Stated: $118,400 to $142,000 a year");
  expect(parts.join("\n")).toContain("“Annual incentive target 6%”");
  expect(parts).toEqual(
    expect.arrayContaining([
      "health cover | Stated without a figure: “Medical plans from day one”",
      "retirement | Stated: “401(k) with 5% company contribution”",
      "time off | Stated: “17 days PTO rising to 22”",
      "benefit | Stated: “Tuition assistance up to $5,250 a year”",
    ]),
  );
});

test("pay by the mile is stated pay, and a camera is no part of an offer", () => {
  const parts = partsOf(
    "CDL-A Truck Driver",
    "Pay\n- 62 cpm loaded and empty, all practical miles\n- Detention $18/hr starting hour 2\n- $1,200 guaranteed weekly minimum for your first 8 weeks\n\nBenefits\n- Dental and vision\n- Outward facing camera only\n- Kenworth T680s, governed at 70\n",
  ).join("\n");
  expect(parts).toContain("“62 cpm loaded and empty, all practical miles”");
  expect(parts).toContain("“Detention $18/hr starting hour 2”");
  expect(parts).toContain("“Dental and vision”");
  expect(parts).not.toMatch(/camera|Kenworth|base \| Not stated/u);
});

test("where nothing is stated, the base is what to ask for", () => {
  expect(partsOf("Welder", "Duties\n- Weld frames\n")).toEqual(["base | Not stated"]);
});

test("people are told each part of an offer once, and hours are no part of it", () => {
  const parts = partsOf(
    "Support Worker",
    "Pay\n- $24.31 to $26.58 an hour\n- actual 38\n\nBenefits\n- HOOPP pension from day one; uniform tops; tuition bursary toward RPN\n- Steel-toe allowance $125 a year\n",
  );
  expect(parts.filter((part) => part.includes("pension"))).toHaveLength(1);
  expect(parts.filter((part) => part.includes("Steel-toe"))).toHaveLength(1);
  expect(parts.join()).not.toContain("actual 38");
});

test("an employer's gratuity fund pays nobody tips", () => {
  const parts = partsOf(
    "Team Leader",
    "Benefits\n- Mediclaim for the family, PF, gratuity, one meal\n",
  );
  expect(parts.join()).not.toMatch(/tips/u);
});
