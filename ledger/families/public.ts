import { publicCompetencies } from "#ledger/families/competencies/public.ts";
import { publicCredentials } from "#ledger/families/credentials/public.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { publicUnknowns } from "#ledger/families/unknowns/public.ts";

export const publicRules: FamilyRules = {
  key: "public",
  person: "public servant",
  people: "public servants",
  payUnit: "year",
  payParts: ["stipend", "pension"],
  works: "schoolYear",
  platforms: ["indeed", "googleXRay", "linkedin"],
  specialisms: specialisms.public.split(", "),
  credentials: publicCredentials,
  unknowns: publicUnknowns,
  channels: [
    {
      name: "Official portal",
      play: "Post with closing date, scale and steps, and check that the link works on a phone.",
      why: "Only applications there count.",
      effort: "low",
    },
    {
      name: "Substitutes, aides and interns",
      play: "Ask department heads who already works here without the license and would go for it.",
      why: "They know the place and stay.",
      effort: "low",
    },
    {
      name: "Certified candidate lists",
      play: "Write to people on open lists and endorsement rosters as the rules allow.",
      why: "They have passed the gate.",
      effort: "medium",
    },
    {
      name: "Indeed",
      play: "Repost with the official link, scale and calendar.",
      why: "It reaches people who do not watch the portal.",
      effort: "low",
    },
    {
      name: "Association boards",
      play: "Post with the association of the subject or service.",
      why: "Members hold the endorsement or license.",
      effort: "medium",
    },
    {
      name: "University programs",
      play: "Visit the spring fair and offer placements for the next year.",
      why: "Placements turn into applications.",
      effort: "medium",
    },
    {
      name: "Calendar",
      play: "Open schools' searches in spring and list-based searches when the list opens.",
      why: "Contracts and lists set the dates people can move.",
      effort: "low",
    },
  ],
  feeders: {
    titles: [
      "Instructional Aide",
      "Substitute Teacher",
      "Intern",
      "Case Aide",
      "Reserve Officer",
      "Out-of-state license holder",
    ],
    settings: [
      "the same endorsement in another district",
      "a nonprofit with the same clients",
      "another agency under the same law",
    ],
    transfersBadly: "Another grade band or another agency's procedure takes a year to learn.",
    relaxation: "Ask for an emergency or alternative route and offer help with tuition.",
  },
  stages: [
    { name: "Eligibility check", minutes: 15, who: "Recruiter", kind: "screen" },
    { name: "Fixed-question panel", minutes: 45, who: "Selection panel", kind: "interview" },
    {
      name: "Practical exercise",
      minutes: 30,
      who: "Selection panel",
      kind: "workSample",
    },
    { name: "Site visit", minutes: 30, who: "Future colleague", kind: "visit" },
    { name: "Debrief", minutes: 20, who: "Selection panel", kind: "debrief" },
  ],
  decider: "Selection panel",
  workSample: "A short demonstration lesson or an in-tray exercise, the same for everyone.",
  careful: "Follow the posted procedure exactly and keep the score sheets.",
  competencies: publicCompetencies,
  firstYear: {
    day30: [
      "Knows the rules, people and files it takes to {duty}",
      "Knows the class or caseload and where help is",
    ],
    day60: ["Can {duty} with a mentor", "Carries the full load with a mentor"],
    day90: [
      "Can {duty} alone, with complete files",
      "Has begun to {secondDuty}",
      "Carries the full load alone, with complete files",
    ],
    year1: [
      "Is watched by newcomers who learn to {duty}",
      "Passes the evaluation cycle and stays",
      "Parents, clients or residents ask for this person by name",
    ],
  },
  firstQuestions: [
    "On which step would I start?",
    "How large is the class or the caseload?",
    "When does the posting close?",
    "Do my years from elsewhere count?",
    "Which benefits and pension apply?",
  ],
  objections: [
    {
      says: "Private employers pay more.",
      answer:
        "[The scale here runs {range}. ]Look at pension, leave and calendar next to it; I will send you those facts.",
      needs: "pension",
    },
    {
      says: "I do not have the license yet.",
      answer: "I will ask which routes are accepted, so that you know before you pay for a test.",
      needs: "licenseRoute",
    },
    {
      says: "The load is too high.",
      answer:
        "[The duty is to {duty}. ]You will hear the number for this post from the department head.",
      needs: "load",
    },
    {
      says: "The process takes forever.",
      answer: "It has fixed steps. I will send you the dates that are set and say which are not.",
      needs: "closingDate",
    },
  ],
  traps: [
    {
      topic: "Religion",
      doNotAsk: "Which congregation do you belong to?",
      instead: "The calendar and hours are as posted. Can you work them?",
    },
    {
      topic: "Politics",
      doNotAsk: "What do you think of the mayor?",
      instead: "Describe how you carried out a policy you did not choose.",
    },
    {
      topic: "Marital status",
      doNotAsk: "Miss or Mrs., and do you have children at the school?",
      instead: "How would you like to be addressed?",
    },
    {
      topic: "Residency",
      doNotAsk: "Do you live in a good part of town?",
      instead: "Ask about residency only where the law requires it, in the posting's words.",
    },
  ],
  wordingExceptions: [
    "leadership team",
    "support services",
    "student support",
    "dependents",
    "dependent children",
    "child support",
    "lead teacher",
    "community",
    "active shooter",
    "use of force",
    "objective",
    "learning objectives",
    "independent study",
    "shared governance",
  ],
  sendWindow: "15:30 to 17:30",
};
