import type { FamilyRules } from "#ledger/families/family-rules.ts";

/** As much of a family as the checks look at; tests only. */
export const sampleRules: FamilyRules = {
  key: "trades",
  person: "electrician",
  people: "electricians",
  payUnit: "hour",
  payParts: ["differential", "overtime"],
  works: "site",
  platforms: ["linkedin", "googleXRay", "indeed"],
  specialisms: ["industrial"],
  credentials: [],
  unknowns: [],
  channels: [],
  feeders: { titles: [], settings: [], transfersBadly: "", relaxation: "" },
  stages: [],
  decider: "maintenance manager",
  workSample: "a fault on a training panel",
  careful: "",
  competencies: [],
  firstYear: { day30: [], day60: [], day90: [], year1: [] },
  firstQuestions: [],
  objections: [],
  traps: [
    {
      topic: "tickets from another local",
      doNotAsk: "Which local did your father get you into? How strong is your back these days?",
      instead: "Can you do the listed lifting, with or without accommodation?",
    },
  ],
  wordingExceptions: ["journeyman", "load", "lead"],
  sendWindow: "16:00-18:00",
};
