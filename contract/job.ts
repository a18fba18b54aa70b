import { z } from "zod";
import { createdFields, editedFields, storedFields } from "#contract/job-fields.ts";
import { lengths, paging } from "#contract/limits.ts";
import { OutputState } from "#contract/output.ts";
import { HeardReading, ReadingDecisions, TextReading } from "#contract/reading.ts";
import { Id, IdText, text, Timestamp } from "#contract/text.ts";

export const JobStatus = z.enum([
  "draft",
  "processing",
  "completed",
  "failed",
  "active",
  "paused",
  "closed",
]);
export type JobStatus = z.infer<typeof JobStatus>;

/** The statuses members set themselves; generation never overwrites them (readings.md 2). */
export const jobStatusesSetByMembers = ["active", "paused", "closed"] as const;

/** A vacancy (spec §3), with the states of its six reports. */
export const Job = z.object({
  id: Id,
  organizationId: Id,
  ...storedFields,
  status: JobStatus,
  outputs: z.array(OutputState),
  createdAt: Timestamp,
});
export type Job = z.infer<typeof Job>;

/** A job as its card shows it (readings.md 23): the description's first hundred characters, and no other long text. */
export const ListedJob = Job.pick({
  id: true,
  organizationId: true,
  title: true,
  location: true,
  salaryRange: true,
  description: true,
  workType: true,
  urgencyLevel: true,
  status: true,
  outputs: true,
  createdAt: true,
}).extend({
  isDescriptionCut: z.boolean(),
  /** Whether a person should look at the occupation that the job is compared with. */
  isMatchOpen: z.boolean(),
});
export type ListedJob = z.infer<typeof ListedJob>;

const { title, location, ...details } = createdFields;

/** The create form (spec §5). */
export const JobForm = z.strictObject({
  title,
  location,
  organizationId: z
    .number("Organization is required")
    .int()
    .min(1, "Organization is required")
    .max(Number.MAX_SAFE_INTEGER),
  ...details,
});
export type JobForm = z.infer<typeof JobForm>;

/** The form, and what the person decided about the pasted text before the job was there. */
export const NewJob = JobForm.extend({ reading: ReadingDecisions.optional() });
export type NewJob = z.infer<typeof NewJob>;

/** Any part of the job's own fields, or one of the statuses members set. */
export const JobEdit = z.strictObject({
  ...editedFields,
  status: z.enum(jobStatusesSetByMembers).optional(),
});
export type JobEdit = z.infer<typeof JobEdit>;

/** What a parsed description fills in (spec §3); what is optional beside it, people type. */
export const ParsedJobDescription = z.object(storedFields).omit({
  dealBreakersText: true,
  rawExtractedJd: true,
  hiringCompany: true,
  isClientConfidential: true,
  employmentType: true,
  employmentLength: true,
  weeklyHours: true,
});
export type ParsedJobDescription = z.infer<typeof ParsedJobDescription>;

/** A parsed description with, for each field, the words it came from. */
export const QuotedJobDescription = ParsedJobDescription.extend({
  quotes: z.partialRecord(ParsedJobDescription.keyof(), z.string()),
});
export type QuotedJobDescription = z.infer<typeof QuotedJobDescription>;

/** What `parse-job-description` takes; the organization is whose model may read (readings.md 36). */
export const JobDescription = z.strictObject({
  jobDescriptionText: text(lengths.rawJobDescription),
  organizationId: Id.optional(),
});
export type JobDescription = z.infer<typeof JobDescription>;

/** The form's fields, every line of the text with its place, and what a model read, to be handed in with the job. */
export const ReadJobDescription = QuotedJobDescription.extend({
  reading: TextReading,
  heard: HeardReading.nullable(),
  /** A model was to read the text as well and could not: the plain reading stands. */
  modelFailed: z.boolean(),
});
export type ReadJobDescription = z.infer<typeof ReadJobDescription>;

export const jobSorts = ["newest", "oldest", "title", "urgency"] as const;
export type JobSort = (typeof jobSorts)[number];

const search = {
  organizationId: IdText.optional(),
  /** Part of a title or location. */
  q: text(lengths.line).optional(),
};

/** What a list of jobs may be asked for (readings.md 23); without `limit` a full page answers. */
export const JobListQuery = z.strictObject({
  ...search,
  /** One status, or several between commas. */
  status: z
    .string()
    .max(100)
    .transform((names) => names.split(","))
    .pipe(z.array(JobStatus))
    .optional(),
  sort: z.enum(jobSorts).optional(),
  limit: z
    .string()
    .regex(/^[1-9][0-9]{0,2}$/)
    .transform(Number)
    .refine((limit) => limit <= paging.mostPerPage, `limit is at most ${paging.mostPerPage}`)
    .optional(),
  /** From the `Link` header of the page before. */
  cursor: z
    .string()
    .max(paging.longestCursor)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
});
export type JobListQuery = z.infer<typeof JobListQuery>;

export const JobCountsQuery = z.strictObject(search);
export type JobCountsQuery = z.infer<typeof JobCountsQuery>;

/** How many jobs an organization has, in all and in each status. */
export const JobCounts = z.object({
  total: z.number().int(),
  byStatus: z.record(JobStatus, z.number().int()),
});
export type JobCounts = z.infer<typeof JobCounts>;
