import { describe, expect, test } from "vitest";
import { readApply, readApplyBy, readOpenings, readStartDate } from "#ledger/read/apply.ts";
import { readCompanyFacts, readTeam } from "#ledger/read/company.ts";
import { readCulture } from "#ledger/read/culture.ts";
import { readDealBreakers } from "#ledger/read/deal-breakers.ts";
import { readProcess } from "#ledger/read/process.ts";
import { listSaidIn } from "#ledger/read/said.ts";
import {
  findLinks,
  readAssets,
  readBackgrounds,
  readCompetitors,
  readRedFlags,
} from "#ledger/read/tags.ts";

const posting = (text: string) => listSaidIn("posting", text);
const texts = (given: readonly { text: string }[]) => given.map(({ text }) => text);

describe("the employer", () => {
  const about =
    "About us\nAcme is a dock scheduling platform. More than 140 warehouses book 9,000 arrivals a day with our software. We are a driven team.";

  test("scale and product are facts, the rest is culture", () => {
    expect(texts(readCompanyFacts(posting(about)))).toHaveLength(2);
    expect(texts(readCulture(posting(about)))).toEqual(["We are a driven team."]);
    expect(
      texts(readCulture(listSaidIn("culture", "Small teams. Decisions are written down."))),
    ).toHaveLength(2);
  });

  test("years asked of people are no fact about the employer", () => {
    expect(
      readCompanyFacts(posting("About us\nYou need 5 years of experience with 20 people.")),
    ).toEqual([]);
  });

  test("team and manager", () => {
    const said = posting(
      "Join our Arrivals team. You will report to the Director of Engineering and mentor two people.",
    );
    expect(readTeam(said)).toMatchObject({
      name: "Arrivals",
      reportsTo: "Director of Engineering",
      text: "Arrivals team, reports to the Director of Engineering",
    });
    expect(readTeam(posting("Work for our 18-bed adult ICU."))?.name).toBe("18-bed adult ICU");
  });

  test.each([
    ["Under general direction of the Harbor Engineer, plans piers.", "Harbor Engineer"],
    ["You report to Acme.io's Kitchen Director.", "Kitchen Director"],
    ["This role reports to the Deputy Mayor for Parks.", "Deputy Mayor for Parks"],
    ["Two leads report to you.", null],
    ["Compares data and reports to find waste.", null],
  ])("%s", (text, reportsTo) => {
    expect(readTeam(posting(text))?.reportsTo ?? null).toBe(reportsTo);
  });
});

describe("applying", () => {
  test("promised steps come one by one", () => {
    expect(
      texts(
        readProcess(
          posting(
            "The process is a call with a recruiter, a technical interview and a final talk.",
          ),
        ),
      ),
    ).toEqual(["a call with a recruiter", "a technical interview", "a final talk"]);
    expect(texts(readProcess(posting("Our process\n1. Phone call\n2. Trial shift")))).toEqual([
      "Phone call",
      "Trial shift",
    ]);
  });

  test("openings, start, deadline and the way to apply", () => {
    const said = posting(
      "We are hiring 12 cooks. Start date: March 2027. Applications must be received by THURSDAY, MAY 1, 2014. Send your resume to jobs@acme.example.",
    );
    expect(readOpenings(said)?.text).toBe("12 openings");
    expect(readStartDate(said)?.text).toBe("March 2027");
    expect(readApplyBy(said)?.text).toBe("Thursday, May 1, 2014");
    expect(readApply(said)?.text).toBe("Send your resume to jobs@acme.example.");
  });
});

describe("tags", () => {
  test("deal breakers know their kind; the posting's words join the one they mean", () => {
    const remarks = listSaidIn("dealBreakersText", "We can't sponsor this year.");
    const deals = readDealBreakers(
      ["no visa", "must join on-call"],
      remarks,
      posting("We cannot sponsor visas."),
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

  test("notes name deal breakers, competitors and red flags", () => {
    const notes = posting(
      "deal breakers: job hoppers, no startups. poach from Gusto, Rippling and Deel. Red flags: recent layoffs",
    );
    expect(texts(readDealBreakers([], [], notes))).toEqual(["job hoppers", "no startups"]);
    expect(texts(readCompetitors(["Workday"], notes))).toEqual([
      "Workday",
      "Gusto",
      "Rippling",
      "Deel",
    ]);
    expect(texts(readRedFlags([], notes))).toEqual(["recent layoffs"]);
    expect(
      texts(readBackgrounds(["SaaS"], posting("Nice to have\n- Logistics background"))),
    ).toEqual(["SaaS", "Logistics background"]);
  });

  test.each([
    ["We will not consider fully remote candidates.", "workType"],
    ["on site, no wfh", "workType"],
    ["Remote work is not an option.", "workType"],
    ["We can't hire outside Canada.", "other"],
    ["People who will not relocate to Tampa will not be considered.", "workType"],
    ["You must be a U.S. citizen or a green card holder.", "authorization"],
    ["If nights scare you, please do not apply.", "schedule"],
    ["Must be able to work every other Saturday.", "schedule"],
    ["no go: anybody who cant do sundays", "schedule"],
  ])("%s rules people out", (text, kind) => {
    expect(readDealBreakers([], [], posting(text))).toMatchObject([{ kind }]);
  });

  test.each([
    "Late applications will not be considered.",
    "Candidates who miss the written test will not be considered.",
    "We do not accept phone calls.",
    "You will work most weekends with a buddy.",
  ])("%s rules nobody out", (text) => {
    expect(readDealBreakers([], [], posting(text))).toEqual([]);
  });

  test("a deal breaker told as a sentence stays whole", () => {
    const said = posting("Deal breaker: if you dislike dogs, please do not apply.");
    expect(texts(readDealBreakers([], [], said))).toEqual([
      "if you dislike dogs, please do not apply.",
    ]);
  });

  test("assets are links of their own", () => {
    expect(texts(readAssets("https://a.example/x, https://b.example\nDeck from May"))).toEqual([
      "https://a.example/x",
      "https://b.example",
      "Deck from May",
    ]);
    expect(
      findLinks(
        posting("About us\nSee https://a.example/blog.\n\nHow to apply\nhttps://a.example/jobs"),
      ),
    ).toEqual(["https://a.example/blog"]);
  });
});
