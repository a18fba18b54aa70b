import { expect, test } from "vitest";
import { cleanTerm, foldText, isBareWord, isStopWord, standInsFor } from "#boolean/term.ts";

test.each([
  ["  Backend   Engineer ", "Backend Engineer"],
  ["C++", "C++"],
  ["C#,", "C#"],
  [".NET", ".NET"],
  ["Node.js.", "Node.js"],
  ["CI/CD", "CI/CD"],
  ["R&D", "R&D"],
  ["Health & Safety", "Health & Safety"],
  ["O’Reilly", "O'Reilly"],
  ["‘agile’ coach", "agile coach"],
  ["“senior” nurse", "senior nurse"],
  ['say "no"', "say no"],
  ["Registered Nurse (ICU)", "Registered Nurse ICU"],
  ["Registered Nurse - ICU", "Registered Nurse ICU"],
  ["back‑end", "back-end"],
  ["• Kafka;", "Kafka"],
  ["Java™", "Java"],
  ["5+ years", "5+ years"],
  ["post*", "post"],
  ['a") OR (b', "a OR b"],
  ["site:evil.example", "site evil.example"],
  ["C:\\temp\\", "C temp"],
  ["line\r\nbreak", "line break"],
  ["👩‍🔧 welder", "welder"],
  ["e\u0301cole", "école"],
  ["\u202Eevil", "evil"],
  ["東京", "東京"],
  ["می\u200Cخواهم", "می\u200Cخواهم"],
  ["Columbus, Ohio", "Columbus, Ohio"],
])("%j is searched as %s", (raw, text) => {
  expect(cleanTerm(raw)).toEqual({ text });
});

test.each([
  ["", "empty"],
  [" \t ", "empty"],
  ['""', "unsearchable"],
  ["((()))", "unsearchable"],
  ["🚀🚀", "unsearchable"],
  ["...", "unsearchable"],
  ["& / -", "unsearchable"],
  ["one two three four five six seven eight nine", "tooLong"],
  ["x".repeat(81), "tooLong"],
])("%j is dropped as %s", (raw, reason) => {
  expect(cleanTerm(raw)).toEqual({ reason });
});

test("cleaning what is clean changes nothing", () => {
  for (const text of ["C++", ".NET", "Node.js", "O'Reilly", "Columbus, Ohio", "R&D"]) {
    expect(cleanTerm(text)).toEqual({ text });
  }
});

test("quotes are needed for signs, spaces, operators and scripts without spaces", () => {
  const bare = ["Kafka", "AWS", "Kraków", "инженер", "2026"];
  const quoted = ["C++", "Node.js", "two words", "OR", "and", "Near", "東京", "ผู้จัดการ", "O'Reilly"];
  expect(bare.filter((text) => !isBareWord(text))).toEqual([]);
  expect(quoted.filter(isBareWord)).toEqual([]);
});

test("words that searches skip are no terms, and IT is one", () => {
  expect(["OR", "and", "in", "with the"].every(isStopWord)).toBe(true);
  expect(["IT", "R", "not for profit"].some(isStopWord)).toBe(false);
});

test("a language named like an everyday word has a clear name to search by", () => {
  expect(standInsFor("Go")).toEqual(["Golang"]);
  expect(standInsFor("Kafka")).toEqual([]);
});

test("case, Unicode form and spacing do not make two terms of one", () => {
  expect(foldText("E\u0301cole  Normale ")).toBe(foldText("école normale"));
});
