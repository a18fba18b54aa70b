import { generalCompetencies } from "#ledger/families/competencies/general.ts";
import { generalCredentials } from "#ledger/families/credentials/general.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { generalUnknowns } from "#ledger/families/unknowns/general.ts";

export const generalRules: FamilyRules = {
  key: "general",
  person: "professional",
  people: "professionals",
  payUnit: "year",
  payParts: ["bonus", "overtime"],
  works: "office",
  platforms: ["linkedin", "googleXRay", "indeed"],
  specialisms: specialisms.general.split(", "),
  credentials: generalCredentials,
  unknowns: generalUnknowns,
  channels: [
    {
      name: "Indeed",
      play: "Post with hours, place and range in the first lines, and answer within a day.",
      why: "It is the widest board for office work.",
      effort: "low",
    },
    {
      name: "LinkedIn",
      play: "Search by the system and the kind of office, and write two plain sentences.",
      why: "It shows who has done the same work nearby.",
      effort: "medium",
    },
    {
      name: "Referrals",
      play: "Ask the people this job will work with for names.",
      why: "They know what the work needs.",
      effort: "low",
    },
    {
      name: "Past applicants and temporary staff",
      play: "Search earlier finalists and ask the team whom they liked.",
      why: "They are known and quickly available.",
      effort: "low",
    },
    {
      name: "Colleges and job centers nearby",
      play: "Send the post to career offices with hours and start date.",
      why: "They reach people who return to work or start out.",
      effort: "medium",
    },
  ],
  feeders: {
    titles: [
      "Administrative Assistant",
      "Receptionist",
      "Customer Service Representative",
      "Office Coordinator",
      "Data Entry Clerk",
    ],
    settings: [
      "the same kind of office in another industry",
      "a smaller office with wider duties",
      "a front desk with much traffic",
    ],
    transfersBadly:
      "A narrow task in a large office prepares little for an office where one person does all.",
    relaxation: "Teach the system and test order and accuracy instead.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 20, who: "Recruiter", kind: "screen" },
    { name: "Manager interview", minutes: 45, who: "Hiring manager", kind: "interview" },
    { name: "Short work sample", minutes: 30, who: "Future colleague", kind: "workSample" },
    { name: "Team interview", minutes: 30, who: "Future colleague", kind: "interview" },
    { name: "Debrief", minutes: 15, who: "All interviewers", kind: "debrief" },
  ],
  decider: "Hiring manager",
  workSample: "A short task from a usual day, such as sorting a full inbox, the same for everyone.",
  careful: "The task stays short, is the same for all, and is not real work left undone.",
  competencies: generalCompetencies,
  firstYear: {
    day30: ["Starts to {duty} with help", "Knows the people, the calendar and the systems"],
    day60: ["Can {duty} with a look over the shoulder", "Handles the usual week alone"],
    day90: [
      "Can {duty} alone",
      "Has begun to {secondDuty}",
      "Handles a hard week alone and tells people early what will be late",
    ],
    year1: [
      "Has found a simpler way to {duty}",
      "Has made one routine simpler and written it down",
    ],
  },
  firstQuestions: [
    "What are the hours?",
    "Where do I work from?",
    "For whom do I work?",
    "What does a usual day look like?",
    "Can I grow from here?",
  ],
  objections: [
    {
      says: "It sounds like everything at once.",
      answer: "[The first duty named is to {duty}. ]I will ask which parts take most of the week.",
      needs: "supports",
    },
    {
      says: "I need fixed hours.",
      answer: "I will get you the hours and how often it runs longer.",
      needs: "hours",
    },
    {
      says: "The pay is low.",
      answer: "[The range is {range}. ]Tell me which part decides it for you, and I will ask.",
      needs: "bonus",
    },
    {
      says: "I do not see a next step.",
      answer: "I will ask where the last people in this job went, and tell you as it is.",
      needs: "path",
    },
  ],
  traps: [
    {
      topic: "Family plans",
      doNotAsk: "Do you plan to have children?",
      instead: "The hours are as described. Can you work them?",
    },
    {
      topic: "Looks at the front desk",
      doNotAsk: "Would you dress up for visitors?",
      instead: "The dress rule is the same for everyone. Can you follow it?",
    },
    {
      topic: "Age",
      doNotAsk: "Is this not a job for someone younger?",
      instead: "Which of these tasks have you done?",
    },
  ],
  wordingExceptions: [
    "support",
    "administrative support",
    "team lead",
    "responsible for",
    "understanding of",
    "competitive benefits",
  ],
  sendWindow: "09:00 to 11:00",
};
