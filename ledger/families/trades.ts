import { tradesCompetencies } from "#ledger/families/competencies/trades.ts";
import { tradesCredentials } from "#ledger/families/credentials/trades.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { tradesUnknowns } from "#ledger/families/unknowns/trades.ts";

export const tradesRules: FamilyRules = {
  key: "trades",
  person: "tradesperson",
  people: "tradespeople",
  payUnit: "hour",
  payParts: ["differential", "overtime", "perDiem", "stipend"],
  works: "shifts",
  platforms: ["indeed", "googleXRay", "monster", "linkedin"],
  specialisms: specialisms.trades.split(", "),
  credentials: tradesCredentials,
  unknowns: tradesUnknowns,
  channels: [
    {
      name: "Referrals from the crew",
      play: "Ask the crew who they would want next to them, and pay the referral after the first months.",
      why: "Crews do not name people they would have to cover for.",
      effort: "low",
    },
    {
      name: "Union hall",
      play: "Call the hall with scale, site and length, where the employer is signatory.",
      why: "There the hall is the channel.",
      effort: "low",
    },
    {
      name: "Indeed",
      play: "Post with trade, shift, rate and overtime rule in the first lines.",
      why: "Tradespeople search by rate and distance on the phone.",
      effort: "low",
    },
    {
      name: "Supply houses",
      play: "Hang a card at the counter with rate and phone number, and talk to the counter staff.",
      why: "Everyone in the trade stands there in the morning.",
      effort: "low",
    },
    {
      name: "Trade schools and apprenticeship committees",
      play: "Offer the shop for a practice day and meet the last class.",
      why: "Teachers know who can work.",
      effort: "medium",
    },
    {
      name: "Test day",
      play: "Announce a paid bench or weld test on one morning and decide the same week.",
      why: "A test brings people whose resume says little.",
      effort: "medium",
    },
    {
      name: "Past project crews",
      play: "Go through old crew lists with the crew lead and text the people worth taking back, with consent.",
      why: "They know the work and the crew lead.",
      effort: "low",
    },
  ],
  feeders: {
    titles: [
      "Apprentice",
      "Helper",
      "Maintenance Technician",
      "Military trade specialist",
      "Field Service Technician",
      "Machine Operator",
    ],
    settings: [
      "the same process in another industry",
      "the maker or dealer of the same machines",
      "a contractor who serves this plant",
    ],
    transfersBadly:
      "Residential work prepares little for industrial voltage or pressure, and one control little for another.",
    relaxation: "Take a test on site in place of years on paper.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 15, who: "Recruiter", kind: "screen" },
    { name: "Crew lead interview", minutes: 30, who: "Crew lead", kind: "interview" },
    { name: "Paid bench or weld test", minutes: 60, who: "Lead tradesperson", kind: "workSample" },
    {
      name: "Manager interview",
      minutes: 30,
      who: "Maintenance or plant manager",
      kind: "interview",
    },
    { name: "Debrief", minutes: 10, who: "All interviewers", kind: "debrief" },
  ],
  decider: "Crew lead or maintenance manager",
  workSample: "A short paid test at the bench or machine, in the process of the job.",
  careful: "Safety briefing and gear first; the same piece and the same time for everyone.",
  competencies: tradesCompetencies,
  firstYear: {
    day30: [
      "Starts to {duty} next to a lead",
      "Has passed the site's own test and works next to a lead",
    ],
    day60: [
      "Can {duty}, checked at the first piece",
      "Sets up and runs their own jobs, checked at the first piece",
    ],
    day90: [
      "Can {duty} on a shift without a lead",
      "Has begun to {secondDuty}",
      "Works a shift without a lead and hands over in writing",
    ],
    year1: [
      "Is the one called when it is hard to {duty}",
      "Can also {secondDuty}",
      "Is cross-trained on a second machine, process or area",
    ],
  },
  firstQuestions: [
    "What is the rate?",
    "How much overtime is there?",
    "Which shift is it?",
    "Do I bring my own tools?",
    "Is there per diem?",
    "Who runs the crew?",
  ],
  objections: [
    {
      says: "Another shop pays more.",
      answer:
        "[Here it is {range}. ]Put hours, overtime and travel next to the rate, and I will fill in ours.",
      needs: "overtime",
    },
    {
      says: "I am not doing a test for free.",
      answer: "I will ask how long it is and what it pays before you come.",
      needs: "test",
    },
    {
      says: "I do not want nights.",
      answer: "Then the shift decides it. I will tell you which are open now and which may open.",
      needs: "shift",
    },
    {
      says: "I have never run that machine.",
      answer:
        "[The job is to {duty}. ]Tell me what you have run, and I will ask the crew lead whether that is close enough.",
      needs: "machines",
    },
  ],
  traps: [
    {
      topic: "Physical tests without a duty",
      doNotAsk: "Lift this so that we can see how strong you are.",
      instead: "The duty is as described. Can you do it with or without accommodation?",
    },
    {
      topic: "Union membership",
      doNotAsk: "Are you in a union, and would you vote for one?",
      instead: "Nothing; where a hall refers people, HR handles it.",
    },
    {
      topic: "Injuries",
      doNotAsk: "Have you ever been hurt on the job?",
      instead: "How do you make sure that a job is safe before you start?",
    },
    {
      topic: "Age and apprenticeship",
      doNotAsk: "Are you not a bit old for an apprenticeship?",
      instead: "Which part of the trade do you want to learn?",
    },
  ],
  wordingExceptions: [
    "lead",
    "lead man",
    "lead hand",
    "lead paint",
    "load",
    "load center",
    "independent contractor",
    "journeyman",
    "journey-level",
    "active circuit",
    "force",
    "hydraulic force",
    "driven",
    "belt driven",
    "support brackets",
    "competitive wages",
  ],
  sendWindow: "11:30 to 12:30",
};
