import { expect, test } from "vitest";
import { wordsIn } from "#ledger/read/text/words-in.ts";

test("words are found whole, in their order, and in one text", () => {
  const isIn = wordsIn(["At least five years, of SQL.", "Five years of Go!"]);
  expect(
    ["five years", "FIVE YEARS OF SQL", "of Go", "years-of", "SQL"].filter((words) => !isIn(words)),
  ).toEqual([]);
  expect(["five of", "ear", "SQL five", "Go", "least years", "", "—"].filter(isIn)).toEqual(["Go"]);
});

test("what is found in texts is what stands in them, whatever they repeat", () => {
  const texts = ["a b a b c", "b a b b a", "c c"];
  const isIn = wordsIn(texts);
  const words = ["a", "b", "c"];
  const asked = [1, 2, 3, 4, 5].flatMap((length) =>
    Array.from({ length: 3 ** length }, (_, at) =>
      Array.from({ length }, (__, place) => words[Math.floor(at / 3 ** place) % 3]).join(" "),
    ),
  );
  for (const one of asked)
    expect([one, isIn(one)]).toEqual([one, texts.some((text) => text.includes(one))]);
});
