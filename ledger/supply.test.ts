import { expect, test } from "vitest";
import { ledgerOf } from "#ledger/sample-job.ts";

function judge(title: string, requirement: string) {
  const [first] = ledgerOf({ title, requirements: requirement }).market.supply;
  return first === undefined ? null : { supply: first.supply, reason: first.reason };
}

test.each([
  ["Registered Nurse", "Active Ohio RN license", "normal"],
  ["Registered Nurse", "Current BLS", "common"],
  ["Registered Nurse", "ACLS within 90 days of hire", "common"],
  ["Registered Nurse", "CCRN certification", "scarce"],
  ["Backend Engineer", "6+ years of backend development", "scarce"],
  ["Backend Engineer", "3 years of software development", "normal"],
  ["Backend Engineer", "PostgreSQL", "normal"],
  ["Backend Engineer", "Kafka or similar", "common"],
  ["Backend Engineer", "AWS and Kubernetes", "scarce"],
  ["Backend Engineer", "Kotlin or Java", "normal"],
])("for a %s, %s is %s", (title, requirement, supply) => {
  expect(judge(title, requirement)?.supply).toBe(supply);
});

test("two skills in one person are named in the reason", () => {
  expect(judge("Backend Engineer", "AWS and Kubernetes")?.reason).toBe(
    "AWS and Kubernetes together in one person",
  );
});

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
