import type { RoomProposal } from "#contract/room/decision.ts";
import type { ManagerRoom, Room, RoomIntroduction } from "#contract/room/room.ts";
import type { Settled } from "#contract/room/settled.ts";
import type {
  Agreement,
  Decision,
  Drift,
  SignOff,
  WhatIfAnswer,
} from "#contract/room/agreement.ts";
import { decisions, workType } from "#web/test/room-decisions.ts";

/** What Tomas sees by the link that Maya sent him. */
export function managerRoom(changes: Partial<ManagerRoom> = {}): ManagerRoom {
  return {
    askedBy: "Maya Okafor",
    organizationName: "Northwind Talent",
    hiringCompany: "Quillwater",
    jobTitle: "Senior Backend Engineer",
    jobPlace: "Metering Platform, Denver",
    name: "Tomas Lindqvist",
    endsAt: "2026-11-29T12:00:00.000Z",
    decisions,
    questions: [
      {
        id: 21,
        question: "Why is this seat open?",
        hint: "Candidates ask this first.",
        answer: "",
        mayTell: false,
      },
    ],
    whatIf: {
      pay: {
        bottom: 148_000,
        top: 176_000,
        least: 160_000,
        most: 196_000,
        step: 2_000,
        currency: "USD",
        period: "year",
        pattern: "$148,000 to {top} a year",
      },
      officeDays: {
        now: 2,
        choices: [
          workType("Remote"),
          workType("Hybrid, 1 day in the office"),
          workType("Hybrid, 2 days in the office"),
          workType("Hybrid, 3 days in the office"),
        ],
      },
      place: "Denver, CO",
      requirements: [
        { words: "a degree", label: "Degree" },
        { words: "Terraform", label: "Terraform" },
        { words: "Kafka", label: "Kafka" },
      ],
      stages: [{ words: "System design", label: "System design", minutes: 60 }],
    },
    now: {
      percentile: 76,
      searchWords: [
        "Kotlin or Java",
        "Postgres",
        "Kafka",
        "AWS and Kubernetes",
        "REST API",
        "Terraform",
        "degree",
        "Denver",
      ],
      minutes: 210,
    },
    signOff: null,
    drifts: [],
    isChangedSinceSigned: false,
    whyUnsigned: null,
    ...changes,
  };
}

/** What the server would answer to What if, computed as simply as a test needs it. */
export function answerWhatIf(settled: readonly Settled[]): WhatIfAnswer {
  const dropped = settled.filter((one) => "is" in one && one.is === "dropped");
  const gone = dropped.flatMap((one) => (one.about === "requirement" ? [one.words] : []));
  const text = settled.find(({ about }) => about === "pay");
  const top = Number(
    /to \$(\d+),000/u.exec(text && "text" in text ? (text.text ?? "") : "")?.[1] ?? 176,
  );
  const { searchWords } = managerRoom().now;
  const isGone = (word: string) => gone.some((one) => one.endsWith(word));
  const minutes = dropped.some(({ about }) => about === "stage") ? 150 : 210;
  const place = settled.find(({ about }) => about === "place");
  const town = place && "text" in place ? (place.text ?? "") : "";
  return {
    line: town === "Austin, TX" ? "$9,000 above Austin’s most senior wage level." : "",
    unknownPlace: town === "Qwertyville" ? "We do not know “Qwertyville”." : null,
    consequence: {
      percentile: { before: 76, after: 76 + Math.round((top - 176) / 2) },
      aboveLevel: null,
      yearlyCost: top === 176 ? null : { amount: (top - 176) * 1_100, currency: "USD" },
      searchWords: {
        stay: searchWords.filter((word) => !isGone(word)),
        go: searchWords.filter(isGone),
        come: [],
        optional: [],
      },
      titles: { stay: [], go: [], come: [] },
      minutes: { before: 210, after: minutes },
      law: [],
    },
  };
}

export const signOff: SignOff = {
  id: 31,
  number: 1,
  name: "Tomas Lindqvist",
  role: "Platform Engineering Manager",
  at: "2026-11-18T14:06:00.000Z",
  lines: decisions.map(({ key, label, options }, at) => ({
    key,
    label,
    value: options[at === 1 ? 1 : 0]?.value ?? "",
    byName: at < 3 ? "Tomas Lindqvist" : null,
    at: at < 3 ? "2026-11-18T14:06:00.000Z" : null,
  })),
  insideCount: 0,
};

export const drift: Drift = {
  id: 41,
  isInside: false,
  key: "top of the range",
  label: "Top of the range",
  before: "$176,000",
  after: "$168,000",
  byName: "Maya Okafor",
  at: "2026-12-02T09:00:00.000Z",
  effect: "It moves you from the 76th to the 72nd percentile.",
  reason: "Finance capped the band for the year. I kept the bottom where it was.",
  state: "open",
  asked: "",
};

/** The same room as the recruiter's team sees it. */
export function roomOfJob(changes: Partial<Room> = {}): Room {
  return {
    id: 51,
    name: "Tomas Lindqvist",
    email: "tomas@quillwater.example",
    createdByName: "Maya Okafor",
    createdAt: "2026-11-15T09:00:00.000Z",
    endsAt: "2026-11-29T12:00:00.000Z",
    isOpen: true,
    openedCount: 0,
    lastOpenedAt: null,
    remindedAt: null,
    isWrongPerson: false,
    signedAt: null,
    isChangedSinceSigned: false,
    decisions,
    questions: managerRoom().questions,
    ...changes,
  };
}

export const noAgreement: Agreement = {
  decisions: [],
  signOffs: [],
  drifts: [],
  toTalk: [],
  signedInside: [],
  whyUnsigned: null,
};

export const introduction: RoomIntroduction = {
  askedBy: "Maya Okafor",
  organizationName: "Northwind Talent",
  jobTitle: "Senior Backend Engineer",
  firstName: "Tomas",
  decisionCount: 6,
};

export function decisionMade(changes: Partial<Decision> = {}): Decision {
  return {
    id: 61,
    key: "degree",
    label: "Degree",
    value: "Dropped",
    settled: { about: "requirement", words: "a degree", is: "dropped" },
    words: "Drop the degree",
    byName: "Tomas Lindqvist",
    byRole: null,
    through: "room",
    recordedByName: null,
    decidedAt: "2026-11-18T14:06:00.000Z",
    isSigned: true,
    ...changes,
  };
}

export const proposal: RoomProposal = {
  decisions: decisions.map(({ key, label, question, today, options }) => ({
    key,
    label,
    question,
    today,
    options,
  })),
  questions: [
    {
      words: "unknown.whyOpen",
      question: "Why is this seat open?",
      hint: "Candidates ask this first.",
    },
    { words: null, question: "What should be finished after three months?", hint: "" },
  ],
};
