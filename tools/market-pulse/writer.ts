import { builtInMetadata, givenOrUnknown, listDemands, type Writer } from "#tools/writer.ts";

export const writeMarketPulse: Writer = (job, now) => {
  const demands = listDemands(job);
  const pay = job.salaryRange
    ? `The stated range is ${job.salaryRange}.`
    : "No pay range is stated, so candidates cannot judge it and neither can we.";
  return {
    summary: `${job.title} in ${job.location}: ${demands.length} requirements are written down. ${pay}`,
    marketSnapshot: [
      { figure: "Offered pay", value: givenOrUnknown(job.salaryRange), basis: "Job form" },
      { figure: "Place", value: job.location, basis: "Job form" },
      { figure: "Work type", value: givenOrUnknown(job.workType), basis: "Job form" },
      { figure: "Urgency", value: givenOrUnknown(job.urgencyLevel), basis: "Job form" },
    ],
    compensationInsights: `${pay} No public wage figures are attached to this job yet; none are invented here.`,
    competitiveLandscape: job.competitorCompanies.map((employer) => ({
      employer,
      known: "Named as a competitor in the job form",
      findOut: `What ${employer} pays for ${job.title} and how it hires for it`,
    })),
    recommendedActions: [
      ...(job.salaryRange ? [] : [`Ask the hiring manager for the pay range of ${job.title}`]),
      ...demands.slice(0, 3).map((demand) => `Confirm that this is a must: ${demand}`),
      `Check who else hires ${job.title} in ${job.location} before the first call`,
    ],
    metadata: builtInMetadata(now),
  };
};
