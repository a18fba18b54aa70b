import { expect, test } from "vitest";
import { authorPhrase } from "#tools/author.ts";

test("a report says who wrote it and that a person decides", () => {
  expect(authorPhrase({ metadata: { engine: "built-in" } })).toBe(
    "Written by the built-in writer; a person decides.",
  );
  expect(authorPhrase({ metadata: { engine: "openai/gpt" } })).toBe(
    "Drafted by openai/gpt; a person decides.",
  );
});

test("a report without a known writer claims none", () => {
  expect(authorPhrase("plain text")).toBe("A person decides.");
  expect(authorPhrase({ metadata: null })).toBe("A person decides.");
});
