import { openRecordedJobs } from "#eval/recorded/jobs.ts";
import { writeFileSync } from "node:fs";
for (const { key, labelled } of openRecordedJobs())
  writeFileSync(`/tmp/panel/${key}.posting.txt`, labelled.text);
