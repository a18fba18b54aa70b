import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const salesCompetencies: readonly CompetencyRule[] = [
  {
    name: "Finding and qualifying",
    past: "Tell me how your last three new customers[ in {specialism} sales] started. Who made the first move?",
    situation:
      "You begin without a list[, and the job is to {duty}]. How do you spend your first two weeks?",
    probes: [
      "Which signals made you drop a prospect?",
      "How many first talks did it take, and how do you know?",
    ],
    weak: "Waits for leads or calls everyone the same way.",
    middle: "Has a method, a weekly count and reasons to stop.",
    strong: "Picks accounts by evidence, drops bad ones early and can show the numbers.",
    calledBy: ["prospect", "pipeline", "lead", "outbound", "cold", "generat", "qualif", "territor"],
  },
  {
    name: "Running the deal",
    past: "Walk me through a deal[ in {specialism} sales] you lost late. Who decided, and when could you have known?",
    situation:
      "[You are working to {duty}.|A large deal looks good.] The buyer goes quiet after the demonstration. What do you do, step by step?",
    probes: [
      "Who had to say yes, and whom had you not met?",
      "Which next step had you agreed, with what date?",
    ],
    weak: "Talks about the product and sends reminders.",
    middle: "Knows the people who decide and agrees next steps.",
    strong: "Maps the buyers, tests the urgency, learns the truth early and walks away in time.",
    calledBy: ["close", "deal", "cycle", "negotiat", "demo", "present", "proposal", "buyer"],
  },
  {
    name: "Value and negotiation",
    past: "Tell me about a discount[ in {specialism} sales] that you refused. What happened to the deal?",
    situation:
      "[Your task is to {duty}.|You want to win a new account.] The buyer says that a competitor is cheaper. What do you ask before you answer?",
    probes: [
      "What was the problem costing them, and who said so?",
      "What did you get in return for what you gave?",
    ],
    weak: "Drops the price or attacks the competitor.",
    middle: "Asks what the price covers and holds the value.",
    strong:
      "Ties price to the cost of the problem, trades rather than gives, and knows the walk-away.",
    calledBy: ["price", "contract", "value", "margin", "discount", "renew", "upsell", "revenue"],
  },
  {
    name: "Honest forecasting",
    past: "Tell me about a quarter[ in {specialism} sales] in which you missed the number. When did you say so?",
    situation:
      "A deal you forecast will slip a week before the quarter ends[, and the team counts on you to {duty}]. What do you do today?",
    probes: [
      "Which evidence stood behind the stage you gave it?",
      "What did you change in the next forecast?",
    ],
    weak: "Keeps it in the forecast and hopes.",
    middle: "Says it early with a reason.",
    strong: "Says it early with evidence, brings a plan for the gap and grades the rest again.",
    calledBy: ["forecast", "quota", "target", "crm", "salesforce", "report", "goal", "track"],
  },
  {
    name: "Promises that hold",
    past: "Tell me about a promise made to a customer[ in {specialism} sales] that delivery could not keep. What was your part?",
    situation:
      "[In this job you {duty}.|You are close to a yes.] The product cannot do what a good buyer needs until later. What do you tell the buyer?",
    probes: ["Whom did you bring in, and when?", "What did the customer say about it later?"],
    weak: "Promises and leaves delivery to sort it out.",
    middle: "Says what is possible now and offers an alternative.",
    strong: "Tells the truth, brings delivery in early and keeps the customer with a written plan.",
    calledBy: [
      "customer",
      "relationship",
      "account",
      "partner",
      "service",
      "deliver",
      "support",
      "collaborat",
    ],
  },
];
