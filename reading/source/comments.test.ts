import { expect, test } from "vitest";
import { hideComments, takeOutNotes } from "#reading/source/comments.ts";
import { readStated } from "#reading/read-stated.ts";

test("what a page's source hides is blanked out, sign for sign", () => {
  const text = "Cook <!-- old\nposting --> wanted";
  const shown = hideComments(text);
  expect(shown).toHaveLength(text.length);
  expect(shown).toMatch(/^Cook +\n +wanted$/u);
});

test.each([
  ["<<can go 3,400 for somebody from the Merdeka>>", "<<50 is ok, write 50>>"],
  ["[[it is fourteen now]]", "[[ask Dana]]"],
  ["[NH5: not confirmed. Staff do not know. Say nothing]", "[GP6: between us, somebody local.]"],
])("what is noted in a draft, “%s”, stays inside, and its sentence stays whole", (one, other) => {
  const draft = `Housekeeping Supervisor\n\nWhat you will do\n- Allocate rooms every day ${one}\n- Train new room attendants\n- Control the linen ${other} and the laundry\n\nPay: $2,600 to $3,100 a month\n`;
  const { kind, lines, pay } = readStated(draft);
  const placeOf = (text: string) => lines.find((line) => line.text === text)?.place;
  expect(kind).toBe("notes");
  expect([placeOf(one), placeOf(other)]).toEqual(["internal", "internal"]);
  expect(lines.map(({ text }) => text)).toContain("Allocate rooms every day");
  expect(pay?.value).toMatchObject({ min: 2600, max: 3100 });
  expect(lines.every(({ start, end }) => end > start)).toBe(true);
});

test("three remarks in single brackets make a draft, and a comma cuts none of them", () => {
  const remarks = [
    "[the Loves Park shop is closing in the fall, NOT announced, so don't mention it]",
    "[Gary: hard stop at $34.50 and only with 5-axis]",
    "[was five eights, changed in April]",
  ];
  const text = `CNC Machinist\n\nLocation: Rockford, IL ${remarks[0]}\nPay: $26.50 - $33.00 per hour ${remarks[1]}\nShift: Mon-Thu 3:00 pm - 1:30 am ${remarks[2]}\n\nYou will\n- Set up and run lathes\n`;
  const { lines, kind } = readStated(text);
  expect(kind).toBe("notes");
  for (const remark of remarks)
    expect(lines.find((line) => line.text === remark)?.place).toBe("internal");
  expect(
    takeOutNotes("[ Apply with CV ] [ Apply with a profile ] [Save this job now]").notes,
  ).toEqual([]);
});

test("what replaces struck words stays in their sentence", () => {
  const text =
    "Machinist\n\nBenefits\n- Medical, dental and vision from day ~~60~~ 30\n- 401k match ~~3%~~ 4%\n~~- Free lunch~~\n- Tuition assistance\n";
  const lines = readStated(text).lines.map((line) => line.text);
  expect(lines).toEqual(
    expect.arrayContaining([
      "Medical, dental and vision from day 30",
      "401k match 4%",
      "Tuition assistance",
    ]),
  );
});

test("one bracket makes no draft, and a long text of openings costs little", () => {
  expect(takeOutNotes("Ten years [or more] of welding <<now>>").notes).toEqual([]);
  expect(takeOutNotes("[A: ".repeat(25_000)).notes).toEqual([]);
  expect(takeOutNotes("<<".repeat(50_000)).notes).toEqual([]);
});
