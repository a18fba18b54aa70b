import { expect, test } from "vitest";
import { chooseRules } from "#ledger/choose-rules.ts";
import { familyRules } from "#ledger/families/families.ts";
import { neutralRules } from "#ledger/families/neutral.ts";
import { ledgerOf } from "#ledger/sample-job.ts";

function rulesOf(title: string) {
  return ledgerOf({ title }).rules;
}

test("a nurse is hired by the clinical family's rules, untouched", () => {
  expect(rulesOf("Registered Nurse")).toBe(familyRules.clinical);
});

test("the head of a function keeps its credentials and is hired as an executive", () => {
  const rules = rulesOf("Vice President of Nursing");
  const { executive, clinical } = familyRules;
  expect(rules.credentials).toBe(clinical.credentials);
  expect(rules.stages).toBe(executive.stages);
  expect(rules.payParts).toBe(executive.payParts);
  expect(rules.decider).toBe("Board or CEO");
  expect(rules.works).toBe("board");
});

test("an executive is asked the executive's questions first and few of the function's", () => {
  const rules = rulesOf("Vice President of Nursing");
  const { executive, clinical } = familyRules;
  expect(rules.unknowns.slice(0, executive.unknowns.length)).toEqual(executive.unknowns);
  expect(rules.unknowns.slice(executive.unknowns.length)).toEqual(clinical.unknowns.slice(0, 5));
  expect(rules.traps).toEqual([...executive.traps, ...clinical.traps]);
});

test("an unknown title gets the neutral rules, not those of an office", () => {
  const { occupation, reading } = ledgerOf({ title: "Chief Happiness Officer" });
  expect(occupation.match.certainty).toBe("unknown");
  expect(chooseRules(occupation.match, { ...reading.title, seniority: null })).toBe(neutralRules);
  expect(JSON.stringify(neutralRules)).not.toMatch(/front desk|[Rr]eceptionist|inbox|visitor/u);
});

test.each([
  ["Receptionist", familyRules.general],
  ["CDL-A Truck Driver", familyRules.operations],
  ["Credentialed Veterinary Technician", familyRules.clinical],
  ["Airline Pilot", neutralRules],
  ["Zookeeper", neutralRules],
])("a %s gets rules of that work, or neutral ones", (title, rules) => {
  expect(rulesOf(title)).toBe(rules);
});
