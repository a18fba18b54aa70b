import { expect, test } from "vitest";
import { cutClauses } from "#reading/clauses.ts";
import { segment } from "#reading/segment.ts";
import { shippedWeights } from "#reading/weights.ts";

const cut = (text: string) => segment(text, shippedWeights.headings);
const words = (text: string) => cut(text).map((line) => line.text);

test("bullets, sentences and cells are lines, and every line's words stand where it says", () => {
  const text =
    "Line Cook\n\nWHAT YOU WILL DO\n- Run the grill\n• Close the line\n\nPay is $19 to $22. Tips on top.\nFull-time | Denver, CO | Posted 2 days ago\n";
  const lines = cut(text);
  expect(lines.map((line) => line.text)).toEqual([
    "Line Cook",
    "WHAT YOU WILL DO",
    "Run the grill",
    "Close the line",
    "Pay is $19 to $22.",
    "Tips on top.",
    "Full-time",
    "Denver, CO",
    "Posted 2 days ago",
  ]);
  for (const line of lines)
    expect(text.slice(line.start, line.end).replaceAll(/\s+/gu, " ")).toBe(line.text);
});

test("a line stands under its heading", () => {
  const lines = cut("About us\nWe bake bread.\n\nRequirements:\n- Two years on a line\n");
  expect(lines.at(-1)).toMatchObject({
    text: "Two years on a line",
    layout: "bullet",
    heading: "Requirements:",
  });
});

test("notes that end each thought with its row are not torn", () => {
  const rows = [
    "call 4/2 w/ Ana, clinic mgr",
    "role = dental hygienist, 2 openings",
    "tulsa ok, on site, no wfh",
    "4 days a week, no weekends",
    "$48-54/hr doe + $3k sign on, ot in december",
    "needs: active RDH license, cpr, own loupes",
    "dentrix a plus",
    "no go: anybody who cant do thursdays",
    "benefits - dental, 401k, 2 wks pto, free scrubs",
    "new grads ok",
    "they report to the office manager, she reports to Ana",
  ];
  expect(words(rows.join("\n"))).toEqual(rows);
});

test("a usual heading is one without a gap before it", () => {
  const lines = cut("Warehouse Supervisor\nOn-site\nRequirements\n- Forklift certification");
  expect(lines.map(({ layout }) => layout)).toEqual(["sentence", "sentence", "heading", "bullet"]);
});

test("what comes after 400 lines is one more, to its last word", () => {
  const text = `${"- Cook soup\n".repeat(900)}The end.\n`;
  const lines = cut(text);
  expect(lines).toHaveLength(401);
  expect(lines.at(-1)?.text).toMatch(/^Cook soup .*The end\.$/u);
  expect(cut("A\n".repeat(900))).toHaveLength(401);
});

test("a sentence torn over rows is one line, and a list of short rows is not joined", () => {
  const torn = [
    "The Anderson plant runs five lines around the clock and makes the fabric for",
    "medical gowns, furniture covers and filter media, three hundred and fifty days",
    "a year. You will keep the extruders, calenders and winders running on your own",
    "shift, find the cause of line stops and make the repair that gets the line back",
    "up to speed. Pay is posted on the board and goes up with the steps of the plan.",
  ].join("\n");
  expect(words(torn)).toHaveLength(3);
  expect(words("lift 50 lb\nwalk 8 miles a shift\nreach truck cert helps")).toHaveLength(3);
});

test("whoever speaks in a chat is a line of their own", () => {
  expect(words("[2:03 PM] Kelsey Moran: SDR headcount came thru")).toEqual([
    "[2:03 PM] Kelsey Moran:",
    "SDR headcount came thru",
  ]);
});

test("in notes a clause may be another kind of thing; in a posting a list stays whole", () => {
  const notes = "98-118k posted, real ceiling 126k if they come with magnet";
  expect(cutClauses(notes, cut(notes), "notes").map((line) => line.text)).toEqual([
    "98-118k posted,",
    "real ceiling 126k if they come with magnet",
  ]);
  const posting = "You know AP, AR, payroll and month-end close.";
  expect(cutClauses(posting, cut(posting), "posting")).toHaveLength(1);
});

test("an aside in brackets can be taken off its line", () => {
  const text = "Base $78-90K DOE (can stretch to 98k for somebody out of Orbiscale)";
  const clauses = cutClauses(text, cut(text), "posting");
  expect(clauses.map(({ goesOn }) => goesOn)).toEqual([false, true]);
});

test("a hostile text of 100 kB is cut in time that grows with its length", { retry: 3 }, () => {
  for (const piece of [
    "( ",
    "a;",
    "| ",
    " \t",
    "........",
    "[[[ ",
    "**a** a:1,Au, TX; ",
    "\n- \n",
  ]) {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const started = process.cpuUsage().user;
    cutClauses(text, cut(text), "notes");
    expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(1_400);
  }
});
