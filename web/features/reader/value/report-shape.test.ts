import { expect, test } from "vitest";
import { shapeOf } from "#web/features/reader/value/report-shape.ts";

test("rows of the same short fields become a table", () => {
  const rows = [
    { figure: "Offered pay", value: "$165k to $195k" },
    { figure: "Openings", value: 4 },
  ];
  expect(shapeOf(rows)).toEqual({
    kind: "table",
    columns: ["Figure", "Value"],
    rows: [
      ["Offered pay", "$165k to $195k"],
      ["Openings", "4"],
    ],
  });
});

test("rows with long, nested or different fields become cards", () => {
  const long = { a: "x".repeat(61), b: "y" };
  expect(shapeOf([long, long]).kind).toBe("cards");
  expect(
    shapeOf([
      { a: "1", b: ["2"] },
      { a: "1", b: ["2"] },
    ]).kind,
  ).toBe("cards");
  expect(
    shapeOf([
      { a: "1", b: "2" },
      { a: "1", c: "2" },
    ]).kind,
  ).toBe("cards");
});

test("what is missing is said in the spec's words [S-815]", () => {
  expect(shapeOf(null)).toEqual({ kind: "empty", text: "Not provided." });
  expect(shapeOf([])).toEqual({ kind: "empty", text: "No entries provided." });
  expect(shapeOf({})).toEqual({ kind: "empty", text: "No additional details provided." });
});

test("lines of text become a list", () => {
  expect(shapeOf(["one", "two"]).kind).toBe("list");
});

test("how an entry is known, and its id, are no part of its text", () => {
  const known = { basis: "plan", facts: ["plan"], covers: [], id: "b-0q3v7c1k2m" };
  const row = { step: "Post", owner: "Recruiter", ...known };
  expect(shapeOf([row, row])).toMatchObject({ kind: "table", columns: ["Step", "Owner"] });
  expect(shapeOf(row)).toMatchObject({
    kind: "facts",
    entries: [{ name: "Step" }, { name: "Owner" }],
  });
});

test("text that holds JSON is read as what it holds, broken JSON stays text", () => {
  expect(shapeOf('["one", "two"]')).toEqual({ kind: "list", entries: ["one", "two"] });
  expect(shapeOf('{"one": ').kind).toBe("text");
});
