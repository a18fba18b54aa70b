import { describe, expect, test } from "vitest";
import { checkReport } from "#checks/check-package.ts";
import { coverPackage } from "#checks/coverage.ts";
import { guardFigures } from "#checks/figures/guard.ts";
import { evalCases } from "#eval/cases.ts";
import type { JobWords } from "#ledger/reading.ts";
import { writeAttractSourceKit } from "#tools/attract-source-kit/writer.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/sample-briefing.ts";

const written = evalCases.map(({ key, job, organization, sender }) => {
  const briefing = briefOn(job, organization, { sender });
  return { key, briefing, ledger: briefing.ledger, report: writeAttractSourceKit(briefing) };
});

function postFor(job: Partial<JobWords>) {
  return writeAttractSourceKit(briefOn({ ...bareJob, ...job })).jobPost;
}

describe.each(written.map((one) => [one.key, one] as const))("%s", (_, { ledger, report }) => {
  test("prints no figure without a source, asks nothing forbidden, judges nobody", () => {
    expect(guardFigures(ledger, "attractSourceKit", report)).toEqual([]);
    const rules = checkReport(ledger, "attractSourceKit", report).map(({ rule }) => rule);
    expect(
      rules.filter((rule) => /^(?:questions|people|search|contradictions)/u.test(rule)),
    ).toEqual([]);
  });

  test("the post carries no coded word and can be read by everybody", () => {
    const { lint } = report.jobPost;
    const left = lint.findings.filter(
      ({ finding, severity }) => finding === "still in it" && severity === "high",
    );
    expect(left).toEqual([]);
    expect(lint.readingGrade ?? 0).toBeLessThanOrEqual(9);
  });

  test("the post prints the range that is known", () => {
    expect(report.jobPost.range).toEqual(ledger.reading.pay?.offer ?? null);
    expect(report.jobPost.pay === null).toBe(report.jobPost.range === null);
  });

  test("every must has an argument", () => {
    const rows = coverPackage(ledger, { attractSourceKit: report });
    const bare = rows.filter(({ kind, argument }) => kind === "must" && argument.length === 0);
    expect(bare.map(({ label }) => label)).toEqual([]);
  });

  test("the answer is short enough to say", () => {
    expect(report.launchNarrative.answer.length).toBeLessThanOrEqual(260);
    expect(report.launchNarrative.answer).toMatch(/[.?]$/u);
  });
});

test("twelve jobs open with twelve different answers", () => {
  const answers = written.map(({ report }) => report.launchNarrative.answer);
  expect(new Set(answers).size).toBe(answers.length);
});

test("without a range the answer asks for it, and the post prints none", () => {
  const report = writeAttractSourceKit(
    briefOn({ ...bareJob, description: "You will run the ovens on Fridays." }),
  );
  expect(report.launchNarrative.answer).toContain("range");
  expect(report.jobPost.pay).toBeNull();
  expect(report.jobPost.lint.findings.map(({ finding }) => finding)).toContain("no pay range");
});

test("a posting that asks for past pay keeps its address and loses the question", () => {
  const { howToApply } = postFor({
    description:
      "How to apply\nSend your resume and your current compensation to jobs@copperfen.example by June 15.",
  });
  expect(howToApply).toContain("jobs@copperfen.example");
  expect(howToApply).toContain("June 15");
  expect(howToApply).not.toMatch(/compensation|salary/iu);
});

test("nothing disputed, no trait and no deal breaker in the employer's words reaches the post", () => {
  const post = postFor({
    title: "Warehouse Supervisor",
    requirements: "3+ years in a warehouse. Grit and thick skin.",
    rawExtractedJd: "Requirements\n- 5+ years in a warehouse",
    dealBreakers: ["cannot work Saturdays"],
  });
  const text = JSON.stringify([post.whatYouBring, post.helps, post.goodToKnow]);
  expect(text).not.toMatch(/years in a warehouse|grit|thick skin|cannot/iu);
  expect(post.goodToKnow).toContain("You work Saturdays.");
});

test("a benefit that is only an adjective is left out, one that is told twice stands once", () => {
  const { benefits } = postFor({
    benefits: "401(k) with a 5% match, 20 days of PTO, excellent benefits",
    description: "We offer: 401(k) 5% match and 20 days PTO.",
  });
  expect(benefits.join(" ")).not.toMatch(/excellent/iu);
  expect(benefits.filter((line) => line.includes("401"))).toHaveLength(1);
  expect(benefits.filter((line) => line.includes("PTO"))).toHaveLength(1);
});

test("the employer's own industry is no persona", () => {
  const briefing = briefOn(
    { ...bareJob, preferredBackgrounds: ["Healthcare", "Insurance"] },
    { ...bareOrganization, industry: "healthcare" },
  );
  const names = writeAttractSourceKit(briefing).personaLibrary.map(({ name }) => name);
  expect(names.join(" ")).toContain("Insurance");
  expect(names.join(" ")).not.toContain("Healthcare");
});

test("what the person asked for stands first", () => {
  const job = { ...bareJob, requirements: "Python. Tableau. Excel." };
  const briefing = briefOn(job, bareOrganization, { guidance: "Stress Tableau" });
  const { valueProps, launchNarrative } = writeAttractSourceKit(briefing);
  expect(JSON.stringify(valueProps[0])).toContain("Tableau");
  expect(launchNarrative.text).toContain("Tableau");
});

test("a list of twenty musts still has an argument for each", () => {
  const requirements = Array.from({ length: 20 }, (_, at) => `- Skill number ${at + 1} at work`);
  const { ledger, ...briefing } = briefOn({ ...bareJob, requirements: requirements.join("\n") });
  const report = writeAttractSourceKit({ ledger, ...briefing });
  const rows = coverPackage(ledger, { attractSourceKit: report });
  expect(rows.filter(({ kind, argument }) => kind === "must" && argument.length === 0)).toEqual([]);
});
