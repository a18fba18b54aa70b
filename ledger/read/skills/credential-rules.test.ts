import { expect, test } from "vitest";
import { credentialsByFamily } from "#ledger/vocabulary/credentials.ts";
import type { Family } from "#ledger/occupations/family.ts";
import { widenRules } from "#ledger/read/skills/credential-rules.ts";
import { readCredentials } from "#ledger/read/skills/credentials.ts";

function read(family: Family, text: string): string[] {
  const rules = widenRules(credentialsByFamily[family]);
  return readCredentials(text, rules).map(({ name }) => name);
}

test.each<[Family, string, string[]]>([
  ["sales", "OSHA 10 within 60 days", ["OSHA 10"]],
  ["software", "A valid driver's license", ["Driver's license"]],
  ["operations", "CPA license", ["CPA"]],
  ["support", "ServSafe certification", ["Food protection manager"]],
  ["trades", "NIMS credentials or a journeyman card", ["NIMS", "Journeyman license"]],
  ["finance", "CPA in progress", ["CPA"]],
  ["clinical", "BLS now, ACLS in 6 months", ["BLS", "ACLS"]],
  ["general", "needs bls and acls", ["BLS", "ACLS"]],
  ["general", "TWIC card", ["TWIC"]],
])("in %s work, too: %s", (family, text, names) => {
  expect(read(family, text)).toEqual(expect.arrayContaining(names));
});

test.each<[Family, string]>([
  ["sales", "Works beside AE, CSM and SE"],
  ["finance", "A portfolio of loans with a link to risk"],
  ["software", "Baltimore, MD"],
  ["software", "Ships EMT to partners"],
  ["data", "Fluent English (C1)"],
])("in %s work %s names none", (family, text) => {
  expect(read(family, text)).toEqual([]);
});

test("a name of one's own kind of work keeps its own meaning", () => {
  expect(read("clinical", "CMA certification, medical")).toEqual(["Medical assistant certificate"]);
  expect(read("finance", "CMA certification in cost accounting")).toEqual(["CMA"]);
});
