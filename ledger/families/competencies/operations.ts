import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const operationsCompetencies: readonly CompetencyRule[] = [
  {
    name: "Safety first",
    past: "Tell me about a hazard[ in {specialism} work] that you stopped or reported. What happened after?",
    situation:
      "[You work in {setting} and {duty}.|You {duty}.|You load the last truck.] Someone above you wants a safety step skipped to make the departure time. What do you do?",
    probes: ["What exactly did you say, and to whom?", "What is done differently there today?"],
    weak: "Skips the step or looks away.",
    middle: "Refuses with a reason and reports it.",
    strong: "Refuses calmly, offers a safe way to save time and reports it.",
    calledBy: ["safety", "osha", "hazard", "dot", "inspect", "complian", "secure", "equipment"],
  },
  {
    name: "Equipment and accuracy",
    past: "Tell me about damage, a wrong pick or a missed delivery[ with {equipment}] that was partly yours. What did you change?",
    situation:
      "[Your shift starts, and you have to {duty}.|Your shift starts.] The system is down. How do you keep moving without losing track?",
    probes: [
      "How did you notice, and what did it cost?",
      "What did you count or write down by hand?",
    ],
    weak: "Blames the system or stops working.",
    middle: "Keeps a manual record and counts again.",
    strong: "Keeps a clean record, recovers the count and prevents the next one.",
    calledBy: ["forklift", "drive", "load", "pick", "pack", "inventor", "scan", "operate"],
  },
  {
    name: "Pace and planning",
    past: "Tell me about your busiest day[ in {specialism} work]. How did you put the tasks in order?",
    situation:
      "[Today you {duty}.|Your day is full.] Two urgent jobs come in at once and one colleague is out. What comes first, and whom do you call?",
    probes: [
      "What did you let wait, and who knew about it?",
      "When did you see that the plan would not hold?",
    ],
    weak: "Rushes and starts everything.",
    middle: "Orders by time and risk and calls for help.",
    strong: "Orders by time and risk, calls early and leaves the next shift a clear picture.",
    calledBy: [
      "schedul",
      "plan",
      "dispatch",
      "route",
      "deadline",
      "coordinat",
      "priorit",
      "volume",
    ],
  },
  {
    name: "Drivers, customers and suppliers",
    past: "Tell me about an angry driver, customer or supplier[ in {specialism} work]. What did you say first?",
    situation:
      "[Here you {duty}.|You answer for a delivery.] Something is late and the customer is shouting. What do you say?",
    probes: ["What did you promise, and did it hold?", "What did you find out about the cause?"],
    weak: "Argues or passes the call on.",
    middle: "Gives facts and a new time.",
    strong: "Gives facts and a time that holds, calls back unasked and removes the cause.",
    calledBy: [
      "customer",
      "vendor",
      "supplier",
      "carrier",
      "client",
      "deliver",
      "negotiat",
      "tenant",
    ],
  },
  {
    name: "Improving the work",
    past: "Tell me about a small change of yours[ in {specialism} work] that saved time, miles or damage. How did you get others to keep it?",
    situation:
      "[In this job you {duty}.|You know the work well.] The same error comes back every week. What do you do about it?",
    probes: ["What did you measure before and after?", "Who was against it, and why?"],
    weak: "Shrugs, or tells people to take care.",
    middle: "Looks for the cause and tries a change.",
    strong: "Finds the cause with the people who do the work, tries a fix and makes it last.",
    calledBy: ["improv", "process", "lean", "cost", "efficien", "kpi", "reduc", "analy"],
  },
];
