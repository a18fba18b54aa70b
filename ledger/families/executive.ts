import { executiveCompetencies } from "#ledger/families/competencies/executive.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { executiveUnknowns } from "#ledger/families/unknowns/executive.ts";

export const executiveRules: FamilyRules = {
  key: "executive",
  person: "executive",
  people: "executives",
  payUnit: "year",
  payParts: ["bonus", "equity", "severance", "signOn"],
  works: "board",
  platforms: ["linkedinRecruiter", "linkedin", "googleXRay"],
  specialisms: specialisms.executive.split(", "),
  credentials: [],
  unknowns: executiveUnknowns,
  channels: [
    {
      name: "Mapped long list",
      play: "List companies of the same stage and ownership, and the two people in each who ran the function.",
      why: "At this level the search is a map and not a post.",
      effort: "high",
    },
    {
      name: "Board and investor introductions",
      play: "Ask each board member for people they have seen in difficulty, with permission to call.",
      why: "They know how people behaved when it counted.",
      effort: "medium",
    },
    {
      name: "LinkedIn Recruiter",
      play: "Search by stage, scale and function, and write without the company's name if it is confidential.",
      why: "It completes the map.",
      effort: "medium",
    },
    {
      name: "Referrals in confidence",
      play: "Call former peers and ask who built the team behind the result.",
      why: "Peers tell more than references.",
      effort: "medium",
    },
    {
      name: "Annual reports and industry bodies",
      play: "Read who is named for the result the mandate asks for.",
      why: "Public records show results without profiles.",
      effort: "medium",
    },
    {
      name: "Past finalists",
      play: "Go back to finalists of earlier searches and ask what has changed.",
      why: "They are already known and assessed.",
      effort: "low",
    },
  ],
  feeders: {
    titles: [
      "Deputy of the same function",
      "Divisional head",
      "General Manager",
      "Chief of Staff with results to show",
      "Adviser who has run a business",
    ],
    settings: [
      "the same stage and ownership",
      "a division of a larger company that answers for its results",
      "a supplier or customer of the industry",
    ],
    transfersBadly: "Leading a large machine and building the first one are different jobs.",
    relaxation: "Narrow the mandate for the first year so that a strong deputy can take it.",
  },
  stages: [
    { name: "Recruiter briefing", minutes: 60, who: "Recruiter", kind: "screen" },
    { name: "Mandate conversation", minutes: 90, who: "CEO or board chair", kind: "interview" },
    {
      name: "Stakeholder interviews",
      minutes: 180,
      who: "Future peers and direct reports",
      kind: "interview",
    },
    {
      name: "Discussion of a first outline",
      minutes: 60,
      who: "CEO or board chair",
      kind: "workSample",
    },
    { name: "Board meeting", minutes: 60, who: "Board members", kind: "interview" },
    { name: "Debrief and references", minutes: 45, who: "Board chair", kind: "debrief" },
  ],
  decider: "Board or CEO",
  workSample: "A short outline of the first months, discussed and not graded as a document.",
  careful: "Confidentiality and conflicts first; the same questions for everyone also apply here.",
  competencies: executiveCompetencies,
  firstYear: {
    day30: [
      "Has listened to the people it takes to {duty}",
      "Knows the facts on cash, customers and people",
    ],
    day60: [
      "Names what it takes to {duty}, and who is missing",
      "Names the plan and the gaps in the team",
    ],
    day90: [
      "Has a plan to {duty}, agreed with the board",
      "Has begun to {secondDuty}",
      "Has made the first changes and explained them",
    ],
    year1: [
      "Can show the board a first result of the plan to {duty}",
      "Delivers the two or three results agreed in the mandate",
      "Has a team that would hold without this person for a month",
    ],
  },
  firstQuestions: [
    "What is the mandate, in writing?",
    "Why is the seat open?",
    "Who owns the company, and what do they want?",
    "What is the incentive?",
    "Who decides, and when?",
  ],
  objections: [
    {
      says: "The reporting line is unclear.",
      answer: "You will have it in writing before you meet the board.",
      needs: "reporting",
    },
    {
      says: "I would give up vested pay.",
      answer: "Tell me the dates, not the amounts. I will ask what room there is.",
      needs: "forfeited",
    },
    {
      says: "I do not see the mandate.",
      answer:
        "[What is written so far is to {duty}. ]I am asking for the rest, with what you may change.",
      needs: "mandate",
    },
    {
      says: "The package is below the market.",
      answer: "[Base is {range}. ]The incentive decides the comparison, and I will get its terms.",
      needs: "incentive",
    },
  ],
  traps: [
    {
      topic: "Age and plans",
      doNotAsk: "How many years do you still want to work?",
      instead: "What would you want to have built in this seat?",
    },
    {
      topic: "Health",
      doNotAsk: "Is your health up to this?",
      instead: "The travel and board calendar are as described. Can you meet them?",
    },
    {
      topic: "Spouse and move",
      doNotAsk: "Will your spouse come along?",
      instead: "The seat is based there. Can you be there from the start date?",
    },
    {
      topic: "Past package",
      doNotAsk: "What is your current package?",
      instead: "Which structure and level do you expect?",
    },
  ],
  wordingExceptions: [
    "lead",
    "leadership",
    "leads",
    "decisive",
    "decision",
    "decision rights",
    "competitive strategy",
    "competitors",
    "principal",
    "independent director",
    "independent board",
    "champion the mandate",
    "challenge",
    "force for",
  ],
  sendWindow: "07:30 to 09:00",
};
