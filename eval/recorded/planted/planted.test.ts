import { expect, test } from "vitest";
import { countPlanted } from "#eval/recorded/planted/judge-planted.ts";
import {
  loadPlanted,
  plant,
  type PlantedOutcome,
  type Planted,
} from "#eval/recorded/planted/plant.ts";

const fault: Planted = {
  job: "nurse",
  report: "engagementHub",
  path: "sequences[1].body",
  kind: "foreign",
  text: "We won a prize.",
};
const ended = (kind: Planted["kind"], how: PlantedOutcome["ended"]): PlantedOutcome => ({
  ...fault,
  kind,
  ended: how,
  said: [],
});
const many = (count: number, one: PlantedOutcome) => Array.from({ length: count }, () => one);

test("a fault goes to the end of one text, or of one list of citations", () => {
  const answer = { sequences: [{ body: "Hi." }, { body: "Hello.", facts: ["line.1"] }] };
  const [first, second] = answer.sequences;
  expect(plant(answer, fault)).toEqual({
    sequences: [first, { ...second, body: "Hello. We won a prize." }],
  });
  expect(plant(answer, { ...fault, path: "sequences[1].facts", text: "line.9" })).toEqual({
    sequences: [first, { ...second, facts: ["line.1", "line.9"] }],
  });
  expect(answer.sequences[1]?.body).toBe("Hello.");
  expect(() => plant(answer, { ...fault, path: "sequences[2].body" })).toThrow(/no text at/u);
});

test("the goal is missed under 98 percent, and at once when pay, a leak or a wish passes", () => {
  const stopped = many(98, ended("figure", "refused"));
  expect(countPlanted([...stopped, ...many(2, ended("foreign", "passed"))]).isMet).toBe(true);
  expect(countPlanted([...stopped, ...many(3, ended("foreign", "passed"))]).isMet).toBe(false);
  for (const kind of ["pay", "leak", "wish"] as const)
    expect(countPlanted([...stopped, ended(kind, "passed")]).isMet).toBe(false);
  const counted = countPlanted([ended("citation", "removed"), ended("pay", "passed")]);
  expect(counted.text).toContain("| citation | 1 | 0 | 1 | 0 |");
  expect(counted.text).toContain("| all | 2 | 0 | 1 | 1 |");
  expect(counted.text).toContain("- pay passed, nurse engagementHub.sequences[1].body: We won");
  expect(counted.text).toContain("50 % kept from the reader");
});

test("there are about twenty first faults of each kind, and eighteen fresh ones", () => {
  const first = Object.groupBy(loadPlanted("first"), ({ kind }) => kind);
  expect(
    Object.values(first)
      .map((ones) => ones.length)
      .toSorted((one, other) => one - other),
  ).toEqual([18, 19, 19, 19, 19, 20]);
  expect(loadPlanted("fresh")).toHaveLength(18);
});
