import { expect, test } from "vitest";
import { minutesIn, stepsIn } from "#ledger/hiring-steps.ts";

const names = (line: string) => stepsIn(line).map(({ name }) => name);

test.each([
  ["Phone screen, then a paid trial shift, then an offer.", ["Phone screen", "Paid trial shift"]],
  ["1️⃣ Recruiter call 2️⃣ Shop tour 3️⃣ Offer", ["Recruiter call", "Shop tour"]],
  ["1) Phone chat 2) Panel interview", ["Phone chat", "Panel interview"]],
  [
    "Intro call ➡️ case study ➡️ coffee with a founder",
    ["Intro call", "Case study", "Coffee with a founder"],
  ],
  [
    "Send a resume, then a phone screen, then a visit with the director.",
    ["Phone screen", "Visit with the director"],
  ],
  [
    "Next comes a video interview with the manager, who will ask you about your last close.",
    ["Video interview with the manager"],
  ],
])("%s", (line, steps) => {
  expect(names(line)).toEqual(steps);
});

test.each([
  "Do NOT call during service.",
  "Whom did you call?",
  "We call back within two working days.",
  "Then you walk us through what you would change about the place.",
  "No interview.",
  "Drug screen, physical.",
])("is no step: %s", (line) => {
  expect(names(line)).toEqual([]);
});

test.each([
  ["a 30-minute call", 30],
  ["written exercise (2 hrs)", 120],
  ["half-day on site", 240],
  ["video call of half an hour", 30],
  ["a two-hour working interview", 120],
  ["conversation with the CPO (60')", 60],
  ["panel interview", null],
])("the length of %s", (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});
