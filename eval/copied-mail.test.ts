import { expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { toolTypes } from "#contract/output.ts";
import { readForm } from "#reading/form.ts";
import { insideNotes, insideWords } from "#tools/fixtures/inside-notes.ts";
import { bareOrganization, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { reportForGuests } from "#tools/report/for-guests.ts";
import { serverTools } from "#tools/tools.server.ts";
import { copyOfShared } from "#web/features/reader/shared-reports.tsx";

test("what is copied for e-mail says nothing that notes keep inside, and no offer limit", () => {
  const job = { ...emptyJob, ...readForm(insideNotes).fields, rawExtractedJd: insideNotes };
  const briefing = briefOn(job, bareOrganization);
  const reports = toolTypes.map((toolType) => ({
    toolType,
    content: reportForGuests(toolType, serverTools[toolType].write(briefing)),
  }));
  const { text, html } = copyOfShared({
    jobId: 7,
    jobTitle: "Customer Success Manager",
    jobLocation: "Denver, CO",
    toolType: null,
    sharedBy: null,
    organizationName: "",
    reports,
  });
  expect(text).toContain("Customer Success Manager");
  for (const words of [text, html ?? ""]) {
    expect(words).not.toMatch(insideWords);
    expect(words).not.toMatch(/walk-away|target/iu);
  }
});
