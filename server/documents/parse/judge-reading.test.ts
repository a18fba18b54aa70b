import { describe, expect, test } from "vitest";
import { JobForm } from "#contract/job.ts";
import { judgeReading, type OtherReading } from "#server/documents/parse/judge-reading.ts";

const text = `We at Harbor Foods look for somebody to lead nights at our Tacoma cold store.
You bring five years with reach trucks. We pay between 27 and 31 dollars an hour.
Come in every night; there is no remote work. Sysco and US Foods hire the same people.
Only men under 40 need apply.`;

const nothing: OtherReading = {
  title: null,
  location: null,
  salaryRange: null,
  workType: null,
  urgencyLevel: null,
  requirements: [],
  benefits: [],
  culture: [],
  dealBreakers: [],
  preferredBackgrounds: [],
  redFlags: [],
  competitorCompanies: [],
};
const judge = (other: Partial<OtherReading>) => judgeReading(text, { ...nothing, ...other });
const ours = judgeReading(text, nothing);

test("a second reader that found nothing changes nothing", () => {
  expect(judge({})).toEqual(ours);
});

test("what the text says in these words is taken, with its quote", () => {
  const quote = "our Tacoma cold store";
  const { fields, quotes } = judge({
    location: { value: "Tacoma", quote },
    competitorCompanies: [
      { value: "Sysco", quote: "Sysco and US Foods hire the same people" },
      { value: "US Foods", quote: "Sysco and US Foods hire the same people" },
    ],
  });
  expect(fields.location).toBe("Tacoma");
  expect(quotes.location).toBe(quote);
  expect(fields.competitorCompanies).toEqual(expect.arrayContaining(["Sysco", "US Foods"]));
});

describe("P-04: what the text does not support is dropped", () => {
  test.each<[string, Partial<OtherReading>]>([
    ["a quote that is not there", { title: { value: "Chief", quote: "Chief of everything" } }],
    ["a word that is not in the quote", { location: { value: "Tacoma, WA", quote: "our Tacoma" } }],
    [
      "a figure that is not in the quote",
      {
        salaryRange: { value: "$27 to $45", quote: "We pay between 27 and 31 dollars an hour" },
      },
    ],
    ["pay without a figure", { salaryRange: { value: "dollars", quote: "31 dollars an hour" } }],
    [
      "a way of working the quote does not say",
      { workType: { value: "hybrid", quote: "Come in every night" } },
    ],
    ["an empty quote", { title: { value: "", quote: "" } }],
    ["half a word", { title: { value: "ma", quote: "ma" } }],
    [
      "a demand no law allows",
      { dealBreakers: [{ value: "Only men", quote: "Only men under 40 need apply" }] },
    ],
    ["a rival nobody named", { competitorCompanies: [{ value: "Walmart", quote: "Walmart" }] }],
  ])("%s", (_name, other) => {
    expect(judge(other)).toEqual(ours);
  });
});

test("however much is claimed, the fields fit the form", () => {
  const many = text
    .split(" ")
    .slice(0, 30)
    .map((word) => ({ value: word, quote: word }));
  const { fields } = judge({ dealBreakers: many, redFlags: many, competitorCompanies: many });
  expect(
    JobForm.safeParse({ ...fields, title: "T", location: "L", organizationId: 1 }).success,
  ).toBe(true);
});
