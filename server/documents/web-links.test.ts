import { expect, test } from "vitest";
import { piecesOf } from "#server/documents/web-links.ts";

test("a line that ends in an https address leads there, under its label", () => {
  expect(piecesOf("About us: https://www.northwind.example/jobs")).toEqual([
    [
      { text: "About us", url: "https://www.northwind.example/jobs" },
      { text: " · northwind.example" },
    ],
  ]);
});

test.each(["northwind.example", "http://northwind.example", "javascript:alert(1)"])(
  "a website written as %s stays text in a file [S-505]",
  (website) => {
    expect(piecesOf(`About us: ${website}`)).toEqual([[{ text: `About us: ${website}` }]]);
  },
);
