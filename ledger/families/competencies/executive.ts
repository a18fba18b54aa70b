import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const executiveCompetencies: readonly CompetencyRule[] = [
  {
    name: "Setting direction",
    past: "Tell me about a strategy you stopped. How did you know, and how long did it take you?",
    situation:
      "[The mandate is to {duty}.|The mandate is to bring the business back to growth.] You have the means of today and no more. What are your first choices, and what will you not do?",
    probes: ["What did stopping it cost, and who paid?", "Which test would have told you earlier?"],
    weak: "Wants to do everything at once.",
    middle: "Makes a choice and names its cost.",
    strong:
      "Makes few choices, prices them, sets the test that would end each and says what stops.",
    calledBy: [
      "strateg",
      "vision",
      "direction",
      "mandate",
      "growth",
      "transform",
      "plan",
      "market",
    ],
  },
  {
    name: "Building the leadership team",
    past: "Tell me about a leader you appointed and one you let go. What did you see too late?",
    situation:
      "[The plan is to {duty}.|The plan is agreed.] Two of your direct reports want the same function. How do you settle it?",
    probes: [
      "Which standard did you hold them to, and did they know it?",
      "What did the rest of the team learn from it?",
    ],
    weak: "Lets it run or decides by sympathy.",
    middle: "Sets a standard and decides on evidence.",
    strong:
      "Sets the standard early, decides on evidence and treats the one who loses with respect.",
    calledBy: ["team", "talent", "lead", "culture", "hire", "succession", "mentor", "organization"],
  },
  {
    name: "Results and capital",
    past: "Walk me through one year of plan against result. Which part of the gap was yours?",
    situation:
      "[You were brought in to {duty}.|You have just started.] Cash will not last the year. What do you do in the first month?",
    probes: [
      "Which lever moved the result, and how soon?",
      "What did you stop funding, and how did you choose?",
    ],
    weak: "Blames the market.",
    middle: "Knows the numbers and the levers.",
    strong: "Knows the numbers, pulls the right lever early and owns the miss.",
    calledBy: ["revenue", "profit", "budget", "capital", "financ", "cost", "margin", "perform"],
  },
  {
    name: "Board and owners",
    past: "Tell me about a time the board or an owner disagreed with you. How did it end?",
    situation:
      "[Your plan is to {duty}.|Your plan is on the table.] An investor pushes for a step you think is wrong. What do you do?",
    probes: [
      "When did they first hear the bad news, and from whom?",
      "What did you do once it was decided against you?",
    ],
    weak: "Hides news or gives way at once.",
    middle: "Informs early and argues with facts.",
    strong: "Informs early, brings options, takes the decision and stands by it.",
    calledBy: [
      "board",
      "investor",
      "stakeholder",
      "shareholder",
      "govern",
      "owner",
      "partner",
      "regulat",
    ],
  },
  {
    name: "Integrity and risk",
    past: "Tell me about bad news you had to take outside the company. Who heard it first?",
    situation:
      "[You are working to {duty}.|You are new in the seat.] You learn of a reporting error from before your time. What are your first steps?",
    probes: ["Whom did you call before you knew everything?", "Who had to be protected, and how?"],
    weak: "Waits until it is certain.",
    middle: "Informs counsel and the board.",
    strong:
      "Discloses early with counsel, protects the people who spoke up and repairs the control.",
    calledBy: ["risk", "complian", "ethic", "audit", "safety", "recall", "integrity", "crisis"],
  },
];
