import { expect, test } from "vitest";
import { shipped } from "#knowledge/shipped.ts";
import { tellsTooMuch, writePrepGuide } from "#tools/interview-coach/candidate-messages.ts";
import { interviewCoachServer } from "#tools/interview-coach/server.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";

const briefing = briefOn({
  ...bareJob,
  title: "Registered Nurse",
  rawExtractedJd:
    "Duties\n- Care for patients\n\nInterview: recruiter call (30 min) → unit visit → offer.",
});

test.each([
  ["These are the steps:\n- Recruiter call, 30 minutes\n- Unit visit", false],
  ["These are the steps:\n- Recruiter call\n- Unit visit", false],
  ["Your decision is yours to make, and we debrief you if you like.", false],
  ["- Recruiter call\n- Unit visit, 45 minutes, with the nurse manager", true],
  ["1. Recruiter call\n2. Debrief, 15 minutes. This one is for us.", true],
  ["- Debrief: the manager and the educator meet. You do not need to be there.", true],
])("%j tells candidates too much: %s", (body, isTooMuch) => {
  expect(tellsTooMuch(briefing.ledger, body)).toBe(isTooMuch);
});

test("a model's message that tells too much gives way to ours", () => {
  const own = writePrepGuide(briefing.ledger);
  const keep = interviewCoachServer.keepPlanned?.["candidatePrepGuide"];
  const told = { ...own, body: "- Debrief, 15 minutes" };
  expect(keep?.(told, own, briefing)).toBe(own);
  const fine = { ...own, body: "- Recruiter call, 30 minutes" };
  expect(keep?.(fine, own, briefing)).toBe(fine);
});

test("no message of ours tells too much, whatever the trade", () => {
  for (const { name } of shipped.playbooks) {
    const { ledger } = briefOn({ ...bareJob, title: name });
    expect(tellsTooMuch(ledger, writePrepGuide(ledger).body)).toBe(false);
  }
});
