import { describe, expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import { briefOf } from "#tools/briefs.ts";
import { tools } from "#tools/tools.ts";
import before from "./fixtures/reports-before-ids.json" with { type: "json" };

const { marketPulse, intakeSync, offerNavigator } = tools;

describe("a report of any shape has a brief", () => {
  test("plain text is its first sentence, and nothing else", () => {
    expect(briefOf(marketPulse, "A hard search. Ask for more pay.")).toEqual({
      verdict: "A hard search.",
      isThin: false,
      missing: [],
      findings: [],
      actions: null,
      opens: null,
      rows: [],
    });
  });

  test("under another key and with a text that holds JSON it is read all the same", () => {
    const content = JSON.stringify({
      overview: { answer: "Raise the pay.", text: "It is low." },
      compensationInsights: JSON.stringify({ finding: "The range is far too low." }),
    });
    const { verdict, findings } = briefOf(marketPulse, content);
    expect(verdict).toBe("Raise the pay.");
    expect(findings).toMatchObject([
      {
        claim: "Pay against the market",
        figure: null,
        reason: { text: "The range is far too low.", section: "compensationInsights" },
      },
    ]);
  });

  test.each([
    {},
    { summary: null },
    { summary: 3, talentSupply: [], compensationInsights: "no", recommendedActions: {} },
    { talentSupply: { requirements: [null, "x", { supply: "scarce" }], finding: 4 } },
    { marketSnapshot: [{ label: 1, figure: {} }], recommendedActions: [null, 2, { action: 5 }] },
    { compensationInsights: { localLevels: [], chart: "x", moves: 7 } },
  ])("%j has nothing behind it, so nothing is claimed", (content) => {
    const { verdict, findings, actions } = briefOf(marketPulse, content);
    expect([verdict, findings, actions]).toEqual(["", [], null]);
  });

  test.each(toolTypes)("%s from before ids has its verdict and a row for every section", (tool) => {
    const report: Record<string, unknown> = before[tool];
    const { verdict, opens, rows } = briefOf(tools[tool], report);
    expect(verdict.split(" ").length).toBeGreaterThan(3);
    const keys = Object.keys(report).filter((key) => key !== "metadata");
    const shown = rows.map(({ key }) => key);
    expect(shown).toContain(opens);
    expect(shown.toSorted()).toEqual(keys.slice(1).toSorted());
  });
});

describe("findings", () => {
  test("the scarcest requirement speaks for itself when its words are few", () => {
    const scarce = {
      requirement: "6+ years backend",
      supply: "scarce",
      reason: "It takes years to learn",
    };
    const { findings } = briefOf(marketPulse, {
      talentSupply: { requirements: [{ ...scarce, basis: "estimate", facts: ["must.1"] }] },
    });
    expect(findings).toEqual([
      {
        claim: "“6+ years backend”",
        figure: { figure: "1", unit: "scarce requirement" },
        reason: {
          text: "It takes years to learn.",
          section: "talentSupply",
          basis: "estimate",
          facts: ["must.1"],
        },
        isInternal: false,
      },
    ]);
  });

  test("a figure that is unknown is no figure", () => {
    const cell = { label: "Median pay", figure: "unknown", change: "US tables only" };
    const compensationInsights = { finding: "Nothing public stands beside the pay." };
    const { findings } = briefOf(marketPulse, { marketSnapshot: [cell], compensationInsights });
    expect(findings[0]?.figure).toBeNull();
  });

  test("what is not said twice: the verdict is no reason, and a reason is no line", () => {
    const { findings, rows } = briefOf(intakeSync, {
      summary: "Nobody has decided who interviews.",
      risks: [{ risk: "Nobody has decided who interviews.", mitigation: "Decide it in one call." }],
      interviewPlan: { note: "A proposal. Change it before anybody hears of it." },
    });
    expect(findings.map(({ reason }) => reason.text)).toEqual([
      "Change it before anybody hears of it.",
    ]);
    expect(rows.map(({ title, line }) => [title, line])).toEqual([
      ["Interview Plan", ""],
      ["Risks", "Decide it in one call."],
    ]);
  });

  test("what we would pay at most is marked, so that it is not copied for others", () => {
    const packages = [{ name: "target", base: "$27.00 an hour" }];
    const finding = "There is room of $6.00 between opening and walk-away.";
    const { findings } = briefOf(offerNavigator, { compensationStrategy: { finding, packages } });
    expect(findings).toMatchObject([
      { figure: { figure: "$27.00", unit: "an hour, target" }, isInternal: true },
    ]);
  });
});

describe("rows", () => {
  test("a count has its noun, and none is claimed where nothing is known", () => {
    const { rows } = briefOf(marketPulse, {
      marketSnapshot: [{ label: "Median pay", figure: "unknown" }],
      competitiveLandscape: [{ employer: "Meterlark", findOut: "Do they print a pay range?" }],
    });
    expect(rows.map(({ count, line }) => [count, line])).toEqual([
      ["", ""],
      ["1 employer", "Do they print a pay range?"],
    ]);
  });

  test("a section nobody knows counts its entries and concludes with its own finding", () => {
    const { rows } = briefOf(marketPulse, {
      my_own: { note: "These words are our own, e.g. this. And more." },
      list: ["a", "b"],
    });
    expect(rows.map(({ title, count, line }) => [title, count, line])).toEqual([
      ["My own", "", "These words are our own, e.g. this."],
      ["List", "2 entries", ""],
    ]);
  });
});

test("actions are the first three of the checklist, with owner and day; plain lines are actions too", () => {
  const step = (at: number) => ({ step: `Step ${at}`, owner: "Recruiter", due: "Mon 16 Nov" });
  expect(briefOf(intakeSync, { nextSteps: [1, 2, 3, 4].map(step) }).actions).toEqual({
    section: "nextSteps",
    items: [1, 2, 3].map((at) => ({
      action: `Step ${at}`,
      reason: "",
      due: "Mon 16 Nov",
      owner: "Recruiter",
    })),
  });
  expect(briefOf(intakeSync, { nextSteps: ["", "Call her"] }).actions?.items).toEqual([
    { action: "Call her", reason: "", due: "", owner: "" },
  ]);
});

test("a platform that was left out is not counted", () => {
  const searches = [{ skipped: null }, { skipped: "Nurses are found elsewhere." }];
  const { findings, rows } = briefOf(tools.attractSourceKit, {
    booleanStrings: { searches, finding: "Two titles find most of them." },
  });
  expect(findings.map(({ figure }) => figure)).toEqual([{ figure: "1", unit: "platform" }]);
  expect(rows.map(({ count }) => count)).toEqual(["1 platform"]);
});
