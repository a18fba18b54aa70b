import { z } from "zod";
import { JobStatus, NewJob } from "#contract/job.ts";
import { lengths, paging } from "#contract/limits.ts";
import { ToolType } from "#contract/output.ts";
import { invalidRequest } from "#contract/calls/invalid-request.ts";
import { Id, requiredText, text } from "#contract/text.ts";
import type { IntakeService } from "#server/features/intake/intake.service.ts";
import type { JobService } from "#server/features/jobs/jobs.service.ts";
import { adds, defineTool, reads, type Tool } from "#server/features/mcp/tool.ts";
import type { OutputService } from "#server/features/outputs/outputs.service.ts";

const Posting = requiredText(lengths.rawJobDescription, "The posting's text is required");

/** Jobs: read a posting, list, create, read, and have reports written. */
export function jobTools(
  jobs: JobService,
  intake: IntakeService,
  outputs: OutputService,
): readonly Tool[] {
  return [
    defineTool({
      name: "read_posting",
      title: "Read a posting",
      description:
        "Reads a job posting: the fields it states with the words each came from, and what each line is. Nothing is saved.",
      input: z.strictObject({ posting: Posting }),
      marks: reads,
      run: async (caller, { posting }) => {
        const { form, reading } = await intake.read(caller, caller.program.organizationId, posting);
        const lines = reading.lines.map(({ text: line, place }) => ({ line, place }));
        return { fields: form.fields, quotes: form.quotes, lines };
      },
    }),
    defineTool({
      name: "list_jobs",
      title: "List jobs",
      description: "Jobs of the organization, newest first, with the state of their reports.",
      input: z.strictObject({
        search: text(lengths.line).optional().describe("Part of a title or location"),
        status: z.array(JobStatus).optional(),
        limit: z.number().int().min(1).max(paging.mostPerPage).default(20),
        cursor: z.string().max(paging.longestCursor).optional(),
      }),
      marks: reads,
      run: async (caller, { search: q, ...query }) => {
        const { organizationId } = caller.program;
        const page = await jobs.list(caller, { ...query, q, organizationId });
        return { jobs: page.jobs, cursor: page.next?.cursor ?? null };
      },
    }),
    defineTool({
      name: "create_job",
      title: "Create a job",
      description:
        "Creates a job from a posting's text and starts its six reports, which can cost money. What the posting states fills the form; title and location may be given instead.",
      input: z.strictObject({
        posting: Posting,
        title: text(lengths.line).optional(),
        location: text(lengths.line).optional(),
      }),
      marks: adds,
      run: async (caller, { posting, title, location }) => {
        const { organizationId } = caller.program;
        const { form } = await intake.read(caller, organizationId, posting);
        const job = NewJob.safeParse({
          ...form.fields,
          title: title ?? form.fields.title,
          location: location ?? form.fields.location,
          rawExtractedJd: posting,
          organizationId,
        });
        if (!job.success) throw invalidRequest(job.error.issues);
        return jobs.create(caller, job.data);
      },
    }),
    defineTool({
      name: "read_job",
      title: "Read a job",
      description: "One job and the state of its reports.",
      input: z.strictObject({ jobId: Id }),
      marks: reads,
      run: (caller, { jobId }) => jobs.get(caller, jobId),
    }),
    defineTool({
      name: "write_reports",
      title: "Write reports",
      description:
        "Writes one report of a job, or all six, again; this can cost money. What people changed in a report stays. Ask read_job until they are completed.",
      input: z.strictObject({ jobId: Id, report: ToolType.optional() }),
      marks: adds,
      run: async (caller, { jobId, report }) => ({
        generations:
          report === undefined
            ? await outputs.generateAll(caller, jobId, null)
            : [await outputs.generate(caller, jobId, report, null)],
      }),
    }),
  ];
}
