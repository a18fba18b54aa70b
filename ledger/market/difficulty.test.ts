import { expect, test } from "vitest";
import { payPartName, payPartInSentence } from "#ledger/market/difficulty.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";
import { columbusNurses, withLevels } from "#ledger/fixtures/sample-market.ts";

function judge(fields: Partial<JobFields>) {
  return ledgerOf(fields).market.difficulty;
}

test.each<[string, Partial<JobFields>, string]>([
  ["a license", { requirements: "Active Ohio RN license" }, "RN license needed from the first day"],
  ["years", { requirements: "2+ years of adult ICU" }, "2 or more years of experience asked for"],
  ["nights", { title: "Registered Nurse (Nights)" }, "night shifts"],
  [
    "a desk that must be on site",
    { title: "Backend Engineer", workType: "on-site" },
    "on site, where similar work is done from home",
  ],
  ["urgency", { urgencyLevel: "critical" }, "a start that cannot wait"],
  ["silence about pay", {}, "no pay range stated"],
  [
    "pay under the median",
    { salaryRange: "$30 to $40 an hour" },
    "middle of the range under the national median",
  ],
  [
    "shift work without shift pay",
    { title: "Registered Nurse (Nights)", salaryRange: "$60 to $70 an hour" },
    "no word on a shift differential",
  ],
])("%s tightens a search", (_, fields, reason) => {
  expect(judge(fields).tightening).toContain(reason);
});

test.each<[string, Partial<JobFields>, string]>([
  [
    "pay over the market",
    { salaryRange: "$60 to $70 an hour" },
    "top of the range over the national 75th percentile",
  ],
  ["remote work", { workType: "remote" }, "remote work"],
  [
    "time to earn a card",
    { requirements: "ACLS within 90 days of hire" },
    "a certificate that may follow after the start",
  ],
])("%s loosens it", (_, fields, reason) => {
  expect(judge(fields).loosening).toContain(reason);
});

test("a ward is on site whoever hires, so that tightens nothing", () => {
  expect(judge({ workType: "on-site" }).tightening.join()).not.toContain("on site");
});

test("a card that may follow does not tighten the search as well", () => {
  const { tightening } = judge({ requirements: "ACLS within 90 days of hire" });
  expect(tightening.join()).not.toContain("ACLS");
});

test("what nearly everybody holds tightens no search", () => {
  const { difficulty } = ledgerOf({
    rawExtractedJd: "Requirements\n- Driver's license required\n- Excel",
  }).market;
  expect(difficulty.tightening.join()).not.toMatch(/license/u);
});

test("two more reasons against than for make it tight, four make it hard", () => {
  const some = { salaryRange: "$47 to $50 an hour", urgencyLevel: "critical" };
  expect(judge(some).word).toBe("normal");
  const license = "Active Ohio RN license";
  expect(judge({ ...some, requirements: license }).word).toBe("tight");
  const all = {
    ...some,
    title: "Registered Nurse (Nights)",
    requirements: `${license}\n2+ years of adult ICU`,
  };
  expect(judge(all).word).toBe("hard");
});

test("a local mark is asked before the national one", () => {
  const fields = { salaryRange: "$36 to $50 an hour" };
  const local = ledgerOf(fields, withLevels(columbusNurses)).market.difficulty;
  expect(local.tightening.join()).not.toContain("under");
  expect(local.loosening).toContain("top of the range over DOL Level IV in Columbus, OH");
  expect(judge(fields).tightening).toContain("middle of the range under the national median");
});

test("a pay part is named with its article in a sentence and without it in a cell", () => {
  expect([payPartInSentence("bonus"), payPartName("bonus")]).toEqual(["a bonus", "bonus"]);
  expect([payPartInSentence("tips"), payPartName("tips")]).toEqual(["a share of tips", "tips"]);
  expect([payPartInSentence("equity"), payPartName("equity")]).toEqual(["equity", "equity"]);
});

test.each([
  "Paralegal certificate or bachelor's degree",
  "Current state RN license or eligible to obtain one",
])(
  "what something else may stand in for is needed by nobody from the first day: %s",
  (requirements) => {
    const { market } = ledgerOf({ requirements });
    expect(market.difficulty.tightening.join(", ")).not.toContain("from the first day");
  },
);
