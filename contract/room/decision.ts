import { z } from "zod";
import { Settled } from "#contract/room/settled.ts";

/** What a change of a job would do, beside what holds now; null and empty where nothing can be computed. */
export const Consequence = z.object({
  /** Where the top of the range stands in published pay of the country. */
  percentile: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
  /** How far the top of the range is above (or, negative, under) the most senior local wage level. */
  aboveLevel: z
    .object({ before: z.number().nullable(), after: z.number(), level: z.string() })
    .nullable(),
  /** What the top of the range costs more (or less) in a year, with what is counted on top of it. */
  yearlyCost: z
    .object({
      amount: z.number(),
      currency: z.string(),
      /** The bonus that is counted in it. */
      bonusPercent: z.number().optional(),
    })
    .nullable(),
  /** Words that every search must match, as people read them. */
  searchWords: z.object({
    stay: z.array(z.string()),
    go: z.array(z.string()),
    come: z.array(z.string()),
    /** That were needed and are now only wished for. */
    optional: z.array(z.string()),
  }),
  titles: z.object({
    stay: z.array(z.string()),
    go: z.array(z.string()),
    come: z.array(z.string()),
  }),
  /** A candidate's time in interviews. */
  minutes: z.object({ before: z.number(), after: z.number() }),
  /** What the law begins to ask, or no longer asks, as sentences. */
  law: z.array(z.string()),
});
export type Consequence = z.infer<typeof Consequence>;

export const DecisionOption = z.object({
  /** "Raise the top to $182,000" */
  label: z.string(),
  /** As it stands in the agreement: "$148,000 to $182,000". */
  value: z.string(),
  /** What it does, in a sentence or two; empty where nothing follows. */
  line: z.string(),
  /** The one figure of it: "+$6,600 a year", "One word fewer", "No change", "Not known yet". */
  figure: z.string(),
  isPosted: z.boolean(),
  settled: Settled,
});
export type DecisionOption = z.infer<typeof DecisionOption>;

/** A question to which there are two or three answers, each with what it does. */
export const ProposedDecision = z.object({
  key: z.string(),
  /** "Top of the range" */
  label: z.string(),
  question: z.string(),
  /** How it stands today: "The range now ends at $176,000." */
  today: z.string(),
  options: z.array(DecisionOption).min(2).max(4),
});
export type ProposedDecision = z.infer<typeof ProposedDecision>;

/** Answered in somebody's own words. `words` is the fact that nobody said ("unknown.startDate"), or null for a question of the recruiter's. */
export const ProposedQuestion = z.object({
  words: z.string().nullable(),
  question: z.string(),
  hint: z.string(),
});
export type ProposedQuestion = z.infer<typeof ProposedQuestion>;

/** What may be asked of a job, the most telling first. */
export const RoomProposal = z.object({
  decisions: z.array(ProposedDecision),
  questions: z.array(ProposedQuestion),
});
export type RoomProposal = z.infer<typeof RoomProposal>;
