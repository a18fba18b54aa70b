import { expect, test } from "vitest";
import type { Said } from "#ledger/read/text/said.ts";
import { readTold, withoutSpeakers } from "#ledger/read/text/told.ts";

const say = (text: string, place: Said["place"] = "terms"): Said => ({
  text,
  place,
  heading: null,
  isBullet: false,
  quotes: [{ where: "posting", quote: text }],
  isTyped: false,
});

const textsOf = (...said: Said[]) => readTold(withoutSpeakers(said)).map(({ text }) => text);

test("who said it in a call is not told, what was said is", () => {
  expect(
    textsOf(
      say("NOMVULA: UK hours, ten to eight"),
      say("NOMVULA: She was hired away", "internal"),
      say("NOMVULA: Hybrid after probation"),
    ),
  ).toEqual(["UK hours, ten to eight", "Hybrid after probation"]);
});

test("a label that comes once or twice is kept", () => {
  expect(textsOf(say("Shift: nights"), say("Shift: weekends too"))).toEqual([
    "Shift: nights",
    "Shift: weekends too",
  ]);
});

test("what stays inside is not told", () => {
  expect(
    textsOf(say("Budget 115", "internal"), say("Call Dana", "contact"), say("Nights")),
  ).toEqual(["Nights"]);
});

test("a page's label of work type and hours is not told as a line, a sentence about them is", () => {
  expect(
    textsOf(say("Hybrid Full-time"), say("Full-time"), say("Full-time, three 12-hour shifts")),
  ).toEqual(["Full-time, three 12-hour shifts"]);
});

test("heads and cells of a table of demands are no demands, and an aside alone is no step", () => {
  expect(
    textsOf(
      say("Required / Asset", "nice"),
      say("Verified at", "nice"),
      say("Before start.", "must"),
      say("Required: ECE diploma", "must"),
      say("(blind flight, six glasses)", "process"),
      say("Phone, then a stage (paid)", "process"),
    ),
  ).toEqual(["Required: ECE diploma", "Phone, then a stage (paid)"]);
});

test("of what somebody dictates only the words for the post are told", () => {
  expect(textsOf(say("Please add: they run food", "duty"))).toEqual(["they run food"]);
});

test("who has a picture beside the name is a speaker, too", () => {
  expect(
    textsOf(
      say("Ngaire 🍋: 4am start, done by noon"),
      say("Ngaire 🍋: last day is the 30th", "internal"),
      say("Ngaire 🍋: food safety diary", "duty"),
    ),
  ).toEqual(["4am start, done by noon", "food safety diary"]);
});

test("how to speak of a job is told to nobody who may want it", () => {
  expect(
    textsOf(
      say("Temporary and regular openings; (only call it temp if they ask, peak to February)"),
      say("$22 an hour [[ops will flex to $23.90 on weekend nights, see the ticket]", "pay"),
      say("Health plan (only after 60 days)", "benefit"),
    ),
  ).toEqual(["Temporary and regular openings;", "$22 an hour", "Health plan (only after 60 days)"]);
});

test("a label of a page and the head of a list of demands are no lines of a post", () => {
  expect(textsOf(say("Time type Full time"), say("On site."), say("needs", "must"))).toEqual([]);
});

test("a field's name without its value, and the employer's bare name, are no lines of a post", () => {
  const said = [
    say("Status."),
    say("Mid-Senior level"),
    say("2nd."),
    say("Fen Mills", "employer"),
    say("Fen Mills"),
  ];
  expect(readTold(said, "Fen Mills")).toEqual([]);
  expect(textsOf(say("2nd shift"))).toEqual(["2nd shift"]);
});
