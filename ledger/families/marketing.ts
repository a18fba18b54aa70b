import { marketingCompetencies } from "#ledger/families/competencies/marketing.ts";
import { marketingCredentials } from "#ledger/families/credentials/marketing.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { marketingUnknowns } from "#ledger/families/unknowns/marketing.ts";

export const marketingRules: FamilyRules = {
  key: "marketing",
  person: "marketer",
  people: "marketers",
  payUnit: "year",
  payParts: ["bonus"],
  works: "office",
  platforms: ["linkedinRecruiter", "linkedin", "googleXRay", "indeed"],
  specialisms: specialisms.marketing.split(", "),
  credentials: marketingCredentials,
  unknowns: marketingUnknowns,
  channels: [
    {
      name: "LinkedIn",
      play: "Search by channel and audience, and name the number the job is judged by.",
      why: "Marketers describe their channels there in detail.",
      effort: "medium",
    },
    {
      name: "Bylines and credits",
      play: "List who wrote, shot or ran work you admire for the same audience, and write about that piece.",
      why: "The work itself is the proof.",
      effort: "medium",
    },
    {
      name: "Freelancers already used",
      play: "Ask the team which freelancer they would like to keep.",
      why: "They know the brand and have delivered.",
      effort: "low",
    },
    {
      name: "Agency alumni",
      play: "Search people who left agencies with clients like us.",
      why: "They know the channel and look for one product to stay with.",
      effort: "medium",
    },
    {
      name: "Indeed",
      play: "Post with channel, budget and range in the first lines.",
      why: "It reaches specialists in smaller places.",
      effort: "low",
    },
    {
      name: "Conference programs",
      play: "Go through the speakers of the channel's conferences and ask them for names.",
      why: "Speakers know who does the work behind the talk.",
      effort: "high",
    },
  ],
  feeders: {
    titles: [
      "Agency Account Manager",
      "Journalist",
      "Product Marketer",
      "Campaign Specialist",
      "Community Manager",
      "Freelance Writer",
    ],
    settings: [
      "the same channel in another industry",
      "an agency with similar clients",
      "a publisher for the same readers",
    ],
    transfersBadly: "Brand work and performance work train different instincts.",
    relaxation: "Ask for the channel and teach the tool.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 20, who: "Recruiter", kind: "screen" },
    { name: "Portfolio walk-through", minutes: 45, who: "Marketing head", kind: "interview" },
    { name: "Critique of a live page", minutes: 45, who: "Channel lead", kind: "workSample" },
    { name: "Partner interview", minutes: 45, who: "Sales or product partner", kind: "interview" },
    { name: "Debrief", minutes: 20, who: "All interviewers", kind: "debrief" },
  ],
  decider: "Marketing head",
  workSample: "A critique of a page or campaign that is already public, done in the session.",
  careful: "No campaign ideas collected for free, and samples stay with their owner.",
  competencies: marketingCompetencies,
  firstYear: {
    day30: [
      "Has checked what already exists before starting to {duty}",
      "Has checked every channel and says what to stop",
    ],
    day60: [
      "Can {duty} with a second pair of eyes",
      "Has a first campaign live with a number set beforehand",
    ],
    day90: [
      "Is trusted to {duty}, and reports it with one number",
      "Has begun to {secondDuty}",
      "Reports monthly with a number that is theirs",
    ],
    year1: [
      "Has found what works best to {duty}, and can prove it",
      "Has stopped one channel and strengthened another on evidence",
    ],
  },
  firstQuestions: [
    "What budget is there?",
    "Which number am I judged by?",
    "Who writes and designs?",
    "Is it brand or performance?",
    "Remote or office?",
  ],
  objections: [
    {
      says: "There is no budget.",
      answer: "I will ask what the person may spend and tell you the figure or that there is none.",
      needs: "budget",
    },
    {
      says: "One person cannot do all these channels.",
      answer:
        "[The first duty named is to {duty}. ]I will ask which channel counts most and who helps with the others.",
      needs: "channelSplit",
    },
    {
      says: "I will not write free campaign ideas.",
      answer: "You will not be asked to. We look at a page that is already public.",
      needs: "samples",
    },
    {
      says: "The pay looks low for the scope.",
      answer:
        "[It is {range}. ]Tell me which part of the scope you mean, and I will take it to the marketing head.",
      needs: "bonus",
    },
  ],
  traps: [
    {
      topic: "Age and media",
      doNotAsk: "Are you a digital native?",
      instead: "Which channels have you run, and with what result?",
    },
    {
      topic: "Looks on camera",
      doNotAsk: "Would you look good in our videos?",
      instead: "Have you presented on camera for work?",
    },
    {
      topic: "Private accounts",
      doNotAsk: "Can we follow your private profile?",
      instead: "Which public work would you like to show us?",
    },
  ],
  wordingExceptions: [
    "lead",
    "leads",
    "lead nurturing",
    "lead scoring",
    "share of voice",
    "shareable",
    "challenge campaign",
    "brand champion",
    "competitive analysis",
    "competitor research",
    "community support",
    "analytics",
    "responsive email",
    "connected tv",
  ],
  sendWindow: "09:00 to 11:00",
};
