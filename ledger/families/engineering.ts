import { engineeringCompetencies } from "#ledger/families/competencies/engineering.ts";
import { engineeringCredentials } from "#ledger/families/credentials/engineering.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { engineeringUnknowns } from "#ledger/families/unknowns/engineering.ts";

export const engineeringRules: FamilyRules = {
  key: "engineering",
  person: "engineer",
  people: "engineers",
  payUnit: "year",
  payParts: ["bonus", "perDiem", "overtime"],
  works: "site",
  platforms: ["linkedin", "linkedinRecruiter", "indeed", "googleXRay", "monster", "dice"],
  specialisms: specialisms.engineering.split(", "),
  credentials: engineeringCredentials,
  unknowns: engineeringUnknowns,
  channels: [
    {
      name: "LinkedIn",
      play: "Search by discipline, code and industry, and name the project in the first line.",
      why: "Engineers list the standards and tools they work with.",
      effort: "medium",
    },
    {
      name: "Indeed",
      play: "Post with site share, travel and range in the first lines.",
      why: "Plant and field engineers look there.",
      effort: "low",
    },
    {
      name: "Society job boards",
      play: "Post with the society of the discipline and ask the local section for a notice.",
      why: "Members are already sorted by discipline.",
      effort: "medium",
    },
    {
      name: "Former project staff and contractors",
      play: "Go through old project lists and ask who liked working with us.",
      why: "They know the site, the drawings and the people.",
      effort: "low",
    },
    {
      name: "Suppliers and partners",
      play: "Ask purchasing which outside engineers know the equipment best, and respect agreements.",
      why: "They already solve this kind of problem.",
      effort: "medium",
    },
    {
      name: "Exam study groups",
      play: "Offer a room or a speaker to a group that prepares for the licensing exam.",
      why: "People on the way to the license choose who helps them.",
      effort: "high",
    },
  ],
  feeders: {
    titles: [
      "Engineering Technician",
      "Field Engineer",
      "Designer or Drafter",
      "Contractor's Engineer",
      "Laboratory Technician",
      "Project Engineer",
    ],
    settings: [
      "the same code in another industry",
      "the supplier of the same equipment",
      "the contractor's side of the same work",
    ],
    transfersBadly:
      "Office design alone prepares little for start-up on site, and lab habits change slowly on a plant floor.",
    relaxation: "Accept a license in progress where nobody has to seal drawings yet.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 20, who: "Recruiter", kind: "screen" },
    {
      name: "Technical interview with drawing review",
      minutes: 60,
      who: "Senior engineer",
      kind: "workSample",
    },
    { name: "Site or shop visit", minutes: 60, who: "Site lead", kind: "visit" },
    { name: "Manager interview", minutes: 45, who: "Engineering manager", kind: "interview" },
    { name: "Debrief", minutes: 20, who: "All interviewers", kind: "debrief" },
  ],
  decider: "Engineering manager",
  workSample: "A drawing, calculation or data set with planted faults, reviewed aloud.",
  careful:
    "Export-control questions go through HR only, with its form; safety gear before any visit.",
  competencies: engineeringCompetencies,
  firstYear: {
    day30: [
      "Knows the standards, drawings and people it takes to {duty}",
      "Has walked the site or lab and met those who run it",
      "Asks what is in no document and writes it down",
    ],
    day60: ["Can {duty}, checked by a senior", "Completes one task or package under review"],
    day90: [
      "Is trusted to {duty}, with review only at the end",
      "Has begun to {secondDuty}",
      "Runs one task, test or site visit alone",
    ],
    year1: [
      "Has carried one lesson from site into the way we {duty}",
      "Has brought one project step or line change to acceptance",
    ],
  },
  firstQuestions: [
    "How much is field work?",
    "Which code and which tools?",
    "How much travel is there?",
    "Is there a path to the license?",
    "Is overtime paid?",
  ],
  objections: [
    {
      says: "The per diem is too low.",
      answer: "I will get the travel terms in writing so that you can work it out.",
      needs: "perDiem",
    },
    {
      says: "There is no path to a license.",
      answer:
        "I will ask who would supervise you and whether exams are paid, and tell you either way.",
      needs: "licensePath",
    },
    {
      says: "I do not want to sit in the office.",
      answer:
        "[One duty is to {duty}. ]You will hear the share of site work from the engineering manager, not from me.",
      needs: "fieldShare",
    },
    {
      says: "The range is low for my experience.",
      answer:
        "[The range is {range}. ]Tell me which experience you mean, and I will ask where it places you.",
      needs: "",
    },
  ],
  traps: [
    {
      topic: "Citizenship and export control",
      doNotAsk: "Are you an American, really?",
      instead: "HR sends everyone the same form after the interview; interviewers ask nothing.",
    },
    {
      topic: "Physical ability without a duty",
      doNotAsk: "Are you fit enough for the site?",
      instead: "The duty is as described. Can you do it with or without accommodation?",
    },
    {
      topic: "Travel and home life",
      doNotAsk: "What does your partner say to the travel?",
      instead: "The travel is as described. Can you meet it?",
    },
  ],
  wordingExceptions: [
    "load",
    "load-bearing",
    "force",
    "shear force",
    "driven pile",
    "driven piles",
    "lead (pb)",
    "lead engineer",
    "lead time",
    "support beam",
    "support structure",
    "active power",
    "independent contractor",
    "analysis",
    "competitive bid",
  ],
  sendWindow: "11:30 to 13:00",
};
