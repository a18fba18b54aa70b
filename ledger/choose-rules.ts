import { familyRules } from "#ledger/families/families.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { neutralRules } from "#ledger/families/neutral.ts";
import type { Match } from "#ledger/occupations/match.ts";
import type { Title } from "#ledger/reading.ts";

const homeUnknownsKept = 5;

/** The family's rules, or the neutral ones where nobody knows it; the head of a function keeps its gates and words and is hired as an executive. */
export function chooseRules({ family }: Match, { seniority }: Title): FamilyRules {
  const home = family === null ? neutralRules : familyRules[family];
  if (seniority !== "executive" || home.key === "executive") return home;
  const { executive } = familyRules;
  return {
    ...home,
    payParts: executive.payParts,
    works: executive.works,
    platforms: executive.platforms,
    unknowns: [...executive.unknowns, ...home.unknowns.slice(0, homeUnknownsKept)],
    channels: executive.channels,
    feeders: executive.feeders,
    stages: executive.stages,
    decider: executive.decider,
    workSample: executive.workSample,
    careful: executive.careful,
    competencies: executive.competencies,
    firstYear: executive.firstYear,
    firstQuestions: executive.firstQuestions,
    objections: executive.objections,
    traps: [...executive.traps, ...home.traps],
    sendWindow: executive.sendWindow,
  };
}
