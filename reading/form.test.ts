import { describe, expect, test } from "vitest";
import { JobForm, ParsedJobDescription } from "#contract/job.ts";
import { lengths, limits } from "#contract/limits.ts";
import { placeByHeading, readForm } from "#reading/form.ts";
import { placed } from "#reading/fixtures/placed-lines.ts";

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

We cannot sponsor visas. This is an on-site job. We are hiring for an immediate start.`;

describe("a recruiter pastes a posting", () => {
  const { fields, quotes } = readForm(posting);

  test("every field the text answers is filled", () => {
    expect(fields).toMatchObject({
      title: "Line Cook",
      location: "Dayton, OH",
      salaryRange: "$20 to $24 an hour",
      workType: "on-site",
      urgencyLevel: "critical",
      dealBreakers: ["We cannot sponsor visas."],
      preferredBackgrounds: [],
      companyAssets: "https://acme.example/kitchen",
    });
    expect(fields.requirements).toContain("Food handler card");
    expect(fields.requirements).toContain("Nice to have:\n- Pastry background");
    expect(fields.benefits).toContain("- Health insurance and PTO");
    expect(fields.description).toContain("300 guests");
  });

  test("each field rests on words of the text, and only the filled ones do", () => {
    const filled = Object.entries(fields).filter(([, value]) => value.length > 0);
    expect(Object.keys(quotes).toSorted()).toEqual(filled.map(([field]) => field).toSorted());
    expect(Object.values(quotes).every((quote) => posting.includes(quote))).toBe(true);
  });
});

test("raw intake notes are as welcome, and who competes for people stays inside [R-19]", () => {
  const { fields } = readForm(
    "talked to Sam, needs a senior cook for the grill. comp 55-60k base, Dayton OH. competitors: Acme, Globex",
  );
  expect(fields).toMatchObject({
    title: "Senior Cook",
    location: "Dayton, OH",
    salaryRange: "55-60k base",
    competitorCompanies: ["Acme", "Globex"],
    workType: "",
    urgencyLevel: "",
  });
  expect(fields.description).not.toContain("Globex");
});

test.each([
  ["Pay: $20 to $24 an hour plus tips", "$20 to $24 an hour"],
  ["Salary: up to $90,000 a year. Bonus on top.", "up to $90,000 a year"],
  ["Compensation: R$ 9.000 - R$ 12.000 per month", "R$ 9.000 - R$ 12.000 per month"],
  ["Pay: $25/hr+ DOE", "$25/hr+ DOE"],
])("the pay of %j is its own words alone", (line, words) => {
  expect(readForm(`Cook\nDayton, OH\n${line}`).fields.salaryRange).toBe(words);
});

test.each([
  ["Location: Berlin, Germany", "Berlin, Germany"],
  ["Location: Dayton, OH", "Dayton, OH"],
  ["Location: Remote (US)", "Remote"],
])("%j stands in the form as %j", (line, location) => {
  expect(readForm(`Data Engineer\n${line}\nFull-time`).fields.location).toBe(location);
});

test("a line that nobody could place stands where its heading puts it", () => {
  const { fields } = readForm(
    "Senior Accountant\n\nRequirements\n- Month-end, IFRS\n- Polish and English\n",
  );
  expect(fields.requirements).toBe("- Month-end, IFRS\n- Polish and English");
});

test("no heading speaks for a line that may have to stay inside", () => {
  const [line] = placed(["unplaced", "Budget approved for Q1"]);
  const under = (internalChance: number) =>
    line && placeByHeading({ ...line, heading: "Requirements", internalChance }, "posting").place;
  expect(under(0.04)).toBe("must");
  expect(under(0.3)).toBe("unplaced");
});

test("what a page's source hides from its readers is not read", () => {
  const { fields } = readForm(
    "Cook\nDayton, OH\n<!-- Pay: $99 to $111 an hour -->\n{% comment --- %}\nPay: $88 an hour\n{% endcomment --- %}\nPay: $20 an hour",
  );
  expect(fields.salaryRange).toBe("$20 an hour");
  expect(fields.description).not.toContain("88");
});

test.each(["", "   ", "?!", "\uD83D"])("nothing is made of %j", (text) => {
  const { fields, quotes } = readForm(text);
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
    const { fields } = readForm(text);
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

test("layoffs at those we hire from are theirs, and whom nobody may call is no target", () => {
  const { fields } = readForm(
    "Notes from the call with Priyanka about the engineering manager role\n\nKeep this between us:\ntargets: Ledgerwell and Tipstack, they just had layoffs. NOT Corvane, non-solicit until Sept",
  );
  expect(fields.redFlags).toEqual([]);
  expect(fields.competitorCompanies).toEqual(["Ledgerwell", "Tipstack"]);
});

test.each([
  ["Free dental for you and your immediate family.", ""],
  ["If something is urgent this weekend use the office line.", ""],
  ["Immediate opening on second shift.", "critical"],
  ["We need somebody immediately.", "critical"],
])("%s: urgency %j", (line, level) => {
  const text = `Line Cook\n\nDayton, OH\n\n${line}\n\nDuties\n- Run the grill`;
  expect(readForm(text).fields.urgencyLevel).toBe(level);
});

test("“Target companies” names whom to call, and no rival called Target", () => {
  const { fields } = readForm(
    "notes from the call, dont post\nneed a planner in Fen Mills\nTarget companies: Corvane Mills across the river, poach if you can",
  );
  expect(fields.competitorCompanies).not.toContain("Target");
});
