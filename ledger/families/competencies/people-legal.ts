import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const peopleLegalCompetencies: readonly CompetencyRule[] = [
  {
    name: "Judgment where rules are unclear",
    past: "Tell me about advice you gave[ in {specialism} work] where neither law nor policy gave a clear answer. How did you get there?",
    situation:
      "[You are asked to {duty}.|You are asked for advice.] The manager wants to act today, and facts are thin. What do you ask first, and what do you allow?",
    probes: [
      "Which risk did you name, and how likely was it?",
      "What did you write down, and for whom?",
    ],
    weak: "Quotes the rule and stops there.",
    middle: "Collects facts, names the risk and gives options.",
    strong: "Gives options with their risk, says what is safe today and records the reasons.",
    calledBy: ["advis", "counsel", "employ", "law", "polic", "regulat", "risk", "complian"],
  },
  {
    name: "Confidentiality and fairness",
    past: "Tell me about information[ from {specialism} work] that you kept from someone senior. How did you explain it?",
    situation:
      "[Here you {duty}.|You look after a department.] Two employees complain about each other. What are your first steps?",
    probes: [
      "Who knew, and how did you keep it there?",
      "How did both sides know that they were heard?",
    ],
    weak: "Picks a side early or talks too widely.",
    middle: "Runs a neutral process with notes.",
    strong: "Hears both, limits who knows, keeps a timeline and closes it with a reasoned answer.",
    calledBy: [
      "confiden",
      "investigat",
      "relation",
      "complain",
      "employee",
      "griev",
      "fair",
      "sensitive",
    ],
  },
  {
    name: "Getting it done",
    past: "Walk me through a search, a case or a matter[ in {specialism} work] that had stalled. What moved it?",
    situation:
      "[The job is to {duty}.|You have a case on your desk.] Your client wants it done this week, and the risk is real. What do you offer?",
    probes: [
      "What had you tried before that did not work?",
      "Which step did you drop, and who agreed?",
    ],
    weak: "Blocks it, or gives in.",
    middle: "Offers a smaller scope with a date.",
    strong: "Finds the real deadline, offers a safe first step and names what stays open.",
    calledBy: ["recruit", "sourc", "hire", "litigat", "matter", "case", "deliver", "onboard"],
  },
  {
    name: "Saying no to leaders",
    past: "Tell me about telling a leader no[ in {specialism} work]. What did you propose instead?",
    situation:
      "An executive wants an exception for a friend[, in the very area where you {duty}]. What do you say?",
    probes: [
      "What was the principle, in one sentence?",
      "What happened to the working relationship?",
    ],
    weak: "Avoids the talk or makes the exception quietly.",
    middle: "Explains the principle and refuses.",
    strong: "Explains the principle, offers a fair way and keeps a record.",
    calledBy: [
      "leader",
      "executive",
      "partner",
      "business",
      "stakeholder",
      "manage",
      "coach",
      "influence",
    ],
  },
  {
    name: "Accurate drafting",
    past: "Walk me through a clause, a policy or a letter[ from {specialism} work] you wrote. What changed on review?",
    situation:
      "[You {duty}.|You look after contracts.] You find an error in a document that is already signed. What do you do now?",
    probes: [
      "How did you test whether a stranger would read it the same way?",
      "Who was told about the error, and how soon?",
    ],
    weak: "Plays the error down.",
    middle: "Informs the right person and corrects it.",
    strong: "Discloses at once, corrects it properly and changes the review step.",
    calledBy: [
      "draft",
      "contract",
      "document",
      "agreement",
      "record",
      "payroll",
      "report",
      "filing",
    ],
  },
];
