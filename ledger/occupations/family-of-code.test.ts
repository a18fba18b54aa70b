import { expect, test } from "vitest";
import { familiesOf, familyOfGroup } from "#ledger/occupations/family-of-code.ts";
import { occupations } from "#ledger/occupations/occupations.ts";

test("a group has a family only where no listed occupation of it has another", () => {
  const against = occupations.filter(({ soc, family }) => {
    const ofGroup = familyOfGroup.get(soc.slice(0, 4));
    return ofGroup !== undefined && ofGroup !== family;
  });
  expect(against.map(({ soc, family }) => `${soc} ${family}`)).toEqual([]);
});

test.each([
  ["29-1141", "Registered Nurse", ["clinical"]],
  ["29-2057", "Ophthalmic Technician", ["clinical"]],
  ["47-2211", "Sheet Metal Worker", ["trades"]],
  ["53-3051", "School Bus Driver", ["operations"]],
  ["25-1072", "Nursing Instructor", ["public"]],
])("%s, %s, is hired as %j", (code, title, families) => {
  expect(familiesOf(code, title)).toEqual(families);
});

test.each([
  ["27-2031", "Dancer"],
  ["53-2011", "Airline Pilot"],
  ["39-2021", "Kennel Attendant"],
  ["45-2092", "Nursery Worker"],
  ["37-2021", "Pest Control Technician"],
])("%s, %s, has no family of its own", (code, title) => {
  expect(familiesOf(code, title)).toEqual([]);
});

test.each([
  ["11-2021", "Senior Product Manager, Growth", ["product"]],
  ["11-2021", "Director of Marketing", ["marketing"]],
  ["43-1011", "Office Manager", ["general"]],
  ["43-1011", "Call Center Supervisor", ["support"]],
  ["11-1021", "Director of Operations", ["operations"]],
  ["11-1021", "General Manager", ["operations", "executive"]],
  ["11-1021", "Chief of Staff", ["operations", "executive"]],
])("%s of two families goes by the title: %s", (code, title, families) => {
  expect(familiesOf(code, title)).toEqual(families);
});
