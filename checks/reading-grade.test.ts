import { expect, test } from "vitest";
import { gradeReading } from "#checks/reading-grade.ts";
import { findSentences } from "#english/sentences.ts";

test("short words in short sentences are for small children, long ones for scholars", () => {
  expect(gradeReading("The cat sat on the mat. It was warm. The dog ran.")).toBeLessThan(1);
  const dense =
    "Interdisciplinary organizational competencies necessitate comprehensive administrative coordination across geographically distributed operational constituencies.";
  expect(gradeReading(dense)).toBeGreaterThan(25);
});

test("a list is read line by line, so bullets do not make one long sentence", () => {
  const lines = ["Find faults on looms", "Rewire the panels", "Keep the boiler room safe"];
  const asList = gradeReading(lines.map((line) => `- ${line}`).join("\n"));
  const asSentences = gradeReading(lines.map((line) => `${line}.`).join(" "));
  const asOne = gradeReading(lines.join(" "));
  expect(asList).toBe(asSentences);
  expect(asOne).toBeGreaterThan((asList ?? 0) + 1);
});

test("links, tokens and figures are not prose", () => {
  expect(gradeReading("Hi {{first_name}}, read this: https://mill.example/a/very/long/path")).toBe(
    gradeReading("Hi, read this:"),
  );
  expect(gradeReading("$34.00 - 44.00")).toBeNull();
  expect(gradeReading("")).toBeNull();
});

test("sentences end where readers stop, not at abbreviations", () => {
  const text =
    "Meet Dr. Lee at 5 p.m. in room two. Pay is $3.50 more. Are you in the U.S. now?\n- e.g. nights";
  expect(findSentences(text).map((sentence) => sentence.text)).toEqual([
    "Meet Dr. Lee at 5 p.m. in room two.",
    "Pay is $3.50 more.",
    "Are you in the U.S. now?",
    "e.g. nights",
  ]);
  for (const { text: words, start, end } of findSentences(text)) {
    expect(text.slice(start, end)).toBe(words);
  }
});
