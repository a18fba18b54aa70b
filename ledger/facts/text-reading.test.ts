import { expect, test } from "vitest";
import { findOptions } from "#ledger/occupations/options.ts";
import { readForPeople } from "#ledger/facts/text-reading.ts";

const notes = `call with Dana re line cook, 11/3
need someone fast, saute + grill, tues-sat 2pm to close, 19-22/hr
prefers women under 30 honestly, dont print that
3 yrs on the line at least, servsafe nice to have`;

test("a line that asks for what nobody may ask for comes with why, and with what to say to whoever asked [X-40]", () => {
  const { lines, privateNotes } = readForPeople(notes);
  expect(privateNotes).toHaveLength(1);
  const [note] = privateNotes;
  expect(lines[note?.line ?? -1]?.text).toContain("women under 30");
  expect(note?.why).toContain("The law bars");
  expect(note?.say).toContain('"women under 30"');
  expect(readForPeople("Line Cook\nWomen are encouraged to apply.").privateNotes).toEqual([]);
});

test("only a line without a place is asked about, with its two likeliest places", () => {
  const { lines } = readForPeople(notes);
  const asked = lines.filter(({ place }) => place === "unplaced");
  expect(asked.length).toBeGreaterThan(0);
  for (const { likely } of asked) expect(likely).toHaveLength(2);
  for (const { likely } of lines.filter(({ place }) => place !== "unplaced"))
    expect(likely).toEqual([]);
});

test("every value names the line that says it", () => {
  const { lines, values } = readForPeople(notes);
  const pay = values.find(({ name }) => name === "pay");
  expect(pay).toMatchObject({ text: "19-22/hr", isImplied: false });
  expect(lines[pay?.line ?? -1]?.text).toContain("19-22/hr");
});

test("what a job is compared with has at most five options, each with its median wage", () => {
  const { comparedWith } = readForPeople(
    "Program Coordinator\nDenver, CO\n\nWhat you'll do\n- Keep the calendar of visits to the districts",
  );
  expect(comparedWith.options.length).toBeGreaterThan(1);
  expect(comparedWith.options.length).toBeLessThanOrEqual(5);
  expect(comparedWith.options[0]).toMatchObject({ code: "13-1082", median: 102_320 });
});

test.each([
  ["plumber", "47-2152"],
  ["plumb", "47-2152"],
  ["registered nurse", "29-1141"],
  ["Software Engineers", "15-1252"],
])("%s finds %s first", (query, code) => {
  expect(findOptions(query)[0]?.code).toBe(code);
});
