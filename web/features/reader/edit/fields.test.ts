import { expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import { layouts } from "#tools/layouts.ts";
import { withSection } from "#web/features/reader/edit/section-editor.tsx";
import {
  layoutOf,
  listTexts,
  openFields,
  placeOf,
  writeTexts,
} from "#web/features/reader/edit/fields.ts";

const section = {
  finding: "Few people",
  steps: [
    { step: "called", people: 11, basis: "estimate", facts: ["a"] },
    { step: "met", people: 4, basis: "estimate", facts: ["a"] },
  ],
  notes: ["one", "two"],
};
const textsOf = (value: unknown) => listTexts("engagementHub", "pipelineHealth", value);
const changed = (value: unknown, changes: readonly (readonly [unknown[], string])[]) =>
  writeTexts(
    value,
    new Map([
      ...textsOf(value),
      ...changes.map(([path, text]) => [placeOf(path as string[]), text] as const),
    ]),
  );

test("every text and number can be changed, what code proves cannot", () => {
  expect([...textsOf(section).values()]).toEqual([
    "Few people",
    "called",
    "11",
    "met",
    "4",
    "one",
    "two",
  ]);
  expect(
    changed(section, [
      [["finding"], "Many people"],
      [["steps", 0, "step"], "written to"],
      [["steps", 0, "people"], "12"],
    ]),
  ).toEqual({
    ...section,
    finding: "Many people",
    steps: [{ step: "written to", people: 12, basis: "estimate", facts: ["a"] }, section.steps[1]],
  });
});

test("a line or row whose words were all taken away leaves its list, and its neighbours keep theirs", () => {
  expect(
    changed(section, [
      [["notes", 0], ""],
      [["notes", 1], "second"],
      [["steps", 0, "step"], ""],
      [["steps", 0, "people"], " "],
    ]),
  ).toEqual({ ...section, steps: [section.steps[1]], notes: ["second"] });
  expect(changed({ notes: ["", "two"] }, [])).toEqual({ notes: ["", "two"] });
});

test("a number that is none stays as it was", () => {
  expect(changed({ people: 11 }, [[["people"], "many"]])).toEqual({ people: 11 });
});

test("what other parts point to is read and not changed", () => {
  const question = { competency: "Care", stage: "s2", kind: "past", question: "When?", probes: [] };
  const texts = listTexts("interviewCoach", "questions", { items: [question] });
  expect([...texts.values()]).toEqual(["When?"]);
});

test("fields have the names that are read, never a schema's", () => {
  const layout = layoutOf("marketPulse", "summary", []);
  expect(openFields(layout, { answer: "a", text: "b", facts: [] })).toEqual([
    { key: "answer", name: "Bottom line" },
    { key: "text", name: "Supporting text" },
  ]);
  expect(layoutOf("intakeSync", "risks", [0])).toBe(layouts.intakeSync.risks);
});

test("what a layout shuts, names or gives choices for is not said twice", () => {
  for (const tool of toolTypes)
    for (const layout of Object.values(layouts[tool]))
      for (const key of Object.keys(layout.choices ?? {}))
        expect([...(layout.fixed ?? []), ...(layout.hidden ?? [])]).not.toContain(key);
});

test("a report of plain text stays plain text, JSON text becomes the report it holds", () => {
  expect(withSection("Old words.", "summary", "New words.")).toBe("New words.");
  expect(withSection('{"summary":"Old","metadata":1}', "summary", "New")).toEqual({
    summary: "New",
    metadata: 1,
  });
});
