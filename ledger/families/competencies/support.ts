import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const supportCompetencies: readonly CompetencyRule[] = [
  {
    name: "Understanding the problem",
    past: "Tell me about a case[ in {specialism} support] where the first question was not the real one. How did you get to it?",
    situation:
      "[In this job you {duty}.|You answer written cases.] A customer writes only that it does not work. What are your first questions?",
    probes: [
      "What did you ask before you offered a fix?",
      "How did you make sure that both of you meant the same thing?",
    ],
    weak: "Sends the first matching answer.",
    middle: "Narrows it down and repeats it back.",
    strong: "Asks few, sharp questions, repeats the problem in plain words and confirms it.",
    calledBy: [
      "resolve",
      "inquir",
      "troubleshoot",
      "question",
      "ticket",
      "issue",
      "technical",
      "assist",
    ],
  },
  {
    name: "Calming a conflict",
    past: "Tell me about the angriest customer you helped[ in {specialism} support]. What were your first words?",
    situation:
      "[You {duty}.|You are on a call.] A customer wants a manager now and a refund you may not give. What do you say?",
    probes: [
      "Which words made it better or worse?",
      "What could you offer within your own limits?",
    ],
    weak: "Defends the company or gives up.",
    middle: "Stays calm and offers what is allowed.",
    strong: "Names the annoyance, offers real options and owns the next step with a time.",
    calledBy: [
      "complain",
      "escalat",
      "difficult",
      "conflict",
      "retain",
      "refund",
      "satisf",
      "empath",
    ],
  },
  {
    name: "Accuracy and records",
    past: "Tell me about wrong information you gave a customer[ in {specialism} support]. How did you put it right?",
    situation:
      "[Here you {duty}.|A customer asks something new.] You do not know the answer, and the customer waits. What do you do?",
    probes: [
      "What did you write in the case, and would a colleague understand it?",
      "How did you find out that it was wrong?",
    ],
    weak: "Guesses, or leaves the case without a note.",
    middle: "Says so, finds out and returns.",
    strong: "Says so with a time, returns on time and corrects the source of the error.",
    calledBy: ["document", "record", "accura", "data", "enter", "process", "order", "account"],
  },
  {
    name: "Pace",
    past: "Tell me about a day[ in {specialism} support] with twice the usual number of contacts. How did you work through it?",
    situation:
      "[Your work is to {duty}.|You work the main queue.] The queue doubles after an outage. How do you go through it?",
    probes: [
      "Which cases did you take first, and why?",
      "What did you tell the people who had to wait?",
    ],
    weak: "Picks the easy ones.",
    middle: "Orders by urgency and uses prepared answers.",
    strong: "Orders openly, groups the same question, tells people the wait and flags the pattern.",
    calledBy: ["volume", "queue", "inbound", "call", "chat", "fast", "multi", "target"],
  },
  {
    name: "Bringing the customer's voice in",
    past: "Tell me about a problem you saw again and again[ in {specialism} support] and took further. What came of it?",
    situation:
      "[One duty is to {duty}.|You are busy with cases.] Three customers report the same fault within an hour. What do you do besides answering them?",
    probes: [
      "Which evidence did you collect, and who received it?",
      "How did the customers learn that it was fixed?",
    ],
    weak: "Closes each case on its own.",
    middle: "Sees the pattern and reports it.",
    strong:
      "Reports the pattern with evidence, finds the owner and informs the customers after the fix.",
    calledBy: [
      "feedback",
      "improv",
      "report",
      "product",
      "collaborat",
      "knowledge",
      "trend",
      "success",
    ],
  },
];
