import { productCompetencies } from "#ledger/families/competencies/product.ts";
import { productCredentials } from "#ledger/families/credentials/product.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { productUnknowns } from "#ledger/families/unknowns/product.ts";

export const productRules: FamilyRules = {
  key: "product",
  person: "product person",
  people: "product people",
  payUnit: "year",
  payParts: ["bonus", "equity"],
  works: "office",
  platforms: ["linkedinRecruiter", "linkedin", "googleXRay", "indeed"],
  specialisms: specialisms.product.split(", "),
  credentials: productCredentials,
  unknowns: productUnknowns,
  channels: [
    {
      name: "LinkedIn",
      play: "Search by product type and user, and say what the person would decide.",
      why: "Titles vary; the product they worked on does not.",
      effort: "medium",
    },
    {
      name: "Referrals",
      play: "Ask engineers and designers whom they would follow to another company.",
      why: "The people who built it know who made the decisions.",
      effort: "low",
    },
    {
      name: "Portfolio sites",
      play: "Search by discipline and place, and write about one piece you looked at.",
      why: "Designers show there what a resume hides.",
      effort: "medium",
    },
    {
      name: "Product and design communities",
      play: "Post in the jobs channel with range, stage and decision rights.",
      why: "Members read posts that say what others leave out.",
      effort: "medium",
    },
    {
      name: "Inside the company",
      play: "Ask support and engineering for people who already argue for users.",
      why: "They know the product and its users.",
      effort: "low",
    },
    {
      name: "Indeed",
      play: "Post with discipline and portfolio rule in the first lines.",
      why: "It reaches designers outside technology companies.",
      effort: "low",
    },
  ],
  feeders: {
    titles: [
      "Business Analyst",
      "Product Designer",
      "Software Engineer",
      "Support Lead",
      "Product Owner",
      "UX Researcher",
    ],
    settings: [
      "another product for the same users",
      "an agency with long client work",
      "the customer side of the product",
    ],
    transfersBadly:
      "Project tracking without product decisions, and agency work that ended at handover, leave large gaps.",
    relaxation: "Ask for proven decisions and teach the subject.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 25, who: "Recruiter", kind: "screen" },
    {
      name: "Walk through past work",
      minutes: 60,
      who: "Senior colleague of the discipline",
      kind: "workSample",
    },
    {
      name: "Partner interview",
      minutes: 45,
      who: "Engineering or design partner",
      kind: "interview",
    },
    {
      name: "Manager interview",
      minutes: 45,
      who: "Head of product or design",
      kind: "interview",
    },
    { name: "Debrief", minutes: 20, who: "All interviewers", kind: "debrief" },
  ],
  decider: "Head of product or design",
  workSample: "One past decision or piece of work, walked through with questions.",
  careful: "Own past work only; nobody designs or plans for us without pay.",
  competencies: productCompetencies,
  firstYear: {
    day30: [
      "Has met the users and colleagues it takes to {duty}",
      "Maps who decides what and which promises are already made",
    ],
    day60: [
      "Can {duty} with a partner at the side",
      "Owns one backlog or flow and has said no to something",
    ],
    day90: [
      "Is trusted to {duty}, and has shipped one improvement",
      "Has begun to {secondDuty}",
      "Ships one improvement with a number measured before and after",
    ],
    year1: [
      "Has changed how we {duty} because of something users showed",
      "Has stopped one thing that did not work and said why",
      "Engineering and support bring problems to this person first",
    ],
  },
  firstQuestions: [
    "What may I decide alone?",
    "How many engineers and designers are there?",
    "Which stage is the product in?",
    "How often do I talk to users?",
    "Is there equity?",
  ],
  objections: [
    {
      says: "It sounds like taking orders.",
      answer:
        "[The posting says you {duty}. ]I will bring you a list of what this person decides alone, from the head of product.",
      needs: "decisionRights",
    },
    {
      says: "I will not do a free design task.",
      answer: "We ask for none. You walk us through something you already made.",
      needs: "portfolio",
    },
    {
      says: "The team looks too small.",
      answer:
        "You will hear the exact number of engineers and designers before the first interview.",
      needs: "partners",
    },
    {
      says: "The pay is below my market.",
      answer:
        "[The range is {range}. ]Tell me what you compare it with, apart from past pay, and I will ask.",
      needs: "equity",
    },
  ],
  traps: [
    {
      topic: "Free work",
      doNotAsk: "Could you redesign our sign-up page before we meet?",
      instead: "Walk us through something you have already made.",
    },
    {
      topic: "Age and taste",
      doNotAsk: "Are you young enough to understand these users?",
      instead: "How have you learned about users unlike yourself?",
    },
    {
      topic: "Disability of users and of the person",
      doNotAsk: "Do you have a disability yourself?",
      instead: "How have you made a product work with assistive technology?",
    },
  ],
  wordingExceptions: [
    "user empathy",
    "empathy map",
    "shared system",
    "design sprint challenge",
    "competitive analysis",
    "analytics",
    "lead designer",
    "decision log",
    "responsive design",
    "interactive",
    "interdependent",
  ],
  sendWindow: "09:00 to 11:00",
};
