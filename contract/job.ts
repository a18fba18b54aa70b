import { z } from "zod";
import { lengths, limits, listBounds, paging } from "#contract/limits.ts";
import { urgencyLevels, workTypes } from "#contract/options.ts";
import { OutputState } from "#contract/output.ts";
import { Id, IdText, requiredText, tags, text, Timestamp } from "#contract/text.ts";

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
  title: z.string(),
  location: z.string(),
  salaryRange: z.string(),
  description: z.string(),
  benefits: z.string(),
  culture: z.string(),
  requirements: z.string(),
  workType: z.string(),
  urgencyLevel: z.string(),
  dealBreakers: z.array(z.string()),
  dealBreakersText: z.string(),
  preferredBackgrounds: z.array(z.string()),
  redFlags: z.array(z.string()),
  competitorCompanies: z.array(z.string()),
  companyAssets: z.string(),
  rawExtractedJd: z.string(),
  status: JobStatus,
  outputs: z.array(OutputState),
  createdAt: Timestamp,
});
export type Job = z.infer<typeof Job>;

const details = {
  salaryRange: text(lengths.line).optional(),
  description: text(lengths.description).optional(),
  benefits: text(lengths.paragraph).optional(),
  culture: text(lengths.paragraph).optional(),
  requirements: text(lengths.paragraph).optional(),
  workType: z.enum([...workTypes, ""]).optional(),
  urgencyLevel: z.enum([...urgencyLevels, ""]).optional(),
  dealBreakers: tags(limits.dealBreakers, lengths.tag).optional(),
  dealBreakersText: text(lengths.paragraph).optional(),
  preferredBackgrounds: tags(listBounds.preferredBackgrounds, lengths.tag).optional(),
  redFlags: tags(listBounds.redFlags, lengths.tag).optional(),
  competitorCompanies: tags(limits.competitorCompanies, lengths.tag).optional(),
  companyAssets: text(lengths.paragraph).optional(),
  rawExtractedJd: text(lengths.rawJobDescription).optional(),
};

/** The create form (spec §5). */
export const JobForm = z.strictObject({
  title: requiredText(lengths.line, "Job title is required"),
  location: requiredText(lengths.line, "Location is required"),
  organizationId: z
    .number("Organization is required")
    .int()
    .min(1, "Organization is required")
    .max(Number.MAX_SAFE_INTEGER),
  ...details,
  redFlags: tags(limits.redFlagsOnCreate, lengths.tag).optional(),
});
export type JobForm = z.infer<typeof JobForm>;

/** Any part of the job's own fields, or one of the statuses members set. */
export const JobEdit = z.strictObject({
  title: requiredText(lengths.line, "Title is required").optional(),
  location: requiredText(lengths.line, "Location is required").optional(),
  ...details,
  status: z.enum(jobStatusesSetByMembers).optional(),
});
export type JobEdit = z.infer<typeof JobEdit>;

/** What a parsed description fills in (spec §3). */
export const ParsedJobDescription = Job.pick({
  title: true,
  location: true,
  salaryRange: true,
  description: true,
  requirements: true,
  benefits: true,
  culture: true,
  workType: true,
  urgencyLevel: true,
  dealBreakers: true,
  preferredBackgrounds: true,
  redFlags: true,
  competitorCompanies: true,
  companyAssets: true,
});
export type ParsedJobDescription = z.infer<typeof ParsedJobDescription>;

/** A parsed description with, for each field, the words it came from. */
export const QuotedJobDescription = ParsedJobDescription.extend({
  quotes: z.partialRecord(ParsedJobDescription.keyof(), z.string()),
});
export type QuotedJobDescription = z.infer<typeof QuotedJobDescription>;

export const jobSorts = ["newest", "oldest", "title", "urgency"] as const;
export type JobSort = (typeof jobSorts)[number];

const search = {
  organizationId: IdText.optional(),
  /** Part of a title or location. */
  q: text(lengths.line).optional(),
};

/** What a list of jobs may be asked for (readings.md 23); without `limit` all of them answer. */
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
