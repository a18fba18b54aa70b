import { builtInMetadata, type Writer } from "#tools/writer.ts";

export const writeOfferNavigator: Writer = (job, now) => {
  const range = job.salaryRange
    ? `The offer for ${job.title} moves inside ${job.salaryRange}.`
    : `No range is agreed for ${job.title}, so no offer can be prepared yet.`;
  return {
    summary: range,
    compensationStrategy: job.benefits
      ? `${range} Beside pay, these are written down: ${job.benefits.slice(0, 1_000)}`
      : `${range} No benefits are written down.`,
    approvalChecklist: [
      ...(job.salaryRange ? [`Approver confirms ${job.salaryRange}`] : ["Approver sets the range"]),
      ...job.dealBreakers.map((breaker) => `Confirm before the offer: ${breaker}`),
      "A person signs off the final figures",
    ],
    nextActions: [
      `Ask each finalist for ${job.title} what matters besides pay`,
      ...job.competitorCompanies.map((rival) => `Expect a competing offer from ${rival}`),
    ],
    metadata: builtInMetadata(now),
  };
};
