import type { CompetencyRule } from "#ledger/families/family-rules.ts";

/** For work of any kind: no office, no machine and no customer is taken for granted. */
export const neutralCompetencies: readonly CompetencyRule[] = [
  {
    name: "Knowing the work",
    past: "Tell me about the hardest piece of work you did[ with {skill}| in {specialism} work]. Which part did you do yourself?",
    situation:
      "[Today you have to {duty}.|Today you get a task you know well.] How do you begin, and what do you check first?",
    probes: ["What did you try that did not work?", "How did you know that it was right?"],
    weak: "Speaks of the team and names no step.",
    middle: "Describes the steps in a sound order.",
    strong: "Describes own steps, why in this order, and how the result was checked.",
    calledBy: ["experience", "skill", "knowledge", "license", "certif", "train", "operat", "use"],
  },
  {
    name: "Organizing the work",
    past: "Tell me about a week[ in {specialism} work] when several things had to be done at once. How did you set the order?",
    situation:
      "[You have to {duty}.|You have a full day planned.] Then something comes in between that is called urgent. What do you do?",
    probes: ["What had to wait, and who agreed?", "How did you know that nothing was lost?"],
    weak: "Starts with whatever came last.",
    middle: "Asks what is due when and sets an order.",
    strong:
      "Sets an order with the people concerned, says early what will be late and loses nothing.",
    calledBy: ["schedul", "organiz", "priorit", "coordinat", "plan", "deadline", "time", "pace"],
  },
  {
    name: "Care for the result",
    past: "Tell me about a mistake of yours[ in {specialism} work] that somebody else noticed. How did you put it right?",
    situation:
      "[You {duty}.|You finish a task.] You see that something earlier was done wrong, and nobody has noticed. What do you do?",
    probes: ["How do you check your own work?", "What did you do differently the next time?"],
    weak: "Leaves it or blames others.",
    middle: "Corrects it and says so.",
    strong: "Corrects it, tells those affected and adds a check.",
    calledBy: ["quality", "accura", "detail", "record", "report", "inspect", "check", "standard"],
  },
  {
    name: "Working with others",
    past: "Tell me about a person[ in {specialism} work] who was hard to work with. What did you do first?",
    situation:
      "[Here you {duty}, and someone you depend on does it differently.|Someone you depend on does it differently.] What do you say?",
    probes: ["What did the other person really need?", "How did it end?"],
    weak: "Avoids the person or gets loud.",
    middle: "Stays calm and finds a way.",
    strong: "Finds out the reason, agrees on a way and keeps to it.",
    calledBy: ["team", "communicat", "customer", "client", "people", "public", "collabor", "guest"],
  },
  {
    name: "Keeping to the rules",
    past: "Tell me about a rule[ in {specialism} work] that cost you time. What did you do about it?",
    situation:
      "[You have to {duty}, and it is late.|You are late.] Somebody says to leave out a required step. What do you do?",
    probes: ["What could have happened?", "Who heard about it, and from whom?"],
    weak: "Leaves the step out.",
    middle: "Keeps the step and explains why.",
    strong: "Keeps the step, explains why and helps to win the time elsewhere.",
    calledBy: ["safe", "policy", "complian", "procedure", "regulat", "protocol", "law", "rule"],
  },
];
