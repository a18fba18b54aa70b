import { expect, test } from "vitest";
import type { PaletteCommand } from "#web/features/palette/command.ts";
import { findCommands, hasWords } from "#web/features/palette/find-commands.ts";

const row = (label: string, more: Partial<PaletteCommand> = {}): PaletteCommand => ({
  id: label,
  label,
  run: () => undefined,
  ...more,
});

const groups = [
  {
    title: "Sections",
    commands: [row("Success Profile", { detail: "Intake" }), row("Boolean Strings")],
  },
  {
    title: "Searches",
    most: 2,
    commands: ["LinkedIn", "Indeed", "Dice"].map((name) => row(name, { words: "boolean search" })),
  },
  { title: "Go to", commands: [row("Profile")] },
];

const shown = (typed: string) =>
  findCommands(groups, typed).map(({ title, commands }) => [
    title,
    ...commands.map(({ label }) => label),
  ]);

test("a name that begins with what was typed stands first, with its group", () => {
  expect(shown("profi")).toEqual([
    ["Go to", "Profile"],
    ["Sections", "Success Profile"],
  ]);
});

test("words a row does not show find it, and a group shows no more than its most", () => {
  expect(shown("boolean")).toEqual([
    ["Sections", "Boolean Strings"],
    ["Searches", "LinkedIn", "Indeed"],
  ]);
  expect(shown("  Search dice ")).toEqual([["Searches", "Dice"]]);
});

test("with nothing typed all stands in its order, and a group without a match is left out", () => {
  expect(shown("").map(([title]) => title)).toEqual(["Sections", "Searches", "Go to"]);
  expect(shown("zebra")).toEqual([]);
});

test("a text stands beside its copy, and the word copy asks for that alone", () => {
  const messages = [
    row("Second, after the first"),
    row("First e-mail"),
    row("Copy: First e-mail", { name: "First e-mail" }),
  ];
  const labels = (typed: string) =>
    findCommands([{ title: "Messages", commands: messages }], typed)
      .flatMap(({ commands }) => commands)
      .map(({ label }) => label);
  expect(labels("first")).toEqual([
    "First e-mail",
    "Copy: First e-mail",
    "Second, after the first",
  ]);
  expect(labels("copy first")).toEqual(["Copy: First e-mail"]);
});

test("what the server found is not filtered again", () => {
  const jobs = { title: "Jobs", isFound: true, commands: [row("Welder")] };
  expect(findCommands([jobs], "boise")).toEqual([jobs]);
});

test("words are found in any order, case and column", () => {
  expect(hasWords("navigator offer", ["Offer Navigator", "report of this job"])).toBe(true);
  expect(hasWords("JOB of", ["Offer Navigator", "report of this job"])).toBe(true);
  expect(hasWords("", ["Profile"])).toBe(true);
});

test("letters scattered over a text are no word", () => {
  expect(hasWords("profi", ["Market Pulse Intelligence", "report of this job"])).toBe(false);
  expect(hasWords("offer profile", ["Offer Navigator"])).toBe(false);
});
