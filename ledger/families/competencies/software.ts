import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const softwareCompetencies: readonly CompetencyRule[] = [
  {
    name: "Building and shipping",
    past: "Walk me through something you built[ with {skill}| in {specialism} work] that people still use. What did you decide yourself?",
    situation:
      "[In this job you {duty}.|You build a new feature here.] The time for the next step is cut in half. What do you leave out, and how do you tell us?",
    probes: [
      "Which choice was yours alone, and what did you give up for it?",
      "What did you rewrite once real traffic arrived?",
    ],
    weak: "Lists tools and the team's work; cannot name a decision or a cut.",
    middle: "Names their own part, one trade-off and the reason for it.",
    strong: "Shows a trade-off with a measured result, and says early what will not be built.",
    calledBy: ["build", "develop", "ship", "deliver", "implement", "feature", "deploy", "code"],
  },
  {
    name: "Debugging and incidents",
    past: "Tell me about the hardest fault you traced[ in {specialism} work]. How did you find the cause?",
    situation:
      "[It is your job to {duty}.|You look after a busy service.] Right after a release everything slows down and nobody knows why. Walk me through your first steps.",
    probes: [
      "Which log, chart or test told you, and what did you rule out?",
      "What did users see, and how did you limit it before you knew the cause?",
    ],
    weak: "Guesses, restarts things and moves on when the alert goes quiet.",
    middle: "Limits the harm, finds the cause in logs or metrics and fixes it.",
    strong: "Tests causes in order, keeps people informed and makes a repeat impossible.",
    calledBy: [
      "debug",
      "incident",
      "troubleshoot",
      "monitor",
      "outage",
      "reliab",
      "pager",
      "alert",
    ],
  },
  {
    name: "Design judgment",
    past: "Describe a design of yours[ in {specialism} work] that you would do differently today. What did it cost you?",
    situation:
      "[Your work here is to {duty}.|You design a new service.] The load may grow far beyond today's. What do you design now, and what do you leave unbuilt?",
    probes: [
      "Which option did you turn down, and what would make you take it after all?",
      "Where does the data live, and what happens when that part fails?",
    ],
    weak: "Has one favorite pattern and fits every problem to it.",
    middle: "Compares two options with their limits and picks one.",
    strong: "Starts from the load and the failure cases, prices the options and keeps a way back.",
    calledBy: [
      "design",
      "architect",
      "scal",
      "system",
      "microservice",
      "performance",
      "infrastructure",
    ],
  },
  {
    name: "Quality and security",
    past: "Tell me about a defect or a weakness[ in {specialism} work] that you stopped before it reached users. How did you come across it?",
    situation:
      "[You {duty}.|You look after a part of the code.] A colleague wants to merge a risky change in that area today, and tests are thin. What do you do?",
    probes: [
      "What would you test first, and at which level?",
      "How do you word the review so that the colleague wants to fix it?",
    ],
    weak: "Leaves quality to testers or waves the change through.",
    middle: "Asks for tests, reviews the risky lines and explains why.",
    strong: "Finds the cause behind the risk, helps to fix it and adds a guard for next time.",
    calledBy: ["test", "quality", "secur", "review", "vulnerab", "complian", "standard", "patch"],
  },
  {
    name: "Technical disagreement",
    past: "Tell me about a technical choice[ around {skill}] that a colleague argued against. How was it settled?",
    situation:
      "[One duty is to {duty}.|You own a part of the system.] Product asks for a change there that you believe is wrong. What do you say, and what do you do if they insist?",
    probes: [
      "What was the best argument against your view?",
      "Where was the decision written down, and who read it?",
    ],
    weak: "Wins by rank or gives in; cannot state the other side.",
    middle: "States both sides fairly and settles it with evidence.",
    strong: "Proposes a small test, writes the decision down and backs it afterwards.",
    calledBy: ["collaborat", "stakeholder", "mentor", "communicat", "product", "partner", "team"],
  },
  {
    name: "Helping users and colleagues",
    past: "Tell me about a person who was stuck with technology and could not explain the problem. How did you get to it?",
    situation:
      "[Here you {duty}.|You handle a queue of tickets.] Two people ask for help at once, and the louder one has the smaller problem. How do you decide what comes first?",
    probes: [
      "What did you ask before you touched anything?",
      "What did you write down so that the next person could fix it alone?",
    ],
    weak: "Answers the loudest request and speaks in jargon.",
    middle: "Asks what is blocked, sorts by effect and explains in plain words.",
    strong: "Sorts openly by effect, solves the cause and leaves a note that prevents repeats.",
    calledBy: ["support", "ticket", "desk", "user", "onboard", "train", "document", "hardware"],
  },
];
