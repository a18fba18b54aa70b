import { expect, test } from "vitest";
import { countWords } from "#tools/report/count-words.ts";
import type { Block } from "#tools/document/block.ts";

function count(...blocks: Block[]): number {
  const section = { title: "Three words here", chips: ["Public data"], blocks };
  const names = { number: "01", name: "One", title: "Market Pulse", scope: "All", madeBy: "Us" };
  return countWords({ parts: [{ ...names, sections: [section] }] });
}

test("what a reader reads is counted, amounts and joined words as one", () => {
  expect(count({ kind: "paragraph", text: "Pay is $36.85 to $52.40, part-time." })).toBe(6);
  expect(
    count({ kind: "list", items: [{ text: "One two", mark: "Estimate", detail: "three" }] }),
  ).toBe(3);
  expect(
    count({
      kind: "message",
      title: "Day 1",
      subject: "A role",
      text: "Hi there",
      detail: "40 of 300",
    }),
  ).toBe(4);
  expect(
    count({
      kind: "card",
      title: "Who decides?",
      mark: "",
      detail: "",
      blocks: [{ kind: "table", head: ["Stage"], rows: [["Call", "20 minutes"]] }],
    }),
  ).toBe(5);
});

test("labels, search strings and sources are not", () => {
  expect(
    count(
      { kind: "heading", text: "LinkedIn", mark: "" },
      { kind: "code", title: "Wide", text: '"line cook" AND grill', detail: "21 characters" },
      { kind: "keyValues", pairs: [{ name: "Median", value: "" }] },
      { kind: "figures", figures: [{ label: "People", figure: "", detail: "" }], source: "BLS" },
    ),
  ).toBe(0);
});
