import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const financeCompetencies: readonly CompetencyRule[] = [
  {
    name: "Technical knowledge",
    past: "Tell me about a treatment or a rule[ in {specialism} work] you had to research. What did you conclude, and who reviewed it?",
    situation:
      "[You are there to {duty}.|You are at the end of the month.] An unusual item arrives on the last day. How do you handle it, and what do you document?",
    probes: ["Which paragraph or policy decided it?", "What would have changed your conclusion?"],
    weak: "Records it as last time.",
    middle: "Finds the rule, applies it and notes the reason.",
    strong: "Weighs the rule and the facts, writes a short memo and asks for review.",
    calledBy: ["account", "tax", "gaap", "ifrs", "audit", "complian", "polic", "underwrit"],
  },
  {
    name: "Close and controls",
    past: "Walk me through your part of a close or a reconciliation[ in {specialism} work]. What did you take out of it to make it faster?",
    situation:
      "[You {duty}.|You reconcile an account.] A small difference remains on the last day. How far do you go to find it?",
    probes: [
      "How did you decide that it was small enough?",
      "Which control would have caught it earlier?",
    ],
    weak: "Posts a plug and moves on.",
    middle: "Judges by materiality and looks for the cause.",
    strong: "Finds the cause or documents the limit, and changes the control.",
    calledBy: [
      "close",
      "reconcil",
      "ledger",
      "control",
      "journal",
      "payable",
      "payroll",
      "invoice",
    ],
  },
  {
    name: "Numbers for decisions",
    past: "Tell me about a number you brought[ in {specialism} work] that changed a decision. What did people believe before?",
    situation:
      "[The job is to {duty}.|A forecast is due.] The data you need is poor, and a manager decides tomorrow. What do you hand over?",
    probes: [
      "Which driver mattered most, and how did you find it?",
      "What did you say about the range?",
    ],
    weak: "Hands over one figure without its drivers.",
    middle: "Gives a range, the drivers and a limit.",
    strong: "Gives a range, names what would change it and says which decision still holds.",
    calledBy: ["forecast", "budget", "analy", "model", "report", "variance", "plan", "credit"],
  },
  {
    name: "Integrity",
    past: "Tell me about a time somebody wanted a figure moved or a step left out[ in {specialism} work]. What did you do?",
    situation:
      "[In this job you {duty}.|You close the books.] A leader wants an expense recorded next month instead of now. What do you say?",
    probes: ["Whom did you inform, and in which order?", "What did you keep in writing?"],
    weak: "Does as told or stays vague.",
    middle: "Names the rule and refuses politely.",
    strong: "Names the rule, offers a lawful way, escalates and records it.",
    calledBy: ["sox", "fraud", "ethic", "regulat", "risk", "approv", "complian", "cash"],
  },
  {
    name: "Working with the business",
    past: "Tell me about a control or a deadline[ in {specialism} work] that people saw no use in. How did you explain it, and what did you change?",
    situation:
      "[You need documents to {duty}.|You need documents for the close.] A department will not send them. What do you do?",
    probes: ["Why were they late, in their own words?", "What did you make simpler for them?"],
    weak: "Sends reminders and waits.",
    middle: "Asks why, simplifies and sets a date.",
    strong: "Removes the obstacle, escalates fairly and does not need to ask next month.",
    calledBy: [
      "stakeholder",
      "partner",
      "vendor",
      "client",
      "department",
      "communicat",
      "support",
      "collect",
    ],
  },
];
