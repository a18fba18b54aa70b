import { expect, test } from "vitest";
import { minutesIn, promisedSteps, stepsIn, toldSteps } from "#ledger/interview/hiring-steps.ts";

const names = (line: string) => stepsIn(line).map(({ name }) => name);

test.each([
  ["Phone screen, then a paid trial shift, then an offer.", ["Phone screen", "Paid trial shift"]],
  ["1️⃣ Recruiter call 2️⃣ Shop tour 3️⃣ Offer", ["Recruiter call", "Shop tour"]],
  ["1) Phone chat 2) Panel interview", ["Phone chat", "Panel interview"]],
  [
    "Aptitude test (WorkKeys Applied Math, min. Level 4) then an oral board (Nov 5 & 6) on site",
    ["Aptitude test (WorkKeys Applied Math, min. Level 4)", "Oral board (Nov 5 & 6) on site"],
  ],
  [
    "A call with me, lunch with the operations director, a Saturday evening walking the floor with the team, then an offer.",
    [
      "Call",
      "Lunch with the operations director",
      "Saturday evening walking the floor with the team",
    ],
  ],
  [
    "One afternoon with three engineers and a clinic manager who will tell you what annoys her",
    ["Afternoon with three engineers"],
  ],
  [
    "Written test 30%, equipment practical 40%, oral board 30%",
    ["Written test 30%", "Equipment practical 40%", "Oral board 30%"],
  ],
  [
    "Ride-along day with a rep, then a 15-min pitch to the team, then a Zoom with the CEO",
    ["Ride-along day with a rep", "15-min pitch to the team", "Zoom with the CEO"],
  ],
  ["Bring to the interview: logbooks and certificates", []],
  ["Phone call, two-step TB test, visit to the office", ["Phone call", "Visit to the office"]],
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
  [
    "Recruiter call, video interview w/ the Clinical Manager, paid (!) ride-along, offer.",
    ["Recruiter call", "Video interview w/ the Clinical Manager", "Paid ride-along"],
  ],
  [
    "Phone conversation, panel w/ staff and one board member, then a half day on the warehouse floor with finalists.",
    [
      "Phone conversation",
      "Panel w/ staff and one board member",
      "Half day on the warehouse floor",
    ],
  ],
  [
    "Phone call with our recruiter, half day shadow in the office (paid $200), offer.",
    ["Phone call with our recruiter", "Half day shadow in the office (paid $200)"],
  ],
  [
    "We'll give you a ring within 48 hours, there's one informal interview with the Registered Manager and a resident, and you can do a paid taster night.",
    ["Informal interview with the Registered Manager and a resident", "Paid taster night"],
  ],
  [
    "1 Teams tech screen 45 min; 1 onsite w/ bench walk-thru.",
    ["Teams tech screen", "Onsite w/ bench walk-thru"],
  ],
  [
    "Phone with me, then they come out for a tasting, we give them a basket.",
    ["Phone call", "Tasting"],
  ],
  ["How it works: a 20 minute call, lunch with the team", ["Call", "Lunch with the team"]],
  ["Offer, usually within a week of the visit", []],
  ["Phone w me, then meet Dennis at the shop", ["Phone call", "Meeting at the shop"]],
  ["Portfolio review, meet the team", ["Portfolio review", "Meet the team"]],
  ["Interview = 30 min Teams screen", ["30 min Teams screen"]],
  ["Then the GM, Lorraine.", ["Conversation with the GM"]],
  ["30 min with me", ["Call"]],
  ["45 min w/ the hiring manager, Tobias Achterberg", ["Conversation with the hiring manager"]],
  [
    "Technical: 90 min pairing on a messy pipeline",
    ["Technical: 90 min pairing on a messy pipeline"],
  ],
  ["20 min with our CTO, references, offer", ["Conversation with our CTO"]],
  [
    "A 30 minute call with someone from our People team",
    ["Call with someone from our People team"],
  ],
  ["Portfolio review with two designers, 60 minutes", ["Portfolio review with two designers"]],
  [
    "Conversations with the product manager and an engineer in the squad",
    ["Conversations with the product manager and an engineer in the squad"],
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
  "Questions? Call HR at 208-555-0171.",
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

test.each([
  ["45 min w/ the hiring manager, Tobias Achterberg", 45, "Hiring manager"],
  ["Portfolio review with two designers, 60 minutes", 60, "Two designers"],
  ["Video interview w/ the Clinical Manager", null, "Clinical Manager"],
  ["Then the GM, Lorraine.", null, "GM"],
  ["Panel interview on site (incl. 30-minute Excel exercise)", null, null],
  ["30 min with me", 30, null],
  ["Onsite w/ bench walk-thru", null, null],
])("of %s the minutes and the people", (line, minutes, people) => {
  expect(stepsIn(line)).toEqual([expect.objectContaining({ minutes, people })]);
});

test("one step is no plan, and a call told twice is one call", () => {
  const of = (...lines: string[]) =>
    promisedSteps({
      process: lines.map((text, at) => ({ id: `process.${at}`, label: "", text, quotes: [] })),
    }).map(({ name }) => name);
  expect(of("Phone screen.")).toEqual([]);
  expect(of("60 minutes", "Half an hour")).toEqual([]);
  expect(of("30 min with me", "45 min w/ the hiring manager", "90 min pairing")).toEqual([
    "Call",
    "Conversation with the hiring manager",
    "90 min pairing",
  ]);
  expect(
    of(
      "Qualified applicants get a call within 1 business day.",
      "Recruiter call, ride-along, offer",
    ),
  ).toEqual(["Recruiter call", "Ride-along"]);
});

test("steps told in a sentence that cannot be cut are told whole; how to apply is none", () => {
  const of = (...lines: string[]) =>
    toldSteps({
      process: lines.map((text, at) => ({ id: `process.${at}`, label: "", text, quotes: [] })),
    }).map(({ text }) => text);
  const told = "Finalists take a 50-minute Excel exercise and meet with the Controller.";
  expect(of("Submit the packet in person or by mail.", told)).toEqual([told]);
  expect(of("Call Renee in the office or stop by with a resume.")).toEqual([]);
  expect(of("Phone screen, then a trial shift.", told)).toEqual([]);
});

test.each([
  [
    "RECRUITER SCREEN > WRITING EXERCISE (GRIEVANCE ANSWER, 60 MIN) > PANEL",
    ["Recruiter screen", "Writing exercise (grievance answer)", "Panel"],
  ],
  ["HR INTERVIEW, then PANEL", ["HR interview", "Panel"]],
])("the steps of %s can be read aloud", (line, steps) => {
  expect(names(line)).toEqual(steps);
});

test("who a named person is and how long a step takes stand behind a comma", () => {
  expect(stepsIn("Short phone call with Marisol, our office manager")).toEqual([
    expect.objectContaining({ people: "Office manager" }),
  ]);
  expect(stepsIn("Technical conversation with an SRE (60 min)")).toEqual([
    expect.objectContaining({ people: "SRE", minutes: 60 }),
  ]);
});

test.each([
  [
    "people take a test on the day of their interview, which is no second step",
    "A passing 3G bend test, taken here on interview day",
    [],
  ],
  [
    "people see a recruiter and then a manager, in one clause",
    "Candidates complete an online assessment (about 25 minutes), a recruiter interview and an interview with the District Manager.",
    ["Online assessment", "Recruiter interview", "Interview with the District Manager"],
  ],
  [
    "a manager and a panel of peers meet people together",
    "There is one interview with the nurse manager and a peer panel, followed by a shadow hour on the unit.",
    ["Interview with the nurse manager and a peer panel", "Shadow hour on the unit"],
  ],
  ["whoever may walk in takes no step", "Walk in also Saturday 11 to 3", []],
  [
    "people go through rounds",
    "Rounds: HR telephonic, assessment (Versant + Excel), ops round with AM, client round.",
    ["HR telephonic", "Assessment (Versant + Excel)", "Ops round with AM", "Client round"],
  ],
  [
    "people read a list whose numbers lost their points",
    "1 Apply in about 5 minutes  2 Hiring event or phone interview  3 Equipment evaluation  4 Conditional offer",
    ["Hiring event or phone interview", "Equipment evaluation"],
  ],
  [
    "a crew spends a day at a course before anybody is hired",
    "Apply online → phone screen → one day at our agility course in Paducah → catch a boat",
    ["Phone screen", "Day at our agility course in Paducah"],
  ],
])("%s", (_, line, expected) => {
  expect(names(line).map((name) => name.replace(/ \(about.*\)/u, ""))).toEqual(expected);
});

test("an hour beside a nurse is an hour, and a trial of one morning a morning", () => {
  expect(minutesIn("a shadow hour on the unit")).toBe(60);
  expect(stepsIn("chat on the phone then a paid trial, one morning.").at(-1)?.minutes).toBe(240);
});

test.each([
  ["two forms", "Call, then take-home (paid) or live pairing", "Take-home (paid) or live pairing"],
  ["a day", "Video screen, then one field ride day", "Field ride day"],
  ["no step", "Screen → talk with the crew. Usually in two weeks.", "Talk with the crew"],
])("the last step is named whole: %s", (_, line, last) => {
  expect(names(line).at(-1)).toBe(last);
});

test("a length behind a comma belongs to the step before it", () => {
  expect(stepsIn("Panel interviews, about 2.5 hours total").at(-1)?.minutes).toBe(150);
  expect(stepsIn("He'll set up a ride-along, paid half day, that's our interview")).toEqual([
    { name: "Ride-along", minutes: 240, people: null },
  ]);
});

test("a trial lawyers know is no step, and a step's name opens with what it is", () => {
  expect(names("trial experience")).toEqual([]);
  expect(names("First stage by video, with second stage on site in Leeds")).toContain(
    "Second stage on site in Leeds",
  );
});
