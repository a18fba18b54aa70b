import { expect, test } from "vitest";
import { listChangedFacts } from "#ledger/facts/changed-facts.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";

const job = {
  title: "Senior Backend Engineer",
  location: "Denver, CO",
  salaryRange: "$150,000 - $176,000",
  description: "Requirements\n- 5 years of Go\n- PostgreSQL\n\nBenefits\n- Health insurance",
};

function changedBy(edit: Partial<typeof job>): string[] {
  return listChangedFacts(ledgerOf(job).facts, ledgerOf({ ...job, ...edit }).facts);
}

test("a changed pay is called pay, not every figure that is computed from it", () => {
  expect(changedBy({ salaryRange: "$150,000 - $168,000" })).toEqual(["Pay"]);
});

test("a further must-have is told as must-haves, wherever it stands among them", () => {
  const [first = "", ...rest] = job.description.split("\n");
  const description = [first, "- Kubernetes in production", ...rest].join("\n");
  expect(changedBy({ description })).toEqual(["Must-haves"]);
});

test("several changes are told in the order of the facts", () => {
  expect(changedBy({ location: "Boston, MA", salaryRange: "$150,000 - $168,000" })).toEqual([
    "Place",
    "Pay",
  ]);
});

test("the same job has no changed fact, and what is computed is named where nothing else changed", () => {
  expect(changedBy({})).toEqual([]);
  const { facts } = ledgerOf(job);
  const other = facts.map((fact) =>
    fact.id === "requirements.count" ? { ...fact, text: "9 must-haves" } : fact,
  );
  expect(listChangedFacts(facts, other)).toEqual(["Requirements counted"]);
});
