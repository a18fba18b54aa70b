import { expect, test } from "vitest";
import {
  findChangedFacts,
  isSameList,
  listChangedFacts,
  nameChanges,
} from "#ledger/facts/changed-facts.ts";
import type { Fact } from "#ledger/facts/fact.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";

const fact = (id: string, label: string, text: string, basis: Fact["basis"] = "given"): Fact => ({
  id,
  label,
  text,
  basis,
  sources: [],
});

const before = [
  fact("pay.range", "Pay", "$18 to $22 an hour"),
  fact("must.1", "Must-have", "Two years as a cook"),
  fact("must.2", "Must-have", "ServSafe certificate"),
  fact("position", "How the range compares", "bottom about P30", "derived"),
];

test("the same facts have not changed, whatever their numbers", () => {
  expect(findChangedFacts(before, before)).toEqual([]);
  const renumbered = [before[0], before[3], fact("must.1", "Must-have", "ServSafe certificate")];
  const changes = findChangedFacts(
    before,
    renumbered.filter((one) => one !== undefined),
  );
  expect(changes).toEqual([{ kind: "removed", id: "must.1", label: "Must-haves", isGiven: true }]);
});

test("pay that is another is still the pay, and a must-have that is another is another one", () => {
  const after = [
    fact("pay.range", "Pay", "$24 to $28 an hour"),
    fact("must.1", "Must-have", "Two years as a cook"),
    fact("must.2", "Must-have", "Open on weekends"),
    fact("position", "How the range compares", "bottom about P60", "derived"),
  ];
  const changes = findChangedFacts(before, after);
  expect(changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    "changed pay.range",
    "removed must.2",
    "changed position",
    "added must.2",
  ]);
  expect(nameChanges(changes)).toEqual(["Pay", "Must-haves"]);
});

test("people are told what was said, not what follows from it nor the line it stands in", () => {
  const after = [fact("line.3", "The posting's line", "$24 - $28"), ...before.slice(1)];
  const changes = findChangedFacts(before, after);
  expect(nameChanges(changes)).toEqual(["Pay"]);
  expect(nameChanges(changes, ({ id }) => id === "line.3")).toEqual(["Pay"]);
  expect(nameChanges(changes.filter(({ id }) => id === "line.3"))).toEqual(["The posting"]);
  expect(nameChanges([])).toEqual([]);
});

test("facts of one list are told from those of another", () => {
  expect(isSameList("must.2", "must.9")).toBe(true);
  expect(isSameList("must.2", "nice.2")).toBe(false);
  expect(isSameList("title", "title")).toBe(false);
});

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
  const other = facts.map((one) =>
    one.id === "requirements.count" ? { ...one, text: "9 must-haves" } : one,
  );
  expect(listChangedFacts(facts, other)).toEqual(["Requirements counted"]);
});
