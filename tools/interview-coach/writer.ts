import { builtInMetadata, givenOrUnknown, listDemands, type Writer } from "#tools/writer.ts";

export const writeInterviewCoach: Writer = (job, now) => {
  const demands = listDemands(job);
  return {
    summary: `Interviews for ${job.title} have to settle ${demands.length} written requirements, each with the same question for every candidate.`,
    candidatePrepGuide: [
      `The conversation is about ${job.title} in ${job.location}`,
      ...demands.slice(0, 5).map((demand) => `Bring an example for: ${demand}`),
    ],
    talkingPoints: [
      ...(job.salaryRange ? [`Pay: ${job.salaryRange}`] : []),
      ...(job.benefits ? [`Benefits: ${job.benefits.slice(0, 500)}`] : []),
      `Place: ${job.location}`,
    ],
    cultureNarrative: givenOrUnknown(job.culture).slice(0, 2_000),
    qaBank: demands.map((demand) => ({
      question: `Tell me about a time you showed this: ${demand}`,
      listenFor: "What the person did, with whom, and what came of it",
    })),
    metadata: builtInMetadata(now),
  };
};
