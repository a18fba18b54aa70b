import { expect, test } from "vitest";
import type { JobFields } from "#ledger/facts/reading.ts";
import { readForm } from "#reading/form.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { writeAlignment } from "#tools/intake-sync/alignment.ts";
import { writeDecisionMakers } from "#tools/intake-sync/people.ts";

function ledgerOf(text: string, typed: Partial<JobFields> = {}) {
  const job = { ...bareJob, ...readForm(text).fields, rawExtractedJd: text, ...typed };
  return briefOn(job).ledger;
}

function agreedIn(text: string): string {
  return writeAlignment(ledgerOf(text))
    .agreed.map(({ point }) => point)
    .join("\n");
}

test("a manager reads the pay once where one line tells what the other tells", () => {
  const agreed = agreedIn(`Welder
Merrill, WI

Pay
$24.50 - $29.00 an hour
The $24.50-$29.00 is base rate; add $2.25 for every hour on nights.

Requirements
- Two years of welding
`);
  expect(agreed.match(/24\.50/gu)).toHaveLength(1);
  expect(agreed).toContain("$2.25");
});

test("a manager reads once whom the person reports to", () => {
  const agreed = agreedIn(`Registered Nurse
Toledo, OH

Summary
The position reports to the Nurse Manager, 6 North.
time type: Full time
Three 12-hour shifts a week, 7:00 p.m. to 7:30 a.m.
`);
  expect(agreed.match(/Nurse Manager/gu)).toHaveLength(1);
  expect(agreed).not.toMatch(/time type/iu);
});

test("nobody is named as the one who decides before somebody is", () => {
  expect(writeDecisionMakers(ledgerOf("Welder in Merrill, WI"))).toMatchObject([
    { role: "To be named", part: "decides" },
  ]);
});

test("what an editor wrote in two brackets is not agreed with anybody", () => {
  const text = `Warehouse Associate
Breinigsville, PA
Starting pay: $20.50 - $22.75/hr
[[ops will flex to $23.90 on weekend nights if the fill rate stays under 60%, don't load to boards, see the ticket]]
`;
  expect(JSON.stringify(writeAlignment(ledgerOf(text)).agreed)).not.toContain("23.90");
});
