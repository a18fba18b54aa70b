import { mkdirSync, writeFileSync } from "node:fs";
import { sampleJobs } from "#scripts/sample-jobs/all.ts";
import { sampleAsMarkdown } from "#scripts/write/write-sample.ts";

/** `npm run samples`: five packages of the built-in writer into docs/samples, each beside the text it was made of. */
mkdirSync("docs/samples", { recursive: true });
for (const sample of sampleJobs) {
  writeFileSync(`docs/samples/${sample.key}.txt`, `${sample.job.rawExtractedJd}\n`);
  writeFileSync(`docs/samples/${sample.key}.md`, sampleAsMarkdown(sample));
}
