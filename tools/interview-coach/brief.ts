import { at, howMany, type BriefPlan, type Stored } from "#tools/report/brief-plan.ts";

const stages = ["stage", "stages"] as const;

function minutes({ value }: Stored) {
  const total = value("interviewPlan.totalMinutes");
  if (typeof total !== "number" || total === 0) return undefined;
  return { figure: String(total), unit: "minutes with a candidate" };
}

/** The first screen of the report. */
export const interviewCoachBrief: BriefPlan = {
  findings: [
    {
      claim: "Questions and must-haves",
      figure: howMany("questions.items", ["interview question", "interview questions"]),
      reason: at("summary.text"),
    },
    { claim: "Stages and minutes", figure: minutes, reason: at("interviewPlan.note") },
    {
      claim: "Before the debrief",
      figure: howMany("followUpNotes.debriefRules", ["rule", "rules"]),
      reason: at("followUpNotes.debriefRules"),
    },
    { claim: "What they will ask", reason: at("qaBank.question") },
  ],
  actions: { section: "interviewPlan.toPrepare", action: "action" },
  opens: "questions",
  rows: {
    candidatePrepGuide: {},
    interviewPlan: { count: "interviewPlan.stages", noun: stages, line: "interviewPlan.note" },
    questions: {
      count: "questions.items questions.screen",
      noun: ["question", "questions"],
      line: "questions.items.question",
    },
    talkingPoints: {
      count: "talkingPoints",
      noun: ["point", "points"],
      line: "talkingPoints.point",
    },
    cultureNarrative: {
      count: "cultureNarrative.statements",
      noun: ["line", "lines"],
      line: "cultureNarrative.pull",
    },
    followUpNotes: {
      count: "followUpNotes.debriefRules",
      noun: ["rule", "rules"],
      line: "followUpNotes.debriefRules",
    },
    qaBank: { count: "qaBank", noun: ["answer", "answers"], line: "qaBank.question" },
    doNotAsk: { count: "doNotAsk", noun: ["question", "questions"], line: "doNotAsk.doNotAsk" },
  },
};
