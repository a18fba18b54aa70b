import { expect, test } from "vitest";
import { writeSuccessProfile } from "#tools/intake-sync/success-profile.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";

function write({ rawExtractedJd }: { rawExtractedJd: string }) {
  return { successProfile: writeSuccessProfile(briefOn({ ...bareJob, rawExtractedJd }).ledger) };
}

test("the posting's duties are put to the manager as they were written", () => {
  const { successProfile } = write({
    rawExtractedJd:
      "Archivist\n\nAbout us\nThe county's archive is open to everybody.\n\nWhat you will do\n- Answers reader questions about the archive\n- Keep the catalog of maps and letters up to date\n\nWhat you bring\n- Two years in an archive\n\nApply with your CV.",
  });
  expect(successProfile.toConfirm).toEqual([
    "Answers reader questions about the archive",
    "Keep the catalog of maps and letters up to date",
  ]);
});

test("a goal of the posting stands under its own date", () => {
  const { successProfile } = write({
    rawExtractedJd: [
      "What you will do",
      "- In your first month you'll shadow clinics and sit in on calls",
      "- By month three you'll have a prototype in front of ten practices",
      "- By the end of the year the new calendar should be live",
    ].join("\n"),
  });
  expect(successProfile.day30).toEqual([expect.stringContaining("first month")]);
  expect(successProfile.day90).toEqual([expect.stringContaining("month three")]);
  expect(successProfile.year1).toEqual([expect.stringContaining("end of the year")]);
});
