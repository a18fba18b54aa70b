import { expect, test } from "vitest";
import { walkReport } from "#contract/walk.ts";

test("every string comes once, with its path, its own basis, and the facts of all around it", () => {
  const report = {
    plan: {
      facts: ["a"],
      basis: "plan",
      lines: ["first"],
      rows: [{ text: "inner", facts: ["b"], covers: ["m"], minutes: 5 }],
    },
  };
  const { strings, numbers } = walkReport("intakeSync", report);
  expect(strings).toEqual([
    {
      path: "intakeSync.plan.lines[0]",
      key: "lines",
      text: "first",
      facts: ["a"],
      basis: "plan",
      covers: [],
    },
    {
      path: "intakeSync.plan.rows[0].text",
      key: "text",
      text: "inner",
      facts: ["a", "b"],
      basis: null,
      covers: ["m"],
    },
  ]);
  expect(numbers.map(({ path, value }) => [path, value])).toEqual([
    ["intakeSync.plan.rows[0].minutes", 5],
  ]);
});
