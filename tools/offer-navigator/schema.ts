import { z } from "zod";
import { Covers, item, part, Range, Sentence, Summary, ShortText } from "#tools/schema.ts";

const Cell = part({ lever: ShortText, advice: Sentence });

const Package = item({
  name: z.enum(["opening", "target", "walk-away"]),
  base: ShortText,
  perYear: ShortText.nullable(),
  why: Sentence,
});

export const OfferNavigator = z.strictObject({
  summary: Summary,
  positioning: z
    .array(item({ point: Sentence, against: Sentence, proof: Sentence, covers: Covers }))
    .min(1)
    .max(10),
  candidateOfferMatrix: z.strictObject({
    note: Sentence,
    /** Situations and the notes typed for Candidate A to D; advice on the offer, never a verdict on a person. */
    rows: z
      .array(
        item({
          situation: Sentence,
          cells: z.array(Cell).min(2).max(8),
          findOutFirst: Sentence,
          covers: Covers,
        }),
      )
      .min(3)
      .max(14),
  }),
  compensationStrategy: item({
    finding: Sentence,
    range: Range,
    packages: z.array(Package).max(3),
    parts: z.array(item({ part: ShortText, status: Sentence })).max(15),
    rule: Sentence,
    fairness: Sentence,
  }),
  negotiationGuidance: z
    .array(item({ ifTheySay: Sentence, youSay: Sentence, before: Sentence.nullable() }))
    .min(3)
    .max(10),
  objectionHandling: z
    .array(
      item({ objection: Sentence, reply: Sentence, missing: Sentence.nullable(), covers: Covers }),
    )
    .min(2)
    .max(10),
  closePlan: item({
    urgency: ShortText,
    byStage: z
      .array(item({ stage: ShortText, ask: Sentence }))
      .min(2)
      .max(8),
    timeline: z
      .array(item({ day: ShortText, what: Sentence }))
      .min(3)
      .max(10),
  }),
  approvalChecklist: z
    .array(
      item({
        order: z.number().int().min(1).max(20),
        item: Sentence,
        approver: ShortText,
        when: Sentence,
      }),
    )
    .min(3)
    .max(12),
  nextActions: z
    .array(item({ action: Sentence, owner: ShortText, due: ShortText }))
    .min(2)
    .max(8),
});
export type OfferNavigator = z.infer<typeof OfferNavigator>;
