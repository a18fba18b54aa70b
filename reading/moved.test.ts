import { expect, test } from "vitest";
import { readStated } from "#reading/read-stated.ts";
import type { Moved } from "#reading/moved.ts";
import { shippedWeights } from "#reading/weights.ts";

const posting = `Line Cook
Dayton, OH

What you will do
- Run the grill station

What we offer
- $20 to $24 an hour
- Remote work on Fridays`;

const notes = `call with Dana re line cook, 11/3
need someone fast, saute + grill, tues-sat 2pm to close, 19-22/hr
3 yrs on the line at least, servsafe nice to have`;

const readUnder = (moved: Moved) => readStated(posting, shippedWeights, moved);

test("a line that a person moved has their place, and the others keep the reader's", () => {
  const before = readUnder(new Map());
  const after = readUnder(new Map([["$20 to $24 an hour", "internal"]]));
  const [was, is] = [before, after].map(({ lines }) =>
    lines.find(({ text }) => text.startsWith("$20")),
  );
  expect(was).toMatchObject({ place: "pay", reader: "trained" });
  expect(is).toMatchObject({ place: "internal", reader: "person", confidence: 1, likely: [] });
  const others = ({ lines }: typeof before) => lines.filter(({ text }) => !text.startsWith("$20"));
  expect(others(after)).toEqual(others(before));
});

test("values rest on moved lines: none is read from one that stays inside", () => {
  expect(readUnder(new Map()).pay?.value).toMatchObject({ min: 20, max: 24 });
  expect(readUnder(new Map([["$20 to $24 an hour", "internal"]])).pay).toBeNull();
  expect(readUnder(new Map([["$20 to $24 an hour", "pay"]])).pay?.value.min).toBe(20);
});

test("a line that no reader knows says which two places are likeliest", () => {
  const { lines } = readStated(notes);
  const lost = lines.filter(({ place }) => place === "unplaced");
  expect(lost.length).toBeGreaterThan(0);
  for (const { likely } of lost) expect(new Set(likely).size).toBe(2);
});
