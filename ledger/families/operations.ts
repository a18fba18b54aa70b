import { operationsCompetencies } from "#ledger/families/competencies/operations.ts";
import { operationsCredentials } from "#ledger/families/credentials/operations.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { operationsUnknowns } from "#ledger/families/unknowns/operations.ts";

export const operationsRules: FamilyRules = {
  key: "operations",
  person: "operations worker",
  people: "operations workers",
  payUnit: "hour",
  payParts: ["differential", "overtime", "perDiem"],
  works: "shifts",
  platforms: ["indeed", "googleXRay", "monster", "linkedin"],
  specialisms: specialisms.operations.split(", "),
  credentials: operationsCredentials,
  unknowns: operationsUnknowns,
  channels: [
    {
      name: "Indeed",
      play: "Post with shift, start time, rate and street corner in the first lines, and call back the same day.",
      why: "Hourly people apply to many posts and take the first answer.",
      effort: "low",
    },
    {
      name: "Signs and posters nearby",
      play: "Put rate and shift on a sign at the gate, the bus stop and the stores around the site.",
      why: "A short way to work beats a slightly higher rate.",
      effort: "low",
    },
    {
      name: "Former seasonal and agency staff",
      play: "Call those the supervisors would take back, and say which shift is open.",
      why: "They know the work and the site.",
      effort: "low",
    },
    {
      name: "State job service and community groups",
      play: "Register the job and ask for a contact person who sends people.",
      why: "It reaches people without profiles.",
      effort: "medium",
    },
    {
      name: "Driver boards and CDL schools",
      play: "Post home time and pay basis, and visit a class before it finishes.",
      why: "Drivers look by home time, and schools know who is about to start.",
      effort: "medium",
    },
    {
      name: "Job fair at shift change",
      play: "Hold a short open hour at the site at the time the open shift starts.",
      why: "Those who come can work those hours.",
      effort: "medium",
    },
    {
      name: "LinkedIn",
      play: "Use it for supervisors, planners and buyers, by system and site type.",
      why: "Managers keep profiles, floor staff mostly do not.",
      effort: "medium",
    },
  ],
  feeders: {
    titles: [
      "Order Picker",
      "Dispatcher",
      "Military logistics specialist",
      "Bus Driver",
      "Retail stock lead",
      "Inventory Clerk",
    ],
    settings: [
      "the same class of equipment elsewhere",
      "a store's back room with high volume",
      "a route in the same area",
    ],
    transfersBadly:
      "Local driving prepares little for weeks on the road, and desk planning little for the floor.",
    relaxation: "Pay for the license training or authorize people on the equipment after hire.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 15, who: "Recruiter", kind: "screen" },
    { name: "Site visit", minutes: 45, who: "Shift lead", kind: "visit" },
    { name: "Supervisor interview", minutes: 30, who: "Supervisor", kind: "interview" },
    { name: "Site manager interview", minutes: 30, who: "Site manager", kind: "interview" },
    { name: "Debrief", minutes: 10, who: "All interviewers", kind: "debrief" },
  ],
  decider: "Site manager",
  workSample:
    "An equipment check after the offer, at the stage the law allows and the same for all.",
  careful:
    "Tests must fit the job and be the same for all; medical and drug tests only at the lawful stage.",
  competencies: operationsCompetencies,
  firstYear: {
    day30: [
      "Starts to {duty} safely under supervision",
      "Is safe on the equipment and reaches the base pace",
    ],
    day60: ["Can {duty} at normal pace", "Works at full pace with few errors"],
    day90: [
      "Can {duty} and stand in for a colleague",
      "Has begun to {secondDuty}",
      "Trains a newcomer on one task or route",
    ],
    year1: [
      "Keeps a clean safety record and is relied on to {duty}",
      "Is known for turning up and for safe work",
      "Has suggested one change that the shift kept",
    ],
  },
  firstQuestions: [
    "Which shift is it, and when does it start?",
    "What does it pay an hour or a mile?",
    "How much overtime is there?",
    "When am I home?",
    "Do you train on the equipment?",
  ],
  objections: [
    {
      says: "It is too far for that shift.",
      answer:
        "Tell me which start time would work with your way here. I will ask whether it exists.",
      needs: "shift",
    },
    {
      says: "The place next door pays more.",
      answer:
        "[Here it is {range}. ]Compare hours, overtime and shift pay with it; I will get you those in writing.",
      needs: "overtime",
    },
    {
      says: "I want to be home at night.",
      answer:
        "Then the home time decides it. You get the plain answer before you fill in anything.",
      needs: "homeTime",
    },
    {
      says: "I have never used that equipment.",
      answer:
        "[The work is to {duty}. ]The site decides who trains and authorizes you, and I will ask.",
      needs: "training",
    },
  ],
  traps: [
    {
      topic: "Injuries and claims",
      doNotAsk: "Have you ever had a back injury or a workers' compensation claim?",
      instead: "The load is as described. Can you do it with or without accommodation?",
    },
    {
      topic: "Medication",
      doNotAsk: "Are you taking anything that makes you tired?",
      instead: "Nothing; required tests come at the lawful stage for everyone.",
    },
    {
      topic: "Criminal record",
      doNotAsk: "Have you ever been arrested?",
      instead: "Nothing before the stage the law sets; then HR, the same for all.",
    },
    {
      topic: "Shifts and faith",
      doNotAsk: "Do you go to services on weekends?",
      instead: "The shift plan is as described. Can you work it?",
    },
  ],
  wordingExceptions: [
    "lead time",
    "lead times",
    "forklift",
    "driver",
    "drivers",
    "heavy load",
    "load",
    "workforce",
    "active duty",
    "team lead",
    "supply chain analyst",
    "competitive bids",
    "dependent on",
    "shared facility",
  ],
  sendWindow: "14:00 to 16:00",
};
