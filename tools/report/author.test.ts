import { expect, test } from "vitest";
import { authorPhrase } from "#tools/report/author.ts";

test("a report says who wrote it and that a person decides [R-26]", () => {
  expect(authorPhrase({ metadata: { engine: "built-in" } })).toBe(
    "Written by the built-in writer; a person decides.",
  );
  expect(authorPhrase({ metadata: { engine: "openai/gpt" } })).toBe(
    "Drafted by openai/gpt; a person decides.",
  );
});

test("F-13: a report says where a model's words could not stay", () => {
  const phrase = (engine: string, ...replacedSections: string[]) =>
    authorPhrase({ metadata: { engine, replacedSections } });
  expect(phrase("openai/gpt", "risks")).toBe(
    "Drafted by openai/gpt, 1 section by the built-in writer; a person decides.",
  );
  expect(phrase("openai/gpt", "risks", "summary")).toContain(
    ", 2 sections by the built-in writer;",
  );
  expect(phrase("built-in", "risks")).toBe(
    "Written by the built-in writer, because the model's answer could not be used; a person decides.",
  );
});

test("a report says why the built-in writer wrote in a model's place", () => {
  const phrase = (builtInBecause: string) =>
    authorPhrase({ metadata: { engine: "built-in", builtInBecause } });
  expect(phrase("monthlyCap")).toBe(
    "Written by the built-in writer, because the monthly cap was reached; a person decides.",
  );
  expect(phrase("modelFailed")).toBe(
    "Written by the built-in writer, because the model could not write it; a person decides.",
  );
});

test("a report without a known writer claims none", () => {
  expect(authorPhrase("plain text")).toBe("A person decides.");
  expect(authorPhrase({ metadata: null })).toBe("A person decides.");
});

test("who edited it is named after who wrote it", () => {
  expect(authorPhrase({ metadata: { engine: "built-in" } }, "Ines")).toBe(
    "Written by the built-in writer, edited by Ines; a person decides.",
  );
  expect(authorPhrase("Words of our own.", "Ines")).toBe("A person decides.");
});
