import { expect, test } from "vitest";
import { edNurse } from "#eval/cases/ed-nurse.ts";
import { writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { completeSections } from "#tools/model/complete-sections.ts";
import { findFaults } from "#tools/model/faults.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";

const { job, organization, sender } = edNurse;
const briefing = briefOn(job, organization, { sender });

test("a post whose range code fills in is not sent back because the model did not cite the range", () => {
  const jobPost = {
    title: "Registered Nurse",
    meta: "Larkspur Valley Hospital in Dublin, on site",
    hook: "Our emergency department looks for a nurse who knows the work and wants the nights.",
    whatYouWillDo: ["Documents assessments and care in Epic at the bedside"],
    whatYouBring: ["Current Ohio RN license, or a multistate license valid in Ohio"],
    helps: ["CEN certification"],
    goodToKnow: ["Requests for the schedule are taken early."],
    benefits: [],
    howWeWork: null,
    howToApply: "Apply with your license number, and a recruiter will call you soon.",
    covers: ["must.1"],
    basis: "given",
    facts: ["title"],
  };
  const builtIn = writeBuiltIn(briefing, "attractSourceKit");
  const keys = ["jobPost"];
  const { sections, broken } = completeSections(
    briefing,
    "attractSourceKit",
    keys,
    { jobPost },
    builtIn,
  );
  expect(broken).toEqual([]);
  expect(findFaults(briefing, "attractSourceKit", sections, keys)).toEqual([]);
  const { facts } = sections["jobPost"] as { facts: string[] };
  expect(facts).toEqual(expect.arrayContaining(["title", "pay.range"]));
  // What the filled fields state, not all that the built-in post rests on.
  expect(facts).not.toContain("must.1");
});
