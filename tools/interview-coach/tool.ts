import { z } from "zod";
import { defineTool, Lines, Prose, ReportMetadata, Rows } from "#tools/tool.ts";

export const interviewCoach = defineTool({
  key: "interviewCoach",
  cardName: "Interview Coach",
  fullName: "Interview Coach",
  description: "Recruiter brief, interview questions, scoring cues, candidate prep and Q&A bank.",
  isOptional: true,
  estimatedSeconds: 10,
  emptyText: "No interview coaching materials have been generated yet.",
  sections: [
    { key: "summary", title: "Interview Brief", alternativeKeys: ["briefing"] },
    { key: "candidatePrepGuide", title: "Candidate Prep Guide" },
    { key: "interviewPlan", title: "Interview Plan & Flow" },
    { key: "talkingPoints", title: "Talking Points" },
    { key: "cultureNarrative", title: "Culture Narrative" },
    { key: "followUpNotes", title: "Follow-Up Notes" },
    { key: "qaBank", title: "Q&A Bank" },
  ],
  schema: z.strictObject({
    summary: Prose,
    candidatePrepGuide: Lines,
    talkingPoints: Lines,
    cultureNarrative: Prose,
    qaBank: Rows,
    metadata: ReportMetadata,
  }),
});
