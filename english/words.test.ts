import { describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { capital, joinAnd, joinOr, placeInText, pluralise } from "#english/words.ts";

describe("the plural of a title", () => {
  test.each([
    ["backend engineer", "backend engineers"],
    ["vice president of operations", "vice presidents of operations"],
    ["registered nurse, emergency department", "registered nurses, emergency department"],
    ["librarian II", "librarians II"],
    ["salesperson", "salespeople"],
    ["foreman", "foremen"],
    ["secretary", "secretaries"],
    ["attorney", "attorneys"],
    ["coach", "coaches"],
    ["kitchen staff", "kitchen staff"],
  ])("of %s is %s", (one, many) => {
    expect(pluralise(one)).toBe(many);
  });
});

test("lists end in one word", () => {
  expect(joinAnd([])).toBe("");
  expect(joinAnd(["a"])).toBe("a");
  expect(joinAnd(["a", "b", "c"])).toBe("a, b and c");
  expect(joinOr(["a", "b"])).toBe("a or b");
  expect(capital("ünder")).toBe("Ünder");
});

test("a title of a hundred thousand characters is handled at once", () => {
  const started = process.threadCpuUsage();
  pluralise("a ".repeat(50_000));
  expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(patient(1_000));
});

test("a country of states and an area take their article, a town takes none", () => {
  expect(placeInText("United States")).toBe("the United States");
  expect(placeInText("Southern Ohio nonmetropolitan area")).toBe(
    "the Southern Ohio nonmetropolitan area",
  );
  expect(placeInText("Columbus, OH")).toBe("Columbus, OH");
});
