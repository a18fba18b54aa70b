import { describe, expect, test } from "vitest";

import type { CredentialRule } from "#knowledge/vocabulary.ts";
import { readCredentials } from "#ledger/read/skills/credentials.ts";

function rule(
  name: string,
  forms: readonly string[],
  more: Partial<CredentialRule> = {},
): CredentialRule {
  return { name, forms, issuer: "a board", proof: "a card", ...more };
}

const rules = [
  rule("RN license", ["RN", "registered nurse"]),
  rule("Nurse practitioner license", ["NP", "nurse practitioner", "registered nurse practitioner"]),
  rule("BLS", ["BLS", "basic life support"], { isUnsearchable: true }),
  rule("ACLS", ["ACLS"]),
  rule("PALS", ["PALS"]),
  rule("CDL", ["CDL", "commercial driver's license"]),
  rule("PE license", ["PE"], { context: ["engineer", "licensed", "license"] }),
  rule("EPA 608", ["EPA 608"]),
];

function timings(text: string): Record<string, string> {
  return Object.fromEntries(
    readCredentials(text, rules).map(({ name, timing }) => [
      name,
      timing.kind === "atHire" ? "atHire" : timing.text,
    ]),
  );
}

describe("when a credential must be there", () => {
  test.each<[string, Record<string, string>]>([
    ["Active RN license", { "RN license": "atHire" }],
    [
      "BLS is required at hire. ACLS may be completed within 90 days of hire.",
      { BLS: "atHire", ACLS: "within 90 days of hire" },
    ],
    ["BLS at hire, ACLS within 6 months", { BLS: "atHire", ACLS: "within 6 months" }],
    [
      "BLS and ACLS within six months of employment",
      { BLS: "within six months of employment", ACLS: "within six months of employment" },
    ],
    [
      "BLS, ACLS, and PALS within 1 year of hire",
      {
        BLS: "within 1 year of hire",
        ACLS: "within 1 year of hire",
        PALS: "within 1 year of hire",
      },
    ],
    [
      "Current BLS with the ability to obtain ACLS within 60 days",
      { BLS: "atHire", ACLS: "ability to obtain ACLS within 60 days" },
    ],
    ["CDL, to be held within 30 days of start", { CDL: "within 30 days of start" }],
    ["RN license eligible", { "RN license": "license eligible" }],
    ["PE license in progress", { "PE license": "in progress" }],
    ["CDL earned within the last 5 years", { CDL: "atHire" }],
    ["ACLS by the end of orientation", { ACLS: "by the end of orientation" }],
    ["needs bls and acls", { BLS: "atHire", ACLS: "atHire" }],
    ["ACTIVE RN LICENSE AND BLS REQUIRED", { "RN license": "atHire", BLS: "atHire" }],
    ["Commercial driver’s license", { CDL: "atHire" }],
    ["Registered nurse practitioner", { "Nurse practitioner license": "atHire" }],
    ["EPA-608 or better", { "EPA 608": "atHire" }],
    ["Two PEs, both licensed", { "PE license": "atHire" }],
  ])("%s", (text, expected) => {
    expect(timings(text)).toEqual(expected);
  });

  test.each([
    "Teaches PE and health",
    "your pals will cheer",
    "BLSX software",
    "learn and earn",
    "NPS above 60",
  ])("letters that are no credential: %s", (text) => {
    expect(readCredentials(text, rules)).toEqual([]);
  });

  test("a recruiter searches by the forms, unless the letters mislead", () => {
    const [bls, rn] = readCredentials("BLS card. RN license.", rules);
    expect(bls?.searchNames).toEqual([]);
    expect(rn?.searchNames).toContain("RN");
  });
});
