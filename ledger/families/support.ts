import { supportCompetencies } from "#ledger/families/competencies/support.ts";
import { supportCredentials } from "#ledger/families/credentials/support.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { supportUnknowns } from "#ledger/families/unknowns/support.ts";

export const supportRules: FamilyRules = {
  key: "support",
  person: "support agent",
  people: "support agents",
  payUnit: "hour",
  payParts: ["differential", "bonus"],
  works: "shifts",
  platforms: ["indeed", "linkedin", "googleXRay", "monster"],
  specialisms: specialisms.support.split(", "),
  credentials: supportCredentials,
  unknowns: supportUnknowns,
  channels: [
    {
      name: "Indeed",
      play: "Post with hours, rate and place of work in the first lines, and answer the same day.",
      why: "It is where most people look for this work.",
      effort: "low",
    },
    {
      name: "Referrals",
      play: "Ask the team for friends who are patient on the phone, and pay after training.",
      why: "Agents bring people who know what the job is.",
      effort: "low",
    },
    {
      name: "Retail and hospitality staff",
      play: "Search nearby titles with guest contact and offer regular hours.",
      why: "They know upset people and look for a fixed schedule.",
      effort: "medium",
    },
    {
      name: "Community colleges",
      play: "Post with the career office and offer shifts around classes.",
      why: "Students and graduates look for part-time and first jobs.",
      effort: "medium",
    },
    {
      name: "Language groups",
      play: "Write to local groups in the language of the job, and name the level and the test.",
      why: "Fluent people are found where the language is spoken.",
      effort: "medium",
    },
    {
      name: "Open evening",
      play: "Hold an evening with a short listening session next to an agent.",
      why: "People who stay after it stay in the job.",
      effort: "medium",
    },
    {
      name: "LinkedIn",
      play: "Use it for team leads, success managers and technical tiers.",
      why: "Those keep profiles with product and tools.",
      effort: "medium",
    },
  ],
  feeders: {
    titles: [
      "Retail Associate",
      "Hotel Front Desk Agent",
      "Receptionist",
      "Bank Teller",
      "Dispatcher",
      "Server",
    ],
    settings: [
      "the same channel and volume elsewhere",
      "a front desk with many guests",
      "a help desk inside a company",
    ],
    transfersBadly: "Face-to-face work alone prepares little for many chats at the same time.",
    relaxation: "Teach the product and test writing or speaking in the channel.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 15, who: "Recruiter", kind: "screen" },
    { name: "Call or chat simulation", minutes: 30, who: "Senior agent", kind: "workSample" },
    { name: "Team lead interview", minutes: 30, who: "Team lead", kind: "interview" },
    { name: "Listening session", minutes: 30, who: "Senior agent", kind: "visit" },
    { name: "Debrief", minutes: 10, who: "All interviewers", kind: "debrief" },
  ],
  decider: "Team lead",
  workSample: "One ticket and one angry chat from a script, the same for everyone.",
  careful: "The same script for all; an accent is never a criterion, being understood is.",
  competencies: supportCompetencies,
  firstYear: {
    day30: [
      "Starts to {duty} with a colleague listening in",
      "Handles one queue with help and knows whom to ask",
    ],
    day60: ["Can {duty} at the team's quality", "Handles the full queue at the team's quality"],
    day90: [
      "Can {duty} without a second pair of eyes",
      "Has begun to {secondDuty}",
      "Takes a second channel or tier",
    ],
    year1: ["Has helped to remove one repeated cause of contacts", "Teaches a newcomer to {duty}"],
  },
  firstQuestions: [
    "Which hours and weekends?",
    "What are the targets?",
    "Can I work from home?",
    "How long is training, and is it paid?",
    "Where can I grow?",
  ],
  objections: [
    {
      says: "Support jobs are micro-managed.",
      answer:
        "You will get the full list of targets and how they are checked, and can judge for yourself.",
      needs: "targets",
    },
    {
      says: "I cannot work weekends.",
      answer: "Tell me which days you can work. I will ask whether a plan without weekends exists.",
      needs: "shift",
    },
    {
      says: "I want to work from home.",
      answer: "I will give you the rule with places and equipment before you go on.",
      needs: "workplace",
    },
    {
      says: "The rate is low.",
      answer:
        "[The rate is {range}. ]I will ask what is paid for late hours, languages and quality on top.",
      needs: "differential",
    },
    {
      says: "I do not know the product.",
      answer:
        "[The work is to {duty}. ]I will ask how the product is taught and how long that takes.",
      needs: "training",
    },
  ],
  traps: [
    {
      topic: "Accent",
      doNotAsk: "Where is that accent from?",
      instead: "Everyone does the same call simulation.",
    },
    {
      topic: "First language",
      doNotAsk: "Are you a native speaker?",
      instead: "Which languages can you work in? We test the level in the channel.",
    },
    {
      topic: "Home office and family",
      doNotAsk: "Are there children at home while you work?",
      instead: "The job needs a quiet place during the shift. Can you arrange it?",
    },
  ],
  wordingExceptions: [
    "support",
    "customer support",
    "technical support",
    "responsive",
    "response time",
    "understanding of",
    "team lead",
    "active listening",
    "inbound leads",
    "connected calls",
    "dependable connection",
  ],
  sendWindow: "16:00 to 18:00",
};
