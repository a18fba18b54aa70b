import { z } from "zod";
import { decisionParts, levels } from "#tools/report/choices.ts";
import { Covers, item, part, planned, Sentence, Summary, ShortText } from "#tools/schema.ts";

const Point = item({ point: Sentence });
const Line = item({ text: Sentence });

const Decision = item({
  decision: Sentence,
  options: z
    .array(part({ option: Sentence, cost: Sentence, isDefault: z.boolean() }))
    .min(2)
    .max(4),
  owner: ShortText,
});

const Stage = planned({
  name: ShortText,
  minutes: z.number().int().min(0).max(480),
  who: ShortText,
  competencies: z.array(ShortText).max(8),
  passSignal: Sentence,
});

const Level = z.enum(levels);

export const IntakeSync = z.strictObject({
  summary: Summary,
  roleAlignment: z.strictObject({
    agreed: z.array(Point).min(1).max(15),
    openDecisions: z.array(Decision).max(10),
    /** What the notes keep inside, as they say it; reports from before have none. */
    keptInside: z
      .array(item({ about: ShortText, words: Sentence }))
      .max(8)
      .optional(),
  }),
  successProfile: item({
    note: Sentence,
    day30: z.array(Sentence).max(6),
    day60: z.array(Sentence).max(6),
    day90: z.array(Sentence).max(6),
    year1: z.array(Sentence).max(6),
    toConfirm: z.array(Sentence).max(6),
  }),
  candidatePersona: z.strictObject({
    must: z.array(Line).max(25),
    nice: z.array(Line).max(25),
    motivations: z.array(Line).max(8),
    notAFit: z.array(Line).max(15),
  }),
  interviewPlan: item({
    note: Sentence,
    totalMinutes: z.number().int().min(0),
    stages: z.array(Stage).min(3).max(8),
    competencies: z
      .array(z.strictObject({ id: ShortText, name: ShortText, owner: ShortText, covers: Covers }))
      .max(7),
  }),
  decisionMakers: z
    .array(item({ role: ShortText, part: z.enum(decisionParts), on: Sentence }))
    .min(1)
    .max(10),
  risks: z
    .array(
      item({
        risk: Sentence,
        likelihood: Level,
        effect: Level,
        owner: ShortText,
        mitigation: Sentence,
      }),
    )
    .max(12),
  nextSteps: z
    .array(
      item({
        step: Sentence,
        owner: ShortText,
        due: ShortText,
        workingDay: z.number().int().min(0).max(60),
      }),
    )
    .min(3)
    .max(10),
  questionsForHiringManager: z
    .array(
      item({
        rank: z.number().int().min(1).max(20),
        question: Sentence,
        why: Sentence,
        ifNoAnswer: Sentence,
        ask: ShortText,
      }),
    )
    .min(1)
    .max(10),
});
export type IntakeSync = z.infer<typeof IntakeSync>;
