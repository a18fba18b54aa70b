import { expect, test } from "vitest";
import { markPhrase } from "#web/report/mark-phrase.ts";

test.each([
  ["Open at $148,000, aim for $171,980.", "$148,000"],
  ["Then $148,000 to $176,000 a year.", "$148,000 to $176,000"],
  ["The range sits 6 % under the median.", "6 %"],
  ['Drop "Terraform" from the 11 things asked.', '"Terraform"'],
  ["12 questions test the must-haves.", "12 questions"],
  ['The posting asks for 11 things: moving Terraform to "helps" widens the search.', "11 things"],
  [
    'One hire takes about 256 first messages; drop "Terraform" and it takes fewer.',
    "256 first messages",
  ],
])("the marker stands on what a recruiter would quote: %s", (finding, phrase) => {
  const marked = markPhrase(finding);
  expect(marked.phrase).toBe(phrase);
  expect(marked.before + marked.phrase + marked.after).toBe(finding);
});

test.each([
  ["Pay holds up here, so name it in the post.", "name it in the post"],
  [
    "The list has 9 must-haves, so name the few that decide, and more people come.",
    "name the few that decide",
  ],
  ["Pay is the strong point, so say it early and spend the talk on hours.", "say it early"],
  ["So far 3 people answered.", "3 people"],
])("what to do is marked before any figure: %s", (finding, phrase) => {
  expect(markPhrase(finding).phrase).toBe(phrase);
});

test("a finding without a figure or a quote has no marker", () => {
  expect(markPhrase("No pay range is stated.")).toEqual({
    before: "No pay range is stated.",
    phrase: "",
    after: "",
  });
});
