import { expect, test } from "vitest";
import { takeSections } from "#tools/report/take-sections.ts";

const now = { summary: "New", risks: ["a"], ours: 1, metadata: { engine: "built-in" } };
const then = { summary: "Old", nextSteps: ["b"], metadata: { engine: "other" } };
const take = (...sections: string[]) => takeSections("intakeSync", now, then, sections);

test("a section is taken as it was, in its place, and every other stays as it is", () => {
  expect(JSON.stringify(take("summary"))).toBe(JSON.stringify({ ...now, summary: "Old" }));
});

test("a section that was not there goes, one that went comes back", () => {
  expect(take("risks")).toEqual({ summary: "New", ours: 1, metadata: now.metadata });
  expect(take("nextSteps", "ours")).toEqual({
    summary: "New",
    risks: ["a"],
    nextSteps: ["b"],
    metadata: now.metadata,
  });
});

test("what neither text has cannot be taken, nor how the report was made", () => {
  expect(take("summary", "nothing")).toBeUndefined();
  expect(take("metadata")).toBeUndefined();
});

test("plain text is a summary, also as what is brought back", () => {
  expect(takeSections("intakeSync", "Plain words.", then, ["summary"])).toEqual({ summary: "Old" });
  expect(takeSections("intakeSync", now, "Plain words.", ["summary"])).toEqual({
    ...now,
    summary: "Plain words.",
  });
});
