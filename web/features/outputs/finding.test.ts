import { expect, test } from "vitest";
import { tools } from "#tools/catalogue.ts";
import { findingOf } from "#web/features/outputs/finding.ts";

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

test("a long sentence is cut at a word", () => {
  const finding = findingOf(tool, { summary: `${"word ".repeat(60)}end.` });
  expect(finding?.length).toBeLessThanOrEqual(141);
  expect(finding?.endsWith("word…")).toBe(true);
});

test("a long sentence ends with a clause rather than half a thought", () => {
  const summary =
    "The posting asks for 11 things, the form for 6: moving Terraform and REST APIs that outside teams depend on to the second list widens the search and costs nothing.";
  expect(findingOf(tool, { summary })).toBe("The posting asks for 11 things, the form for 6…");
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
