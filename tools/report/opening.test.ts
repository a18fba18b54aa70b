import { expect, test } from "vitest";
import { tools } from "#tools/tools.ts";
import { findingOf } from "#tools/report/opening.ts";

const tool = tools.marketPulse;

test("a card shows the first sentence of its report", () => {
  const content = { summary: "Four requirements are written down. No pay range is stated." };
  expect(findingOf(tool, content)).toBe("Four requirements are written down.");
});

test("a figure with a point in it does not end the sentence", () => {
  expect(findingOf(tool, { summary: "Pay grew by 3.5 percent. Slowly." })).toBe(
    "Pay grew by 3.5 percent.",
  );
});

test("a long sentence is shown whole, and a short form does not end it", () => {
  const sentence =
    "The posting asks for 11 things, the form for 6: moving Terraform and REST APIs that outside teams of the U.S. group depend on to the second list, e.g. for seniors, widens the search and costs nothing at all.";
  expect(findingOf(tool, { summary: `${sentence} It is free.` })).toBe(sentence);
});

test("a report that does not begin with text has no finding", () => {
  expect(findingOf(tool, { summary: ["a", "b"] })).toBeUndefined();
  expect(findingOf(tool, {})).toBeUndefined();
});

test("an opening with an answer shows the answer", () => {
  const summary = { answer: "Open at $39.12.", text: "Because.", facts: ["offer.points"] };
  expect(findingOf(tool, { summary })).toBe("Open at $39.12.");
  expect(findingOf(tool, { summary: { answer: 3 } })).toBeUndefined();
});
