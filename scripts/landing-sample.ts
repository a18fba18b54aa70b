import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { writePackage } from "#eval/measure-reports.ts";
import { serverTools } from "#tools/tools.server.ts";
import { toolTypes } from "#contract/output.ts";
import type { SampleSearch } from "#web/features/landing/sample-search.ts";

/** Passages of the description; what stands in brackets is marked on the landing page. */
const passages = [
  "Write and run [Kotlin services], deployed to Kubernetes on AWS",
  "Carry the pager [one week in five]",
  "Base salary of [$148,000 to $176,000]",
];

function excerptOf(description: string): SampleSearch["excerpt"] {
  for (const passage of passages) {
    const words = passage.replaceAll(/[[\]]/gu, "");
    if (!description.includes(words)) throw new Error(`the sample does not say: ${words}`);
  }
  return `${passages.join(". ")}.`
    .split(/[[\]]/u)
    .map((text, index) => ({ text, isMarked: index % 2 === 1 }));
}

/** The landing page's sample, written anew by the built-in writer each time the page is built. */
export function writeLandingSample(): SampleSearch {
  const { job, organization, text } = backendEngineer;
  const { reports } = writePackage(backendEngineer);
  for (const toolType of toolTypes) serverTools[toolType].schema.parse(reports[toolType]);
  return {
    title: job.title,
    location: job.location,
    employer: organization.name,
    excerpt: excerptOf(text),
    reports: reports as SampleSearch["reports"],
  };
}
