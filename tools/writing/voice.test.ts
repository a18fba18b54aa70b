import { expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { voiceTones } from "#contract/options.ts";
import type { OrganizationFields } from "#ledger/facts/company.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { writeAttractSourceKit } from "#tools/attract-source-kit/writer.ts";
import { bareOrganization, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { greetingIn, inStyle, styleOf } from "#tools/writing/voice.ts";

const job: JobFields = {
  ...emptyJob,
  title: "Bilingual Support Specialist",
  location: "Phoenix, AZ",
  salaryRange: "$21.50 to $24.00 per hour",
  description:
    "What you will do\n- Take warranty claims by phone\n- Dispatch plumbers to the house\n\nClosing date: March 6",
  requirements: "Fluent Spanish. One year of phone support. Zendesk.",
  workType: "on-site",
};

function mail(organization: Partial<OrganizationFields>): string {
  const briefing = briefOn(job, { ...bareOrganization, ...organization });
  return writeAttractSourceKit(briefing).outreachTemplates[1]?.body ?? "";
}

test("the greeting follows the tone, and only a formal one says Dear", () => {
  const greetings = voiceTones.map((voiceTone) => greetingIn({ voiceTone, messagingStyle: "" }));
  expect(greetings).toEqual([
    "Hi {{first_name}},",
    "Hi {{first_name}},",
    "Hey {{first_name}},",
    "Dear {{first_name}} {{last_name}},",
    "Hello {{first_name}},",
  ]);
  expect(mail({ voiceTone: "formal" })).toContain("Dear {{first_name}} {{last_name}},");
});

test("an unknown tone falls back to the professional one", () => {
  expect(mail({ voiceTone: "poetic" })).toBe(mail({ voiceTone: "professional" }));
});

test("first names and full names are used where the style asks for them", () => {
  expect(mail({ voiceTone: "formal", messagingStyle: "First names." })).toMatch(
    /^Hello \{\{first_name\}\},/u,
  );
  expect(mail({ voiceTone: "friendly", messagingStyle: "Formal address, surnames." })).toContain(
    "{{last_name}}",
  );
});

test("a bilingual greeting speaks the language the job asks for", () => {
  expect(mail({ voiceTone: "friendly", messagingStyle: "Bilingual greeting." })).toMatch(
    /^Hola \/ Hi \{\{first_name\}\},/u,
  );
});

test("a brief style is shorter, and no message shouts", () => {
  const brief = mail({ messagingStyle: "Short and to the point." });
  expect(brief.length).toBeLessThan(mail({}).length);
  expect(`${brief}${mail({})}`).not.toContain("!");
});

test("no contractions means none", () => {
  const style = styleOf({ messagingStyle: "No contractions." });
  expect(inStyle("We won't wait, I'm sure it's fine!", style)).toBe(
    "We will not wait, I am sure it is fine.",
  );
});
