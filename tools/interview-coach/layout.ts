import { answerStates } from "#tools/report/choices.ts";
import { checklist, opening, table, type ToolLayout } from "#tools/document/layout.ts";

/** By the path to a part: its section's key, then field names. */
export const interviewCoachLayout: ToolLayout = {
  summary: opening,
  interviewPlan: {
    names: { totalMinutes: "Minutes with a candidate", toPrepare: "Before the first interview" },
  },
  "interviewPlan.toPrepare": checklist,
  "interviewPlan.stages": table(
    { Stage: "name", Minutes: "minutes", Who: "who", Agenda: "agenda" },
    { hidden: ["id"] },
  ),
  questions: {
    sheet: {
      records: "items",
      columns: {
        Stage: "stage",
        Competency: "competency",
        Question: "question",
        Probes: "probes",
        "Rating 1": "cues.1",
        "Rating 3": "cues.3",
        "Rating 5": "cues.5",
        Rating: "",
        Evidence: "",
      },
    },
    fixed: ["scale"],
    names: { items: "Interview questions", screen: "Screen questions" },
  },
  "questions.competencies": table({ Competency: "name", Owner: "owner" }, { hidden: ["id"] }),
  "questions.items": {
    title: "question",
    aside: ["competency", "stage", "kind"],
    hidden: ["id"],
    fixed: ["competency", "stage", "kind"],
    names: { cues: "" },
  },
  "questions.items.cues": { as: "row", names: { 1: "Rating 1", 3: "Rating 3", 5: "Rating 5" } },
  "questions.screen": table({ Ask: "question", "Write down": "record" }, { hidden: ["id"] }),
  cultureNarrative: { names: { pull: "In one sentence", gaps: "Ask before you say more" } },
  followUpNotes: {
    names: {
      template: "Note for each stage",
      debriefRules: "Rules of the debrief",
      candidateFollowUp: "To the candidate",
    },
  },
  qaBank: table(
    { "They ask": "question", Answer: "answer", Status: "status" },
    { choices: { status: answerStates } },
  ),
  doNotAsk: table({ Topic: "topic", "Do not ask": "doNotAsk", "Ask instead": "instead" }),
};
