import type { UnknownRule } from "#ledger/families/family-rules.ts";

/** Asked wherever the work could be done from elsewhere. */
export const workplaceUnknown: UnknownRule = {
  key: "workplace",
  thing: "the place of work and the office days",
  question: "Where must the person be, and on how many days?",
  why: "It sets the reach of the search.",
  ask: "hiring manager",
  answeredBy: [
    "on-site",
    "onsite",
    "on site",
    "hybrid",
    "fully remote",
    "remote within",
    "remote in the",
    "remote from",
    "in-office",
    "days in the office",
    "work from home",
  ],
  isAskedByCandidates: true,
  blocks: 3,
  ifNoAnswer: "We search around the stated place only.",
};
