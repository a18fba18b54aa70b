import { expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { readBasics } from "#ledger/ledger.ts";

test.each(evalCases.map((one) => [one.key, one] as const))(
  "%s is compared with an occupation that a careful person accepts, and hired as its family",
  (_key, { job, answers }) => {
    const { occupation, family } = readBasics(job).reading.occupation;
    expect(answers.soc).toContain(occupation?.soc);
    expect(family).toBe(answers.family);
  },
);
