import { expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { readForm } from "#reading/form.ts";
import { writeJobPost } from "#tools/attract-source-kit/job-post.ts";
import { bareJob, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";
import { writePersona } from "#tools/intake-sync/persona.ts";
import { writeSummary } from "#tools/interview-coach/summary.ts";
import { serverTools } from "#tools/tools.server.ts";

const courier = `Van Courier
Larkfield Parcels, Dayton, OH

What we need from you
• Two years behind the wheel of a delivery van
• A clean license and a steady temper
Automatic disqualifiers
• More than two speeding tickets in the last 24 months
• Any license revocation in the past five years
• Leaving the scene of a collision
`;

/** As somebody pastes it: the form as auto-fill fills it. */
function pasted(text: string, typed: Partial<JobFields> = {}): JobFields {
  return { ...emptyJob, ...readForm(text).fields, ...typed, rawExtractedJd: text };
}

const ended = /speeding tickets|revocation|scene of a collision|disqualifier/iu;

test("what rules a driver out is asked of nobody and searched by nobody", () => {
  const briefing = briefOn(pasted(courier));
  const { reading, plan } = briefing.ledger;
  expect(reading.requirements.map(({ text }) => text).join("\n")).not.toMatch(ended);
  expect(plan.screen.map(({ question }) => question).join("\n")).not.toMatch(ended);
  const { questions } = serverTools.interviewCoach.write(briefing) as Record<string, unknown>;
  expect(JSON.stringify(questions)).not.toMatch(ended);
  const kit = serverTools.attractSourceKit.write(briefing) as Record<string, unknown>;
  for (const part of ["booleanStrings", "outreachTemplates", "valueProps"])
    expect(JSON.stringify(kit[part])).not.toMatch(ended);
});

test("whom the employer does not take is no answer to what kind of contract it is", () => {
  const job = pasted(
    courier.replace(
      "Leaving the scene",
      "No drivers under contract with another carrier\n• Leaving the scene",
    ),
  );
  const { reading } = briefOn(job).ledger;
  expect(reading.dealBreakers.map(({ text }) => text).join("\n")).toContain("another carrier");
  const { qaBank } = serverTools.interviewCoach.write(briefOn(job)) as Record<string, unknown>;
  expect(JSON.stringify(qaBank)).not.toContain("another carrier");
});

test("the post and the brief tell what rules out, each line with the words that say so", () => {
  const { ledger } = briefOn(pasted(courier));
  const { whatYouBring, goodToKnow } = writeJobPost(ledger, sampleNow);
  expect(whatYouBring.join("\n")).not.toMatch(ended);
  expect(goodToKnow).toContain(
    "Automatic disqualifiers: More than two speeding tickets in the last 24 months.",
  );
  const told = writePersona(ledger).notAFit.map(({ text }) => text);
  expect(told).toContain(
    "“Automatic disqualifiers: Any license revocation in the past five years”",
  );
  expect(told.join("\n")).not.toContain("Not a fit without");
});

test("“No DUI” that somebody types among the requirements is nothing to hold", () => {
  const job = {
    ...bareJob,
    title: "Van Courier",
    requirements: "Valid license\nNo DUI in five years",
  };
  const { reading, plan } = briefOn(job).ledger;
  expect(reading.requirements.map(({ text }) => text)).toEqual(["Valid license"]);
  expect(plan.screen.map(({ question }) => question).join("\n")).not.toContain("DUI");
  expect(reading.dealBreakers).toMatchObject([{ text: "No DUI in five years", kind: "refused" }]);
});

test("sponsorship that is offered is no reason to turn somebody down", () => {
  const job = pasted(
    "Data Engineer\n\nWhat you get from us\n- Visa sponsorship if needed, for you and your family\n- 30 days of leave\n",
  );
  expect(briefOn(job).ledger.reading.dealBreakers).toEqual([]);
});

test("half a sentence and a closing date are no hours that anybody is asked about", () => {
  const job = pasted(
    "Data Engineer\nLeeds, UK\n\nTerms\n- Tree planting for work travel with\n- Applications by 5pm on Friday 6th March 2026\n- Shifts from 7am to 3pm\n",
  );
  const { plan } = briefOn(job).ledger;
  const questions = plan.screen.map(({ question }) => question).join("\n");
  expect(questions).not.toMatch(/Tree planting|March/u);
  expect(questions).toContain("7am to 3pm");
});

test("a must-have that ends in “work” is asked, and what no question asks is counted and named", () => {
  const lines = ["Five years in revenue operations", "Getting managers to change how they work"];
  const head = "Revenue Operations Manager\n\nRequirements\n";
  const job = pasted(`${head}${lines.map((line) => `- ${line}`).join("\n")}\n`);
  const { ledger } = briefOn(job);
  expect(ledger.reading.requirements.map(({ text }) => text)).toEqual(lines);
  const text = "Calm in a quarter that goes wrong";
  const unread = ledger.reading.lines
    .filter(({ place }) => place === "must")
    .map((one) => ({ ...one, text, quotes: [{ where: "posting" as const, quote: text }] }))
    .slice(0, 1);
  const reading = { ...ledger.reading, lines: [...ledger.reading.lines, ...unread] };
  const summary = (of: typeof ledger) => writeSummary({ ...briefOn(job), ledger: of }).text;
  expect(summary(ledger)).toContain("all 2 must-haves");
  expect(summary({ ...ledger, reading })).toMatch(/2 of 3 must-haves.*“Calm in a quarter/u);
});

test("a button of a page stays out of a list of duties that its heading vouches for", () => {
  const job = pasted(
    "Archivist\nWickham County, Reno, NV\n\nResponsibilities\n- Catalogue the letters of the county\n- Attached documents\n- Click to go to the following section,\n- Answer readers' questions\n\nBenefits\n- Paid holidays\n",
  );
  const { whatYouWillDo } = writeJobPost(briefOn(job).ledger, sampleNow);
  expect(whatYouWillDo).toEqual([
    "Catalogue the letters of the county.",
    "Answer readers' questions.",
  ]);
});
