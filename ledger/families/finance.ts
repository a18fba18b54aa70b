import { financeCompetencies } from "#ledger/families/competencies/finance.ts";
import { financeCredentials } from "#ledger/families/credentials/finance.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { financeUnknowns } from "#ledger/families/unknowns/finance.ts";

export const financeRules: FamilyRules = {
  key: "finance",
  person: "finance professional",
  people: "finance professionals",
  payUnit: "year",
  payParts: ["bonus", "overtime"],
  works: "office",
  platforms: ["linkedin", "linkedinRecruiter", "googleXRay", "indeed", "monster"],
  specialisms: specialisms.finance.split(", "),
  credentials: financeCredentials,
  unknowns: financeUnknowns,
  channels: [
    {
      name: "LinkedIn",
      play: "Search by area, framework and system, and give hours at close in the first message.",
      why: "Accountants list area and system, and hours are what they ask.",
      effort: "medium",
    },
    {
      name: "CPA society board",
      play: "Post with the state society and ask for a line in its newsletter.",
      why: "Members are licensed or on the way.",
      effort: "medium",
    },
    {
      name: "Public accounting alumni",
      play: "Search people in their last season at a firm and write after the deadline.",
      why: "They leave at known dates with the right training.",
      effort: "medium",
    },
    {
      name: "Temporary staff",
      play: "Ask the controller which temporary people kept up at close.",
      why: "They have closed these books before.",
      effort: "low",
    },
    {
      name: "Referrals",
      play: "Ask the team and the outside accountants for names, with permission.",
      why: "Accuracy is known to those who reviewed it.",
      effort: "low",
    },
    {
      name: "Indeed",
      play: "Post clerk and specialist jobs with system, hours and range.",
      why: "It brings volume for ledger, billing and payroll.",
      effort: "low",
    },
    {
      name: "Calendar",
      play: "Send nothing in close week or, for tax and audit, in the busy season.",
      why: "Messages sent then are deleted unread.",
      effort: "low",
    },
  ],
  feeders: {
    titles: [
      "Public Accounting Associate",
      "Internal Auditor",
      "Payables or Receivables Lead",
      "Staff Accountant",
      "Financial Analyst",
      "Bank Analyst",
    ],
    settings: [
      "the same framework in another industry",
      "the outside firm that serves this industry",
      "a shared service center",
    ],
    transfersBadly:
      "Bookkeeping alone prepares little for technical accounting, and analysis alone little for a close.",
    relaxation: "Accept the certificate in progress and agree who signs until then.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 20, who: "Recruiter", kind: "screen" },
    {
      name: "Technical interview",
      minutes: 45,
      who: "Senior accountant or analyst",
      kind: "interview",
    },
    {
      name: "Reconciliation case",
      minutes: 45,
      who: "Senior accountant or analyst",
      kind: "workSample",
    },
    { name: "Manager interview", minutes: 45, who: "Controller", kind: "interview" },
    { name: "Debrief", minutes: 20, who: "All interviewers", kind: "debrief" },
  ],
  decider: "Controller or CFO",
  workSample: "A small ledger or model with planted errors, worked through in the session.",
  careful: "Figures of past employers stay confidential; stop a candidate who shares them.",
  competencies: financeCompetencies,
  firstYear: {
    day30: [
      "Knows the accounts, systems and people it takes to {duty}",
      "Goes through a first close or cycle with help",
    ],
    day60: ["Can {duty}, with every step reviewed", "Closes their accounts alone, with review"],
    day90: [
      "Can {duty} on time without reminders",
      "Has begun to {secondDuty}",
      "Has found one control or one step that saves time",
    ],
    year1: [
      "Has taken one needless step out of what it takes to {duty}",
      "Passes one audit or review of their area without open points",
    ],
  },
  firstQuestions: [
    "How long is the close?",
    "What hours come with the season?",
    "Which systems are in use?",
    "Is the certificate required?",
    "Is there a bonus?",
  ],
  objections: [
    {
      says: "I have had enough late nights at close.",
      answer: "I will ask for the hours in a usual close and in the worst one, and give you both.",
      needs: "closeLength",
    },
    {
      says: "I am not certified yet.",
      answer: "Tell me which parts you have passed. I will ask whether in progress is enough.",
      needs: "certification",
    },
    {
      says: "I do not know that system.",
      answer:
        "[The work is to {duty}. ]Tell me which system you know, and I will ask whether that carries over.",
      needs: "systems",
    },
    {
      says: "The range is below what I see elsewhere.",
      answer: "[It is {range}. ]Let us compare hours, bonus and season along with it.",
      needs: "bonus",
    },
  ],
  traps: [
    {
      topic: "Credit and debt",
      doNotAsk: "Do you have debts or a bad credit record?",
      instead: "Nothing in interviews; HR runs a check after the offer where the law allows it.",
    },
    {
      topic: "Season and home life",
      doNotAsk: "Who is with your children in busy season?",
      instead: "The season hours are as described. Can you work them?",
    },
    {
      topic: "Past employers' books",
      doNotAsk: "What did your last company really earn?",
      instead: "Describe the problem without the company's figures.",
    },
  ],
  wordingExceptions: [
    "competitive bid",
    "independent auditor",
    "independent audit",
    "dependency",
    "dependents",
    "principal",
    "principles",
    "accounting principles",
    "lead schedule",
    "analysis",
    "analyst",
    "supporting schedules",
    "support documentation",
    "trust accounting",
    "active accounts",
  ],
  sendWindow: "12:00 to 13:30",
};
