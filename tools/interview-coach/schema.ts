import { z } from "zod";
import { answerStates } from "#tools/report/choices.ts";
import { Covers, item, message, planned, Sentence, Summary, ShortText } from "#tools/schema.ts";

const Stage = planned({
  name: ShortText,
  minutes: z.number().int().min(0).max(480),
  who: ShortText,
  agenda: z.array(Sentence).min(1).max(12),
});

const Question = planned({
  competency: ShortText,
  stage: ShortText,
  kind: z.enum(["past", "situation"]),
  question: Sentence,
  probes: z.array(Sentence).max(8),
  cues: z.strictObject({ "1": Sentence, "3": Sentence, "5": Sentence }),
  covers: Covers,
});

export const InterviewCoach = z.strictObject({
  summary: Summary,
  candidatePrepGuide: item({ ...message, tokens: z.array(ShortText).max(6) }),
  interviewPlan: item({
    note: Sentence,
    totalMinutes: z.number().int().min(0),
    stages: z.array(Stage).min(2).max(8),
    toPrepare: z
      .array(item({ action: Sentence, owner: ShortText, due: ShortText }))
      .min(1)
      .max(6),
  }),
  questions: item({
    scale: Sentence,
    competencies: z
      .array(z.strictObject({ id: ShortText, name: ShortText, owner: ShortText }))
      .min(3)
      .max(7),
    items: z.array(Question).min(4).max(16),
    screen: z
      .array(planned({ question: Sentence, record: ShortText, covers: Covers }))
      .min(2)
      .max(30),
  }),
  talkingPoints: z.array(item({ point: Sentence })).max(10),
  cultureNarrative: item({
    pull: Sentence,
    statements: z.array(item({ text: Sentence })).max(12),
    gaps: z.array(Sentence).max(8),
  }),
  followUpNotes: item({
    template: z.array(ShortText).min(4).max(10),
    debriefRules: z.array(Sentence).min(3).max(8),
    candidateFollowUp: item(message),
  }),
  qaBank: z
    .array(item({ question: Sentence, answer: Sentence, status: z.enum(answerStates) }))
    .max(20),
  doNotAsk: z
    .array(item({ topic: ShortText, doNotAsk: Sentence, instead: Sentence }))
    .min(4)
    .max(20),
});
export type InterviewCoach = z.infer<typeof InterviewCoach>;
