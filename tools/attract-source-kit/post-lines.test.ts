import { expect, test } from "vitest";
import type { JobFields } from "#ledger/facts/reading.ts";
import { writeJobPost } from "#tools/attract-source-kit/job-post.ts";
import { bareJob, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";

function postFor(job: Partial<JobFields>) {
  return writeJobPost(briefOn({ ...bareJob, ...job }).ledger, sampleNow);
}

test("the range comes first under Pay, whatever the posting told before it", () => {
  const { pay } = postFor({
    title: "Backend Engineer",
    rawExtractedJd:
      "Backend Engineer\nDenver, CO\n\nCompensation\n- The week on call is paid at $400\n- Base salary of $148,000 to $176,000, depending on experience\n",
  });
  expect(pay?.split("\n")[0]).toMatch(/^Base salary of \$148,000/u);
  expect(pay).toContain("$400");
});

test("a question of the application form stands nowhere in the post", () => {
  const written = postFor({
    title: "Frontend Engineer",
    rawExtractedJd:
      "Frontend Engineer\n\nRequirements\n- TypeScript\n- Will you now or in the future require sponsorship for a visa?\n",
  });
  expect(JSON.stringify(written)).not.toContain("sponsorship");
});
