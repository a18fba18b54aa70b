import { emptyJob } from "#contract/job-fields.ts";
import { expect, test } from "vitest";
import { voiceTones } from "#contract/options.ts";
import { evalCases } from "#eval/cases.ts";
import type { OrganizationWords } from "#ledger/company.ts";
import type { JobWords } from "#ledger/reading.ts";
import { writeInMail } from "#tools/in-mail.ts";
import {
  type Message,
  writeFactsMail,
  writeFirstMail,
  writeFollowUp,
  writeLastMail,
} from "#tools/outreach.ts";
import { bareOrganization, briefOn } from "#tools/sample-briefing.ts";

const job: JobWords = {
  ...emptyJob,
  title: "Bilingual Support Specialist",
  location: "Phoenix, AZ",
  salaryRange: "$21.50 to $24.00 per hour",
  description:
    "What you will do\n- Take warranty claims by phone\n- Dispatch plumbers to the house\n\nClosing date: March 6",
  benefits: "Dental insurance, 10 days PTO",
  culture: "",
  requirements: "Fluent Spanish. One year of phone support. Zendesk.",
  workType: "on-site",
  urgencyLevel: "active",
  dealBreakers: ["cannot work Saturdays"],
  dealBreakersText: "",
  preferredBackgrounds: [],
  redFlags: [],
  competitorCompanies: [],
  companyAssets: "https://brightadobe.example/warranty-claims",
  rawExtractedJd: "",
};

const writers = { writeInMail, writeFirstMail, writeFollowUp, writeFactsMail, writeLastMail };

function messagesOf(organization: Partial<OrganizationWords>, words: JobWords = job): Message[] {
  const told = { ...bareOrganization, description: "We answer 900 calls a day." };
  const briefing = briefOn(words, { ...told, ...organization });
  return Object.values(writers).map((write) => write(briefing));
}

function mail(messagingStyle: string, voiceTone = "friendly"): string {
  return messagesOf({ messagingStyle, voiceTone })[1]?.body ?? "";
}

test("each message sounds different in each of the five tones", () => {
  const spoken = voiceTones.map((voiceTone) => messagesOf({ voiceTone }));
  for (const at of Object.keys(writers).keys()) {
    expect(new Set(spoken.map((messages) => messages[at]?.body)).size).toBe(voiceTones.length);
  }
});

test("a formal letter uses the full name and no short forms, a friendly one the first name", () => {
  const formal = messagesOf({ voiceTone: "formal" }).map(({ body }) => body);
  expect(formal[1]).toContain("Dear {{first_name}} {{last_name}},");
  expect(formal.join("\n")).not.toMatch(/\b\p{L}+['’](?:m|re|ll|d|ve|t)\b/u);
  expect(mail("", "friendly")).toMatch(/^Hi \{\{first_name\}\},/u);
});

test.each(voiceTones)("a %s message asks at most one question and shouts nothing", (voiceTone) => {
  for (const { body, subject } of messagesOf({ voiceTone })) {
    expect(body.split("?").length - 1).toBeLessThanOrEqual(1);
    expect(`${subject}${body}`).not.toContain("!");
  }
});

test("an exclamation mark of the employer does not reach a candidate", () => {
  const bodies = messagesOf({ description: "We answer 900 calls a day!" }).map(({ body }) => body);
  expect(bodies.join("\n")).toContain("900 calls a day.");
  expect(bodies.join("\n")).not.toContain("!");
});

test("a brief style leaves the paragraph about the employer out", () => {
  expect(mail("")).toContain("900 calls");
  expect(mail("Short and to the point.")).not.toContain("900 calls");
  expect(mail("Short and to the point.").length).toBeLessThan(mail("").length);
});

test("numbers first puts the pay before everything else", () => {
  const body = mail("Numbers first.");
  expect(body.indexOf("$21.50")).toBeLessThan(body.indexOf("{{current_title}}"));
  const plain = mail("");
  expect(plain.indexOf("$21.50")).toBeGreaterThan(plain.indexOf("{{current_title}}"));
});

test("first names and full names are used where the style asks for them", () => {
  expect(mail("First names.", "formal")).toMatch(/^Hello \{\{first_name\}\},/u);
  expect(mail("Formal address, surnames.", "friendly")).toContain("{{last_name}}");
});

test("no contractions means none, in every tone", () => {
  for (const voiceTone of voiceTones) {
    for (const { body } of messagesOf({ voiceTone, messagingStyle: "No contractions." })) {
      expect(body).not.toMatch(/\b\p{L}+['’](?:m|re|ll|d|ve)\b|n['’]t\b/u);
    }
  }
});

test("a style that shows the work links to it in the first e-mail", () => {
  expect(mail("Show the work, link to it.")).toContain(
    "https://brightadobe.example/warranty-claims",
  );
  expect(mail("")).not.toContain("https://");
});

test("a discreet style keeps pay out of subject lines", () => {
  const subjects = messagesOf({ messagingStyle: "Discreet." }).map(({ subject }) => subject);
  expect(subjects.join("\n")).not.toContain("$");
});

test("a bilingual greeting speaks the language the job asks for", () => {
  expect(mail("Bilingual greeting.")).toMatch(/^Hola \/ Hi \{\{first_name\}\},/u);
});

test("where the style wants the closing date in every message, it stands in every message", () => {
  const style = { messagingStyle: "With the filing date in every message." };
  for (const { body } of messagesOf(style)) expect(body).toContain("March 6");
});

test("complete sentences replace the list of facts", () => {
  const listed = messagesOf({ voiceTone: "friendly" })[3]?.body ?? "";
  const whole = messagesOf({ voiceTone: "friendly", messagingStyle: "Complete sentences." })[3]
    ?.body;
  expect(listed).toContain("\n- ");
  expect(whole).not.toContain("\n- ");
});

test("an unknown tone falls back to the professional one", () => {
  expect(mail("", "poetic")).toBe(mail("", "professional"));
});

test("every message of every case says something of its job and uses known tokens only", () => {
  for (const { job: words, organization } of evalCases) {
    const { ledger } = briefOn(words, organization);
    const told = [...ledger.reading.duties, ...ledger.reading.requirements].flatMap(
      ({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [],
    );
    for (const { body } of messagesOf(organization, words)) {
      expect(told.some((word) => body.toLowerCase().includes(word))).toBe(true);
      for (const token of body.match(/\{\{[^}]*\}\}/gu) ?? []) {
        expect(["{{first_name}}", "{{last_name}}", "{{current_title}}"]).toContain(token);
      }
    }
  }
});
