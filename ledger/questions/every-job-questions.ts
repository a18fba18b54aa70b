/** What may be missing, and the words that answer it. */
export type QuestionRule = {
  key: string;
  /** What is missing, a noun phrase without article, to stand after a colon: "start date". */
  thing: string;
  question: string;
  why: string;
  ask: string;
  ifNoAnswer: string;
  /** Phrases whose presence in form or posting answers it, lower case, whole words. */
  answeredBy: readonly string[];
  isAskedByCandidates: boolean;
  /** Sections that stay thin until it is answered, 1 to 6. */
  blocks: number;
  /** The keys under which a playbook asks the same. */
  sameAs?: readonly string[];
};

/** What every job should say, whatever the work. */
export const everyJobQuestions: readonly QuestionRule[] = [
  {
    key: "reason",
    thing: "reason for the opening",
    question: "Why is this job open, and what may we say about it?",
    why: "It comes up in the first call, and silence makes people assume the worst.",
    ask: "hiring manager",
    answeredBy: [
      "backfill",
      "replacing",
      "replacement for",
      "newly created",
      "new position",
      "new role",
      "due to growth",
      "due to expansion",
      "retirement of",
    ],
    isAskedByCandidates: true,
    blocks: 3,
    ifNoAnswer: "We say that the hiring manager will answer it, and add nothing of our own.",
    sameAs: ["opening"],
  },
  {
    key: "startDate",
    thing: "start date",
    question: "When should the person start, and how late is too late?",
    why: "Notice periods decide whether a good candidate is still in time.",
    ask: "hiring manager",
    answeredBy: [
      "start date",
      "starting date",
      "anticipated start",
      "expected start",
      "immediate start",
      "start immediately",
      "start as soon as possible",
      "start class",
      "in seat by",
    ],
    isAskedByCandidates: true,
    blocks: 3,
    ifNoAnswer: "We ask everybody for their notice period and bring you the list.",
    sameAs: ["dates"],
  },
  {
    key: "benefits",
    thing: "list of benefits",
    question: "Which benefits come with the job: health cover, retirement plan, paid leave?",
    why: "Several places want them in the posting, and an adjective convinces nobody.",
    ask: "HR",
    answeredBy: [
      "health insurance",
      "medical insurance",
      "medical, dental",
      "medical and dental",
      "401(k)",
      "401k",
      "paid time off",
      "pto",
      "paid vacation",
      "paid holidays",
    ],
    isAskedByCandidates: true,
    blocks: 3,
    ifNoAnswer: "We leave benefits out of the post rather than call them good.",
  },
  {
    key: "decider",
    thing: "people who interview and decide",
    question: "Who interviews, who decides, and who has to approve an offer?",
    why: "Without names nobody can book an hour or promise an answer.",
    ask: "hiring manager",
    answeredBy: [
      "hiring committee",
      "selection committee",
      "search committee",
      "interview panel",
      "final interview with",
      "final decision",
    ],
    isAskedByCandidates: false,
    blocks: 3,
    ifNoAnswer: "We plan with the roles that usually take part, and mark them as a proposal.",
  },
  {
    key: "competitors",
    thing: "employers we compete with",
    question: "Which employers do you lose people to, and whom do you hire from?",
    why: "It tells the search where to look and the offer what it stands beside.",
    ask: "hiring manager",
    answeredBy: ["competitors include", "competitors such as", "competing employers"],
    isAskedByCandidates: false,
    blocks: 2,
    ifNoAnswer: "We name no competitor, and search by title and skill.",
  },
];
