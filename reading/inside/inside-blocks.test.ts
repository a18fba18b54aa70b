import { expect, test } from "vitest";
import { isInner } from "#reading/place.ts";
import { readStated } from "#reading/read-stated.ts";

const posting = `Warehouse Associate, Groveport OH

The work
- Pick to light, 110 lines an hour once you are trained
- Tape and label cartons, build pallets

What you need
- Lift 50 lb
- Walk 8 to 10 miles a shift

Pay: $18.50/hr days
`;

function insideOf(text: string): string[] {
  return readStated(text)
    .lines.filter(({ place }) => isInner(place))
    .map((line) => line.text);
}

test.each([
  "BRANCH ONLY",
  "-- recruiter notes below, strip before posting --",
  "Not for the advert",
])("what follows “%s” stays inside", (mark) => {
  const noted = ["Conversion after 520 hours brings 1,200 a head.", "Days pay better than nights."];
  const inside = insideOf(`${posting}\n${mark}\n${noted.join("\n")}\n`);
  expect(inside).toEqual(expect.arrayContaining(noted));
  expect(inside).not.toContain("Lift 50 lb");
});

test("remarks at the end that a sign sets apart stay inside, bullets with the same sign do not", () => {
  const remark = "Days pay better than nights";
  expect(insideOf(`${posting}\n>> ${remark}\n`)).toContain(remark);
  expect(insideOf(posting.replaceAll("- ", ">> "))).not.toContain("Lift 50 lb");
});

test("a mark at the top holds for its own paragraph", () => {
  const inside = insideOf(
    `INTERNAL, strip before this goes on the board\nTape and label cartons for the spring.\n\n${posting}`,
  );
  expect(inside).toContain("Tape and label cartons for the spring.");
  expect(inside).not.toContain("Lift 50 lb");
});

test("struck words are not read", () => {
  const { lines } = readStated(`${posting}\nNice to have\n- ~~Forklift licence~~ reach truck\n`);
  expect(lines.map(({ text }) => text).join("\n")).not.toContain("Forklift");
});
