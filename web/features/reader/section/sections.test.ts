import { expect, test } from "vitest";
import { tools } from "#tools/tools.ts";
import { whyUnreadable, readSections } from "#web/features/reader/section/sections.ts";

const { marketPulse, interviewCoach } = tools;

test("unknown keys come last, under ids of our own; metadata is not shown [S-256]", () => {
  const content = { location: "x", metadata: {}, overview: "Hard.", "a b": [1] };
  const sections = readSections(marketPulse, content);
  expect(sections.map(({ id, title, isExtra }) => [id, title, isExtra])).toEqual([
    ["overview", "Summary", false],
    ["more-2", "Location", true],
    ["more-3", "A b", true],
  ]);
});

test("an alternative key opens the report when the usual one says nothing [S-255]", () => {
  const sections = readSections(marketPulse, { summary: null, overview: "Hard." });
  expect(
    sections.map(({ key, title, value, isOpening }) => [key, title, value, isOpening]),
  ).toEqual([["overview", "Summary", "Hard.", true]]);
});

test("a section that holds JSON as text is read as JSON", () => {
  const [section] = readSections(marketPulse, { summary: '{"answer":"Yes."}' });
  expect(section?.value).toEqual({ answer: "Yes." });
});

test("what cannot be shown is said in the specification's words [S-814, R-25]", () => {
  expect(whyUnreadable(marketPulse, null)).toBe("No market insights have been generated yet.");
  expect(whyUnreadable(marketPulse, { metadata: {} })).toBe(
    "No market insights have been generated yet.",
  );
  expect(whyUnreadable(interviewCoach, null)).toBe(
    "No interview coaching materials have been generated yet.",
  );
  expect(whyUnreadable(interviewCoach, "")).toBe("No interview coaching guidance yet.");
  expect(whyUnreadable(marketPulse, '{"summary": ')).toBe(
    "The market insights are not in the expected format.",
  );
  expect(whyUnreadable(marketPulse, "[1]")).toBe(
    "The market insights are not in the expected format.",
  );
});

test("text and JSON text are reports", () => {
  expect(whyUnreadable(marketPulse, "Hard search.")).toBeUndefined();
  expect(whyUnreadable(marketPulse, '{"summary":"Hard search."}')).toBeUndefined();
});
