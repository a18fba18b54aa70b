import { builtInMetadata, listDemands, type Writer } from "#tools/writer.ts";

export const writeAttractSourceKit: Writer = (job, now) => {
  const offers = [job.salaryRange, job.benefits, job.culture].filter((offer) => offer !== "");
  const opening = listDemands(job)[0] ?? job.title;
  return {
    launchNarrative: `We are looking for a ${job.title} in ${job.location}. The first thing the work asks for: ${opening}`,
    valueProps:
      offers.length > 0
        ? offers.map((offer) => offer.slice(0, 500))
        : [`Nothing about pay, benefits or culture is written down yet for ${job.title}`],
    outreachTemplates: [
      {
        channel: "E-mail",
        subject: `${job.title}, ${job.location}`,
        body: `Hello {{first name}}, I am hiring a ${job.title} in ${job.location}${
          job.salaryRange ? ` (${job.salaryRange})` : ""
        }. Your experience made me think of this: ${opening} Would a short call this week suit you?`,
      },
    ],
    launchChecklist: [
      `Have the hiring manager read the ${job.title} post`,
      ...(job.salaryRange ? [] : ["Add the pay range before the post goes out"]),
      ...job.dealBreakers.map((breaker) => `Say plainly in the post: ${breaker}`),
    ],
    metadata: builtInMetadata(now),
  };
};
