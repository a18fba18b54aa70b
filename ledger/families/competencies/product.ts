import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const productCompetencies: readonly CompetencyRule[] = [
  {
    name: "Understanding users",
    past: "Tell me about something users showed you[ in {specialism} work] that changed a product. How did you learn it?",
    situation:
      "[The job is to {duty}.|You choose the next thing to build.] You have one week to learn about the people it is for. How do you spend it?",
    probes: [
      "Whom did you watch or talk to, and what surprised you?",
      "Which belief of the team turned out to be wrong?",
    ],
    weak: "Relies on their own taste or on what sales reported.",
    middle: "Talks to real users with a plan and names a finding.",
    strong: "Mixes watching, talking and numbers, and changes the plan because of a surprise.",
    calledBy: [
      "user",
      "research",
      "customer",
      "discover",
      "usab",
      "persona",
      "interview",
      "empath",
    ],
  },
  {
    name: "Choosing what not to do",
    past: "Describe something[ in {specialism} work] that you decided not to build or not to design. How did you know?",
    situation:
      "[You {duty}.|You own a roadmap.] Sales, support and [{stakeholder}|a founder] each want their item first. How do you decide, and how do you say no?",
    probes: ["What would have changed your mind?", "Who was unhappy, and what did you tell them?"],
    weak: "Takes the loudest request or splits the time evenly.",
    middle: "Uses stated criteria and explains the order.",
    strong:
      "Ties the order to one outcome, shows the evidence and keeps the people refused on board.",
    calledBy: ["priorit", "roadmap", "backlog", "strateg", "vision", "scope", "plan", "decid"],
  },
  {
    name: "Craft",
    past: "Walk me through one piece of your own work[ with {skill}]. Which choices in it were yours, and what limited you?",
    situation:
      "[You are asked to {duty}.|You are asked to improve an old screen.] There is little engineering time and no redesign. What do you change first, and why?",
    probes: [
      "Which version did you throw away?",
      "How did you check that it works for people who use it differently from you?",
    ],
    weak: "Talks about surface and style; the problem stays unnamed.",
    middle: "Connects problem, limit and choice.",
    strong: "Explains problem, limit, choice and effect, and shows what was tried and dropped.",
    calledBy: ["design", "prototyp", "wireframe", "visual", "figma", "brand", "interface", "spec"],
  },
  {
    name: "Delivering with engineering",
    past: "Tell me about a release[ in {specialism} work] that slipped. What was your part in it, and what did you change?",
    situation:
      "[Your first task is to {duty}.|You have promised a release.] Engineers tell you that it costs far more than planned, and the date is public. What do you do next?",
    probes: [
      "What did you cut, and who agreed to it?",
      "When did you first know that the date would not hold?",
    ],
    weak: "Blames engineering or pushes for overtime.",
    middle: "Rescopes with the engineers and tells people early.",
    strong: "Protects the outcome, cuts together with the engineers and resets the date openly.",
    calledBy: ["engineer", "deliver", "launch", "release", "sprint", "agile", "cross", "coordinat"],
  },
  {
    name: "Measuring the outcome",
    past: "Which number did you move[ in {specialism} work], and how do you know that it was you?",
    situation:
      "[You were hired to {duty}.|You were hired to raise usage.] Weeks after the launch [{metric}|the main number] is flat. What do you look at, and what do you decide?",
    probes: [
      "What was the starting point, and who measured it?",
      "What did you stop doing because of the result?",
    ],
    weak: "Quotes page views or praise.",
    middle: "Has a starting point, a measure and a result.",
    strong: "Separates their effect from chance and acts on a bad result.",
    calledBy: ["metric", "measur", "outcome", "kpi", "experiment", "analytic", "growth", "result"],
  },
];
