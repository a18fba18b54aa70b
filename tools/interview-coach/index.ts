import { defineTool } from "#tools/tool.ts";

export const interviewCoach = defineTool({
  key: "interviewCoach",
  cardName: "Interview Coach",
  fullName: "Interview Coach",
  shortName: "Interview",
  description: "Recruiter brief, interview questions, scoring cues, candidate prep and Q&A bank.",
  isOptional: true,
  estimatedSeconds: 10,
  emptyText: "No interview coaching materials have been generated yet.",
  unreadableText: "The interview coaching materials are not in the expected format.",
  sections: [
    { key: "summary", title: "Interview Brief", alternativeKeys: ["briefing"] },
    { key: "candidatePrepGuide", title: "Candidate Prep Guide", audience: "candidate" },
    { key: "interviewPlan", title: "Interview Plan & Flow", isOwnedByCode: true },
    { key: "questions", title: "Questions" },
    { key: "talkingPoints", title: "Talking Points" },
    { key: "cultureNarrative", title: "Culture Narrative" },
    {
      key: "followUpNotes",
      title: "Follow-Up Notes",
      parts: { candidateFollowUp: "candidate" },
    },
    { key: "qaBank", title: "Q&A Bank" },
    { key: "doNotAsk", title: "Do Not Ask" },
  ],
});
