import { describe, expect, test } from "vitest";
import { writeAttractSourceKit } from "#tools/attract-source-kit/writer.ts";
import { writeDoNotAsk } from "#tools/interview-coach/do-not-ask.ts";
import { writeMarketPulse } from "#tools/market-pulse/writer.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/fixtures/sample-briefing.ts";

const paid = { ...bareJob, salaryRange: "$60,000 - $70,000" };

function payLaw(location: string, companySize = "", job = paid) {
  const organization = { ...bareOrganization, companySize };
  const { compensationInsights } = writeMarketPulse(briefOn({ ...job, location }, organization));
  const { payTransparency, advice } = compensationInsights;
  return { duties: payTransparency, advice };
}

describe("a law that was read", () => {
  test("is a duty with its place, its statute and the day", () => {
    const { duties, advice } = payLaw("Bethesda, MD");
    expect(duties).toMatchObject([
      {
        place: "Maryland",
        reach: "applies",
        citation: "Maryland Labor and Employment Code § 3-304.2",
        lastChecked: "2026-11-16",
        basis: "data",
      },
    ]);
    expect(duties[0]?.duty).toMatch(
      /^The post states .*\. Stated here: range\. Not stated here: benefits and other pay\.$/u,
    );
    expect(advice).toBe(
      "Show the range in the post, because Maryland requires it. Not legal advice.",
    );
  });

  test("names the size of the company where it counts people, and lets small ones off", () => {
    const reach = (size: string) => payLaw("Chicago, IL", size).duties[0]?.reach;
    expect(reach("11-50")).toBe("confirm: 11-50 people at all sites, the rule counts from 15");
    expect(reach("51-200")).toMatch(/^likely: 51-200 people/u);
    expect(reach("")).toBe("confirm: head count unknown, the rule counts from 15");
    expect(payLaw("Chicago, IL", "1-10").duties).toEqual([]);
    expect(payLaw("Chicago, IL").advice).toContain("because Illinois may require it");
  });

  test("says that its threshold was not checked, and assumes none", () => {
    const reach = "confirm: the size of employer it begins at was not checked";
    expect(payLaw("Albany, NY", "5000+").duties[0]?.reach).toBe(reach);
  });
});

describe("a law that was not read", () => {
  test("is a line for counsel: Colorado's closing date is said to be missing, not owed", () => {
    const { duties, advice } = payLaw("Denver, CO");
    expect(duties).toMatchObject([
      {
        place: "Colorado",
        reach: "check with counsel",
        citation: "Equal Pay for Equal Work Act, C.R.S. § 8-5-201",
        lastChecked: "not confirmed in the official text",
        basis: "estimate",
      },
    ]);
    expect(duties[0]?.duty).toBe(
      "Check with counsel what this law asks here. We have not confirmed it in its official text. Stated here: range. Not stated here: other pay, benefits and closing date.",
    );
    expect(advice).toBe(
      "Show the range in the post. Check with counsel what Colorado asks. Not legal advice.",
    );
  });

  test("is told with its day where it is not in force yet, and asks for nothing", () => {
    const { duties, advice } = payLaw("Dover, DE");
    expect(duties[0]?.place).toBe("Delaware (from 2027-09-26)");
    expect(duties[0]?.duty).not.toContain("Not stated here");
    expect(advice).not.toContain("Delaware");
  });
});

describe("a job's place decides", () => {
  test("a remote job in the United States has each state that reaches it, and one line for counsel", () => {
    const { duties, advice } = payLaw("Remote (US)");
    expect(duties.map(({ place }) => place)).toEqual([
      "New York State",
      "Illinois",
      "Maryland",
      "New Jersey",
      "Colorado, California, Washington, Vermont, Virginia and Delaware (from 2027-09-26)",
    ]);
    expect(duties.slice(0, 4).map(({ reach }) => reach)).toEqual(
      Array.from({ length: 4 }, () => "if people work from there"),
    );
    expect(advice).toContain("may require it");
  });

  test.each([
    ["Remote", "The place decides"],
    ["Somewhere", "The place decides"],
    ["United States", "The state or province decides"],
  ])("%s names no state", (location, start) => {
    const { duties, advice } = payLaw(location);
    expect(duties).toEqual([]);
    expect(advice.startsWith(start)).toBe(true);
    expect(advice).not.toMatch(/Colorado|New York|California|Illinois/u);
  });

  test.each(["Leeds, United Kingdom", "Austin, TX"])("%s has no rule that we hold", (location) => {
    expect(payLaw(location)).toEqual({
      duties: [],
      advice:
        "We hold no pay-posting rule for this place. Show the range in the post. Not legal advice.",
    });
  });

  test("without a range the post waits", () => {
    expect(payLaw("Bethesda, MD", "", bareJob).advice).toContain("until there is a range, because");
    expect(payLaw("Denver, CO", "", bareJob).advice).toMatch(/^Hold the post back/u);
    expect(payLaw("Austin, TX", "", bareJob).advice).toContain("Hold the post back");
  });

  test("the launch list reads the post against it, or has counsel read it", () => {
    const items = (location: string) =>
      JSON.stringify(writeAttractSourceKit(briefOn({ ...paid, location })).launchChecklist);
    expect(items("Bethesda, MD")).toContain("Read the post against the pay rule of Maryland.");
    expect(items("Denver, CO")).toContain(
      "Ask counsel to read the post against the pay rule of Colorado.",
    );
    expect(items("Remote (US)")).toContain("against the pay rules of the places it reaches.");
    expect(items("Austin, TX")).not.toContain("pay rule");
  });
});

describe("past pay", () => {
  const asked = { ...paid, rawExtractedJd: "Send your resume and current compensation to us." };
  const effectIn = (location: string) =>
    writeMarketPulse(briefOn({ ...asked, location })).recommendedActions.find(({ action }) =>
      action.startsWith("Delete “current compensation”"),
    );

  test.each([
    ["Buffalo, NY", "The question is barred in New York State (New York Labor Law § 194-a)."],
    ["Washington, DC", "The question is limited in Washington, DC (D.C. Code § 32-1452)."],
    ["Boston, MA", "Past pay sets no fair offer. Check with counsel: M.G.L. c. 149, § 105A."],
    [
      "Mobile, AL",
      "Past pay sets no fair offer. Check with counsel: Clarke-Figures Equal Pay Act, Ala. Code § 25-1-30.",
    ],
    ["Austin, TX", "Past pay sets no fair offer."],
    ["Leeds, United Kingdom", "Past pay sets no fair offer."],
    ["Remote", "Past pay sets no fair offer."],
    ["Remote (US)", "Several states where people may work bar or limit the question."],
  ])("%s: the posting that asks for it hears why not", (location, effect) => {
    expect(effectIn(location)?.effect).toBe(effect);
  });

  test("what interviewers must not ask names the place whose law was read", () => {
    const topicIn = (location: string) =>
      writeDoNotAsk(briefOn({ ...paid, location }).ledger).find(({ topic }) =>
        /pay|salary/iu.test(topic),
      );
    expect(topicIn("Buffalo, NY")?.topic).toMatch(/ \(barred in New York State\)$/u);
    expect(topicIn("Buffalo, NY")?.facts).toContain("law.payHistory");
    expect(topicIn("Denver, CO")?.topic).not.toContain("Colorado");
    expect(topicIn("Denver, CO")?.facts).toContain("law.payHistory");
    expect(topicIn("Mobile, AL")?.topic).not.toContain("barred");
    expect(topicIn("Austin, TX")?.facts).not.toContain("law.payHistory");
    expect(topicIn("Remote (US)")?.topic).toMatch(/ \(barred or limited in several states\)$/u);
  });
});

test("a report says once that it is not legal advice", () => {
  const job = { ...paid, location: "Buffalo, NY", rawExtractedJd: "Send us your salary history." };
  const text = JSON.stringify(writeMarketPulse(briefOn(job)));
  expect(text.split("Not legal advice")).toHaveLength(2);
});
