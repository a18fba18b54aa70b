import { describe, expect, test } from "vitest";
import { findArea, type AreaRow } from "#ledger/areas/find-area.ts";

const names: Record<number, string> = {
  11: "Winston-Salem, NC",
  12: "Urban Honolulu, HI",
  13: "Boise City, ID",
  14: "Louisville/Jefferson County, KY-IN",
  15: "Scranton--Wilkes-Barre, PA",
  16: "Barnstable Town, MA",
  17: "Philadelphia-Camden-Wilmington, PA-NJ-DE-MD",
  18: "New York-Newark-Jersey City, NY-NJ",
  19: "Kansas City, MO-KS",
  20: "Minneapolis-St. Paul-Bloomington, MN-WI",
  21: "Mayagüez, PR",
  22: "Columbus, OH",
};

const areas = Object.entries(names).map(([code, areaName]): AreaRow => {
  return { areaCode: Number(code), areaName, county: null };
});

describe("a city in the name of an area", () => {
  test.each([
    ["Winston-Salem", "NC", 11],
    ["Salem", "NC", null],
    ["Honolulu", "HI", 12],
    ["Boise", "ID", 13],
    ["Louisville", "KY", 14],
    ["Wilkes-Barre", "PA", 15],
    ["Barnstable", "MA", 16],
    ["Wilmington", "DE", 17],
    ["Camden", "NJ", 17],
    ["New York City", "NY", 18],
    ["Jersey City", "NJ", 18],
    ["Kansas City", "KS", 19],
    ["Kansas City", "MO", 19],
    ["Saint Paul", "MN", 20],
    ["Mayaguez", "PR", 21],
    ["COLUMBUS", "OH", 22],
  ])("%s, %s is in area %s", (city, state, code) => {
    expect(findArea(areas, state, city)).toBe(code);
  });

  test.each([
    ["Columbus", "GA"],
    ["Columbus", "IN"],
    ["Newark", "NY"],
    ["Camden", "DE"],
    ["Bloomington", "WI"],
    ["Wilmington", "PA"],
  ])("%s, %s is another town of that name", (city, state) => {
    expect(findArea(areas, state, city)).toBeNull();
  });
});

describe("a county", () => {
  const virginia: AreaRow[] = [
    { areaCode: 1, areaName: "Richmond, VA", county: "Richmond city" },
    { areaCode: 2, areaName: "Northern Neck nonmetropolitan area", county: "Richmond County" },
    { areaCode: 2, areaName: "Northern Neck nonmetropolitan area", county: "Franklin County" },
    { areaCode: 3, areaName: "Virginia Beach-Chesapeake-Norfolk, VA-NC", county: "Franklin city" },
  ];

  test("is found by its whole name, and a town that is its own county by its own", () => {
    expect(findArea(virginia, "VA", "Richmond County")).toBe(2);
    expect(findArea(virginia, "VA", "Richmond")).toBe(1);
    expect(findArea(virginia, "VA", "Franklin")).toBe(3);
  });

  test("does not lend its name to a town that may lie elsewhere", () => {
    const ohio: AreaRow[] = [
      { areaCode: 1, areaName: "Columbus, OH", county: "Franklin County" },
      { areaCode: 2, areaName: "Cincinnati, OH-KY-IN", county: "Warren County" },
    ];
    expect(findArea(ohio, "OH", "Franklin")).toBeNull();
    expect(findArea(ohio, "OH", null)).toBeNull();
  });

  test("of a state that lies in one area settles every town there", () => {
    const rhodeIsland: AreaRow[] = [
      { areaCode: 39_300, areaName: "Providence-Warwick, RI-MA", county: "Kent County" },
      { areaCode: 39_300, areaName: "Providence-Warwick, RI-MA", county: "Newport County" },
    ];
    expect(findArea(rhodeIsland, "RI", "Newport")).toBe(39_300);
    expect(findArea(rhodeIsland, "RI", null)).toBe(39_300);
  });
});
