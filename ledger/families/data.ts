import { dataCompetencies } from "#ledger/families/competencies/data.ts";
import { dataCredentials } from "#ledger/families/credentials/data.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { dataUnknowns } from "#ledger/families/unknowns/data.ts";

export const dataRules: FamilyRules = {
  key: "data",
  person: "data professional",
  people: "data professionals",
  payUnit: "year",
  payParts: ["bonus", "equity"],
  works: "office",
  platforms: ["linkedinRecruiter", "linkedin", "github", "googleXRay", "dice", "indeed", "monster"],
  specialisms: specialisms.data.split(", "),
  credentials: dataCredentials,
  unknowns: dataUnknowns,
  channels: [
    {
      name: "LinkedIn",
      play: "Search by method first and by tool second, and put the decision the work changes into the first line.",
      why: "Titles in data mean little; methods are what people list.",
      effort: "medium",
    },
    {
      name: "Referrals",
      play: "Ask analysts and engineers whom they turn to with a hard question.",
      why: "Rigor is known to colleagues and hard to see in a profile.",
      effort: "low",
    },
    {
      name: "People inside the company",
      play: "Ask team heads which analyst already does half of this job.",
      why: "They know the data and need no ramp.",
      effort: "low",
    },
    {
      name: "Public notebooks and competitions",
      play: "Read one public notebook as evidence of thinking, never as a ranking.",
      why: "It shows how a person reasons about data.",
      effort: "high",
    },
    {
      name: "Indeed",
      play: "Post with range, tools and the split between analysis and production.",
      why: "Analysts outside technology companies look there.",
      effort: "low",
    },
    {
      name: "Meetups and academic groups",
      play: "Offer a talk on a real problem of the team.",
      why: "People finishing research look for applied work.",
      effort: "high",
    },
  ],
  feeders: {
    titles: [
      "Data Analyst",
      "BI Developer",
      "Research Scientist",
      "Backend Engineer",
      "Statistician",
      "Operations Analyst",
    ],
    settings: [
      "experiments in another industry",
      "the same data platform elsewhere",
      "research with messy field data",
    ],
    transfersBadly:
      "Academic modeling without delivery, and report building without questions, both take long to turn.",
    relaxation: "Ask for deep SQL and clear thinking, and teach the platform.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 25, who: "Recruiter", kind: "screen" },
    {
      name: "Case with data",
      minutes: 60,
      who: "Senior data colleague",
      kind: "workSample",
    },
    { name: "Method interview", minutes: 45, who: "Data lead", kind: "interview" },
    { name: "Stakeholder interview", minutes: 45, who: "Business partner", kind: "interview" },
    { name: "Debrief", minutes: 20, who: "All interviewers", kind: "debrief" },
  ],
  decider: "Data lead",
  workSample: "One dataset and one question, solved within the session, the same for everyone.",
  careful: "The same data for all, no personal records in it, and no homework.",
  competencies: dataCompetencies,
  firstYear: {
    day30: [
      "Knows which sources it takes to {duty}, and their gaps",
      "Rebuilds one existing report and explains every difference",
      "Has met the people who use the figures",
    ],
    day60: [
      "Can {duty}, with a colleague checking the method",
      "Delivers one answer that somebody acted on",
    ],
    day90: [
      "Is trusted to {duty}, and says how sure the result is",
      "Has begun to {secondDuty}",
      "Owns one pipeline, metric or model with its checks",
    ],
    year1: [
      "Has found a better way to {duty}, and others use it",
      "Can name one decision that changed",
      "Has made one set of figures reliable enough that nobody checks it by hand",
    ],
  },
  firstQuestions: [
    "What data is there, and how good is it?",
    "Who uses the results, and who decides?",
    "Is it analysis or production?",
    "Which tools are fixed?",
    "Remote or office?",
  ],
  objections: [
    {
      says: "It sounds like dashboards all day.",
      answer:
        "[One duty is to {duty}. ]I am asking the data lead for one decision the last person changed, and you get the answer as it is.",
      needs: "decisionChanged",
    },
    {
      says: "The data is probably a mess.",
      answer: "It may be. The data lead will tell you who owns quality and what is broken today.",
      needs: "dataQuality",
    },
    {
      says: "I do not know your main tool.",
      answer: "Tell me what you used instead. I will ask whether ours can be learned on the job.",
      needs: "fixedTools",
    },
    {
      says: "I expected more pay.",
      answer:
        "[The range is {range}. ]Tell me which part is short, and I will ask about that part.",
      needs: "bonus",
    },
  ],
  traps: [
    {
      topic: "School as a stand-in",
      doNotAsk: "Why did you not go to a better school?",
      instead: "Which problem of this kind have you solved?",
    },
    {
      topic: "Origin by research place",
      doNotAsk: "Where did you grow up before you studied there?",
      instead: "Are you authorized to work here, and will you need sponsorship?",
    },
    {
      topic: "Age by degree year",
      doNotAsk: "What year was your doctorate?",
      instead: "How many years have you done this kind of analysis at work?",
    },
  ],
  wordingExceptions: [
    "analyst",
    "analysis",
    "analytics",
    "analytical",
    "independent variable",
    "dependent variable",
    "force field",
    "decision tree",
    "decision science",
    "objective function",
    "active learning",
    "data champion",
  ],
  sendWindow: "08:30 to 10:30",
};
