import { expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import { walkReport } from "#contract/walk.ts";
import { evalCases } from "#eval/cases.ts";
import { edNurse } from "#eval/cases/ed-nurse.ts";
import { audienceOf, candidateSectionsOf } from "#tools/report/audience.ts";
import { candidateTexts } from "#tools/checks.ts";
import { postText, readPost } from "#tools/hand-over/post.ts";
import { buildPrompt } from "#tools/model/prompt.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import { serverTools } from "#tools/tools.server.ts";

test("candidates read the post, the prep guide and messages; the team reads everything else", () => {
  const read = toolTypes.flatMap((tool) =>
    candidateSectionsOf(tool).map((key) => `${tool}.${key}`),
  );
  expect(read).toEqual([
    "attractSourceKit.jobPost",
    "attractSourceKit.outreachTemplates",
    "engagementHub.nurtureSequences",
    "engagementHub.winBackStrategies",
    "interviewCoach.candidatePrepGuide",
    "interviewCoach.followUpNotes",
  ]);
});

test("every message that a report holds is marked, and every mark has its text in it [S-720]", () => {
  for (const { job, organization } of evalCases) {
    const briefing = briefOn(job, organization);
    for (const tool of toolTypes) {
      const walked = walkReport(tool, serverTools[tool].write(briefing));
      const bodies = walked.strings.filter(({ key }) => key === "body");
      expect(bodies.filter(({ path }) => audienceOf(path) === "team")).toEqual([]);
      const told = candidateTexts(walked).map(({ where }) => where.split(/[.[]/u)[1]);
      expect(new Set(told)).toEqual(new Set(candidateSectionsOf(tool)));
    }
  }
});

test("a mark inside a section wins over the section's", () => {
  expect(audienceOf("attractSourceKit.jobPost.benefits[2]")).toBe("candidate");
  expect(audienceOf("attractSourceKit.jobPost.lint.findings[0].quote")).toBe("team");
  expect(audienceOf("engagementHub.nurtureSequences[0].touches[1].body")).toBe("candidate");
  expect(audienceOf("engagementHub.nurtureSequences[0].stopRule")).toBe("team");
  expect(audienceOf("interviewCoach.followUpNotes.debriefRules[0]")).toBe("team");
  expect(audienceOf("interviewCoach.briefing.text")).toBe("team");
});

test("a message in a section that no tool knows counts as one for candidates", () => {
  expect(audienceOf("intakeSync.mine[0].body")).toBe("candidate");
  expect(audienceOf("intakeSync.mine[0].note")).toBe("team");
});

test("the post as a file leaves out what the team reads [S-720]", () => {
  const post = { hook: "Join us.", lint: { findings: [{ quote: "rockstar" }] }, checks: "Inner" };
  const told = readPost("Nurse", { jobPost: post });
  const text = told && postText(told);
  expect(text).toContain("Join us.");
  expect(text).not.toMatch(/rockstar|Inner/u);
});

test("a model is told which of its sections candidates read", () => {
  const frame = { delimit: (_: string, text: string) => text, rule: "" };
  const briefing = briefOn(edNurse.job, edNurse.organization);
  expect(buildPrompt(briefing, "engagementHub", frame).ask).toContain(
    "Candidates read texts in nurtureSequences, winBackStrategies; all else stays in the team.",
  );
  expect(buildPrompt(briefing, "intakeSync", frame).ask).not.toContain("Candidates read");
});
