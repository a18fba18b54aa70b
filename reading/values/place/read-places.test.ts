import { describe, expect, test } from "vitest";
import { placeCandidates } from "#reading/values/place/place-candidates.ts";
import { guessPlaces, mentionedIn } from "#reading/values/place/location.ts";
import { readPlaces } from "#reading/values/place/read-places.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";
import { shippedWeights } from "#reading/weights.ts";

const cityOf = (...lines: readonly Told[]) =>
  readPlaces(placed(...lines), shippedWeights.towns)[0]?.value.city ?? "none";
const townsOf = (...lines: readonly Told[]) =>
  placeCandidates(mentionedIn(placed(...lines))).map(({ city }) => city);

describe("where the work is, of all the towns named", () => {
  test("a line that stays inside may be the only one to tell", () => {
    expect(cityOf(["internal", "come by btwn 2-4, we're on Tennyson St, Denver."])).toBe("Denver");
  });

  test("what a line outside says comes first", () => {
    expect(
      cityOf(
        ["terms", "Location: Spokane, WA"],
        ["internal", "his last shop was in Yakima, WA, leave them alone"],
      ),
    ).toBe("Spokane");
  });

  test("villages around a town are no cities of other states", () => {
    const line = ["terms", "Ephrata, PA and surrounding (Lititz, Akron, Denver)"] as const;
    const places = readPlaces(placed(line), shippedWeights.towns);
    expect(places.map(({ value }) => [value.city, value.region])).toEqual([["Ephrata", "PA"]]);
  });

  test.each([
    ["Site: Alder School, Hollis Creek, Washington", ["Hollis Creek, WA"]],
    ["Location: Greer Mill, South Carolina (hybrid)", ["Greer Mill, SC"]],
  ])("a known town's name that begins another one is no second town: %s", (text, towns) => {
    const line = ["terms", text] as const;
    const places = readPlaces(placed(line), shippedWeights.towns);
    expect(places.map(({ value }) => `${value.city}, ${value.region}`)).toEqual(towns);
  });

  test.each([
    ["terms", "LOCATION_HQ US-OR-HILLSBORO"],
    ["employer", "Head office: Omaha, NE"],
    ["terms", '"HQ","Charlotte, NC"'],
  ] as const)("the head office is elsewhere: %s: %s", (place, text) => {
    expect(cityOf(["terms", "Location: Decatur, AL"], [place, text])).toBe("Decatur");
  });

  test.each([
    ["noise", "Marianne Holt 9:21 AM"],
    ["terms", "Territory: Franklin, Delaware and Licking counties."],
  ] as const)("%s: %s names no town", (place, text) => {
    expect(townsOf(["terms", "Location: Chicago, IL"], [place, text])).toEqual(["Chicago"]);
  });

  test("a town that somebody takes back is none", () => {
    expect(
      townsOf(["unplaced", "Pell Rehab, Boise"], ["terms", "Clinic is in Meridian, not Boise."]),
    ).toEqual(["Meridian"]);
  });

  test.each([
    ["LOCATION_PRIMARY US-AZ-CHANDLER-F2", "Chandler"],
    ["valentine NE", "Valentine"],
    ["Piñon Gap Consolidated, Trinidad, Colo.", "Trinidad"],
    ["REFS NEEDED — fall rec soccer, Bozeman + Belgrade MT", "Bozeman"],
  ])("%s: the work is in %s", (text, city) => {
    expect(guessPlaces(placed(["terms", text]))[0]?.value.city).toBe(city);
  });

  test.each([
    ["a county", "serving the schools of Rutland County"],
    ["a street", "turn left at Denver Ave"],
    ["a colleague", "reports to denise, dotted to plant mgr gary."],
  ])("%s is no town", (_, text) => {
    expect(townsOf(["unplaced", text])).toEqual([]);
  });
});
