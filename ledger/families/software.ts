import { softwareCompetencies } from "#ledger/families/competencies/software.ts";
import { softwareCredentials } from "#ledger/families/credentials/software.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { softwareUnknowns } from "#ledger/families/unknowns/software.ts";

export const softwareRules: FamilyRules = {
  key: "software",
  person: "engineer",
  people: "engineers",
  payUnit: "year",
  payParts: ["bonus", "equity", "onCall"],
  works: "office",
  platforms: ["linkedinRecruiter", "linkedin", "github", "googleXRay", "dice", "indeed", "monster"],
  specialisms: specialisms.software.split(", "),
  credentials: softwareCredentials,
  unknowns: softwareUnknowns,
  channels: [
    {
      name: "Referrals from the team",
      play: "Ask each engineer on the team for two former colleagues and write to them under the engineer's name.",
      why: "Engineers know who shipped and who talked.",
      effort: "low",
    },
    {
      name: "LinkedIn Recruiter",
      play: "Run the balanced search first, then the narrow one, and name the system in the first line.",
      why: "Most engineers keep their stack in the profile.",
      effort: "medium",
    },
    {
      name: "Past applicants",
      play: "Search earlier finalists by language and write what has changed since.",
      why: "They passed an interview here once and need no introduction.",
      effort: "low",
    },
    {
      name: "GitHub",
      play: "Search by language and place, read one repository, and mention something true about it.",
      why: "It shows code by people with thin profiles elsewhere.",
      effort: "high",
    },
    {
      name: "Dice",
      play: "Post with stack, range and office days, and search resumes by technology.",
      why: "Contract and infrastructure people look there.",
      effort: "medium",
    },
    {
      name: "Indeed",
      play: "Post with range and place in the first lines and answer within a day.",
      why: "It brings volume for support and systems jobs.",
      effort: "low",
    },
    {
      name: "User groups and maintainers",
      play: "Offer a speaker from the team to the local group of the main language.",
      why: "People who teach a technology are met there and hardly on boards.",
      effort: "high",
    },
  ],
  feeders: {
    titles: [
      "Software Developer",
      "QA Automation Engineer",
      "DevOps Engineer",
      "Internal Tools Developer",
      "Systems Administrator",
    ],
    settings: [
      "the same stack in another industry",
      "an adjacent language at similar scale",
      "the technology team of a customer",
    ],
    transfersBadly:
      "Long upkeep of one legacy system prepares little for heavy traffic, and a senior title alone proves nothing.",
    relaxation:
      "Let one language or tool be learned in the first months, and test the thinking instead.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 25, who: "Recruiter", kind: "screen" },
    { name: "Pairing on real code", minutes: 60, who: "Senior engineer", kind: "workSample" },
    { name: "Design conversation", minutes: 45, who: "Engineering manager", kind: "interview" },
    { name: "Team interview", minutes: 45, who: "Team engineer", kind: "interview" },
    { name: "Debrief", minutes: 20, who: "All interviewers", kind: "debrief" },
  ],
  decider: "Engineering manager",
  workSample: "A short pairing session on a real piece of code, with the same task for everyone.",
  careful: "No unpaid task over days, and the same help and adjustments for everyone who asks.",
  competencies: softwareCompetencies,
  firstYear: {
    day30: [
      "Knows what it takes here to {duty}, and where it breaks",
      "Ships a first small change and can draw how the system works",
      "Sets up the environment alone and shadows one on-call week",
    ],
    day60: [
      "Can {duty} with review",
      "Owns one component with its open defects",
      "Reviews colleagues' changes every week",
    ],
    day90: [
      "Is trusted to {duty} without daily help",
      "Has begun to {secondDuty}",
      "Takes on-call alone and writes up what went wrong",
    ],
    year1: [
      "Can show by a number that it has become easier to {duty}",
      "Is the one others ask when they have to {secondDuty}",
      "Has taken one design of their own into production and kept it running",
    ],
  },
  firstQuestions: [
    "Which level is it, and who decides that?",
    "Remote, hybrid or office?",
    "Which stack is it, and how old?",
    "How often am I on call?",
    "Is there equity?",
    "How many interviews are there?",
  ],
  objections: [
    {
      says: "The stack is old.",
      answer:
        "Parts of it may be. [The work itself is to {duty}. ]The engineering manager will tell you what stays and what goes before you spend an evening on us.",
      needs: "stackPlan",
    },
    {
      says: "That is too many rounds.",
      answer: "You get the list with minutes up front, and nothing is added to it later.",
      needs: "",
    },
    {
      says: "I do not want to be on call.",
      answer:
        "Then let us find out first how heavy it is here, before either of us plans an interview.",
      needs: "onCall",
    },
    {
      says: "I can get more elsewhere.",
      answer:
        "[The range here is {range}. ]Tell me which part decides it for you, and I will ask about that part.",
      needs: "equity",
    },
    {
      says: "I only want remote.",
      answer:
        "I will tell you the rule exactly as it is, with states and office days, so that you lose no time.",
      needs: "remoteReach",
    },
  ],
  traps: [
    {
      topic: "Age by graduation",
      doNotAsk: "When did you finish college?",
      instead: "How many years have you worked with this technology?",
    },
    {
      topic: "Visa type",
      doNotAsk: "Which visa do you hold, and where are you from?",
      instead: "Are you authorized to work here, and will you need sponsorship?",
    },
    {
      topic: "On-call and home life",
      doNotAsk: "Who looks after your children when the pager goes off?",
      instead: "On-call runs as described. Can you take it?",
    },
    {
      topic: "Clearance details",
      doNotAsk: "What did the clearance investigation ask you about?",
      instead: "Do you hold the clearance the posting names?",
    },
  ],
  wordingExceptions: [
    "support engineer",
    "technical support",
    "team lead",
    "tech lead",
    "lead engineer",
    "analytics",
    "objective-c",
    "responsive design",
    "responsive",
    "active directory",
    "dependency",
    "dependencies",
    "force.com",
    "salesforce",
    "shared services",
  ],
  sendWindow: "08:00 to 10:00",
};
