import { expect, test } from "vitest";
import { listTexts, placeOf, writeTexts, type Path } from "#web/features/reader/edit/fields.ts";
import { addRow, moveRow, removeRow, type Edited } from "#web/features/reader/edit/rows.ts";

const row = (id: string, step: string, people: number) => ({
  id,
  step,
  people,
  basis: "estimate",
  facts: ["a"],
});
const section = {
  finding: "Few people",
  steps: [row("b-1", "called", 11), row("b-2", "met", 4), row("b-3", "hired", 1)],
  notes: ["one", "", "three"],
};
const open = (): Edited => ({
  value: section,
  texts: listTexts("engagementHub", "pipelineHealth", section),
});
const type = ({ value, texts }: Edited, path: Path, text: string): Edited => ({
  value,
  texts: new Map(texts).set(placeOf(path), text),
});
const add = (edited: Edited, list: Path) => addRow("engagementHub", "pipelineHealth", edited, list);
const save = ({ value, texts }: Edited) =>
  writeTexts(value, texts, section) as { steps: object[]; notes: string[] };

test("a row moves with its id and with what was typed into it", () => {
  const typed = type(open(), ["steps", 0, "step"], "written to");
  const [first, second, third] = section.steps;
  expect(save(moveRow(typed, ["steps"], 0, 2))).toEqual({
    ...section,
    steps: [second, third, { ...first, step: "written to" }],
  });
  expect(save(moveRow(moveRow(typed, ["steps"], 0, 1), ["steps"], 1, 0))).toEqual(save(typed));
});

test("a row is removed, and its neighbours keep their words", () => {
  const typed = type(open(), ["steps", 2, "step"], "signed");
  const [first, , third] = section.steps;
  expect(save(removeRow(typed, ["steps"], 1)).steps).toEqual([first, { ...third, step: "signed" }]);
  expect(save(removeRow(open(), ["notes"], 0)).notes).toEqual(["", "three"]);
});

test("a new row has no id, cites nothing and is saved once it says something", () => {
  const added = add(open(), ["steps"]);
  expect(save(added)).toEqual(section);
  const typed = type(type(added, ["steps", 3, "step"], "started"), ["steps", 3, "people"], "1");
  expect(save(typed).steps.at(-1)).toEqual({
    step: "started",
    people: 1,
    basis: "given",
    facts: [],
  });
  expect(save(type(add(open(), ["notes"]), ["notes", 3], "four")).notes).toEqual([
    ...section.notes,
    "four",
  ]);
});

test("a row emptied before another is moved still leaves when it is saved", () => {
  const emptied = type(type(open(), ["steps", 1, "step"], ""), ["steps", 1, "people"], " ");
  const [first, , third] = section.steps;
  expect(save(moveRow(emptied, ["steps"], 2, 0)).steps).toEqual([third, first]);
});

test("rows that say their place say the new one", () => {
  const questions = [
    { rank: 1, question: "Who decides?" },
    { rank: 2, question: "By when?" },
  ];
  const texts = listTexts("intakeSync", "questionsForHiringManager", questions);
  const moved = moveRow({ value: questions, texts }, [], 1, 0);
  expect(writeTexts(moved.value, moved.texts, questions)).toEqual([
    { rank: 1, question: "By when?" },
    { rank: 2, question: "Who decides?" },
  ]);
});

test("what a row points to stays pointed to, and lists inside a row have one empty line", () => {
  const items = [
    { id: "q1", competency: "c1", stage: "s2", question: "When?", probes: ["Why?", "How?"] },
  ];
  const texts = listTexts("interviewCoach", "questions", { items });
  const added = addRow("interviewCoach", "questions", { value: { items }, texts }, ["items"]);
  expect((added.value as { items: object[] }).items[1]).toEqual({
    competency: "c1",
    stage: "s2",
    question: "",
    probes: [""],
  });
});
