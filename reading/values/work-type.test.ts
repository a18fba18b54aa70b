import { describe, expect, test } from "vitest";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";
import { implyWorkType, readWorkType } from "#reading/values/work-type.ts";

function read(...lines: readonly Told[]): string {
  return readWorkType(placed(...lines))?.value ?? "none";
}

describe("stated in the terms", () => {
  test.each([
    ["Hybrid out of our office near Union Square", "hybrid"],
    ["Monday through Thursday at our headquarters; Fridays may be worked from home.", "hybrid"],
    ["ON SITE IN SEASON, TWO HOME DAYS THE REST OF THE YEAR", "hybrid"],
    ["WFH fridays ok after 6 mths.", "hybrid"],
    ["Onsite days: 3 (Tue/Wed/Thu)", "hybrid"],
    ["Three days a week at the office on East Market, two wherever you like.", "hybrid"],
    ["In office Tue, Wed + one more day the team settles on.", "hybrid"],
    ["Home days: Mon, Wed, Fri", "hybrid"],
    ["Partially remote", "hybrid"],
    ["Office setting, four ten-hour days (Monday-Thursday, 7:00 to 5:30).", "none"],
    ["Remote within the US; occasional travel", "remote"],
    ["in studio with two flexible days from home", "hybrid"],
    ["Flex (minimum four days per week in office)", "hybrid"],
    ["Two weeks a month in clinic, two weeks by telehealth from wherever you are", "hybrid"],
    ["Remote (United States) • Full time", "remote"],
    ["Full time, remote, anywhere in the US", "remote"],
    ["Hartford, CT - 100% Remote, must work EST hrs", "remote"],
    ["Remote Type: Remote", "remote"],
    ["Remote, Monday to Friday 9 to 5", "remote"],
    ["Remote role, five days a week, Mon-Fri", "remote"],
    ["Work Location: In person", "on-site"],
    ["Remote Type: Onsite", "on-site"],
    ["Remote?: No", "on-site"],
    ["Remote? N", "on-site"],
    ["Telework: None.", "on-site"],
    ["( ) Remote ( ) Hybrid (•) On site", "on-site"],
    ["Remote work is not offered in this department.", "on-site"],
    ["on site, no wfh.", "on-site"],
    ["Cant do this from home, I tried it with the last one.", "on-site"],
    ["the desk cannot be staffed from home", "on-site"],
    ["The duties can't be performed remotely.", "on-site"],
    ["Obviously this isn’t a remote or hybrid seat; the trailer is your office", "on-site"],
    ["based at headquarters five days a week", "on-site"],
    ["Work is performed at City Hall", "on-site"],
    ["In the office, and now and then a day from home", "on-site"],
    ["At the office in town, the odd Friday from home", "on-site"],
    ["On site, one day a month from home", "on-site"],
    ["home every weekend", "none"],
    ["no FIFO no away work, home every night", "none"],
    ["8:30 to 5:00, half an hour for lunch", "none"],
  ])("%s: %s", (text, expected) => {
    expect(read(["terms", text])).toBe(expected);
  });
});

describe("in words of their own", () => {
  test.each([
    ["We come in Tue/Thu", "hybrid"],
    ["You'll be expected onsite at least twice a week", "hybrid"],
    ["60% in office / 40% remote", "hybrid"],
    ["split your week between home and our Bristol office", "hybrid"],
    ["home working up to 3 days a week", "hybrid"],
    ["blended working (minimum 40% on campus)", "hybrid"],
    ["anchor days are Tuesday and Wednesday in the office", "hybrid"],
    ["This is a work-from-home position", "remote"],
    ["home based with occasional travel to our Reading office", "remote"],
    ["Anywhere in the US", "remote"],
    ["virtual position", "remote"],
    ["everyone works out of our Detroit office", "on-site"],
    ["Site-based role", "on-site"],
    ["no hybrid", "on-site"],
    ["Location: Salem | Hybrid: No", "on-site"],
    ["Bis zu 2 Tage mobiles Arbeiten pro Woche", "hybrid"],
    ["Tuesday to Saturday on site", "on-site"],
    ["Half day Friday, in office", "on-site"],
    ["Part time, close to our Salem office", "none"],
    ["Office closed Fridays in summer", "none"],
    ["We support remote patients across the state", "none"],
  ])("%s: %s", (text, expected) => {
    expect(read(["terms", text])).toBe(expected);
  });

  test("a nurse's three days in the clinic are her week, an analyst's are not", () => {
    const lines = placed(["terms", "3 days a week in the clinic"]);
    expect(readWorkType(lines, "29-1141")?.value).toBe("on-site");
    expect(readWorkType(lines, "13-2051")?.value).toBe("hybrid");
  });
  test("a driver who is home Friday does not work there", () => {
    expect(readWorkType(placed(["terms", "Out Monday, home Friday."]), "53-3032")).toBeNull();
  });
});

describe("elsewhere", () => {
  test.each([
    ["must", "Experience with hybrid cloud and remote teams", "none"],
    ["benefit", "On-site gym and parking", "none"],
    ["process", "in-person interview at our office", "none"],
    ["duty", "Deliver the policy in person", "none"],
    ["noise", "Date posted ▾ Remote ▾ Distance ▾ Pay ▾ Job type ▾", "none"],
    ["terms", "After probation one telework day per week may be approved.", "none"],
    ["title", "Customer Support Agent - Work From Home 🏠", "remote"],
  ] as const)("%s: %s is %s", (place, text, expected) => {
    expect(read([place, text])).toBe(expected);
  });

  test("days at home win over a denial of full remote", () => {
    expect(read(["terms", "Remote?: No"], ["terms", "Onsite days: 3 (Tue/Wed/Thu)"])).toBe(
      "hybrid",
    );
  });
  test("a form's answer stands in the next cell", () => {
    expect(read(["terms", "Remote job"], ["terms", "No"])).toBe("on-site");
  });
});

describe("implied by the work", () => {
  const kitchen = placed(["duty", "Run the saute station in our kitchen"]);
  test("a kitchen is on-site, and says so as implied", () => {
    expect(implyWorkType(kitchen, "35-2014", null)).toMatchObject({
      value: "on-site",
      isImplied: true,
    });
    expect(implyWorkType(kitchen, null, null)).toMatchObject({ value: "on-site", isImplied: true });
  });
  test("a desk job is not, whatever it is about", () => {
    expect(
      implyWorkType(placed(["duty", "Build the app that every restaurant uses"]), "15-1252", null),
    ).toBeNull();
  });
  test("a desk job with a place of work and no word of home is on-site, by the line that names the place", () => {
    const lines = placed(["terms", "Location: Boise, ID"], ["duty", "Close the books"]);
    const place = { city: "Boise", region: "ID", country: "US" };
    const at = { value: place, line: 0, words: "Boise, ID", isImplied: false };
    expect(implyWorkType(lines, "13-2011", at)).toMatchObject({
      value: "on-site",
      line: 0,
      isImplied: true,
    });
    expect(implyWorkType(lines, "13-2011", null)).toBeNull();
  });
});
