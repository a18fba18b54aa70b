import { expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { toolTypes } from "#contract/output.ts";
import { evalCases } from "#eval/cases.ts";
import { readForm } from "#reading/form.ts";
import { insideNotes, insideWords } from "#tools/fixtures/inside-notes.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { amountsOf } from "#tools/offer-navigator/amounts.ts";
import { reportForGuests } from "#tools/report/for-guests.ts";
import { serverTools } from "#tools/tools.server.ts";

test("a guest reads nothing that notes keep inside, in any report", () => {
  const job = { ...emptyJob, ...readForm(insideNotes).fields, rawExtractedJd: insideNotes };
  const briefing = briefOn(job, bareOrganization);
  const whole = toolTypes.map((tool) => serverTools[tool].write(briefing));
  expect(JSON.stringify(whole)).toMatch(insideWords);
  const told = toolTypes.map((tool, at) => reportForGuests(tool, whole[at] ?? {}));
  expect(JSON.stringify(told)).not.toMatch(insideWords);
});

test("a guest reads of no rival that only a line inside names, and of the one that somebody typed", () => {
  const rawExtractedJd = `${bareJob.rawExtractedJd}\nInternal: targets: Korbelline`;
  const briefing = briefOn({ ...bareJob, rawExtractedJd, competitorCompanies: ["Ardent Mills"] });
  const whole = toolTypes.map((tool) => serverTools[tool].write(briefing));
  const told = JSON.stringify(toolTypes.map((tool, at) => reportForGuests(tool, whole[at] ?? {})));
  expect(JSON.stringify(whole)).toContain("Korbelline");
  expect(told).not.toContain("Korbelline");
  expect(told).toContain("Ardent Mills");
});

test("a guest reads no offer limit and keeps the rest of the report", () => {
  for (const { job, organization } of evalCases) {
    const briefing = briefOn(job, organization);
    const report = serverTools.offerNavigator.write(briefing);
    const told = JSON.stringify(reportForGuests("offerNavigator", report));
    const amounts = amountsOf(briefing.ledger);
    if (amounts === null) continue;
    expect(JSON.stringify(report)).toContain(amounts.target.amount);
    for (const { amount } of [amounts.opening, amounts.target]) expect(told).not.toContain(amount);
    expect(told).not.toMatch(/walk-away|for the team only|stop at/iu);
    expect(Object.keys(JSON.parse(told) as object)).toEqual([
      "positioning",
      "negotiationGuidance",
      "objectionHandling",
      "closePlan",
    ]);
  }
});

test("every section of the other reports is there, with its words", () => {
  for (const { job, organization } of evalCases) {
    const briefing = briefOn(job, organization);
    for (const tool of toolTypes.filter((one) => one !== "offerNavigator")) {
      const report = serverTools[tool].write(briefing);
      expect(Object.keys(reportForGuests(tool, report))).toEqual(Object.keys(report));
    }
  }
});

test("a section is read through however it is stored, and one nobody knows is left out", () => {
  const kept = { about: "Off limits", words: "Korbelline", facts: ["inside.1"] };
  const roleAlignment = { agreed: [{ point: "Denver", facts: ["place.1"] }], keptInside: [kept] };
  const told = { roleAlignment: { agreed: [{ point: "Denver" }] } };
  expect(reportForGuests("intakeSync", { roleAlignment })).toEqual(told);
  const packed = { roleAlignment: JSON.stringify(roleAlignment) };
  expect(reportForGuests("intakeSync", packed)).toEqual(told);
  expect(reportForGuests("intakeSync", JSON.stringify(packed))).toEqual(told);
  expect(reportForGuests("intakeSync", { ours: "Korbelline" })).toEqual({});
  expect(reportForGuests("offerNavigator", "Stop at $176,000.")).toEqual({});
});

test("what rests on a fact that is kept inside goes, wherever it stands", () => {
  const risks = [
    { risk: "They get our message", facts: ["inside.2"] },
    { risk: "Few people", facts: ["market.1"] },
  ];
  expect(reportForGuests("intakeSync", { risks })).toEqual({ risks: [{ risk: "Few people" }] });
});

test("how a report was made stays with the team; that it is thin does not", () => {
  const metadata = { engine: "built-in", costMicros: 12, thin: [{ lacks: "occupation" }] };
  expect(reportForGuests("marketPulse", { summary: { text: "Wait" }, metadata })).toEqual({
    summary: { text: "Wait" },
    metadata: { thin: [{ lacks: "occupation" }] },
  });
});
