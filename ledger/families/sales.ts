import { salesCompetencies } from "#ledger/families/competencies/sales.ts";
import { salesCredentials } from "#ledger/families/credentials/sales.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { salesUnknowns } from "#ledger/families/unknowns/sales.ts";

export const salesRules: FamilyRules = {
  key: "sales",
  person: "seller",
  people: "sellers",
  payUnit: "year",
  payParts: ["commission", "car"],
  works: "territory",
  platforms: ["linkedinRecruiter", "linkedin", "googleXRay", "indeed", "monster"],
  specialisms: specialisms.sales.split(", "),
  credentials: salesCredentials,
  unknowns: salesUnknowns,
  channels: [
    {
      name: "LinkedIn",
      play: "Search by what is sold and to whom, and put earnings and territory into the first message.",
      why: "Sellers live there and answer numbers.",
      effort: "medium",
    },
    {
      name: "Referrals",
      play: "Ask the team and two good customers which sellers they respect.",
      why: "Customers know who kept promises.",
      effort: "low",
    },
    {
      name: "Competing territories",
      play: "Map who covers this territory for the employers the hiring manager names.",
      why: "They know the buyers already.",
      effort: "medium",
    },
    {
      name: "Partners and resellers",
      play: "Go through the partner list and ask who sells next to us.",
      why: "They know the product and the channel.",
      effort: "medium",
    },
    {
      name: "Trade fairs",
      play: "Visit the stands in the territory and ask for the best talk of the day.",
      why: "A sales talk there is a work sample.",
      effort: "high",
    },
    {
      name: "Indeed",
      play: "Post with base, earnings and lead source; leave out the adjectives.",
      why: "It brings inside sales and early careers.",
      effort: "low",
    },
    {
      name: "After quarter end",
      play: "Send the first wave in the week after the quarter closes.",
      why: "People move once the commission is safe.",
      effort: "low",
    },
  ],
  feeders: {
    titles: [
      "Sales Development Representative",
      "Account Manager",
      "Customer Success Manager",
      "Buyer",
      "Sales Engineer",
      "Territory Representative",
    ],
    settings: [
      "the same buyer with another product",
      "a partner or reseller",
      "the buying side of the industry",
    ],
    transfersBadly: "Fast one-call sales and long deals with many buyers need different habits.",
    relaxation: "Accept another product for the same buyer and give a ramp on the quota.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 20, who: "Recruiter", kind: "screen" },
    { name: "Manager interview", minutes: 45, who: "Sales manager", kind: "interview" },
    {
      name: "Discovery call role play",
      minutes: 30,
      who: "Sales manager and a seller",
      kind: "workSample",
    },
    { name: "Panel", minutes: 45, who: "Delivery and finance partners", kind: "interview" },
    { name: "Debrief", minutes: 20, who: "All interviewers", kind: "debrief" },
  ],
  decider: "Sales manager",
  workSample: "A discovery call with the same buyer script for everyone.",
  careful: "Ask for results against target; never for past pay as proof of them.",
  competencies: salesCompetencies,
  firstYear: {
    day30: [
      "Knows product and buyers well enough to begin to {duty}",
      "Has joined customer calls and held a first one alone",
    ],
    day60: ["Can {duty} with the manager on the call", "Has a pipeline that the manager believes"],
    day90: [
      "Can {duty} without help",
      "Has begun to {secondDuty}",
      "Closes first deals at the level planned for the ramp",
    ],
    year1: [
      "Is trusted to {duty}, and reaches the target of the ramped months",
      "Forecasts that hold, and customers who take a second call",
    ],
  },
  firstQuestions: [
    "What are base and total at target?",
    "How many of the team reach quota?",
    "Which territory and accounts come with it?",
    "Where do the leads come from?",
    "How long is the ramp?",
  ],
  objections: [
    {
      says: "The quota is not realistic.",
      answer:
        "I will get you the share of the team that reached it, and if I cannot get it, I will tell you that too.",
      needs: "attainment",
    },
    {
      says: "The base is too low.",
      answer:
        "[The stated range is {range}. ]Let us look at the split and the ramp before you judge it.",
      needs: "ote",
    },
    {
      says: "I would leave commission on the table.",
      answer:
        "When is it paid out? We can plan the start after that, and I will ask about a guarantee.",
      needs: "ramp",
    },
    {
      says: "Is the territory burned?",
      answer:
        "[The job is to {duty}. ]Ask the sales manager who had the territory before, and what is open in it.",
      needs: "territory",
    },
  ],
  traps: [
    {
      topic: "Past pay as proof",
      doNotAsk: "What was on your last commission statement?",
      instead: "How did you do against target, and how many on the team did as well?",
    },
    {
      topic: "Travel and home life",
      doNotAsk: "Is your family fine with the travel?",
      instead: "The travel is as described. Can you meet it?",
    },
    {
      topic: "Appearance",
      doNotAsk: "Would you cover that tattoo for customers?",
      instead: "The dress rule is the same for everyone. Can you follow it?",
    },
    {
      topic: "Driving without a duty",
      doNotAsk: "Do you own a car?",
      instead: "Visits need a license. Do you hold one? Ask only if driving is a duty.",
    },
  ],
  wordingExceptions: [
    "lead generation",
    "leads",
    "sales lead",
    "competitive product",
    "competitive landscape",
    "competitor",
    "challenger sale",
    "drive sales",
    "driven by",
    "key decision makers",
    "decision maker",
    "decision-makers",
    "active pipeline",
    "salesforce",
  ],
  sendWindow: "08:00 to 09:30",
};
