import { peopleLegalCompetencies } from "#ledger/families/competencies/people-legal.ts";
import { peopleLegalCredentials } from "#ledger/families/credentials/people-legal.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { peopleLegalUnknowns } from "#ledger/families/unknowns/people-legal.ts";

export const peopleLegalRules: FamilyRules = {
  key: "peopleLegal",
  person: "adviser",
  people: "advisers",
  payUnit: "year",
  payParts: ["bonus"],
  works: "office",
  platforms: ["linkedin", "linkedinRecruiter", "googleXRay", "indeed"],
  specialisms: specialisms.peopleLegal.split(", "),
  credentials: peopleLegalCredentials,
  unknowns: peopleLegalUnknowns,
  channels: [
    {
      name: "LinkedIn",
      play: "Search by area and jurisdiction, and state load and authority in the first message.",
      why: "Advisers judge a job by load and by whether anyone listens.",
      effort: "medium",
    },
    {
      name: "Bar and HR associations",
      play: "Post with the section for the area and ask its chair for a notice.",
      why: "Sections sort people by what they practice.",
      effort: "medium",
    },
    {
      name: "Referrals",
      play: "Ask leaders whose advice they trusted at earlier employers.",
      why: "Judgment is known to those who relied on it.",
      effort: "low",
    },
    {
      name: "Outside counsel and vendors",
      play: "Ask them whom they would like to work with here, after a conflicts check.",
      why: "They see many in-house people at work.",
      effort: "medium",
    },
    {
      name: "School alumni offices",
      play: "Send the job to alumni offices with years, area and place.",
      why: "They reach people who do not post their plans.",
      effort: "low",
    },
    {
      name: "Indeed",
      play: "Post coordinator and paralegal jobs with area, hours and range.",
      why: "It brings volume for specialist support jobs.",
      effort: "low",
    },
  ],
  feeders: {
    titles: [
      "HR Coordinator",
      "Paralegal",
      "Employee Relations Specialist",
      "Law Firm Associate",
      "Compliance Analyst",
      "Agency Recruiter",
    ],
    settings: [
      "the same jurisdiction in another industry",
      "a firm that advises this industry",
      "an agency with the same kind of searches",
    ],
    transfersBadly:
      "Litigation and transactions train different reflexes, and another state's law has to be learned anew.",
    relaxation: "Let one jurisdiction be learned with outside help for a time.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 20, who: "Recruiter", kind: "screen" },
    { name: "Scenario with redrafting", minutes: 45, who: "Senior colleague", kind: "workSample" },
    { name: "Client interview", minutes: 45, who: "Business leader served", kind: "interview" },
    {
      name: "Decider interview",
      minutes: 45,
      who: "HR head or general counsel",
      kind: "interview",
    },
    { name: "Debrief", minutes: 20, who: "All interviewers", kind: "debrief" },
  ],
  decider: "HR head or general counsel",
  workSample: "One clause, policy or letter to redraft within the session.",
  careful: "Run the conflicts check before details are shared, and take no past client's secrets.",
  competencies: peopleLegalCompetencies,
  firstYear: {
    day30: [
      "Knows the people, rules and open cases it takes to {duty}",
      "Has met the leaders served and the cases that are open",
    ],
    day60: [
      "Can {duty} with a senior reading along",
      "Runs their own cases, searches or contracts, with review",
    ],
    day90: [
      "Can {duty} without review in routine cases",
      "Has begun to {secondDuty}",
      "Advises on routine questions without review",
    ],
    year1: [
      "Has made it simpler to {duty}",
      "Has improved one process and can show what it saves",
      "Leaders ask before they act and not after",
    ],
  },
  firstQuestions: [
    "How many people or matters are mine?",
    "What do I decide?",
    "Which jurisdictions are covered?",
    "Are there billable hours or hiring targets?",
    "Remote or office?",
  ],
  objections: [
    {
      says: "It is advice without authority.",
      answer: "I will ask for a list of what this person decides and what not, and send it to you.",
      needs: "authority",
    },
    {
      says: "The load sounds impossible.",
      answer:
        "[The duty named is to {duty}. ]You will hear the number of people, cases or openings before the interview.",
      needs: "load",
    },
    {
      says: "I am not admitted there.",
      answer:
        "Tell me where you are admitted. I will ask whether registration or a later admission is possible.",
      needs: "admission",
    },
    {
      says: "Firms pay more.",
      answer:
        "[The range is {range}. ]Compare it with the hours and the target, which I will get for you.",
      needs: "hoursTarget",
    },
  ],
  traps: [
    {
      topic: "Views on unions",
      doNotAsk: "Which side are you on when it comes to unions?",
      instead: "Describe how you prepared a negotiation, without your own views.",
    },
    {
      topic: "Protected leave",
      doNotAsk: "Why is there a gap in your employment, were you on leave?",
      instead: "Which of your experience is closest to this work?",
    },
    {
      topic: "Client secrets",
      doNotAsk: "What was the client's weak point in that case?",
      instead: "Describe your approach without the client's facts.",
    },
  ],
  wordingExceptions: [
    "employee relations",
    "support staff",
    "litigation support",
    "decision",
    "decisions",
    "trust and estates",
    "commitment letter",
    "lead counsel",
    "labor dispute",
    "defend",
    "defense",
    "force majeure",
    "objective criteria",
    "dependent care",
  ],
  sendWindow: "08:30 to 10:00",
};
