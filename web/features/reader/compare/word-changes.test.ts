import { expect, test } from "vitest";
import { listWordChanges } from "#web/features/reader/compare/word-changes.ts";

const signs = { same: "", removed: "-", added: "+" };

/** `The -old +new text.` */
function told(before: string, after: string): string {
  return listWordChanges(before, after)
    .map(({ kind, words }) => (kind === "same" ? words : `${signs[kind]}[${words}]`))
    .join(" ");
}

test("words that went and came stand in runs, what stayed is not marked", () => {
  expect(
    told(
      "The top of your range beats three quarters of the market, so loosen requirements before you raise pay.",
      "The top of your range beats about 70% of the market, so loosen requirements first.",
    ),
  ).toBe(
    "The top of your range beats -[three quarters] +[about 70%] of the market, so loosen requirements -[before you raise pay] +[first] .",
  );
});

test("a figure is one word: it changes as a whole", () => {
  expect(told("Pay is $176,000 a year.", "Pay is $168,000 a year.")).toBe(
    "Pay is -[$176,000] +[$168,000] a year.",
  );
  expect(told("From 3.5% to 4%", "From 3.7% to 4%")).toBe("From -[3.5%] +[3.7%] to 4%");
});

test("put together again, both texts are there letter by letter", () => {
  const before = "Two lines,\nand a dash – 12-month.  End";
  const after = "Two short lines,\n\nand “quotes” – 12-month!";
  const changes = listWordChanges(before, after);
  const join = (gone: string) =>
    changes.flatMap(({ kind, words, blank }) => (kind === gone ? [] : [words, blank])).join("");
  expect(join("removed").replace(/\s+/gu, " ")).toBe(after.replace(/\s+/gu, " "));
  expect(join("added").replace(/\s+/gu, " ")).toBe(before.replace(/\s+/gu, " "));
});

test("a blank after a word is no change of the word", () => {
  expect(told("Raise pay", "Raise pay first")).toBe("Raise pay +[first]");
});

test("the same text has no change, and an empty side is all gone or all new", () => {
  expect(told("Same words", "Same words")).toBe("Same words");
  expect(told("", "All new")).toBe("+[All new]");
  expect(told("All gone", "")).toBe("-[All gone]");
});

test("texts with too little in common are shown one after the other", () => {
  const long = (word: string) => Array.from({ length: 2_000 }, (_, at) => `${word}${at}`).join(" ");
  expect(listWordChanges(long("a"), long("b")).map(({ kind }) => kind)).toEqual([
    "removed",
    "added",
  ]);
});
