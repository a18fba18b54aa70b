import type { Report } from "#contract/walk.ts";
import { attractSourceKit, range } from "#checks/sample-kit.ts";

/** The six reports of the sample job as writers return them, without a fault; tests only. */
const stages = [
  { id: "s1", name: "Recruiter call", minutes: 20, who: "Recruiter" },
  { id: "s2", name: "Panel fault and talk", minutes: 45, who: "Maintenance Manager" },
];

const marketPulse = {
  summary: {
    answer:
      "The middle of the offer, $39.00, stands at about the 73rd percentile for electricians.",
    text: "Lead with the $2.50 differential: second shift is what people will weigh against the looms.",
    facts: ["wage.us", "pay.differential", "company.looms"],
  },
  marketSnapshot: [
    { label: "Median pay", figure: "$30.45", place: "United States", facts: ["wage.us"] },
    { label: "Employment in Pueblo", figure: "unknown", basis: "unknown" },
  ],
  recommendedActions: [
    {
      action: "Settle the OSHA card: at hire or within 60 days",
      owner: "Maintenance Manager",
      facts: ["req.osha"],
    },
    {
      action: "Write to 60 people in paper mills first",
      owner: "Recruiter",
      basis: "plan",
      facts: ["background"],
    },
  ],
};

const intakeSync = {
  summary: {
    answer:
      "The mill wants a licensed electrician with 4 years of industrial maintenance for second shift.",
    text: "The posting gives 60 days for the OSHA card and the form does not.",
    facts: ["req.years", "req.osha"],
  },
  interviewPlan: { basis: "plan", stages: stages.map((stage) => ({ ...stage, basis: "plan" })) },
  questionsForHiringManager: [
    {
      rank: 1,
      question: "How often is weekend overtime asked for?",
      why: "It decides second shift for many.",
      facts: ["schedule"],
    },
  ],
};

const engagementHub = {
  summary: {
    answer: "Four messages over the looms, the panels and the differential, then a polite close.",
    basis: "plan",
    facts: ["duty.panels"],
  },
  nurtureSequences: [
    {
      name: "Electricians from paper mills",
      basis: "plan",
      touches: [
        {
          touch: 1,
          workingDay: 1,
          subject: "Second shift at the mill",
          body: "Hi {{first_name}}, you know dryers and drives. We have PLC-controlled looms and a boiler room to keep safe. Is second shift an option for you?",
          facts: ["duty.boiler"],
        },
      ],
    },
  ],
  messagingPlaybook: {
    do: ["Say $34.00 to $44.00 in the first message"],
    dont: ["Never ask about current pay"],
    facts: ["pay"],
  },
};

const offerNavigator = {
  summary: {
    answer: "Open at $39.00, the middle of the range, and name the differential at once.",
    facts: ["wage.us", "pay.differential"],
  },
  candidateOfferMatrix: {
    rows: [
      {
        situation: "Holds an offer from Ardent Textiles",
        base: "$39.00 to $44.00",
        covers: ["req.license"],
        facts: ["pay", "wage.us", "competitor"],
      },
    ],
  },
  compensationStrategy: { finding: "The top of $44.00 is the walk-away.", range, facts: ["pay"] },
  negotiationGuidance: [
    {
      ifTheySay: "I want days.",
      youSay: "This opening is second shift; the differential is $2.50 an hour.",
      covers: ["req.years"],
      facts: ["pay.differential"],
    },
  ],
};

const interviewCoach = {
  summary: {
    answer: "Two stages: a call about license and shift, then a fault on a training panel.",
    basis: "plan",
    facts: ["plan"],
  },
  candidatePrepGuide: {
    subject: "Your visit to Bellweather Mills",
    body: "Hi {{first_name}}, you will trace a fault on a panel like those in the dye house. Bring your license. If you need an adjustment, tell me.",
    basis: "plan",
    facts: ["duty.panels"],
  },
  interviewPlan: { basis: "plan", stages: stages.map((stage) => ({ ...stage, basis: "plan" })) },
  questions: {
    competencies: [{ id: "c1", name: "Fault finding on looms" }],
    items: [
      {
        id: "q1",
        question: "Tell me about a PLC fault on a machine like a loom. What did you check first?",
        probes: ["How did you lock it out?"],
        cues: {
          weak: "Swaps parts until it runs.",
          middle: "Reads the ladder logic.",
          strong: "Isolates, measures and proves the fix.",
        },
        covers: ["req.plc", "req.years", "req.license"],
        facts: ["duty.faults"],
      },
    ],
    screen: [
      {
        id: "sq1",
        question: "Do you hold a Colorado journeyman electrician license?",
        covers: ["req.license"],
        facts: ["req.license"],
      },
      {
        id: "sq2",
        question: "Can you work second shift?",
        covers: ["deal.shift"],
        facts: ["schedule"],
      },
      {
        id: "sq3",
        question: "How many years of industrial maintenance do you have?",
        covers: ["req.years"],
        facts: ["req.years"],
      },
    ],
  },
  doNotAsk: [
    {
      topic: "Pay history",
      doNotAsk: "What do you make now?",
      instead: "Does $34.00 to $44.00 fit what you expect?",
      facts: ["pay"],
    },
    {
      topic: "Family",
      doNotAsk: "Who looks after your children at night?",
      instead: "Can you work second shift?",
      facts: ["schedule"],
    },
  ],
};

export const samplePackage = {
  marketPulse,
  intakeSync,
  attractSourceKit,
  engagementHub,
  offerNavigator,
  interviewCoach,
} satisfies Record<string, Report>;
