import { expect, test } from "vitest";
import { followGuidance, linesOf, putAskedFirst, wordsOf } from "#tools/writing/guidance.ts";

test("words that ask are not words to look for", () => {
  expect(wordsOf("Please stress the night shift more")).toEqual(["night", "shift"]);
});

test("what was asked for comes first, the rest keeps its order", () => {
  const items = [{ text: "pay" }, { text: "nights" }, { text: "place" }];
  expect(putAskedFirst("the night", items).map(({ text }) => text)).toEqual([
    "nights",
    "pay",
    "place",
  ]);
  expect(putAskedFirst("", items)).toEqual(items);
});

test("ids, bases and links are no text to be found", () => {
  const item = {
    text: "pay",
    facts: ["plan"],
    basis: "plan",
    covers: ["plan"],
    link: { url: "https://plan" },
  };
  expect(linesOf(item)).toEqual(["pay"]);
  const other = { ...item, text: "a plan" };
  expect(putAskedFirst("plan", [item, other])[0]).toBe(other);
});

test("whole words count: 'art' does not find 'start'", () => {
  expect(followGuidance("art", ["the start"])[0]).toContain("a question for the hiring manager");
});

test("the request is said back in one line, cut to size and without its last stop", () => {
  const [said] = followGuidance("Talk about\n  nights!", ["nights"]);
  expect(said).toBe('You asked: "Talk about nights". What touches nights stands first.');
  expect(followGuidance("  ", ["nights"])).toEqual([]);
  expect(followGuidance("x".repeat(5_000), [])[0]?.length).toBeLessThan(400);
});
