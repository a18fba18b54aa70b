import { z } from "zod";
import { Address } from "#contract/invitation.ts";
import { lengths, shareDays } from "#contract/limits.ts";
import { Drift, SignOff } from "#contract/room/agreement.ts";
import { DecisionOption, ProposedDecision } from "#contract/room/decision.ts";
import { Settled } from "#contract/room/settled.ts";
import { Id, requiredText, text, Timestamp } from "#contract/text.ts";

export const roomBounds = { decisions: 6, questions: 5, days: 14 } as const;

const RoomToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export const RoomTicket = z.strictObject({ token: RoomToken });

const days = z.number().int().min(1).max(shareDays.most).default(roomBounds.days);

/** How long a new link to a room holds. */
export const LinkForm = z.strictObject({ days });
export type LinkForm = z.infer<typeof LinkForm>;

/** Who is asked what about a job. Decisions are named by the keys of the proposal. */
export const RoomForm = z.strictObject({
  name: requiredText(lengths.name, "Say who decides"),
  /** Where the invitation goes; null where the recruiter sends the link. */
  email: Address.nullable(),
  decisions: z.array(text(lengths.paragraph)).max(roomBounds.decisions),
  questions: z
    .array(
      z.strictObject({
        words: text(lengths.line).nullable(),
        question: requiredText(lengths.line, "Write the question"),
        hint: text(lengths.line),
      }),
    )
    .max(roomBounds.questions),
  days,
});
export type RoomForm = z.infer<typeof RoomForm>;

/** A question of a room and what was chosen. */
export const RoomDecision = ProposedDecision.extend({
  id: Id,
  /** Which option; null where nobody chose, or somebody gave an answer of their own. */
  choice: z.int().min(0).nullable(),
  /** An answer that is none of the options, from What if. */
  own: DecisionOption.nullable(),
  /** Whoever decides would rather talk about it first; it is undecided. */
  isToTalk: z.boolean(),
  /** The job changed after the choice was made, so it is asked again. */
  isAskedAgain: z.boolean(),
});
export type RoomDecision = z.infer<typeof RoomDecision>;

export const RoomQuestion = z.object({
  id: Id,
  question: z.string(),
  hint: z.string(),
  answer: z.string(),
  mayTell: z.boolean(),
});
export type RoomQuestion = z.infer<typeof RoomQuestion>;

/** A room as the recruiter's team sees it. */
export const Room = z.object({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  createdByName: z.string().nullable(),
  createdAt: Timestamp,
  endsAt: Timestamp,
  isOpen: z.boolean(),
  openedCount: z.int().min(0),
  lastOpenedAt: Timestamp.nullable(),
  remindedAt: Timestamp.nullable(),
  /** Whoever opened it said that it was meant for somebody else. */
  isWrongPerson: z.boolean(),
  /** The last time, where somebody signed anew. */
  signedAt: Timestamp.nullable(),
  /** Something was answered after that, and is not signed yet. */
  isChangedSinceSigned: z.boolean(),
  decisions: z.array(RoomDecision),
  questions: z.array(RoomQuestion),
});
export type Room = z.infer<typeof Room>;

/** The token is answered once; only its hash is stored. */
export const NewRoom = Room.extend({
  token: RoomToken,
  /** Whether the link goes out by mail; else the recruiter passes it on. */
  isMailed: z.boolean(),
});
export type NewRoom = z.infer<typeof NewRoom>;

/** Who asks what, for whoever holds the link and has not opened it yet. */
export const RoomIntroduction = z.object({
  askedBy: z.string().nullable(),
  organizationName: z.string(),
  jobTitle: z.string(),
  firstName: z.string(),
  decisionCount: z.int().min(0),
});
export type RoomIntroduction = z.infer<typeof RoomIntroduction>;

/** What can be tried, and within which bounds; a part that the job does not have is null or empty. */
export const WhatIfControls = z.object({
  pay: z
    .object({
      bottom: z.number(),
      top: z.number(),
      least: z.number(),
      most: z.number(),
      step: z.number(),
      currency: z.string(),
      period: z.enum(["hour", "year"]),
      /** The words of a range with another top, `{top}` in its place: "$148,000 to {top}". */
      pattern: z.string(),
    })
    .nullable(),
  officeDays: z.object({ now: z.int().nullable(), choices: z.array(Settled) }).nullable(),
  /** Where the job is now, as the page shows it; another town can be tried. */
  place: z.string(),
  requirements: z.array(z.object({ words: z.string(), label: z.string() })),
  stages: z.array(z.object({ words: z.string(), label: z.string(), minutes: z.number() })),
});
export type WhatIfControls = z.infer<typeof WhatIfControls>;

/** All that a hiring manager sees by the link. */
export const ManagerRoom = z.object({
  askedBy: z.string().nullable(),
  organizationName: z.string(),
  hiringCompany: z.string().nullable(),
  jobTitle: z.string(),
  jobPlace: z.string(),
  name: z.string(),
  endsAt: Timestamp,
  decisions: z.array(RoomDecision),
  questions: z.array(RoomQuestion),
  whatIf: WhatIfControls,
  /** What the search and the interviews take today. */
  now: z.object({
    percentile: z.number().nullable(),
    searchWords: z.array(z.string()),
    minutes: z.number(),
  }),
  signOff: SignOff.nullable(),
  /** Something was answered after that, and is not signed yet. */
  isChangedSinceSigned: z.boolean(),
  drifts: z.array(Drift),
  whyUnsigned: z.string().nullable(),
});
export type ManagerRoom = z.infer<typeof ManagerRoom>;

/** A choice among the options, an answer of one's own, "Let's talk", or none of them. */
export const DecisionAnswer = z.strictObject({
  choice: z.int().min(0).max(3).nullable(),
  own: Settled.nullable().default(null),
  isToTalk: z.boolean().default(false),
});
export type DecisionAnswer = z.infer<typeof DecisionAnswer>;

export const QuestionAnswer = z.strictObject({
  answer: text(lengths.guidance),
  mayTell: z.boolean(),
});
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

export const SignOffForm = z.strictObject({
  name: requiredText(lengths.name, "Write your name"),
  role: requiredText(lengths.name, "Write your role"),
});
export type SignOffForm = z.infer<typeof SignOffForm>;
