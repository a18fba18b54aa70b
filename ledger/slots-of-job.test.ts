import { expect, test } from "vitest";
import { fillPattern } from "#ledger/families/slots.ts";
import { ledgerOf } from "#ledger/sample-job.ts";
import { mustOf, skillOf } from "#ledger/sample-must.ts";
import { slotsOf } from "#ledger/slots-of-job.ts";

test("a blank nobody can fill stays empty", () => {
  const { reading, rules } = ledgerOf({ title: "Zxqv" });
  const slots = slotsOf(reading, rules, "person", [], []);
  expect(Object.values(slots)).not.toContain("");
  expect(fillPattern("You {duty}.", slots)).toBeNull();
});

test("the second duty falls back to the first", () => {
  const { reading, rules } = ledgerOf({});
  const slots = slotsOf(reading, rules, "assistant", [], ["Answer phones"]);
  expect([slots.duty, slots.secondDuty]).toEqual(["answer phones", "answer phones"]);
});

test("only the skills a competency covers are named in its questions", () => {
  const { reading, rules } = ledgerOf({ title: "Backend Engineer", requirements: "Kafka" });
  const covered = [mustOf("skill", "Go or Java", { skills: [skillOf("Go"), skillOf("Java")] })];
  expect(slotsOf(reading, rules, "engineer", covered, []).skill).toBe("Go or Java");
  expect(slotsOf(reading, rules, "engineer", [], []).skill).toBeUndefined();
});

test("a family that says support itself does not hear it twice", () => {
  const { reading, rules } = ledgerOf({ title: "Customer Support Specialist" });
  expect(rules.key).toBe("support");
  expect(slotsOf(reading, rules, "specialist", [], []).specialism).toBe("customer");
});

test("a night shift has its hour", () => {
  const { reading, rules } = ledgerOf({ title: "Registered Nurse - Nights" });
  expect(slotsOf(reading, rules, "nurse", [], [])).toMatchObject({
    shift: "nights",
    hour: "03:00",
  });
});
