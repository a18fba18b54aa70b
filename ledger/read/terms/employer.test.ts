import { describe, expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { readApply, readApplyBy, readOpenings, readStartDate } from "#ledger/read/terms/apply.ts";
import { readCompanyFacts, readTeam } from "#ledger/read/terms/company.ts";
import { readCulture } from "#ledger/read/terms/culture.ts";
import { readDealBreakers } from "#ledger/read/terms/deal-breakers.ts";
import { joinForm } from "#ledger/read/text/job-lines.ts";
import { readProcess } from "#ledger/read/terms/process.ts";
import {
  readAssets,
  readBackgrounds,
  readCompetitors,
  readRedFlags,
} from "#ledger/read/terms/tags.ts";
import { saidOf } from "#ledger/fixtures/sample-said.ts";

const texts = (given: readonly { text: string }[]) => given.map(({ text }) => text);

describe("the employer", () => {
  test("whole sentences about it are facts; a name, or whom it seeks, is none", () => {
    const said = saidOf(
      "employer",
      "Acme, Dayton, OH",
      "TWO RIVERS LIBRARY AUTHORITY",
      "Acme is a dock scheduling platform.",
      "More than 140 warehouses book 9,000 arrivals a day with our software.",
      "We are looking for a friendly planner.",
      "You report to the Director of Sales.",
    );
    expect(texts(readCompanyFacts(said))).toEqual([
      "Acme is a dock scheduling platform.",
      "More than 140 warehouses book 9,000 arrivals a day with our software.",
    ]);
  });

  test("culture is the form's words and the posting's lines on it", () => {
    const form = { ...emptyJob, culture: "Small teams. Decisions are written down." };
    const said = joinForm(form, saidOf("culture", "We are a driven team."));
    expect(texts(readCulture(said))).toEqual([
      "Small teams.",
      "Decisions are written down.",
      "We are a driven team.",
    ]);
    expect(readCulture(saidOf("noise", "About Us | Our Culture"))).toEqual([]);
  });

  test("team and manager", () => {
    const said = saidOf(
      "terms",
      "Join our Arrivals team.",
      "You will report to the Director of Engineering and mentor two people.",
    );
    expect(readTeam(said)).toMatchObject({
      name: "Arrivals",
      reportsTo: "Director of Engineering",
      text: "Arrivals team, reports to the Director of Engineering",
    });
    expect(readTeam(saidOf("employer", "Work for our 18-bed adult ICU."))?.name).toBe(
      "18-bed adult ICU",
    );
    expect(readTeam(saidOf("internal", "they report to the team lead"))).toBeNull();
  });

  test.each([
    ["Under general direction of the Harbor Engineer, plans piers.", "Harbor Engineer"],
    ["You report to Acme.io's Kitchen Director.", "Kitchen Director"],
    ["This role reports to the Deputy Mayor for Parks.", "Deputy Mayor for Parks"],
    ["Reports to: Emergency Department Nurse Manager", "Emergency Department Nurse Manager"],
    ["Two leads report to you.", null],
    ["Compares data and reports to find waste.", null],
    ["Operates clusters, including upgrades, node pools and cost reporting to squad leads.", null],
    ["Stock record, monthly report to Director", null],
    ["Run the end of day in Opera and send the reports to the GM", null],
    ["Prepare weekly reports to the Board", null],
    ["Crews report to the Purcellville yard each morning.", null],
    ["There is no requirement to report to the branch first.", null],
    ["Financial reporting to lenders and partners", null],
    ["Reporting to the Project Manager, you'll run the site day to day.", "Project Manager"],
    ["You'd be the second Staff on the team, reporting to the Director of ML.", "Director of ML"],
    ["The Controller reports to the CFO", "CFO"],
    ["You'll work with one Payroll Officer and report to the Payroll Lead.", "Payroll Lead"],
    ["A hands-on Controller reporting to the CFO", "CFO"],
    [
      "Department: Platform Reports to: Director, Platform Operations Work site: 22 Main Street FLSA: Exempt",
      "Director, Platform Operations",
    ],
  ])("%s", (text, reportsTo) => {
    expect(readTeam(saidOf("duty", text))?.reportsTo ?? null).toBe(reportsTo);
  });
});

describe("applying", () => {
  test.each<[string, string[]]>([
    [
      "The process is a call with a recruiter, a technical interview and a final talk.",
      ["a call with a recruiter", "a technical interview", "a final talk"],
    ],
    ["Interview: recruiter 30m → HM 45m → coding 60m.", ["recruiter 30m", "HM 45m", "coding 60m"]],
    [
      "Process: 30 min w/ Maya, written exercise, onsite w/ leadership, refs.",
      ["30 min w/ Maya", "written exercise", "onsite w/ leadership", "refs"],
    ],
    ["Trial shift", ["Trial shift"]],
    ["Send a resume to jobs@acme.example.", []],
    ["Applications are open until May 29.", []],
  ])("%s", (line, steps) => {
    expect(texts(readProcess(saidOf("process", line)))).toEqual(steps);
  });

  test("openings, start, deadline and the way to apply", () => {
    const said = [
      ...saidOf("terms", "We are hiring 12 cooks.", "Start date: March 2027."),
      ...saidOf(
        "process",
        "Applications must be received by THURSDAY, MAY 1, 2014.",
        "Send your resume to jobs@acme.example.",
      ),
    ];
    expect(readOpenings(said)?.text).toBe("12 openings");
    expect(readOpenings(saidOf("terms", "Need 2, asap"))?.text).toBe("2 openings");
    expect(readOpenings(saidOf("terms", "3 spots, season is busy"))?.text).toBe("3 openings");
    expect(readOpenings(saidOf("terms", "One (1) current vacancy"))?.text).toBe("one opening");
    expect(readOpenings(saidOf("terms", "Full time, x2."))?.text).toBe("2 openings");
    expect(readStartDate(said)?.text).toBe("March 2027");
    const closing = (line: string) => readApplyBy(saidOf("terms", line))?.text;
    expect(closing("Application deadline: 30/04")).toBe("30/04");
    expect(closing("Apply by 31-OCT-2025")).toBe("31-Oct-2025");
    expect(closing("Closes: open until filled")).toBe("until filled");
    expect(closing("Closes the register one night a week")).toBeUndefined();
    expect(readStartDate(saidOf("terms", "Start class: January 11."))?.text).toBe("January 11");
    expect(readApplyBy(said)?.text).toBe("Thursday, May 1, 2014");
    expect(readApply(said)?.text).toBe("Send your resume to jobs@acme.example.");
  });
});

describe("tags", () => {
  test("deal breakers know their kind; the posting's words join the one they mean", () => {
    const form = { ...emptyJob, dealBreakersText: "We can't sponsor this year." };
    const deals = readDealBreakers(
      ["no visa", "must join on-call"],
      joinForm(form, saidOf("legal", "We cannot sponsor visas.")),
    );
    expect(deals.map(({ id, kind, text }) => [id, kind, text])).toEqual([
      ["deal.1", "authorization", "no visa"],
      ["deal.2", "schedule", "must join on-call"],
    ]);
    expect(deals[0]?.quotes.map(({ where }) => where)).toEqual([
      "dealBreakers",
      "dealBreakersText",
      "posting",
    ]);
  });

  test("what speaks against the employer is the employer's, a trait of people is the candidate's", () => {
    const owners = readRedFlags(["urgent backfill", "high turnover", "never been on call"], []).map(
      ({ owner }) => owner,
    );
    expect(owners).toEqual(["employer", "employer", "candidate"]);
  });

  test("what the form names and what lines inside name is one list", () => {
    const quotes = [{ where: "posting" as const, quote: "poach from Gusto" }];
    expect(texts(readCompetitors(["Workday", "Gusto"], [{ text: "gusto", quotes }]))).toEqual([
      "Workday",
      "Gusto",
    ]);
    expect(texts(readBackgrounds(["SaaS"], saidOf("nice", "Logistics background")))).toEqual([
      "SaaS",
      "Logistics background",
    ]);
  });

  test.each([
    ["We will not consider fully remote candidates.", "workType"],
    ["on site, no wfh", "workType"],
    ["Remote work is not an option.", "workType"],
    ["We can't hire outside Canada.", "refused"],
    ["People who will not relocate to Tampa will not be considered.", "workType"],
    ["You must be a U.S. citizen or a green card holder.", "authorization"],
    ["Candidates must be authorized to work in the US without sponsorship.", "authorization"],
    ["If nights scare you, please do not apply.", "schedule"],
    ["Must be able to work every other Saturday.", "schedule"],
  ])("%s rules people out", (text, kind) => {
    expect(readDealBreakers([], saidOf("must", text))).toMatchObject([{ kind }]);
    expect(readDealBreakers([], saidOf("internal", text))).toEqual([]);
  });

  test.each([
    "Late applications will not be considered.",
    "Candidates who miss the written test will not be considered.",
    "We do not accept phone calls.",
    "You will work most weekends with a buddy.",
  ])("%s rules nobody out", (text) => {
    expect(readDealBreakers([], saidOf("terms", text))).toEqual([]);
  });

  test("a list under its label is told apart, a sentence stays whole", () => {
    const under = (text: string) =>
      saidOf("must", text).map((one) => ({ ...one, heading: "deal breakers:" }));
    expect(texts(readDealBreakers([], under("deal breakers: job hoppers, no startups")))).toEqual([
      "job hoppers",
      "no startups",
    ]);
    expect(
      texts(
        readDealBreakers([], under("deal breakers: if you dislike dogs, please do not apply.")),
      ),
    ).toEqual(["if you dislike dogs, please do not apply."]);
  });

  test("assets are links of their own", () => {
    expect(texts(readAssets("https://a.example/x, https://b.example\nDeck from May"))).toEqual([
      "https://a.example/x",
      "https://b.example",
      "Deck from May",
    ]);
  });
});

test("positions are openings, and a closed week is no day to apply by", () => {
  expect(readOpenings(saidOf("terms", "2 positions"))?.text).toBe("2 openings");
  expect(readOpenings(saidOf("terms", "manages 3 positions in finance"))).toBeNull();
  expect(readApplyBy(saidOf("process", "we close the week of July 4th"))).toBeNull();
  expect(readApplyBy(saidOf("process", "Applications close July 4, 2027"))?.text).toBe(
    "July 4, 2027",
  );
});
