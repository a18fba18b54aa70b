import { expect, test } from "vitest";
import { guessPlaces } from "#reading/values/place/location.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";

const cities = (...lines: readonly Told[]) =>
  guessPlaces(placed(...lines)).map(({ value }) => value.city);

test("a plant abroad is no second place of work", () => {
  const found = cities(["terms", "Location: Greenville, SC"], ["terms", "Site: Saltillo, Mexico"]);
  expect(found).toEqual(["Greenville"]);
});

test("where a few of the team sit is no second place of work", () => {
  const found = cities(["terms", "Location: Nashville, TN"], ["terms", "Office: 3 Memphis, TN"]);
  expect(found).toEqual(["Nashville"]);
});

test("two towns of one country stand side by side", () => {
  const found = cities(["terms", "Location: Austin, TX"], ["terms", "Location: Dallas, TX"]);
  expect(found).toEqual(["Austin", "Dallas"]);
});
