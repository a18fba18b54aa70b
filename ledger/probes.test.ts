import { describe, expect, test } from "vitest";
import { requirementKinds } from "#ledger/reading.ts";
import { focusOn, probeFor } from "#ledger/probes.ts";
import { mustOf, skillOf } from "#ledger/sample-must.ts";

const years = { min: 3, max: null };
const musts = [
  mustOf("skill", "PostgreSQL at scale", { skills: [skillOf("PostgreSQL")] }),
  mustOf("credential", "Ohio RN license"),
  mustOf("credential", "ACLS and PALS"),
  mustOf("experience", "6+ years backend", { years }),
  mustOf("experience", "Experience in a union shop"),
  mustOf("education", "Bachelor's in accounting"),
  mustOf("language", "Fluent Spanish", { skills: [skillOf("Spanish", "language")] }),
  mustOf("schedule", "Two evenings a week"),
  mustOf("trait", "Patience"),
  mustOf("other", "Own tools"),
];

describe.each(musts)("the follow-up on $kind $text", (must) => {
  test("asks for exactly this must-have, in either tense", () => {
    const telling = must.kind === "language" ? "Spanish" : must.text.toLowerCase();
    for (const kind of ["past", "situation"] as const) {
      const probe = probeFor(must, kind);
      expect(probe.toLowerCase()).toContain(telling.toLowerCase());
      expect(probe).toMatch(/^[A-Z].*\?$/u);
    }
  });

  test("looks back at what was done and ahead at what would be", () => {
    expect(probeFor(must, "past")).not.toMatch(/\bwould\b/u);
    expect(probeFor(must, "situation")).not.toMatch(/\b(?:did|was)\b/u);
  });
});

test("every kind of requirement has a follow-up", () => {
  expect(requirementKinds.map((kind) => probeFor(mustOf(kind, "This line"), "past"))).not.toContain(
    "",
  );
});

test("short lines about hours are asked as hours", () => {
  expect(probeFor(mustOf("other", "Saturdays"), "past")).toBe(
    "How did you plan such work on hours like ours (Saturdays)?",
  );
});

test("only what fits into a sentence turns a question", () => {
  expect(focusOn(mustOf("skill", "Kafka or similar"))).toBe(", if possible with Kafka or similar");
  expect(focusOn(mustOf("experience", "3+ years closing B2B SaaS", { years }))).toBe(
    ", if possible from your time closing B2B SaaS",
  );
  expect(focusOn(mustOf("experience", "6+ years backend", { years }))).toBeNull();
  expect(focusOn(mustOf("other", "Hit quota"))).toBeNull();
});
