import { backendEngineer } from "#scripts/sample-jobs/backend-engineer.ts";
import { writeSample } from "#scripts/write/write-sample.ts";
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
  const { job } = backendEngineer;
  const reports: unknown = writeSample(backendEngineer);
  return {
    title: job.title,
    location: job.location,
    employer: job.hiringCompany,
    excerpt: excerptOf(job.rawExtractedJd),
    reports: reports as SampleSearch["reports"],
  };
}
