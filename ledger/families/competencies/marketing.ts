import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const marketingCompetencies: readonly CompetencyRule[] = [
  {
    name: "Audience and message",
    past: "Tell me about a text or a campaign[ in {specialism} work] that you rewrote after you learned something about the audience. What was it?",
    situation:
      "[You are asked to {duty}.|You are asked to announce something new.] The people it is for have never heard of us. What do you find out first, and what is your opening line?",
    probes: [
      "Who exactly was it for, and what did they believe before?",
      "Which proof did you put behind the line?",
    ],
    weak: "Offers slogans that fit any company.",
    middle: "Names an audience, one idea and a proof.",
    strong:
      "Starts from something learned about the audience and drops good lines that lack proof.",
    calledBy: ["content", "copy", "brand", "messag", "audience", "story", "write", "editor"],
  },
  {
    name: "Running a channel",
    past: "Walk me through a campaign[ with {skill}| in {specialism} work] from brief to result. Where did it break?",
    situation:
      "[You {duty}.|You run several channels.] The budget is halved in the middle of the quarter. What stops first, and what stays?",
    probes: [
      "What did the first week's numbers tell you, and what did you change?",
      "Which step took longer than planned?",
    ],
    weak: "Lists tactics and tools.",
    middle: "Gives steps, cost and what was learned.",
    strong: "Knows which spend works, cuts without harm and tells people what they lose.",
    calledBy: ["campaign", "channel", "paid", "email", "social", "seo", "event", "media"],
  },
  {
    name: "Knowing what worked",
    past: "Which number did you move with a campaign[ in {specialism} work], and how do you know that your work did it?",
    situation:
      "[Your task is to {duty}.|Your task is to bring in demand.] [{metric}|The number you report] gets better and sales do not. What do you check?",
    probes: [
      "What would have happened without the campaign?",
      "Which number did you stop reporting, and why?",
    ],
    weak: "Reports reach and likes.",
    middle: "Has a starting point and knows the limits of attribution.",
    strong: "Tests against a group without the campaign and moves money on the result.",
    calledBy: ["metric", "analytic", "measur", "conver", "report", "roi", "optimi", "performance"],
  },
  {
    name: "Working with sales and product",
    past: "Tell me about something you made[ in {specialism} work] that the sales team ignored. What did you find out?",
    situation:
      "[Here you {duty}.|You plan next month.] Sales asks you for a brochure, and you see a different problem. What do you say?",
    probes: [
      "How did you learn what they really needed?",
      "What did you agree to try, and for how long?",
    ],
    weak: "Delivers the brochure, or refuses it.",
    middle: "Finds the problem behind the request.",
    strong: "Agrees on the problem, tries something small and reports back with the result.",
    calledBy: [
      "sales",
      "product",
      "stakeholder",
      "agency",
      "collaborat",
      "cross",
      "partner",
      "launch",
    ],
  },
  {
    name: "Standards under pressure",
    past: "Tell me about something[ in {specialism} work] that you refused to publish or pulled back. What was at stake?",
    situation:
      "[You {duty}, and one piece is due today.|A text of yours is due today.] It holds a claim that cannot be proved. What do you do?",
    probes: [
      "Who wanted it out, and what did you tell them?",
      "Which rule did you follow, and did it exist before?",
    ],
    weak: "Publishes and hopes that nobody asks.",
    middle: "Gets proof or cuts the claim.",
    strong: "Cuts or proves it, informs the owner and agrees a rule for next time.",
    calledBy: [
      "guideline",
      "complian",
      "quality",
      "legal",
      "review",
      "approv",
      "standard",
      "reputation",
    ],
  },
];
