import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const serviceCompetencies: readonly CompetencyRule[] = [
  {
    name: "Serving guests",
    past: "Tell me about a guest or a customer[ in {specialism} work] whom you won back. What had gone wrong?",
    situation:
      "[You {duty}.|Your section is full.] A guest has waited far too long. What do you do, and what do you say?",
    probes: [
      "What could you offer without asking a manager?",
      "How did you know that they left content?",
    ],
    weak: "Makes excuses or avoids the table.",
    middle: "Apologizes and fixes it.",
    strong: "Owns it at once, fixes it, comes back and tells the team the cause.",
    calledBy: ["guest", "customer", "service", "greet", "hospitality", "serve", "client", "front"],
  },
  {
    name: "Pace at your station",
    past: "Walk me through a full rush[ in {specialism} work] from your station. Where did it break?",
    situation:
      "[It is your job to {duty}.|Your station is full.] Two orders come back and more keep coming in. What comes first?",
    probes: ["What had you prepared before the rush?", "When did you call for help, and whom?"],
    weak: "Panics or lets quality go.",
    middle: "Orders the work and asks for help.",
    strong: "Prepares ahead, orders the work, calls early and keeps the quality.",
    calledBy: ["cook", "prep", "line", "fast", "station", "rush", "clean", "volume"],
  },
  {
    name: "Rules and safety",
    past: "Tell me about something[ in {specialism} work] that you refused to serve, sell or sign off. How did you explain it?",
    situation:
      "[You {duty}.|You work the evening.] A guest asks for something you may not serve or sell. What do you do?",
    probes: [
      "Which rule was it, and how do you check it in practice?",
      "What did you write down or report?",
    ],
    weak: "Gives in to keep the peace.",
    middle: "Refuses politely and tells the manager.",
    strong: "Refuses politely, offers something else, keeps everyone safe and records it.",
    calledBy: ["cash", "food", "safety", "alcohol", "sanita", "register", "health", "temperature"],
  },
  {
    name: "Standards and stock",
    past: "Tell me about waste, loss or a missed standard[ in {specialism} work] that you brought down. How?",
    situation:
      "[Here you {duty}.|You do the weekly count.] A count is wrong for the second time. What do you do?",
    probes: ["What did you check first, and why that?", "What do people do differently now?"],
    weak: "Corrects the sheet and goes on.",
    middle: "Looks for the cause and tells the manager.",
    strong: "Finds the cause without blaming anyone and sets a check that lasts.",
    calledBy: ["inventor", "stock", "merchand", "order", "cost", "waste", "display", "standard"],
  },
  {
    name: "Holding the shift together",
    past: "Tell me about a shift[ in {specialism} work] when two people did not come. What did you do?",
    situation:
      "[The team has to {duty}.|The team is at its busiest.] A new colleague keeps getting it wrong. What do you do?",
    probes: [
      "What did you do during the rush, and what after it?",
      "Whom did you tell, and what changed?",
    ],
    weak: "Complains or takes everything over.",
    middle: "Covers, and explains later.",
    strong: "Covers during the rush, teaches after it and fixes the plan with the manager.",
    calledBy: ["team", "train", "shift", "schedul", "supervis", "lead", "open", "manage"],
  },
];
