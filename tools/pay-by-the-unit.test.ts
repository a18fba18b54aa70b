import { describe, expect, test } from "vitest";
import { rateOf } from "#ledger/facts/pay-rate.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { serverTools } from "#tools/tools.server.ts";

const jobPaid = (pay: string) => ({
  ...bareJob,
  title: "CDL-A Truck Driver",
  location: "Joplin, MO",
  rawExtractedJd: `CDL-A Truck Driver\n\nPay\n- ${pay}\n- $25 a stop after the first one\n\nRequirements\n- Class A CDL\n- Two years of tractor trailer\n\nDuties\n- Drive regional lanes\n- Scan your bills the same day`,
});

describe("pay by the mile or the visit", () => {
  test.each([
    "62 cpm loaded AND empty, all practical miles not short miles",
    "62 to 68 cents a mile by experience, all miles",
    "Pay is 62 ¢/mile loaded or empty",
    "$48 - $56 per visit",
  ])("%s is stated, and no report asks for a range", (pay) => {
    const briefing = briefOn(jobPaid(pay));
    expect(rateOf(briefing.ledger.reading)?.text).toContain(pay.slice(0, 12));
    const reports = JSON.stringify(Object.values(serverTools).map((tool) => tool.write(briefing)));
    expect(reports).not.toMatch(
      /no pay (?:range )?stated|no pay range|no (?:base )?range is stated|hold the post|bottom and (?:the )?top|pay range approved/iu,
    );
    expect(reports).not.toContain('"Not stated"');
  });

  test.each(["$24 an hour", "$1,600 a week", "Competitive pay", "$250 a day"])(
    "%s is no such rate",
    (pay) => {
      expect(rateOf(briefOn(jobPaid(pay)).ledger.reading)).toBeNull();
    },
  );

  test("where no pay is stated a range is still asked for", () => {
    const { questions } = briefOn({ ...bareJob, title: "CDL-A Truck Driver" }).ledger;
    expect(questions.map(({ id }) => id)).toContain("unknown.pay");
  });
});
