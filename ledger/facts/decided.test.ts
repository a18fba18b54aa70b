import { expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { choosePlaybook } from "#ledger/interview/choose-playbook.ts";
import { shipped } from "#knowledge/shipped.ts";
import { readJob } from "#ledger/read/read-job.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { readForm } from "#reading/form.ts";
import type { Moved } from "#reading/moved.ts";
import { undecided } from "#ledger/facts/decided.ts";

const posting = `Line Cook
Dayton, OH

What you will do
- Run the grill station for 300 guests a night

Requirements
- 2+ years as a line cook
- Must have a ServSafe certificate

What we offer
- $20 to $24 an hour`;

/** The form as auto-fill filled it. */
const job: JobFields = { ...emptyJob, ...readForm(posting).fields, rawExtractedJd: posting };

const readUnder = (moved: Moved, words = job) => readJob(words, { ...undecided, moved });
const textsOf = (given: readonly { text: string }[]) => given.map(({ text }) => text).join("\n");
const certificate = "Must have a ServSafe certificate";

test("a must that a person moved to the wishes is a wish, although the form still lists it", () => {
  const priorityIn = (moved: Moved) =>
    readUnder(moved).requirements.find(({ text }) => text.includes("ServSafe"))?.priority;
  expect(priorityIn(new Map())).toBe("must");
  expect(priorityIn(new Map([[certificate, "nice"]]))).toBe("nice");
});

test("what a person moved inside is in nothing that was read, nor in the fields that auto-fill wrote from it", () => {
  const words = { ...job, dealBreakers: [certificate] };
  const before = readUnder(new Map(), words);
  expect(textsOf([...before.requirements, ...before.dealBreakers])).toContain("ServSafe");
  const moved: Moved = new Map([
    [certificate, "internal"],
    ["$20 to $24 an hour", "internal"],
  ]);
  const after = readUnder(moved, words);
  expect(textsOf([...after.requirements, ...after.dealBreakers])).not.toContain("ServSafe");
  expect(before.pay).not.toBeNull();
  expect(after.pay).toBeNull();
});

test("what a person typed stays, also where a line like it was moved inside", () => {
  const moved: Moved = new Map([["$20 to $24 an hour", "internal"]]);
  const { pay } = readUnder(moved, { ...job, salaryRange: "$23 to $25 an hour" });
  expect(pay?.offer).toMatchObject({ min: 23, max: 25 });
});

test("the occupation that a person chose wins over the title, and none is the neutral playbook", () => {
  const under = (occupation: string | null) => readJob(job, { ...undecided, occupation });
  expect(under(null).occupation.occupation?.soc).toBe("35-2014");
  const chosen = under("29-1141");
  expect(chosen.occupation).toMatchObject({
    certainty: "sure",
    occupation: { soc: "29-1141" },
    family: "clinical",
  });
  expect(choosePlaybook(shipped.playbooks, chosen).key).not.toBe("cooks");
  expect(choosePlaybook(shipped.playbooks, under("35-2014")).key).toBe("cooks");
  const none = under("none");
  expect(none.occupation.certainty).toBe("unknown");
  expect(choosePlaybook(shipped.playbooks, none).key).toBe("neutral");
});
