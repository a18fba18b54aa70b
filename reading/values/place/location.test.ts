import { describe, expect, test } from "vitest";
import { guessPlaces } from "#reading/values/place/location.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";

function read(...lines: readonly Told[]): string {
  const place = guessPlaces(placed(...lines))[0]?.value;
  return place ? `${place.city}, ${place.region}, ${place.country}` : "none";
}

describe("a place with its region or country", () => {
  test.each([
    ["Columbus, OH 43215", "Columbus, OH, US"],
    ["COLUMBUS, OH", "Columbus, OH, US"],
    ["Columbus OH", "Columbus, OH, US"],
    ["Hybrid in Austin, TX", "Austin, TX, US"],
    ["Austin, Texas, United States", "Austin, TX, US"],
    ["Acme, Dayton, OH", "Dayton, OH, US"],
    ["Washington, DC", "Washington, DC, US"],
    ["Wilmington, DE", "Wilmington, DE, US"],
    ["Berlin, DE", "Berlin, null, DE"],
    ["Toronto, CA", "Toronto, ON, CA"],
    ["London, UK", "London, null, GB"],
    ["Manchester, UK", "Manchester, null, GB"],
    ["Perth, WA", "Perth, null, AU"],
    ["Washington, D.C. metro area", "Washington, DC, US"],
    ["Bengaluru, Karnataka, India", "Bengaluru, Karnataka, IN"],
    ["Amsterdam, Netherlands (hybrid, 2 days office)", "Amsterdam, null, NL"],
    ["4400 Ludlow Road, Harrow Creek, Ohio.", "Harrow Creek, OH, US"],
    ["900 North Elevator Road, Albrecht, Nebraska", "Albrecht, NE, US"],
    ["Work site Applewood Terrace, Fort Wayne, IN 46825 and a sister campus", "Fort Wayne, IN, US"],
    ["Home base within 60 mi. of Mobile, Alabama / territory AL, MS", "Mobile, AL, US"],
    ["Bldg 4, Whitestown IN", "Whitestown, IN, US"],
    ["phoenix az, office by 24th st + camelback", "Phoenix, AZ, US"],
    ["need a cook in dayton oh asap", "Dayton, OH, US"],
    ["Location: US-VA-Chantilly", "Chantilly, VA, US"],
    ["Locations: US - Nebraska - Omaha", "Omaha, NE, US"],
    ["Geelong West, Victoria", "Geelong West, VIC, AU"],
    ["Brisbane QLD", "Brisbane, QLD, AU"],
    ["Town: Leeds, West Yorkshire", "Leeds, West Yorkshire, GB"],
    ["at Thornholme House, Kendal, Cumbria", "Kendal, Cumbria, GB"],
    ["here in Kinvara, Co. Galway.", "Kinvara, Co. Galway, IE"],
    ["Halifax, NS (in person)", "Halifax, NS, CA"],
    ["Raleigh-Durham, North Carolina", "Raleigh, NC, US"],
    ["ASK FOR THE CLERK IN DOTHAN, ALABAMA.", "Dothan, AL, US"],
  ])("%s", (text, expected) => {
    expect(read(["terms", text])).toBe(expected);
  });

  test.each([
    ["💪 PERSONAL TRAINERS – IRON PARISH GYM – BATON ROUGE LA 💪", "Baton Rouge, LA, US"],
    [
      "WAREHOUSE OPERATIVES x 25 – WELLINGBOROUGH NN8 – IMMEDIATE START",
      "Wellingborough, null, GB",
    ],
    ["Chief Operating Officer – start-up – New York (Brooklyn), hybrid", "New York, NY, US"],
    ["house cleaner w/ own car, nine-home route (Bend OR)", "Bend, OR, US"],
    ["Front desk person needed for busy foot and ankle clinic in Bozeman MT", "Bozeman, MT, US"],
  ])("in a title: %s", (text, expected) => {
    expect(read(["title", text])).toBe(expected);
  });
});

describe("a name alone", () => {
  test.each([
    ["terms", "Boise", "Boise, ID, US"],
    ["terms", "Hartford.", "Hartford, CT, US"],
    ["terms", "Office: Boston", "Boston, MA, US"],
    ["terms", "Join our Berlin office!", "Berlin, null, DE"],
    ["terms", "a manager for the Nashville store", "Nashville, TN, US"],
    ["terms", "hybrid, 3 days in austin", "Austin, TX, US"],
    ["terms", "NYC, 3 days in the office", "New York, NY, US"],
    ["employer", "A law firm on West Riverside in downtown Spokane.", "Spokane, WA, US"],
    ["employer", "At Copper & Rye Events in Louisville's NuLu district", "Louisville, KY, US"],
    ["employer", "The City of Los Angeles hires cooks.", "Los Angeles, CA, US"],
    ["title", "vet assistant at a two-doctor practice (Winooski)", "Winooski, null, null"],
    ["terms", "well, Keighley.", "Keighley, null, GB"],
    ["terms", "here at the yard in allentown", "Allentown, PA, US"],
  ] as const)("%s: %s", (place, text, expected) => {
    expect(read([place, text])).toBe(expected);
  });

  test.each([
    ["terms", "Texas"],
    ["terms", "Reading starts 1 March."],
    ["duty", "Site managers, fleet, safety and the finance team"],
    ["must", "Active Florida Board of Opticianry license"],
    ["must", "Valid AZ driver license"],
    ["must", "Experience in React and Python, OR similar."],
    ["title", "STRUCTURAL ENGINEER, PE"],
    ["terms", "Job #: WAS-55902 Spec: OR/CST Positions: 2"],
    ["noise", "From: Devon Achterberg"],
    ["terms", "we keep it in our va, no others"],
    ["terms", "A great role in nice teams."],
    ["duty", "Vent management (Servo-u, Hamilton G5)"],
    ["terms", "home every weekend"],
  ] as const)("%s: %s names no place", (place, text) => {
    expect(read([place, text])).toBe("none");
  });
});

describe("several places", () => {
  test("a trip, a training or a second site is not where the work is", () => {
    expect(
      read(
        ["terms", "You will come to Madison once, for orientation."],
        ["employer", "Acme, Dayton, OH"],
      ),
    ).toBe("Dayton, OH, US");
    expect(
      read(
        ["terms", "Secondary Location(s): New York, NY (Midtown)"],
        ["terms", "Location: Stamford, CT"],
      ),
    ).toBe("Stamford, CT, US");
    expect(
      read(
        ["terms", "Could do Greenville SC office instead."],
        ["terms", "Charlotte, Ballantyne office, 2 days a week"],
      ),
    ).toBe("Charlotte, NC, US");
  });
  test("they keep their order", () => {
    const cities = guessPlaces(placed(["terms", "Austin, TX / Chicago, IL / Remote"])).map(
      ({ value }) => value.city,
    );
    expect(cities).toEqual(["Austin", "Chicago"]);
    expect(guessPlaces(placed(["terms", "Albany, New York"]))).toHaveLength(1);
    expect(read(["terms", "Phoenix / East Valley AZ"])).toBe("Phoenix, AZ, US");
    expect(read(["terms", "Charlotte or Greenville SC"])).toBe("Charlotte, NC, US");
  });
  test("the terms win over what the employer says of itself", () => {
    expect(read(["employer", "Founded in Minneapolis in 2015."], ["terms", "Duluth, MN"])).toBe(
      "Duluth, MN, US",
    );
  });
  test("a remote job has no city by the way", () => {
    expect(
      read(["terms", "Fully remote (US)"], ["employer", "A studio of 58 people in Brooklyn"]),
    ).toBe("none");
  });
  test("a private line names no place", () => {
    expect(read(["internal", "they know sr fw in boulder = 180+"])).toBe("none");
  });
});

describe("forms nobody had listed", () => {
  test.each([
    [["terms", "Location: Leeds City Centre (hybrid)"], "Leeds"],
    [["terms", "Location: London Bridge"], "London"],
    [["terms", "Makati City, Metro Manila"], "Makati"],
    [["terms", "41 Quarry Spur Rd, West Rutland, VT"], "West Rutland"],
    [["unplaced", "41 Quarry Spur Rd, West Rutland"], "West Rutland"],
    [["terms", "Fort Saskatchewan, AB"], "Fort Saskatchewan"],
    [["terms", "from the Copper Gull in Portland"], "Portland"],
    [["unplaced", "Bldg 4, Whitestown IN / Demarcus Hill"], "Whitestown"],
    [["unplaced", "HOLLIS & VANCE STAMPING CO."], "none"],
    [["terms", "Little Island, Cork"], "Cork"],
    [["employer", "A boutique law firm in Midtown Manhattan"], "Manhattan"],
    [["title", "Route Sales, Philly"], "Philadelphia"],
    [["terms", "Cardiff Bay / hybrid"], "Cardiff"],
    [["unplaced", "Fish Filleter – Grimsby Docks"], "Grimsby"],
    [["terms", "Base: Anchorage (ANC)"], "Anchorage"],
    [["unplaced", "Missoula & Bitterroot valley"], "Missoula"],
    [["noise", "Apply through Ironbark Labour Hire, Belmont WA"], "none"],
    [["noise", "DON, Summit Glen"], "none"],
    [["terms", "office Mondays"], "none"],
    [["terms", "Sedgwick, Butler and Harvey counties, KS"], "none"],
    [["unplaced", "a van from the Kwik Mart on Harlow Rd"], "none"],
    [["terms", "(Ontario, BC only)"], "none"],
    [["employer", "The company is headquartered in Columbus, Ohio."], "none"],
    [["internal", "Location: Denver, CO"], "none"],
  ] as const)("%s: %s", (line, city) => {
    expect(guessPlaces(placed(line))[0]?.value.city ?? "none").toBe(city);
  });

  test.each<[string, string, ...Told[]]>([
    [
      "a city that is denied is out",
      "Meridian",
      ["unplaced", "Boise)"],
      ["terms", "Clinic is in Meridian actually not Boise"],
    ],
    [
      "a form's label is a cell of its own",
      "Billings",
      ["noise", "City"],
      ["noise", "Billings"],
      ["terms", "shifts at the Laurel campus too"],
    ],
    [
      "the first of two in the head",
      "Winnipeg",
      ["noise", "Winnipeg, MB"],
      ["terms", "Regina, SK"],
    ],
    [
      "what else is hired for comes after",
      "Lansing",
      ["noise", "also hiring"],
      ["noise", "Kalamazoo"],
      ["terms", "Lansing"],
    ],
    [
      "other offices are not the place",
      "Boston",
      ["employer", "A law firm in Boston"],
      ["terms", "Our other offices are in Greenwich and Palm Beach"],
    ],
    [
      "a county that was cut off is still a county",
      "Kinvara",
      ["terms", "full time, here in Kinvara, Co."],
      ["terms", "Galway."],
    ],
    [
      "a remote job's client is elsewhere",
      "none",
      ["terms", "Remote - anywhere in the US"],
      ["unplaced", "Our client is a fintech based in San Mateo."],
    ],
    [
      "a remote job's pay zones are no place",
      "none",
      ["terms", "Fully remote"],
      ["terms", "Zone 2: Los Angeles, San Diego, Boston, Denver"],
    ],
  ])("%s: %s", (_, city, ...lines) => {
    expect(guessPlaces(placed(...lines))[0]?.value.city ?? "none").toBe(city);
  });
});

test("a small town is one where the words before it say a place, and no word is", () => {
  expect(read(["terms", "Our box is at the auction in Aalsmeer, four of us"])).toBe(
    "Aalsmeer, null, null",
  );
  expect(read(["terms", "Staff work the party at Derby"])).toBe("none");
  expect(read(["title", "Central Illinois"], ["terms", "Islandwide"])).toBe("none");
});

test("Singapore is one city, whatever its quarters are called", () => {
  expect(
    read(["terms", "Location: Joo Chiat, Singapore"], ["pay", "S$2,600 to S$3,100 a month"]),
  ).toBe("Singapore, null, SG");
  expect(read(["must", "Singaporeans and PRs only"])).toBe("Singapore, null, SG");
  expect(read(["terms", "Austin, TX"], ["employer", "We have offices in Singapore and Oslo"])).toBe(
    "Austin, TX, US",
  );
});
