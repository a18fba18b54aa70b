import { describe, expect, test } from "vitest";
import { checkReport } from "#checks/fixtures/sample-checks.ts";
import { sampleLedger, sampleReading } from "#checks/fixtures/sample-ledger.ts";

/** $34.00 to $44.00 an hour plus $2.50 on second shift. */
const ledger = sampleLedger();

function reachOf(section: string, entry: object, of = ledger): string[] {
  const list = [{ ...entry, basis: "plan", facts: ["pay.range"] }];
  const report = { [section]: section === "closePlan" ? { byStage: list } : list };
  return checkReport(of, "offerNavigator", report)
    .filter(({ rule }) => rule === "offer.reach")
    .map(({ quote }) => quote);
}

const said = (youSay: string) =>
  reachOf("negotiationGuidance", { ifTheySay: "Why?", youSay, before: null });

describe("no script tells a candidate how far we can go", () => {
  test.each([
    "It is the median. From here I can go to $42.83 once.",
    "We could stretch to a little more.",
    "I'd get you up to $43 an hour.",
    "Our target is higher than that.",
    "The most we can pay is open.",
    "The offer is $49.00 an hour.",
    "Today it is $39.12 an hour, later $42.83.",
    "The range is $34.00 to $44.00 an hour and you would start at $41.10.",
  ])("found: %s", (line) => expect(said(line)).toHaveLength(1));

  test.each([
    "The range is $34.00 to $44.00 an hour, the same for everybody.",
    "The offer is $39.12 an hour.",
    "Beside $34.00 to $44.00 an hour there is a shift differential of $2.50 an hour.",
    "I will take that to the manager.",
  ])("fine: %s", (line) => expect(said(line)).toEqual([]));
});

test("a bonus is told as the posting tells it", () => {
  const text = "Quarterly bonus, up to $20k a year on sales";
  const payParts = [{ id: "part.9", label: "Bonus", text, quotes: [], kind: "bonus" as const }];
  const of = sampleLedger({ reading: { ...sampleReading, payParts } });
  const line = { ifTheySay: "Why?", youSay: "The bonus is paid quarterly, up to $20k a year." };
  expect(reachOf("negotiationGuidance", line, of)).toEqual([]);
  expect(reachOf("negotiationGuidance", line)).toEqual(["up to $2"]);
});

test("replies and closing questions are heard too, and what the team reads is not", () => {
  const line = "We can go to $44.00.";
  const objection = { objection: "It is low.", reply: line, missing: null, covers: [] };
  expect(reachOf("objectionHandling", objection)).toHaveLength(1);
  expect(reachOf("closePlan", { stage: "Screen", ask: line })).toHaveLength(1);
  expect(reachOf("nextActions", { action: line, owner: "HR", due: "Tue" })).toEqual([]);
});

test("without a stated range no amount may be said at all", () => {
  const bare = sampleLedger({ reading: { ...sampleReading, pay: null } });
  const entry = { ifTheySay: "?", youSay: "It would be $40.00 an hour.", before: null };
  expect(reachOf("negotiationGuidance", entry, bare)).toEqual(["$40.00"]);
});
