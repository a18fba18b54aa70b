import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const dataCompetencies: readonly CompetencyRule[] = [
  {
    name: "Framing the question",
    past: "Tell me about an analysis[ in {specialism}] that changed a decision. What was the question at the start, and what was it at the end?",
    situation:
      "[Here you {duty}.|You answer for the weekly figures.] A leader asks why [{metric}|an important number] fell. What do you ask before you open any data?",
    probes: [
      "Who decided something differently because of you, and what did they decide?",
      "What would a wrong answer have cost them?",
    ],
    weak: "Starts with a tool or a chart and never names a decision.",
    middle: "Asks which decision depends on it, for whom and by when.",
    strong:
      "Reshapes the question with the asker and agrees what answer would change the decision.",
    calledBy: ["analy", "insight", "question", "decision", "stakeholder", "recommend", "research"],
  },
  {
    name: "Method and rigor",
    past: "Describe a result[ in {specialism}] that you had to correct or take back. How did you notice?",
    situation:
      "[Your task is to {duty}.|You have two weeks for a question.] The data has gaps you cannot fill. Which method do you use, and what do you refuse to claim?",
    probes: [
      "Which assumption carried the most weight, and how did you check it?",
      "What was the simplest version you could have trusted?",
    ],
    weak: "Hides the gaps or picks the most advanced method by habit.",
    middle: "States assumptions, checks them and starts simple.",
    strong: "Says what the data cannot show, tests the weak point and gives a range.",
    calledBy: [
      "model",
      "statistic",
      "experiment",
      "method",
      "forecast",
      "test",
      "hypothes",
      "sampl",
    ],
  },
  {
    name: "Data in production",
    past: "Walk me through a pipeline or a model you ran[ with {skill}]. What broke, and who noticed first?",
    situation:
      "[In this job you {duty}.|You own a nightly pipeline.] This morning the figures look right on average and wrong for one group of customers. What do you do?",
    probes: [
      "Which check now catches it before anyone reads the report?",
      "What did you tell the people who had already used the figures?",
    ],
    weak: "Describes only the happy path and reruns the job.",
    middle: "Finds the cause, fixes it and adds a check.",
    strong: "Warns users first, corrects the history and watches the group from then on.",
    calledBy: [
      "pipeline",
      "warehouse",
      "batch",
      "etl",
      "production",
      "deploy",
      "engineer",
      "database",
      "stream",
    ],
  },
  {
    name: "Explaining results",
    past: "Tell me about a result[ in {specialism}] that people did not want to hear. What did you show them?",
    situation:
      "[You {duty}, and a result is ready.|The result of a test is ready.] You have one short meeting with [{stakeholder}|the person who decides]. What do you show, and what stays out?",
    probes: [
      "Which picture or number did you lead with, and why that one?",
      "What did they do the next day?",
    ],
    weak: "Speaks in method terms and shows everything that was done.",
    middle: "Gives one message, one picture and an honest limit.",
    strong: "Fits the message to the decision, names the doubt and leaves with a next step.",
    calledBy: ["present", "communicat", "visual", "dashboard", "report", "story", "explain"],
  },
  {
    name: "Personal data",
    past: "Tell me about sensitive data you worked with[ in {specialism}]. Which rules did you set for yourself?",
    situation:
      "Someone asks you to join two sources with names, just once[, because it would help to {duty}]. What do you say?",
    probes: [
      "Who could see the raw rows, and for how long?",
      "What did you offer instead of the names?",
    ],
    weak: "Does the join because a senior person asked.",
    middle: "Asks for the purpose and limits fields and access.",
    strong: "Finds a way without names, records who asked and deletes what is no longer needed.",
    calledBy: ["privacy", "governance", "sensitive", "complian", "gdpr", "delet", "personal"],
  },
];
