import * as fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf } from "#tools/document/csv.ts";
import { readCsvCells } from "#tools/fixtures/sample-csv.ts";

test("quotes, commas, line breaks and umlauts come back as they were", () => {
  const rows = [
    ["Job", "String", "Notes"],
    ['Nurse, "nights"', '("ICU" OR "ER") NOT recruiter', "Zürich\nÅse; 東京"],
  ];
  const text = csvOf(rows);
  expect(text.startsWith("\ufeff")).toBe(true);
  expect(text.endsWith("\r\n")).toBe(true);
  expect(readCsvCells(text)).toEqual(rows);
});

test.each([
  "=1+1",
  "+1 614 555 0100",
  "-2+3",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "  =1",
  '=HYPERLINK("https://evil.example","Apply")',
  "＝1+1",
])("a spreadsheet never takes %o for a formula", (cell) => {
  expect(readCsvCells(csvOf([[cell]]))).toEqual([[`'${cell}`]]);
});

test.each(["Lead a team", "$34.00 to $44.00", "(a - b)", "", "180", "a=b", "{{first_name}}"])(
  "%o needs no apostrophe",
  (cell) => expect(readCsvCells(csvOf([[cell]]))).toEqual([[cell]]),
);

test("whatever stands in a cell, no cell of the file begins a formula and none is lost", () => {
  const cell = fc.string({ unit: fc.constantFrom(...Array.from("=+-@'\",;\t\r\n a1é")) });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const read = readCsvCells(csvOf(rows));
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const text of read.flat()) expect(text).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/u);
      expect(read.flat().map((text) => text.replace(/^'/u, ""))).toEqual(
        rows.flat().map((text) => text.replace(/^'/u, "")),
      );
    }),
  );
});
