import { expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { cutClauses } from "#reading/clauses.ts";
import { segment } from "#reading/segment.ts";
import { traps } from "#reading/fixtures/traps.ts";
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

test("the last of a list before a gap is no heading", () => {
  const lines = cut(
    "Benefits\n401(k) matching\nDental insurance\nPaid time off\n\nFull job description\nWe sell insurance to shops.",
  );
  expect(lines.find(({ text }) => text === "Paid time off")?.layout).toBe("sentence");
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

test("a range is never cut at its dash", () => {
  const text = "scale is 8, so 3.420 – 4.310 gross per month, 35h: 80.500 - 89.000 a year";
  const lines = cutClauses(text, segment(text, shippedWeights.headings), "notes");
  expect(lines.some((line) => line.text.includes("3.420 – 4.310"))).toBe(true);
  expect(lines.some((line) => line.text.includes("80.500 - 89.000"))).toBe(true);
});

test("an aside in brackets can be taken off its line", () => {
  const text = "Base $78-90K DOE (can stretch to 98k for somebody out of Orbiscale)";
  const clauses = cutClauses(text, cut(text), "posting");
  expect(clauses.map(({ goesOn }) => goesOn)).toEqual([false, true]);
});

test("a list's mark is no part of its line", () => {
  expect(words("-3+ yrs on trucks\n*1 wk vacation\n*$600/yr tools\n1️⃣ 30 min with me")).toEqual([
    "3+ yrs on trucks",
    "1 wk vacation",
    "$600/yr tools",
    "30 min with me",
  ]);
  expect(words("3.5 days in the office\n$20 an hour")).toEqual([
    "3.5 days in the office",
    "$20 an hour",
  ]);
});

test("what only opens a list is no line of its own", () => {
  const lines = cut("You run the home at night. You'll:\n• give out medication\n• lead a team");
  expect(lines.filter(({ layout }) => layout !== "heading").map(({ text }) => text)).toEqual([
    "You run the home at night.",
    "give out medication",
    "lead a team",
  ]);
});

test("one word of a bullet belongs to its neighbour", () => {
  expect(words("- Write. We are a writing company\n- Pet insurance. Obviously.")).toEqual([
    "Write. We are a writing company",
    "Pet insurance. Obviously.",
  ]);
  expect(words("Python. Go. Some SQL.")).toHaveLength(3);
});

test("a verdict in brackets stays with its cell, and a bracket before a colon inside its label", () => {
  expect(words("Casualty License   (Required)\tMS")).toEqual(["Casualty License (Required)", "MS"]);
  const zone = "Zone 2 (Boston, Denver, Austin, Chicago, Portland): $154,500";
  expect(cutClauses(zone, cut(zone), "posting")).toHaveLength(1);
});

test("a hostile text of 100 kB is cut in time that grows with its length", { retry: 1 }, () => {
  const more = ["a;", "| ", " \t", "........", "[[[ ", "\n- \n", "a-\n", "a-\n\n"];
  const slow = [...traps, ...more].filter((piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const started = process.cpuUsage().user;
    cutClauses(text, cut(text), "notes");
    return (process.cpuUsage().user - started) / 1_000 > patient(1_400);
  });
  expect(slow).toEqual([]);
});

test("a word divided at a row's end is whole again, and two words stay two", () => {
  const text =
    "Under general supervision, trans-\nports students safely on an assigned route.\n\nWe look for a self-\nstarter who keeps a log.";
  const lines = cut(text);
  expect(lines.map((line) => line.text)).toEqual([
    "Under general supervision, transports students safely on an assigned route.",
    "We look for a self-starter who keeps a log.",
  ]);
  expect(text.slice(lines[0]?.start, lines[0]?.end)).toContain("trans-\nports");
});

test("a span of hours torn after its dash is one", () => {
  expect(words("Approx. 5:50 a.m.–8:15 a.m. and 2:35 p.m.–\n5:00 p.m. on school days.")).toEqual([
    "Approx. 5:50 a.m.–8:15 a.m. and 2:35 p.m.– 5:00 p.m. on school days.",
  ]);
});

test("a label and what stands far behind it are one line", () => {
  expect(
    words("POSITION:          School Bus Driver\nREPORTS TO:\tDirector of Transportation"),
  ).toEqual(["POSITION: School Bus Driver", "REPORTS TO: Director of Transportation"]);
});

test("a bullet of a word processor's own font is a bullet", () => {
  const [line] = cut("\uF0B7 Walks the bus after every run.\n\uF0B7 Fuels the bus.");
  expect(line).toMatchObject({ text: "Walks the bus after every run.", layout: "bullet" });
});

test("where lines begin with capitals, one that does not goes on with the one before", () => {
  const text =
    "- Performs pre-trip and post-trip inspection of the bus and reports\ndefects in writing.\n- Fuels the bus.\n- Keeps the windows clean.";
  expect(words(text)[0]).toBe(
    "Performs pre-trip and post-trip inspection of the bus and reports defects in writing.",
  );
});

test("a paragraph's number is no part of its words, and a figure is", () => {
  const numbered = words("2.1 Plan loads.\n2.2 Call customers.\n2.3 87 trucks, 11 states.");
  expect(numbered).toEqual(["Plan loads.", "Call customers.", "87 trucks, 11 states."]);
  expect(words("3.5 years on a dock\n1.5 hours of travel")[0]).toMatch(/^3\.5 years/u);
});

test.each(["What you'd be doing.", "What it takes."])(
  "%s opens a list and is no line of it",
  (opening) => {
    expect(cut(`${opening} Weld docks in the shop. Grind and paint.`)[0]?.layout).toBe("heading");
  },
);

test("what is said of the work is no opening", () => {
  expect(cut("What we make is boat lifts and docks.")[0]?.layout).toBe("sentence");
});
