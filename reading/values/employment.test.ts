import { describe, expect, test } from "vitest";
import { employmentByTitle } from "#reading/values/employment-by-title.ts";
import { guessEmployment, readEmployment } from "#reading/values/employment.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";
import { found } from "#reading/values/value.ts";
import { shippedWeights } from "#reading/weights.ts";

function read(...lines: readonly Told[]): string {
  return guessEmployment(placed(...lines))?.value ?? "none";
}

describe("stated in the terms", () => {
  test.each([
    ["Status: Permanent, full-time, 37.5 hours/week", "full-time"],
    ["FT perm, 37.5 hr week.", "full-time"],
    ["FTE: 1.0, 186 day contract", "full-time"],
    ["FTE / contract: 1.0, 187 days, starts July 28", "full-time"],
    ["Contract: Permanent", "full-time"],
    ["perm, direct hire.", "full-time"],
    ["Permanent, full time, not a contractor this time.", "full-time"],
    ["Full time, employed not contract", "full-time"],
    ["full time W2 not 1099", "full-time"],
    ["It is a direct hire – there's no temp period.", "full-time"],
    ["Part-time, 28 hours a week, for thirteen months", "part-time"],
    ["18-20 hrs a week incl. Thurs 6am", "part-time"],
    ["Because it's thirty hours.", "part-time"],
    ["employment type: part-time", "part-time"],
    ["Contract to hire.", "contract"],
    ["Type: Contract (W2 only. No C2C, no 1099)", "contract"],
    ["You are a 1099 independent contractor and choose your own hours.", "contract"],
    ["Assignment length | 13 weeks, possible extension", "contract"],
    ["Service required: freelance, remote from anywhere", "contract"],
    ["Temp to perm, 90 days thru you then ours", "temporary"],
    ["520 hours temp then hired on if attendance is good.", "temporary"],
    ["this is TEMP you won't get told its temp to hire", "temporary"],
    ["[ ] Direct [x] Temp-to-hire (520 hrs)", "temporary"],
    ["Appointment type Seasonal, May 11 to September 25", "temporary"],
    ["maternity cover until June", "contract"],
    ["Schedule Per Diem", "per-diem"],
    ["Type: On call, as needed", "per-diem"],
    ["Internship", "internship"],
    ["W2 contract", "contract"],
    ["0.5 FTE", "part-time"],
    ["Interim, six weeks", "temporary"],
    ["12 month FTC", "contract"],
    ["Employment Type\tFull-Time", "full-time"],
    ["Full time or part time considered", "full-time"],
    ["Full-time. Part-time schedule possible after one year.", "full-time"],
    ["Full-time, 12-month fixed-term contract", "full-time"],
    ["Is this FTE or contract? FTE.", "full-time"],
    ["Part-time or full-time, your choice", "part-time"],
    ["Part-time with the potential to become full-time", "part-time"],
    ["☐ Full-time ☑ Part-time ☐ Contract", "part-time"],
    ["Permanent, part-time (22.5 hours)", "part-time"],
    ["24 hours per week over three days", "part-time"],
    ["Hours: 16 per week", "part-time"],
    ["6 mo. contract to start, could go perm", "contract"],
    ["Full-time 6-month contract", "contract"],
    ["You'll be engaged as an independent contractor.", "contract"],
    ["Outside IR35, 6 months", "contract"],
    ["Duration: 9 months", "contract"],
    ["it's a temp job till christmas", "temporary"],
    ["Seasonal, full-time", "temporary"],
    ["Casual / on-call", "per-diem"],
    ["Zero hours contract", "per-diem"],
    ["12-week paid internship", "internship"],
    ["Contract type: Travel / W2", "contract"],
    ["Upholsterer wanted, 3 days/wk (days can be agreed)", "part-time"],
    ["Hours are 28 a week over four days", "part-time"],
    ["16 hours a week, £25,000 pro rata for a 37 hr full time week", "part-time"],
    ["Permanent contract, 37.5 hours a week", "full-time"],
  ])("%s: %s", (text, expected) => {
    expect(read(["terms", text])).toBe(expected);
  });

  test.each([
    "188 day contract, follows school calendar",
    "under a contract funded through September 2029",
    "It's a year-round position, not seasonal.",
    "no interim, no agencies",
    "Check temp logs twice a shift",
    "part time OK",
    "W2 not 1099.",
    "On-call one week in six",
    "Temporary lodging for the first month",
    "Union contract in place",
    "Business casual",
    "Permanent residents welcome",
    "We're not looking for contractors",
    "Travel up to 20 hours per week",
    "Hybrid, 3 days a week in the office",
    "An aide is assigned to you 2 days a week",
  ])("%s says none", (text) => {
    expect(read(["terms", text])).toBe("none");
  });
});

describe("elsewhere", () => {
  test.each([
    ["pay", "Per diem of $2.40 for each hour away from base", "none"],
    ["pay", "per diem 65 + hotel", "none"],
    ["duty", "You supervise a part-time leasing assistant", "none"],
    ["must", "Two years as an apprentice or intern", "none"],
    ["title", "Physical Therapist Assistant (PTA) – Home Health, PRN", "per-diem"],
    ["title", "ELECTRICAL APPRENTICE", "apprenticeship"],
    ["title", "Teller I (PT)", "part-time"],
    ["title", "LANDSCAPE LABORER – 24 temporary full-time openings", "temporary"],
    ["employer", "This is a full-time position.", "full-time"],
    ["title", "Contract Recruiter (6 months)", "contract"],
    ["title", "Contract Administrator", "none"],
    ["title", "Internship Coordinator", "none"],
    ["title", "Intern Program Coordinator", "none"],
    ["employer", "We are a contract manufacturer of medical devices.", "none"],
    ["employer", "General contractor since 1962", "none"],
    ["process", "Applicants who work part-time for the City may apply.", "none"],
    ["duty", "Contract to hire.", "contract"],
    ["unplaced", "Eleven of our partners started here as interns.", "none"],
    ["internal", "Contract, 6 months", "none"],
  ] as const)("%s: %s is %s", (place, text, expected) => {
    expect(read([place, text])).toBe(expected);
  });

  test("full-time wins over a word on part-time in the same terms", () => {
    expect(read(["terms", "Full-time"], ["terms", "Two part-time helpers share the shift"])).toBe(
      "full-time",
    );
  });
  test("a fixed term is full-time or part-time first", () => {
    expect(
      read(
        ["title", "ASSISTANT ARCHIVIST (MATERNITY COVER)"],
        ["terms", "Part-time, 28 hours a week"],
      ),
    ).toBe("part-time");
  });
});

describe("implied", () => {
  test.each([
    ["terms", "Forty hours, Monday to Friday"],
    ["terms", "41-hour week with flexible hours"],
    ["benefit", "Medical, dental and 401(k)"],
  ] as const)("%s: %s is full-time", (place, text) => {
    expect(guessEmployment(placed([place, text]), false)).toMatchObject({
      value: "full-time",
      isImplied: true,
    });
  });
  test("nothing is implied by nothing", () => {
    expect(guessEmployment(placed(["duty", "Cook."]), false)).toBeNull();
  });
});

describe("weighed", () => {
  const weigh = (...lines: readonly Told[]) =>
    readEmployment(placed(...lines), "posting", null, shippedWeights.employments)?.value ?? "none";

  test("casual work that ends is temporary, other casual work is per diem", () => {
    expect(weigh(["terms", "Casual, thru to end of Sept"])).toBe("temporary");
    expect(weigh(["terms", "Casual"], ["pay", "Piece rate $14 per lug"])).toBe("temporary");
    expect(weigh(["terms", "Casual"], ["pay", "$30 an hour"])).toBe("per-diem");
  });

  test("a fixed term of few hours is part-time", () => {
    const term = ["terms", "Fixed term, 18 months"] as const;
    expect(weigh(term, ["terms", "21 hours per week (0.6 FTE)"])).toBe("part-time");
    expect(weigh(term)).toBe("contract");
  });

  test("who is insured has not come for a day", () => {
    const haul = ["terms", "OTR REEFER - CLASS A"] as const;
    expect(weigh(haul, ["benefit", "BCBS after 60 days"])).toBe("full-time");
  });
});

describe("by its days and hours", () => {
  test.each([
    ["terms", "Saturdays Sept 6 – Oct 25, some Sun.", "temporary"],
    ["terms", "Need 4 strong people Nov 22 thru Dec 22", "temporary"],
    ["terms", "It comes to about 12 hours in a usual week.", "part-time"],
    ["terms", "Hours: 5.5 per day, split", "part-time"],
    ["pay", "28 hours a week at £13.20", "part-time"],
    ["process", "Apply Sept 6 – Oct 25", "none"],
  ] as const)("%s: %s", (place, text, expected) => {
    expect(read([place, text])).toBe(expected);
  });

  test("benefits say more than the days in which one may apply", () => {
    expect(read(["terms", "Open: Oct 7 – Oct 28"], ["benefit", "Medical and dental"])).toBe(
      "full-time",
    );
  });
});

describe("by the title", () => {
  const title = (words: string, ...lines: readonly Told[]) => {
    const all = placed(["title", words], ...lines);
    const [first] = all;
    return first ? (employmentByTitle(found(words, first), all)?.value ?? "none") : "none";
  };

  test.each([
    ["Harvest Intern", ["terms", "50 hours a week"], "internship"],
    ["Intern Program Coordinator", ["terms", "Full-time"], "none"],
    ["HVAC Apprentice", ["terms", "Mon-Fri, 40 hours"], "apprenticeship"],
    ["Apprentice Thatcher", ["terms", "39 hours"], "apprenticeship"],
    ["Apprentice Instructor", ["terms", "Full-time"], "none"],
    ["Travel Sterile Processing Technician", ["terms", "13 wks, nights"], "contract"],
    ["Travel ICU RN", ["terms", "Nights"], "none"],
    ["Travel Consultant", ["terms", "6 weeks of training"], "none"],
  ] as const)("%s, %j: %s", (words, line, expected) => {
    expect(title(words, line)).toBe(expected);
  });
});
