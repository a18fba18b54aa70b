import { z } from "zod";
import { item, message, Sentence, Summary, ShortText } from "#tools/schema.ts";

const Touch = item({
  touch: z.number().int().min(1).max(8),
  workingDay: z.number().int().min(1).max(60),
  day: ShortText,
  ...message,
  limit: z.number().int().nullable(),
});

export const EngagementHub = z.strictObject({
  summary: Summary,
  pipelineHealth: item({
    finding: Sentence,
    steps: z
      .array(
        item({
          step: ShortText,
          people: z.number().int(),
          ratePercent: z.number().nullable(),
          rateBasis: Sentence,
        }),
      )
      .min(3)
      .max(8),
    note: Sentence,
  }),
  nurtureSequences: z
    .array(
      item({
        name: ShortText,
        startRule: Sentence,
        stopRule: Sentence,
        sendWindow: Sentence,
        touches: z.array(Touch).min(3).max(4),
      }),
    )
    .min(1)
    .max(3),
  touchpointIdeas: z
    .array(item({ channel: ShortText, idea: Sentence, when: Sentence }))
    .min(2)
    .max(8),
  winBackStrategies: z
    .array(item({ trigger: Sentence, body: Sentence, when: Sentence }))
    .min(2)
    .max(8),
  objectionHandling: z
    .array(item({ objection: Sentence, reply: Sentence, missing: Sentence.nullable() }))
    .min(2)
    .max(12),
  callsToAction: z
    .array(item({ stage: ShortText, channel: ShortText, ask: Sentence }))
    .min(3)
    .max(10),
  messagingPlaybook: item({
    tone: Sentence,
    do: z.array(Sentence).min(2).max(8),
    dont: z.array(Sentence).min(2).max(8),
  }),
  analytics: z
    .array(item({ measure: Sentence, target: Sentence, changeWhen: Sentence }))
    .min(3)
    .max(8),
  nudges: z
    .array(item({ who: ShortText, what: Sentence, when: Sentence }))
    .min(2)
    .max(8),
  experiments: z
    .array(item({ hypothesis: Sentence, measure: Sentence, effort: ShortText }))
    .min(2)
    .max(6),
  nextActions: z
    .array(item({ action: Sentence, owner: ShortText, due: ShortText }))
    .min(3)
    .max(8),
});
export type EngagementHub = z.infer<typeof EngagementHub>;
