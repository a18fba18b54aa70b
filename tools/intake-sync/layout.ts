import { decisionParts, levels } from "#tools/report/choices.ts";
import { checklist, opening, table, type ToolLayout } from "#tools/document/layout.ts";

/** By the path to a part: its section's key, then field names. */
export const intakeSyncLayout: ToolLayout = {
  summary: opening,
  roleAlignment: { names: { openDecisions: "Open decisions", keptInside: "For the team only" } },
  "roleAlignment.openDecisions": { aside: ["owner"], names: { options: "" } },
  "roleAlignment.openDecisions.options": { as: "checklist", flags: { isDefault: "Default" } },
  "roleAlignment.keptInside": table({ About: "about", "What the text says": "words" }),
  successProfile: {
    as: "columns",
    names: {
      day30: "First 30 days",
      day60: "By day 60",
      day90: "By day 90",
      year1: "First year",
      toConfirm: "To confirm",
    },
  },
  candidatePersona: {
    as: "columns",
    names: {
      must: "Must have",
      nice: "Nice to have",
      motivations: "What moves them",
      notAFit: "Deal breakers",
    },
  },
  interviewPlan: {
    names: {
      totalMinutes: "Minutes with a candidate",
      competencies: "Each competency has one owner",
    },
  },
  "interviewPlan.stages": table(
    {
      Stage: "name",
      Minutes: "minutes",
      Who: "who",
      Focus: "competencies",
      "Pass signal": "passSignal",
    },
    { hidden: ["id"] },
  ),
  "interviewPlan.competencies": table({ Competency: "name", Owner: "owner" }, { hidden: ["id"] }),
  decisionMakers: table(
    { Who: "role", Part: "part", "On what": "on" },
    { choices: { part: decisionParts } },
  ),
  risks: table(
    {
      Risk: "risk",
      Likelihood: "likelihood",
      Effect: "effect",
      "What to do": "mitigation",
      Owner: "owner",
    },
    { choices: { likelihood: levels, effect: levels } },
  ),
  nextSteps: {
    ...checklist,
    fixed: ["workingDay"],
    sheet: { columns: { Step: "step", Owner: "owner", Due: "due", Done: "" } },
  },
  questionsForHiringManager: {
    aside: ["ask"],
    names: { ask: "Whom to ask", why: "Why it matters", ifNoAnswer: "Without an answer" },
  },
};
