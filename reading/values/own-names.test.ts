import { describe, expect, test } from "vitest";
import { guessPlaces } from "#reading/values/place/location.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";

describe("a name that no list has, by where it stands", () => {
  test.each([
    [["terms", "We are on the ridge outside Wexcombe, above the weir."], "Wexcombe"],
    [["terms", "Report to the Brantlow dock at six"], "Brantlow"],
    [["terms", "Brantlow office, above the bakery"], "Brantlow"],
    [["terms", "Ottersbeek, Havenkwartier"], "Ottersbeek"],
    [["terms", "Tech Park, building 7, Ottersbeek."], "Ottersbeek"],
    [["terms", "The guild hall in Northeast Brantlow,"], "Brantlow"],
    [["unplaced", "Brantlow only."], "Brantlow"],
    [["must", "You will be at the yard in Wexcombe by seven."], "Wexcombe"],
    [["terms", "Location Brantlow courthouse, with a county car"], "Brantlow"],
    [["terms", "Location: Brantlow head office, some days on site"], "Brantlow"],
    [["terms", "Brantlow SD (Benson Rd)"], "Brantlow"],
    [["terms", "4th street by the tire shop, Brantlow NM."], "Brantlow"],
    [["terms", "brantlow mn office"], "Brantlow"],
    [["terms", "City/State Brantlow, CA"], "Brantlow"],
    [["must", "valid mn license"], "none"],
    [["terms", "Full-time, exempt."], "none"],
    [["terms", "Tues-Sat, one late night"], "none"],
    [["unplaced", "LEAD RANGER (TRAILS)"], "none"],
    [["must", "ForkSafe, Georgia alcohol permit"], "none"],
    [["contact", "From: Priya Raman, HR"], "none"],
    [["terms", "It's an hour to Burlington on a good day."], "none"],
    [["terms", "about 12 minutes from downtown Burlington"], "none"],
    [["employer", "A camp of twelve beds in the Greater Brantlow"], "none"],
    [["noise", "Folks of the guild (Chatterbox)"], "none"],
  ] as const)("%s: %s", (line, city) => {
    expect(guessPlaces(placed(line))[0]?.value.city ?? "none").toBe(city);
  });

  test.each<[string, string, ...Told[]]>([
    [
      "a place of work is named as such, whatever else is named",
      "Wexcombe",
      ["terms", "Emergencies go to the night provider in Telford."],
      ["terms", "Based at Wexcombe, one day a week in the branch"],
    ],
    [
      "a yard in a requirement tells more than a town by the way",
      "Wexcombe",
      ["unplaced", "I have roofs booked in the county and an odd one in Limerick."],
      ["must", "Someone who will be at the yard in Wexcombe at 7.30"],
    ],
  ])("%s: %s", (_, city, ...lines) => {
    expect(guessPlaces(placed(...lines))[0]?.value.city ?? "none").toBe(city);
  });
});
