import type { HandOverFormat } from "#contract/hand-over/format.ts";
import type { Job } from "#contract/job.ts";
import { fileName } from "#tools/document/report-text.ts";

/** How a file's name ends. */
type Ending = "html" | "jsonld" | "md";

type Described = { label: string; detail: string; ending: Ending };

/** What each format is called, and what it is for. */
export const handOverFiles: Record<HandOverFormat, Described> = {
  html: { label: "HTML", detail: "The job post, to paste into any system", ending: "html" },
  "json-ld": {
    label: "JSON-LD",
    detail: "The job post as schema.org data, for your careers page",
    ending: "jsonld",
  },
  "interview-questions": {
    label: "Interview questions",
    detail: "With what answers sound like, as Markdown",
    ending: "md",
  },
};

/** `roleprint-job-post-<slug of the job title>.html` for the post, else named after the format. */
export function handOverName(format: HandOverFormat, job: Pick<Job, "title">): string {
  return fileName(format === "html" ? "job-post" : format, job, handOverFiles[format].ending);
}
