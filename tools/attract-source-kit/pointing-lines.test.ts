import { expect, test } from "vitest";
import { writeJobPost } from "#tools/attract-source-kit/job-post.ts";
import { bareJob, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";

const posting = `Registered Nurse, Nights

What you will do
- Interprets rhythm strips and escalates per protocol
- Gives and receives bedside report

Licensure
- Current MN RN license
- BLS upon hire

Compensation Range:
$41.18 - $61.77 / hour
The pay range above is for base pay only and does not include night differential ($3.25/hr), weekend diff ($1.75/hr) or charge pay.

Selection process
Internal members of the bargaining unit who bid before the union posting deadline are awarded first by seniority.

How to apply
Apply on our careers page.
External applicants may be contacted before that date for an interview.
You may live in any of these states: MN, WI, ND.`;

// Loads what reading needs, which takes a while on a busy machine.
const post = writeJobPost(
  briefOn({
    ...bareJob,
    title: "Registered Nurse",
    location: "Duluth, MN",
    rawExtractedJd: posting,
  }).ledger,
  sampleNow,
);

test("the stated range stands in the post, before the line that points to it", () => {
  expect(post.pay).toMatch(/^Base pay: \$41\.18 to \$61\.77 an hour\.\nThe pay range above/u);
});

test("a line that points to a date in another part of the post is left out", () => {
  const { howToApply, goodToKnow, legal } = post;
  expect([howToApply, ...goodToKnow, ...(legal ?? [])].join("\n")).not.toContain("that date");
  expect(howToApply).toContain("careers page");
});

test("a line that says itself what it points to stays", () => {
  expect(JSON.stringify(post)).toContain("these states: MN, WI, ND");
});

test("a line that has its own date stays", () => {
  const { howToApply } = writeJobPost(
    briefOn({
      ...bareJob,
      rawExtractedJd:
        "Data Analyst\n\nHow to apply\nApply by March 14 on our careers page; interviews begin after that date.",
    }).ledger,
    sampleNow,
  );
  expect(howToApply).toContain("after that date");
});
