import { expect, test } from "vitest";
import { locate } from "#checks/candidate-texts.ts";
import { sampleLedger } from "#checks/fixtures/sample-ledger.ts";
import { samplePackage } from "#checks/fixtures/sample-package.ts";
import { walkReport } from "#contract/walk.ts";
import { candidateTexts, checkReport } from "#checks/fixtures/sample-checks.ts";

test("candidates read the post, the prep guide and every message, never the notes beside them", () => {
  const places = Object.entries(samplePackage).flatMap(([tool, report]) =>
    candidateTexts(walkReport(tool, report)).map(({ where }) => where),
  );
  expect(places).toEqual([
    "attractSourceKit.jobPost",
    "attractSourceKit.outreachTemplates[0]",
    "engagementHub.nurtureSequences[0].touches[0]",
    "interviewCoach.candidatePrepGuide",
  ]);
  const post = { jobPost: { hook: "Text", lint: { findings: [{ quote: "rockstar" }] } } };
  const [text] = candidateTexts(walkReport("attractSourceKit", post));
  expect(text?.text).toBe("Text");
});

test("a place in the whole text leads back to the line it stands in", () => {
  const jobPost = { title: "Electrician", whatYouBring: ["License", "A rockstar attitude"] };
  const [text] = candidateTexts(walkReport("attractSourceKit", { jobPost }));
  if (text === undefined) throw new Error("no text");
  const at = text.text.indexOf("rockstar");
  expect(locate(text, at, at + 8)).toEqual({
    where: "attractSourceKit.jobPost.whatYouBring[1]",
    start: 2,
    end: 10,
  });
  const found = checkReport(sampleLedger(), "attractSourceKit", { jobPost }).find(
    ({ rule }) => rule === "wording.culture",
  );
  expect(found).toMatchObject({
    where: "attractSourceKit.jobPost.whatYouBring[1]",
    start: 2,
    end: 10,
  });
});
