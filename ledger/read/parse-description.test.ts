import { describe, expect, test } from "vitest";
import { JobForm, ParsedJobDescription } from "#contract/job.ts";
import { lengths, limits } from "#contract/limits.ts";
import { parseDescription } from "#ledger/read/parse-description.ts";
import { readPay } from "#ledger/read/salary.ts";

const posting = `Line Cook
Acme Kitchens | Dayton, OH | Full-time

About us
Acme Kitchens is a catering company with 140 employees. See https://acme.example/kitchen.

What you will do
- Run the grill station for 300 guests a night

Requirements
- 2+ years as a line cook
- Food handler card

Nice to have
- Pastry background

What we offer
- $20 to $24 an hour
- Health insurance and PTO

We cannot sponsor visas. This is an on-site job. We need someone ASAP.`;

describe("a recruiter pastes a posting", () => {
  const { fields, quotes } = parseDescription(posting);

  test("every field the text answers is filled", () => {
    expect(fields).toMatchObject({
      title: "Line Cook",
      location: "Dayton, OH",
      salaryRange: "$20.00 to $24.00 an hour",
      workType: "on-site",
      urgencyLevel: "critical",
      dealBreakers: ["We cannot sponsor visas."],
      preferredBackgrounds: ["Pastry background"],
      companyAssets: "https://acme.example/kitchen",
    });
    expect(fields.requirements).toContain("Food handler card");
    expect(fields.requirements).toContain("Nice to have:\n- Pastry background");
    expect(fields.benefits).toBe("Health insurance\nPTO");
    expect(fields.description).toContain("300 guests");
  });

  test("what is filled in is read back the same", () => {
    expect(readPay(fields.salaryRange, { country: "US" })?.text).toBe(fields.salaryRange);
  });

  test("each field rests on words of the text, and only the filled ones do", () => {
    const filled = Object.entries(fields).filter(([, value]) => value.length > 0);
    expect(Object.keys(quotes).toSorted()).toEqual(filled.map(([field]) => field).toSorted());
    expect(Object.values(quotes).every((quote) => posting.includes(quote))).toBe(true);
  });
});

test("raw intake notes are as welcome", () => {
  const { fields } = parseDescription(
    "talked to Sam, needs a senior cook for the grill, must have knife skills, nice: pastry. comp 55-60k base, Dayton OH. competitors: Acme, Globex",
  );
  expect(fields).toMatchObject({
    title: "Senior Cook",
    requirements: "knife skills\n\nNice to have:\npastry.",
    competitorCompanies: ["Acme", "Globex"],
    workType: "",
    urgencyLevel: "",
  });
  expect(fields.salaryRange).toContain("55,000 to");
});

test.each(["", "   ", "?!", "\uD83D"])("nothing is made of %j", (text) => {
  const { fields, quotes } = parseDescription(text);
  expect(Object.values(fields).every((value) => value.length === 0)).toBe(true);
  expect(quotes).toEqual({});
});

test("the fields of the longest and the strangest text fit the form", () => {
  const long = [
    `# ${"Cook 😀 ".repeat(60)}`,
    `Location: ${"Dayton ".repeat(90)}`,
    "Benefits",
    ...Array.from({ length: 900 }, (_, at) => `- Paid leave number ${at} 😀`),
    "Deal breakers",
    ...Array.from({ length: 30 }, (_, at) => `- no visa ${at}`),
    "Requirements",
    ...Array.from({ length: 900 }, (_, at) => `- Knife number ${at} 😀`),
  ].join("\n");
  for (const text of [long, posting, "😀".repeat(40_000), `x${"😀".repeat(40_000)}`]) {
    const { fields } = parseDescription(text);
    expect(ParsedJobDescription.safeParse(fields).success).toBe(true);
    const form = {
      ...fields,
      title: fields.title || "Cook",
      location: "Dayton",
      organizationId: 1,
    };
    expect(JobForm.safeParse(form).error).toBeUndefined();
    expect(fields.dealBreakers.length).toBeLessThanOrEqual(limits.dealBreakers);
    expect(fields.title.length).toBeLessThanOrEqual(lengths.line);
  }
});
