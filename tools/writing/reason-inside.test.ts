import { expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { toolTypes } from "#contract/output.ts";
import { readForm } from "#reading/form.ts";
import { bareOrganization, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { serverTools } from "#tools/tools.server.ts";

const writeAll = (reason: string) => {
  const notes = `call w/ Dana, VP of support, on Tuesday
- customer success manager, mid market, Denver, CO
- 95-110k base
- must: 3 yrs of customer success in B2B software
- runs renewals and quarterly reviews for 40 accounts
${reason}`;
  const briefing = briefOn(
    { ...emptyJob, ...readForm(notes).fields, rawExtractedJd: notes },
    bareOrganization,
  );
  return Object.fromEntries(
    toolTypes.map((tool) => {
      const report = serverTools[tool].write(briefing);
      expect(serverTools[tool].schema.safeParse(report).error).toBeUndefined();
      return [tool, JSON.stringify(report)];
    }),
  );
};

const asksTheHouse =
  /who left here|Ask everybody who does this work here|Ask the team for names|Show the post to everybody|honest sentence about the reason|why the job is open/u;

test("where the reason for the opening stays inside, no advice gives it away", () => {
  const told = writeAll(
    "- backfill for Joe, on final written, he does not know, keep confidential until the 14th",
  );
  for (const text of Object.values(told)) expect(text).not.toMatch(asksTheHouse);
  expect(told["intakeSync"]).toContain("Nothing is posted before what the text waits for");
});

test("elsewhere the team is asked", () => {
  const told = writeAll("");
  expect(Object.values(told).join("\n")).toMatch(/who left here/u);
  expect(told["intakeSync"]).not.toContain("Nothing is posted before");
});
