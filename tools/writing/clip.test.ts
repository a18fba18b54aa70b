import * as fc from "fast-check";
import { expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { isCalm, clip, firstFitting, joinItems, withStop } from "#tools/writing/clip.ts";

test("a line is cut where a clause ends, with no loose word at its end", () => {
  const line = "Own the schema for readings, including partitioning and archiving 26 billion rows";
  expect(clip(line, 40)).toBe("Own the schema for readings");
  expect(clip("Give medications under the direction of the physician on duty", 40)).not.toMatch(
    /\b(?:the|of|under)$/u,
  );
});

test("no line is longer than its place, and none that fits is touched", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 5, max: 200 }), (line, most) => {
      const cut = clip(line, most);
      const folded = line.replace(/\s+/gu, " ").trim();
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(folded.length > most || cut === folded).toBe(true);
    }),
  );
});

test("a cut never opens a bracket or a quote it does not close", () => {
  expect(
    clip('Extend Burrow (62 components, used by six squads) and "say so" in writing', 40),
  ).toBe("Extend Burrow");
});

test("the first wording that fits is taken, and the last one is cut", () => {
  expect(firstFitting(["much too long for this place", "short."], 10)).toBe("short.");
  expect(firstFitting(["one two three four five six seven"], 15).length).toBeLessThanOrEqual(15);
});

test("items with commas of their own are kept apart", () => {
  expect(joinItems(["a", "b", "c"])).toBe("a, b and c");
  expect(joinItems(["a and b", "c"])).toBe("a and b, plus c");
  expect(joinItems(["a, b", "c", "d"])).toBe("a, b; c; and d");
});

test("a sentence ends in one stop", () => {
  expect(withStop("Now.")).toBe("Now.");
  expect(withStop("Now,")).toBe("Now.");
});

test("a hundred kilobytes are cut at once", () => {
  const started = process.threadCpuUsage();
  clip("a, and (the ".repeat(9_000), 600);
  clip("x".repeat(100_000), 600);
  expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(patient(500));
});

test.each([
  ["$5,000 SIGN-ON NO WEEKENDS (except rotation) MILEAGE PAID", false],
  ["Refer a friend, earn $750!!", false],
  ["401(k) with a 5% match", true],
  ["PTO, HSA, FSA", true],
])("%j is calm: %s", (text, isIt) => {
  expect(isCalm(text)).toBe(isIt);
});
