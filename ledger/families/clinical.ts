import { clinicalCompetencies } from "#ledger/families/competencies/clinical.ts";
import { clinicalCredentials } from "#ledger/families/credentials/clinical.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { clinicalUnknowns } from "#ledger/families/unknowns/clinical.ts";

export const clinicalRules: FamilyRules = {
  key: "clinical",
  person: "clinician",
  people: "clinicians",
  payUnit: "hour",
  payParts: ["differential", "signOn", "certification", "onCall"],
  works: "shifts",
  platforms: ["indeed", "linkedin", "googleXRay", "monster"],
  specialisms: specialisms.clinical.split(", "),
  credentials: clinicalCredentials,
  unknowns: clinicalUnknowns,
  channels: [
    {
      name: "The unit's own people",
      play: "Ask each person on the unit and shift for two names, and say what the referral pays if HR agrees.",
      why: "A unit knows the good people of its city.",
      effort: "low",
    },
    {
      name: "Earlier applicants and leavers",
      play: "Search the last two years by license and unit, and write shift and rate in the first line.",
      why: "They know the place and need no introduction.",
      effort: "low",
    },
    {
      name: "Indeed",
      play: "Post with unit, shift and rate in the title or first line.",
      why: "It is the volume board for hourly clinical work.",
      effort: "low",
    },
    {
      name: "Specialty association",
      play: "Post with the association of the specialty and ask the local chapter for a notice.",
      why: "Its members are exactly the people with the unit's experience.",
      effort: "medium",
    },
    {
      name: "Clinical job boards",
      play: "Post on a board for the profession with unit, shift and pay parts filled in.",
      why: "Clinicians search by unit, shift and rate.",
      effort: "medium",
    },
    {
      name: "LinkedIn",
      play: "Run the balanced search and follow up by e-mail where a profile is thin.",
      why: "It finds leads and specialists better than bedside staff.",
      effort: "medium",
    },
    {
      name: "Per-diem and travel staff",
      play: "Ask the unit which temporary people they would keep, and talk to them before the contract ends.",
      why: "They know the unit and the unit knows them.",
      effort: "low",
    },
    {
      name: "Schools and placement sites",
      play: "Ask alumni offices for graduates who now have the years the job asks for.",
      why: "Alumni offices reach people who read no boards.",
      effort: "medium",
    },
  ],
  feeders: {
    titles: [
      "Step-down or telemetry nurse",
      "Emergency nurse",
      "Recovery room nurse",
      "Travel clinician",
      "Per-diem clinician",
      "Graduate of the unit's placement",
    ],
    settings: [
      "the same acuity in another hospital",
      "a neighboring unit with the same patients",
      "a larger hospital's float pool",
    ],
    transfersBadly:
      "Another patient age group and a move from clinic to acute care both need long retraining.",
    relaxation: "Accept fewer years in the unit with a longer orientation.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 20, who: "Recruiter", kind: "screen" },
    { name: "Manager interview", minutes: 45, who: "Unit manager", kind: "interview" },
    {
      name: "Team interview",
      minutes: 50,
      who: "Senior clinician",
      kind: "interview",
    },
    {
      name: "Unit visit",
      minutes: 30,
      who: "Senior clinician",
      kind: "visit",
    },
    { name: "Debrief", minutes: 20, who: "All interviewers", kind: "debrief" },
  ],
  decider: "Unit manager",
  workSample: "None on patients; a simulation lab case where the employer has one.",
  careful:
    "Patient privacy on every visit; license checked in public records; health only after the offer.",
  competencies: clinicalCompetencies,
  firstYear: {
    day30: [
      "Starts to {duty} with a preceptor",
      "Charts in the record and hands over in the unit's form",
      "Knows where help is and calls for it early",
    ],
    day60: ["Can {duty} with support nearby", "Takes a usual assignment with support nearby"],
    day90: [
      "Can {duty} without a preceptor",
      "Has begun to {secondDuty}",
      "Works the planned shift without a preceptor",
    ],
    year1: [
      "Is trusted to {duty} on the hardest days",
      "Helps a newcomer to {secondDuty}",
      "Is still on the unit and works toward a certificate where it is supported",
    ],
  },
  firstQuestions: [
    "What is the ratio or the caseload?",
    "What is the differential?",
    "How many weekends and holidays?",
    "Will I float or be called off?",
    "How long is orientation, and on which shift?",
    "Is there a sign-on?",
  ],
  objections: [
    {
      says: "What are the ratios?",
      answer:
        "I will not quote a number from memory. The unit manager tells you the assignment before you interview.",
      needs: "caseload",
    },
    {
      says: "What is the differential?",
      answer: "I will bring you the figure from HR in writing before you decide.",
      needs: "differential",
    },
    {
      says: "The bottom of the range is entry pay.",
      answer:
        "[The range is {range}. ]Where you start depends on your years, and I will ask how they are counted.",
      needs: "payScale",
    },
    {
      says: "My license is from another state.",
      answer: "I will ask credentialing whether it counts and from when, and come back to you.",
      needs: "otherState",
    },
    {
      says: "I do not want to float.",
      answer:
        "That is a fair question for the unit manager. You get the rule before the interview.",
      needs: "floating",
    },
    {
      says: "Is staffing safe there?",
      answer:
        "The unit manager should answer that and not I. [Ask how they {duty} on a short day. ]You may also visit the unit.",
      needs: "caseload",
    },
  ],
  traps: [
    {
      topic: "Shifts and home life",
      doNotAsk: "Who looks after your children on nights?",
      instead: "The schedule is as described. Can you work it?",
    },
    {
      topic: "Sleep and health",
      doNotAsk: "Do you sleep well during the day? Any medication?",
      instead: "Can you do the essential duties with or without accommodation?",
    },
    {
      topic: "Faith and shifts",
      doNotAsk: "Can you work on your holy days?",
      instead: "The rotation is as described. Can you work it?",
    },
    {
      topic: "Back, pregnancy, vaccines",
      doNotAsk: "Any back trouble, pregnancy or missing vaccines?",
      instead: "Nothing before the offer; HR asks everyone after the conditional offer.",
    },
    {
      topic: "Contract rate",
      doNotAsk: "What does your travel contract pay?",
      instead: "Which hourly rate do you expect?",
    },
    {
      topic: "Union",
      doNotAsk: "How did you vote on the union?",
      instead: "Nothing; HR answers questions about agreements.",
    },
  ],
  wordingExceptions: [
    "active license",
    "life support",
    "rapid response",
    "dependent patient",
    "dependent patients",
    "compassion",
    "compassionate care",
    "support staff",
    "ventilator support",
    "nutrition support",
    "patient care",
    "active patients",
    "independent practice",
    "lead technologist",
  ],
  sendWindow: "16:00 to 18:00",
};
