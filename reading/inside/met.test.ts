import { expect, test } from "vitest";
import { meetsSomebody } from "#reading/inside/met.ts";
import { mustAsk } from "#reading/inside/must-ask.ts";

test.each([
  "2 tech on Teams, 1 F2F with Raghav mandatory",
  "sql pairing w Amrita",
  "then Dale in person 30 min",
  "phone, then blind flight w/ Oz",
])("an interview with a colleague is not told from notes: %s", (text) => {
  expect(meetsSomebody(text, "process")).toBe(true);
});

test.each([
  "Then Teams with the team, then Excel",
  "Phone screen with HR and a panel",
  "Site visit, then CTO",
])("%s names nobody", (text) => {
  expect(meetsSomebody(text, "process")).toBe(false);
});

test.each([
  "protocols w/ Dr. Avila",
  "cover for Svenja's parental leave",
  "they both report to Lamar, who is the owner",
  "The assistant, Paloma, stays",
])("what is said of a person alone names one in any line: %s", (text) => {
  expect(meetsSomebody(text, "duty")).toBe(true);
});

test.each([
  "Dr. Pell: eight to twelve cases a day",
  "Work with Kafka and Spark",
  "our terminal, Maasvlakte, Antwerp",
])("%s speaks of nobody", (text) => {
  expect(meetsSomebody(text, "duty")).toBe(false);
});

test("in a posting a name is the employer's to give, and trenches are backfilled", () => {
  expect(mustAsk("Coffee with Sjaak", "process", 0)).toBe(false);
  expect(mustAsk("1 opening, backfill", "terms", 1)).toBe(true);
  expect(mustAsk("Backfill trenches", "duty", 1)).toBe(false);
});
