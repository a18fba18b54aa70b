import * as fc from "fast-check";
import { expect, test } from "vitest";
import { voiceTones } from "#contract/options.ts";
import { evalCases } from "#eval/cases.ts";
import type { Sender } from "#tools/briefing.ts";
import { inMailLimit, writeInMail } from "#tools/in-mail.ts";
import { writeFactsMail, writeFirstMail, writeLastMail } from "#tools/outreach.ts";
import { bareJob, bareOrganization, briefOn, sampleSender } from "#tools/sample-briefing.ts";
import { signMessages } from "#tools/sign.ts";

function lengthOf(briefing: Parameters<typeof writeInMail>[0], sender: Sender): number {
  const signed = signMessages(writeInMail({ ...briefing, sender }), sender);
  return (signed as { characters: number }).characters;
}

test.each(evalCases.map((one) => [one.key, one] as const))(
  "%s: the InMail fits with its signature, in every tone",
  (_, { job, organization, sender }) => {
    for (const voiceTone of voiceTones) {
      const briefing = briefOn(job, { ...organization, voiceTone }, { sender });
      expect(lengthOf(briefing, sender)).toBeLessThan(inMailLimit);
    }
  },
);

const longWord = fc.stringMatching(/^[a-z]{1,90}$/u);
const words = fc.array(longWord, { minLength: 1, maxLength: 8 }).map((list) => list.join(" "));

test("the InMail fits for titles, employers, places and senders of any length", () => {
  fc.assert(
    fc.property(
      fc.record({
        title: words,
        location: words,
        requirements: words,
        employer: words,
        name: words,
      }),
      fc.constantFrom(...voiceTones),
      ({ title, location, requirements, employer, name }, voiceTone) => {
        const sender = { ...sampleSender, name, signatureBlock: `${name}\n${title}` };
        const briefing = briefOn(
          {
            ...bareJob,
            title: title.slice(0, 200),
            location: location.slice(0, 200),
            requirements,
            salaryRange: "$100,000 to $120,000",
          },
          { ...bareOrganization, name: employer.slice(0, 200), voiceTone },
        );
        expect(lengthOf(briefing, sender)).toBeLessThan(inMailLimit);
        expect(writeInMail({ ...briefing, sender }).body).toContain("{{first_name}}");
      },
    ),
    { numRuns: 60 },
  );
});

test("pay and the request are the last things a short message gives up", () => {
  const briefing = briefOn(
    { ...bareJob, salaryRange: "$90,000 to $99,000", description: "You will build dashboards." },
    { ...bareOrganization, name: "A ".repeat(60) },
  );
  const { body } = writeInMail(briefing);
  expect(body).toContain("$90,000 to $99,000");
  expect(body).toMatch(/\?$/u);
});

test("what form and posting disagree about is in no message", () => {
  const briefing = briefOn({
    ...bareJob,
    requirements: "3+ years in a warehouse.",
    rawExtractedJd: "Requirements\n- 5+ years in a warehouse",
  });
  const bodies = [writeInMail, writeFirstMail, writeFactsMail, writeLastMail].map(
    (write) => write(briefing).body,
  );
  const held = briefing.ledger.reading.requirements.filter(({ conflict }) => conflict !== null);
  expect(held).not.toEqual([]);
  expect(bodies.join("\n")).not.toMatch(/years in a warehouse/u);
});

test("the last message asks nothing and says it is the last", () => {
  for (const { job, organization } of evalCases) {
    const { body } = writeLastMail(briefOn(job, organization));
    expect(body).not.toContain("?");
    expect(body).toMatch(/last (?:message|note)|final message|any more|leave the .{1,90} here/iu);
  }
});

test("a signature of any length leaves room for the message", () => {
  const sender = { ...sampleSender, signatureBlock: "x".repeat(5_000) };
  expect(lengthOf(briefOn(bareJob), sender)).toBeLessThan(inMailLimit);
});
