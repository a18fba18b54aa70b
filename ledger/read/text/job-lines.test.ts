import { describe, expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { joinPosting } from "#ledger/read/text/join-posting.ts";
import { joinForm, readLines } from "#ledger/read/text/job-lines.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { saidOf } from "#ledger/fixtures/sample-said.ts";
import { readForm } from "#reading/form.ts";

const posting = [
  ...saidOf("must", "Two years of welding", "Own boots"),
  ...saidOf("unplaced", "Reads blueprints"),
  ...saidOf("internal", "No job hoppers"),
  ...saidOf("noise", "About Us | Careers"),
];

function join(fields: Partial<JobFields>) {
  return joinForm({ ...emptyJob, ...fields }, posting);
}

describe("a form's line that stands in the posting", () => {
  test("is the posting's line with both quotes, once", () => {
    const said = join({ requirements: "- two years of welding" });
    expect(said).toHaveLength(posting.length);
    expect(said[0]).toMatchObject({
      text: "Two years of welding",
      isTyped: false,
      quotes: [
        { where: "requirements", quote: "two years of welding" },
        { where: "posting", quote: "Two years of welding" },
      ],
    });
  });

  test("has the field's place, also where the reader knew none", () => {
    const [line] = join({ requirements: "Nice to have:\nReads blueprints" });
    expect(line).toMatchObject({ place: "nice", quotes: [{}, {}] });
  });

  test.each(["No job hoppers", "About Us | Careers"])("stays inside where it does: %s", (words) => {
    const said = join({ culture: words, requirements: words });
    expect(said.filter(({ text }) => text === words)).toMatchObject([
      { quotes: [{ where: "posting" }] },
    ]);
    expect(said.map(({ place }) => place)).not.toContain("culture");
  });
});

describe("what a person typed", () => {
  test("is cut into its sentences, each under its heading", () => {
    const said = join({ requirements: "TIG and MIG. Drives a truck.\nBonus points:\n1. Spanish" });
    expect(said.slice(0, 3).map(({ place, text, isTyped }) => [place, text, isTyped])).toEqual([
      ["must", "TIG and MIG.", true],
      ["must", "Drives a truck.", true],
      ["nice", "Spanish", true],
    ]);
  });

  test("is its own field's: benefits, culture, pay and terms", () => {
    const said = join({
      benefits: "Lunch",
      culture: "Calm",
      salaryRange: "$20 an hour",
      dealBreakersText: "No remote work",
    });
    expect(said.slice(0, 4).map(({ place }) => place)).toEqual([
      "benefit",
      "culture",
      "pay",
      "terms",
    ]);
  });
});

describe("the description", () => {
  const text = "Line Cook\n\nWhat you will do\n- Run the grill for 80 seats\n- Order fish";

  test("is read only where it says more than the pasted text", () => {
    const same = readLines({ ...emptyJob, rawExtractedJd: text, description: "Order fish" });
    expect(same.said).toHaveLength(3);
    const more = readLines({
      ...emptyJob,
      rawExtractedJd: text,
      description: "- Order fish\n- Clean the fryer every night",
    });
    expect(more.said.map((one) => one.text)).toContain("Clean the fryer every night");
    expect(more.said.filter((one) => one.text === "Order fish")).toHaveLength(1);
  });

  test("a form as auto-fill leaves it carries the posting's words", () => {
    const asked = `${text}\n\nRequirements\n- Two years on a busy grill\n- Food handler card`;
    const job = { ...emptyJob, ...readForm(asked).fields, rawExtractedJd: asked };
    expect(readLines(job).isOfPosting("requirements")).toBe(true);
    expect(readLines({ ...job, requirements: "Five years" }).isOfPosting("requirements")).toBe(
      false,
    );
  });
});

test("bullets under a plain heading are what it says, however short they are", () => {
  const { said } = readLines({
    ...emptyJob,
    rawExtractedJd: "Requirements\n- Looker\n- Airflow\n- Spark",
  });
  expect(said.map(({ place }) => place)).toEqual(["must", "must", "must"]);
});

test("in a list of musts a wish is a wish, and what nobody asks for is good to know", () => {
  const rawExtractedJd =
    "Case Manager\n\nRequirements\n- Active RN license\n- Hospice experience preferred, not required\n- You do NOT need a degree\n- Must have 2 years on a ward, ICU preferred";
  const job = { ...emptyJob, ...readForm(rawExtractedJd).fields, rawExtractedJd };
  const placeOf = (words: string) =>
    readLines(job).said.find(({ text }) => text.startsWith(words))?.place;
  expect(placeOf("Active")).toBe("must");
  expect(placeOf("Hospice")).toBe("nice");
  expect(placeOf("You do NOT")).toBe("terms");
  expect(placeOf("Must have")).toBe("must");
});

test("years that are asked for are no wish because something beside them is preferred", () => {
  const lines = `Senior Accountant

Qualifications
- 4+ years of progressive accounting experience, manufacturing strongly preferred
- Bachelor's degree in Accounting required

Nice to have
- 2 years of audit, public firm preferred`;
  const job = { ...emptyJob, ...readForm(lines).fields, rawExtractedJd: lines };
  const placeOf = (words: string) =>
    readLines(job).said.find(({ text }) => text.includes(words))?.place;
  expect(placeOf("4+ years")).toBe("must");
  expect(placeOf("2 years of audit")).toBe("nice");
});

test("nobody is told that they said what auto-fill made whole of a torn page", () => {
  const text = `Nor'wester Community Care

ABOUT NCC
NCC is a not-for-profit that has helped
people stay in their own homes across the
Northwest since 1979. We have 240 employ-
ees, and belong to the community boards
of the towns that we serve.
`;
  const { description } = readForm(text).fields;
  expect(description).toContain("employees");
  expect(joinPosting({ rawExtractedJd: text, description })).toBe(text);
});
