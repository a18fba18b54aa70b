import { builtInMetadata, listDemands, type Writer } from "#tools/writer.ts";

export const writeEngagementHub: Writer = (job, now) => {
  const demands = listDemands(job);
  const hook = demands[0] ?? job.title;
  const proof = job.culture || job.benefits || job.salaryRange || "what the team is building";
  return {
    summary: `Three messages open the conversation about ${job.title}; the first one leads with: ${hook}`,
    nurtureSequences: [
      { day: "1", channel: "E-mail", message: `Why I am writing: ${hook}` },
      { day: "4", channel: "E-mail", message: `What speaks for the job: ${proof.slice(0, 300)}` },
      {
        day: "9",
        channel: "Phone",
        message: `Ask what would have to be true to talk about ${job.title}`,
      },
    ],
    nextActions: [
      `Write down the three people who would best answer "${job.title} in ${job.location}"`,
      ...job.redFlags.map((flag) => `Prepare an honest answer about: ${flag}`),
    ],
    metadata: builtInMetadata(now),
  };
};
