import { neutralCompetencies } from "#ledger/families/competencies/neutral.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { generalRules } from "#ledger/families/general.ts";
import { neutralUnknowns } from "#ledger/families/unknowns/neutral.ts";

/** The playbook of a job whose kind of work nobody knows: what holds for any job, and nothing of offices. */
export const neutralRules: FamilyRules = {
  ...generalRules,
  works: "site",
  specialisms: [],
  unknowns: neutralUnknowns,
  channels: [
    {
      name: "Indeed",
      play: "Post with hours, place and range in the first lines, and answer within a day.",
      why: "It is the widest board for work of any kind.",
      effort: "low",
    },
    {
      name: "LinkedIn",
      play: "Search by the title and the first must-have, and write two plain sentences.",
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
      name: "Past applicants",
      play: "Search earlier finalists and ask the team whom they liked.",
      why: "They are known and quickly available.",
      effort: "low",
    },
    {
      name: "Schools and job centers nearby",
      play: "Send the post to those who teach this work, with hours and start date.",
      why: "They reach people who start out or return to work.",
      effort: "medium",
    },
  ],
  feeders: {
    titles: [],
    settings: [
      "the same work at another employer",
      "a smaller team with wider duties",
      "a larger employer with the same work",
    ],
    transfersBadly: "A title alone says little: ask which parts of the work were really done.",
    relaxation: "Teach what can be learnt in the first weeks and test the rest.",
  },
  workSample: "A short task from a usual day, the same for everyone.",
  competencies: neutralCompetencies,
  firstYear: {
    day30: ["Starts to {duty} with help", "Knows the people, the rules and the tools"],
    day60: ["Can {duty} with a look over the shoulder", "Handles the usual week alone"],
    day90: [
      "Can {duty} alone",
      "Has begun to {secondDuty}",
      "Handles a hard week alone and tells people early what will be late",
    ],
    year1: [
      "Has found a simpler way to {duty}",
      "Has made one routine simpler and shown it to others",
    ],
  },
  traps: [
    ...generalRules.traps.filter(({ topic }) => topic !== "Looks at the front desk"),
    {
      topic: "Health",
      doNotAsk: "Do you have any health problems?",
      instead: "The work is as described. Can you do it, with or without an adjustment?",
    },
  ],
};
