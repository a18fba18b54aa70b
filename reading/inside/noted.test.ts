import { expect, test } from "vitest";
import { readStated } from "#reading/read-stated.ts";

const draft = `Development Director

What you will do
- Lead the annual campaign with the board
- Write to our ten largest foundations every quarter [[two of them are shaky]]
- Keep the donor database clean [[good, keep]]

What you need
- 7 years in fundraising [[5. We will lose people]]
- Clear writing
- A driving licence
>> ANA: TAKE THE LICENCE OUT, WE HAVE A BUS
>> ANA: YES

Pay: $78,000 to $88,000 a year [[the board approved more, not a word of it]]
`;

const placeIn = (text: string, words: string) =>
  readStated(text).lines.find((line) => line.text.startsWith(words))?.place;

test("a line of a draft that somebody noted something beside is left to the person", () => {
  expect(placeIn(draft, "Write to our ten")).toBe("unplaced");
  expect(placeIn(draft, "7 years")).toBe("unplaced");
  expect(placeIn(draft, "A driving licence")).toBe("unplaced");
});

test("a line that the note agrees with, and pay that nobody strikes, stay", () => {
  expect(placeIn(draft, "Lead the annual")).toBe("duty");
  expect(placeIn(draft, "Keep the donor")).toBe("duty");
  expect(placeIn(draft, "Clear writing")).toBe("must");
  expect(placeIn(draft, "Pay: $78,000")).toBe("pay");
});

test("comments below a draft belong to their marks", () => {
  const text = `General Manager, Tucson

What you will do
- Lead a growing [MK1] team of five managers
- Train new bartenders and servers every month [MK2]

Comments

[MK1] Marty: we close one in May. take out growing
[MK2] Marty: fine
`;
  expect(placeIn(text, "Lead a growing")).toBe("unplaced");
  expect(placeIn(text, "Train new")).toBe("duty");
  expect(placeIn(text, "[MK1] Marty")).toBe("internal");
});

test("remarks behind a sign of their own stay inside, whatever stands before them", () => {
  const text = `Plant Manager, notes of a call

Car allowance 700 a month. ** Can go 210 base for the right one.
Full P&L for the site. ** The last one sat on a recall.
`;
  const { lines } = readStated(text);
  const said = lines.filter(({ place }) => place === "internal").map((line) => line.text);
  expect(said).toContain("** Can go 210 base for the right one.");
  expect(said).toContain("** The last one sat on a recall.");
});
