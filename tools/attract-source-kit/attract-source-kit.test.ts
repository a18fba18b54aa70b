import { describe, expect, test } from "vitest";
import { checkReport } from "#tools/checks.ts";
import { coverPackage } from "#checks/coverage.ts";
import { guardFigures } from "#checks/figures/guard.ts";
import { evalCases } from "#eval/cases.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { writeAttractSourceKit } from "#tools/attract-source-kit/writer.ts";
import { countWords } from "#tools/report/count-words.ts";
import { toDocument } from "#tools/document/document.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";

const written = evalCases.map(({ key, job, organization, sender }) => {
  const briefing = briefOn(job, organization, { sender });
  return { key, job, briefing, ledger: briefing.ledger, report: writeAttractSourceKit(briefing) };
});

const machinery = /\b(?:form|line|basis|rung|ledger|slot)s?\b/iu;

function wordsIn(content: Record<string, unknown>): number {
  return countWords(
    toDocument({
      job: { id: 1, title: "Job", location: "", salaryRange: "" },
      organization: "",
      outputs: [{ toolType: "attractSourceKit", status: "completed", content }],
      date: new Date("2026-11-14"),
    }),
  );
}

describe.each(written.map((one) => [one.key, one] as const))("%s", (_, { ledger, report }) => {
  test("prints no figure without a source, asks nothing forbidden, judges nobody", () => {
    expect(guardFigures(ledger, "attractSourceKit", report)).toEqual([]);
    const rules = checkReport(ledger, "attractSourceKit", report).map(({ rule }) => rule);
    expect(
      rules.filter((rule) => /^(?:questions|people|search|contradictions)/u.test(rule)),
    ).toEqual([]);
  });

  test("opens with a sentence that can be said to a hiring manager", () => {
    const { answer } = report.launchNarrative;
    expect(answer.split(" ").length).toBeLessThanOrEqual(22);
    expect(answer.length).toBeLessThanOrEqual(140);
    expect(answer).toMatch(/^[A-Z][^;:“”"]*\.$/u);
    expect(answer).not.toMatch(machinery);
  });

  test("the post prints the range that is known", () => {
    expect(report.jobPost.range).toEqual(ledger.reading.pay?.offer ?? null);
  });

  test("every must has an argument", () => {
    const rows = coverPackage(ledger, { attractSourceKit: report });
    const bare = rows.filter(({ kind, argument }) => kind === "must" && argument.length === 0);
    expect(bare.map(({ label }) => label)).toEqual([]);
  });

  test("no line of the posting stands in our own sentences", () => {
    const ours = JSON.stringify([
      report.launchNarrative.text,
      report.personaLibrary.map((persona) => ({ ...persona, lookFor: [] })),
      report.booleanStrings.finding,
      report.booleanStrings.notes,
      report.sourcingChannels,
      report.launchChecklist,
      report.experiments,
    ]).toLowerCase();
    const lines = ledger.reading.lines
      .filter(({ place }) => place !== "title")
      .map(({ text }) => text.toLowerCase().replace(/\.$/u, ""))
      .filter((text) => text.split(" ").length > 3);
    expect(lines.filter((text) => ours.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });

  test("is short beside the post and the searches", () => {
    const rest = Object.entries(report).filter(
      ([key]) => !/^(?:jobPost|booleanStrings)$/u.test(key),
    );
    expect(wordsIn(Object.fromEntries(rest))).toBeLessThanOrEqual(820);
  });
});

test("without pay the launch waits, and the post prints none", () => {
  const report = writeAttractSourceKit(
    briefOn({
      ...bareJob,
      description: "Duties\n- Run the ovens on Fridays\n- Order the flour",
      requirements: "A year in a bakery",
    }),
  );
  expect(report.launchNarrative.answer).toContain("until the pay is known");
  expect(report.jobPost.pay).toBeNull();
  expect(report.jobPost.lint.findings.map(({ finding }) => finding)).toContain("no pay range");
  expect(report.launchChecklist[0]?.item).toContain("hold the post");
});

test("with next to nothing the report says what is missing", () => {
  const { launchNarrative } = writeAttractSourceKit(briefOn(bareJob));
  expect(launchNarrative.answer).toContain("too little");
  expect(launchNarrative.text).toContain("Paste the whole posting");
});

test("what moves people is said only in the posting's own words", () => {
  const job: JobFields = {
    ...bareJob,
    title: "CDL-A Driver",
    rawExtractedJd: "CDL-A Driver\nHome every weekend.\nDuties\n- Run dry van in the Midwest",
  };
  const { valueProps } = writeAttractSourceKit(briefOn(job));
  expect(valueProps.map(({ prop }) => prop)).toEqual(["Home every weekend."]);
  expect(valueProps.map(({ status }) => status)).toEqual(["proven"]);
});

test("where nobody knows the trade, the one persona is the title and its must-haves", () => {
  const job = {
    ...bareJob,
    title: "Youth Librarian",
    requirements: "MLIS\nStory times for toddlers",
  };
  const { personaLibrary } = writeAttractSourceKit(briefOn(job));
  expect(personaLibrary).toHaveLength(1);
  expect(personaLibrary[0]).toMatchObject({ name: "Youth Librarian" });
  expect(personaLibrary[0]?.lookFor).toEqual(["MLIS", "Story times for toddlers"]);
  expect(personaLibrary[0]).not.toHaveProperty("likelyWorry");
});

test("a list of twenty musts still has an argument for each", () => {
  const requirements = Array.from({ length: 20 }, (_, at) => `- Skill number ${at + 1} at work`);
  const { ledger, ...briefing } = briefOn({ ...bareJob, requirements: requirements.join("\n") });
  const report = writeAttractSourceKit({ ledger, ...briefing });
  const rows = coverPackage(ledger, { attractSourceKit: report });
  expect(rows.filter(({ kind, argument }) => kind === "must" && argument.length === 0)).toEqual([]);
});

test("a first message says what kind of job it is, unless it is full-time or the hours say it", () => {
  const firstOf = (changes: Partial<typeof bareJob>) => {
    const kit = writeAttractSourceKit(briefOn({ ...bareJob, ...changes }));
    return JSON.stringify(kit.outreachTemplates);
  };
  expect(firstOf({ employmentType: "part-time" })).toContain("Type: part-time");
  expect(firstOf({ employmentType: "contract" })).toContain("Type: contract");
  expect(firstOf({ employmentType: "full-time" })).not.toContain("Type:");
});
