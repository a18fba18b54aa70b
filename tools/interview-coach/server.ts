import { isRecord } from "#contract/walk.ts";
import { keepById, keepIn } from "#tools/model/keep-planned.ts";
import { asBuiltIn, tokensOfBody } from "#tools/model/code-field.ts";
import { interviewCoachPrompt } from "#tools/interview-coach/prompt.ts";
import { InterviewCoach } from "#tools/interview-coach/schema.ts";
import { tellsTooMuch } from "#tools/interview-coach/candidate-messages.ts";
import { writeInterviewCoach } from "#tools/interview-coach/writer.ts";
import type { ServerTool } from "#tools/server-tool.ts";

export const interviewCoachServer: ServerTool = {
  schema: InterviewCoach,
  write: writeInterviewCoach,
  prompt: interviewCoachPrompt,
  codeFields: {
    "candidatePrepGuide.channel": asBuiltIn,
    "candidatePrepGuide.tokens": tokensOfBody,
    "questions.scale": asBuiltIn,
    "questions.competencies": asBuiltIn,
    "questions.items.competency": asBuiltIn,
    "questions.items.stage": asBuiltIn,
    "questions.items.kind": asBuiltIn,
    "questions.items.covers": asBuiltIn,
    "questions.screen.covers": asBuiltIn,
    "followUpNotes.candidateFollowUp.channel": asBuiltIn,
  },
  keepPlanned: {
    candidatePrepGuide: (section, builtIn, { ledger }) =>
      isRecord(section) && tellsTooMuch(ledger, String(section["body"])) ? builtIn : section,
    questions: (section, builtIn) =>
      keepIn(section, builtIn, { items: keepById, screen: keepById }),
  },
};
