import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const generalCompetencies: readonly CompetencyRule[] = [
  {
    name: "Organizing the work",
    past: "Tell me about a week[ in {specialism} work] when several people needed you at once. How did you set the order?",
    situation:
      "[You have to {duty}.|You have a full day planned.] In the morning two new requests arrive, both called urgent. What do you do?",
    probes: ["Who decided what could wait?", "How did you keep track of the rest?"],
    weak: "Starts with whatever came last.",
    middle: "Asks for the dates and sets an order.",
    strong:
      "Sets an order with the people concerned, keeps a list they can see and nothing is lost.",
    calledBy: [
      "schedul",
      "calendar",
      "organiz",
      "priorit",
      "coordinat",
      "plan",
      "travel",
      "deadline",
    ],
  },
  {
    name: "Accuracy",
    past: "Tell me about a mistake of yours[ in {specialism} work] that reached someone else. How did you put it right?",
    situation:
      "[You {duty}.|You send out documents.] Two sources do not agree, and it is due today. What do you do?",
    probes: [
      "How do you check your own work before it leaves?",
      "What did you change so that it does not come back?",
    ],
    weak: "Sends it and hopes.",
    middle: "Checks with the source and corrects it.",
    strong: "Settles the difference, tells those affected and adds a check.",
    calledBy: ["data", "record", "document", "report", "filing", "invoice", "enter", "accura"],
  },
  {
    name: "Dealing with people",
    past: "Tell me about a visitor, a caller or a colleague[ in {specialism} work] who was hard to deal with. What did you say first?",
    situation:
      "[Here you {duty}.|You sit at the front.] Someone demands to see your manager, who is not to be disturbed. What do you say?",
    probes: ["What did the person really need?", "How did it end, and who heard about it?"],
    weak: "Gives in or turns rude.",
    middle: "Stays friendly and offers a way.",
    strong: "Finds out the need, offers a firm next step and keeps the manager informed.",
    calledBy: [
      "phone",
      "visitor",
      "customer",
      "reception",
      "greet",
      "communicat",
      "client",
      "email",
    ],
  },
  {
    name: "Discretion",
    past: "Tell me about information[ in {specialism} work] that you had and could not share. How did you handle the questions?",
    situation:
      "[You {duty} and see much that is confidential.|You see much that is confidential.] A colleague you like asks about it. What do you answer?",
    probes: [
      "How did you know that it was confidential?",
      "Where did you keep it, and who else had access?",
    ],
    weak: "Hints at it.",
    middle: "Refuses politely.",
    strong: "Refuses without a hint, keeps the relationship and secures the document.",
    calledBy: [
      "confiden",
      "sensitive",
      "executive",
      "discre",
      "private",
      "board",
      "personnel",
      "secur",
    ],
  },
  {
    name: "Making things easier",
    past: "Tell me about a routine[ in {specialism} work] that you made simpler. Who noticed?",
    situation:
      "[You take over this task: {duty}.|You take over a weekly report.] Nobody has described it. How do you learn it, and what do you leave behind for the next person?",
    probes: [
      "Which step did you drop, and was it missed?",
      "How did you get others to use the new way?",
    ],
    weak: "Does it as it was always done.",
    middle: "Learns it, writes it down and removes a step.",
    strong: "Asks what it is for, drops what is not used and leaves a short guide.",
    calledBy: [
      "improv",
      "process",
      "system",
      "software",
      "procedure",
      "office",
      "excel",
      "support",
    ],
  },
];
