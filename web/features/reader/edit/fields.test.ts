import { expect, test } from "vitest";
import { listFields, writeFields } from "#web/features/reader/edit/fields.ts";
import { withSection } from "#web/features/reader/edit/content.ts";

const section = {
  finding: "Few people",
  steps: [{ step: "called", people: 11, basis: "estimate", facts: ["a"] }],
  notes: ["one", "two"],
};

test("every text and number can be changed, what code proves cannot", () => {
  const fields = listFields(section, "Pipeline Health");
  expect(fields.map(({ label, text }) => [label, text])).toEqual([
    ["Finding", "Few people"],
    ["Steps › 1 › Step", "called"],
    ["Steps › 1 › People", "11"],
    ["Notes › 1", "one"],
    ["Notes › 2", "two"],
  ]);
  expect(writeFields(section, fields, ["Many people", "met", "12", "", "two"])).toEqual({
    finding: "Many people",
    steps: [{ step: "met", people: 12, basis: "estimate", facts: ["a"] }],
    notes: ["two"],
  });
});

test("a number that is none stays as it was", () => {
  const fields = listFields({ people: 11 }, "x");
  expect(writeFields({ people: 11 }, fields, ["many"])).toEqual({ people: 11 });
});

test("a report of plain text stays plain text, JSON text becomes the report it holds", () => {
  expect(withSection("Old words.", "summary", "New words.")).toBe("New words.");
  expect(withSection('{"summary":"Old","metadata":1}', "summary", "New")).toEqual({
    summary: "New",
    metadata: 1,
  });
});
