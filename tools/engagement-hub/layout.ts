import { levels } from "#tools/report/choices.ts";
import { checklist, opening, table, type ToolLayout } from "#tools/document/layout.ts";

/** By the path to a part: its section's key, then field names. */
export const engagementHubLayout: ToolLayout = {
  summary: opening,
  "pipelineHealth.steps": table({
    Step: "step",
    People: "people",
    "Go on, %": "ratePercent",
    "Rate from": "rateBasis",
  }),
  nurtureSequences: {
    sheet: {
      records: "touches",
      columns: {
        Sequence: "name",
        Touch: "touch",
        Day: "day",
        Channel: "channel",
        Subject: "subject",
        Message: "body signature",
        Sent: "",
        Replies: "",
      },
    },
    names: {
      touches: "",
      startRule: "Start",
      stopRule: "Stop",
      sendWindow: "Send",
    },
  },
  "nurtureSequences.touches": { fixed: ["touch", "workingDay"] },
  touchpointIdeas: table({ Channel: "channel", Idea: "idea", When: "when" }),
  winBackStrategies: table({ "When this happened": "trigger", Write: "body", When: "when" }),
  objectionHandling: table({
    "They say": "objection",
    "You say": "reply",
    "Still missing": "missing",
  }),
  callsToAction: table({ Stage: "stage", Channel: "channel", Ask: "ask" }),
  messagingPlaybook: { as: "columns", names: { do: "Do", dont: "Don’t" } },
  analytics: table({ Measure: "measure", Target: "target", "Change course when": "changeWhen" }),
  nudges: table({ Who: "who", What: "what", When: "when" }),
  experiments: table(
    { Hypothesis: "hypothesis", Measure: "measure", Effort: "effort" },
    { choices: { effort: levels } },
  ),
  nextActions: checklist,
};
