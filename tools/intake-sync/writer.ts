import { builtInMetadata, givenOrUnknown, listDemands, type Writer } from "#tools/writer.ts";

export const writeIntakeSync: Writer = (job, now) => {
  const demands = listDemands(job);
  const open = [
    ...(job.salaryRange ? [] : ["pay range"]),
    ...(job.workType ? [] : ["work type"]),
    ...(job.urgencyLevel ? [] : ["urgency"]),
  ];
  const decisions =
    open.length > 0 ? `Still to decide: ${open.join(", ")}.` : "Nothing basic is open.";
  return {
    summary: `The ${job.title} search starts from ${demands.length} written requirements. ${decisions}`,
    roleAlignment: [
      { topic: "Pay range", agreed: givenOrUnknown(job.salaryRange) },
      { topic: "Place", agreed: job.location },
      { topic: "Work type", agreed: givenOrUnknown(job.workType) },
      { topic: "Urgency", agreed: givenOrUnknown(job.urgencyLevel) },
    ],
    candidatePersona: [
      ...demands.map((demand) => ({ kind: "Asked for", detail: demand })),
      ...job.preferredBackgrounds.map((detail) => ({ kind: "Preferred background", detail })),
      ...job.dealBreakers.map((detail) => ({ kind: "Deal breaker", detail })),
    ],
    risks: job.redFlags.map((risk) => ({
      risk,
      owner: "Hiring manager",
      mitigation: `Agree how to answer candidates who raise "${risk}"`,
    })),
    nextSteps: [
      ...open.map((topic) => `Ask the hiring manager to decide: ${topic}`),
      `Rank the ${demands.length} requirements with the hiring manager`,
      `Agree the interview stages for ${job.title}`,
    ],
    metadata: builtInMetadata(now),
  };
};
