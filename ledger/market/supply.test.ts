import { expect, test } from "vitest";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";
import { judgeSupply } from "#ledger/market/supply.ts";

function judge(title: string, requirement: string) {
  const [first] = ledgerOf({ title, requirements: requirement }).market.supply;
  return first === undefined ? null : { supply: first.supply, reason: first.reason };
}

test.each([
  ["Registered Nurse", "Active Ohio RN license", "normal"],
  ["Registered Nurse", "Current BLS", "common"],
  ["Registered Nurse", "ACLS within 90 days of hire", "common"],
  ["Registered Nurse", "CCRN certification", "scarce"],
  ["Truck Driver", "Current DOT medical card", "normal"],
  ["Truck Driver", "Valid medical examiner's certificate", "normal"],
  ["Backend Engineer", "6+ years of backend development", "scarce"],
  ["Backend Engineer", "3 years of software development", "normal"],
  ["Backend Engineer", "PostgreSQL", "normal"],
  ["Backend Engineer", "Kafka or similar", "common"],
  ["Backend Engineer", "AWS and Kubernetes", "normal"],
  ["Backend Engineer", "Kotlin or Java", "normal"],
])("for a %s, %s is %s", (title, requirement, supply) => {
  expect(judge(title, requirement)?.supply).toBe(supply);
});

test.each([
  ["AWS and Kubernetes", "asked for together"],
  ["Bachelor's degree or diploma in nursing", "any one of them is enough"],
  ["ACLS within 90 days of hire", "it may follow after the start"],
  ["Class A CDL", "people in this occupation usually hold it"],
])("the reason for %s is a phrase of ours: %s", (requirement, reason) => {
  expect(judge("Registered Nurse", requirement)?.reason).toBe(reason);
});

test.each(["Forklift license", "Valid pesticide applicator permit", "State teaching certificate"])(
  "nobody learns a paper at work: %s",
  (requirement) => {
    for (const kind of ["skill", "credential", "experience"] as const) {
      const { reading } = ledgerOf({ requirements: requirement });
      const requirements = reading.requirements.map((one) => ({ ...one, kind, skills: [] }));
      const [first] = judgeSupply({ ...reading, requirements });
      expect(first?.reason).not.toMatch(/learned at work|taught/u);
    }
  },
);

test("years in the specialty of the title are scarce, however few", () => {
  expect(judge("ICU Registered Nurse", "1 year of ICU experience")?.supply).toBe("scarce");
  expect(judge("Registered Nurse", "1 year of nursing experience")?.supply).toBe("normal");
});

test("what only helps and what is a trait is not judged", () => {
  const { market } = ledgerOf({
    requirements: "Must have:\n- Active Ohio RN license\nNice to have:\n- CCRN",
  });
  expect(market.supply).toHaveLength(1);
});
