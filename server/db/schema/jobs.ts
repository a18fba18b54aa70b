import {
  createdAt,
  id,
  moment,
  organizationId,
  tagList,
  textColumn,
  updatedAt,
} from "#server/db/schema/columns.ts";
import { sql } from "drizzle-orm";
import { bigint, boolean, integer, json, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { JobStatus } from "#contract/job.ts";
import type { HeardReading, LinePlace, TextReading } from "#contract/reading.ts";
import type { Ledger } from "#ledger/ledger.ts";

export const jobs = pgTable("jobs", {
  id: id(),
  organizationId: organizationId(),
  title: text("title").notNull(),
  location: text("location").notNull(),
  salaryRange: textColumn("salary_range"),
  description: textColumn("description"),
  benefits: textColumn("benefits"),
  culture: textColumn("culture"),
  requirements: textColumn("requirements"),
  workType: textColumn("work_type"),
  urgencyLevel: textColumn("urgency_level"),
  dealBreakers: tagList("deal_breakers"),
  dealBreakersText: textColumn("deal_breakers_text"),
  preferredBackgrounds: tagList("preferred_backgrounds"),
  redFlags: tagList("red_flags"),
  competitorCompanies: tagList("competitor_companies"),
  companyAssets: textColumn("company_assets"),
  rawExtractedJd: textColumn("raw_extracted_jd"),
  hiringCompany: textColumn("hiring_company"),
  isClientConfidential: boolean("is_client_confidential").notNull().default(false),
  employmentType: textColumn("employment_type"),
  employmentLength: textColumn("employment_length"),
  weeklyHours: textColumn("weekly_hours"),
  status: text("status").$type<JobStatus>().notNull().default("draft"),
  revision: integer("revision").notNull().default(1),
  createdBy: text("created_by"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  /** Things that happened to it and that webhooks tell of. */
  eventCount: integer("event_count").notNull().default(0),
});

export type JobRow = typeof jobs.$inferSelect;

/** What is known about a job; `basis` stands for everything it was built from. */
export const ledgers = pgTable("ledgers", {
  id: id(),
  organizationId: organizationId(),
  jobId: bigint("job_id", { mode: "number" }).notNull(),
  basis: text("basis").notNull(),
  hash: text("hash").notNull(),
  content: json("content").$type<Ledger>().notNull(),
  /** What texts for candidates are written from, where that is less. */
  forCandidates: json("for_candidates").$type<Ledger>(),
  createdAt: createdAt(),
});

/** One thing a person said of a text: what a line is, or, by "Looks right", that it is what it was read as. */
export type ReadingDecision = {
  words: string;
  /** `unplaced` takes back what was said before. */
  place: LinePlace | "unplaced";
  by: string;
  at: string;
  isConfirmation: boolean;
};

/** What we read in a job's text, and what people decided about it. */
export const jobReadings = pgTable("job_readings", {
  id: id(),
  organizationId: organizationId(),
  jobId: bigint("job_id", { mode: "number" }).notNull(),
  content: json("content").$type<TextReading>(),
  readFrom: textColumn("read_from"),
  decisions: jsonb("decisions").$type<readonly ReadingDecision[]>().notNull().default([]),
  /** What a model read in the text. */
  heard: jsonb("heard").$type<HeardReading>(),
  occupation: text("occupation"),
  occupationBy: text("occupation_by"),
  occupationAt: moment("occupation_at"),
  confirmedBy: text("confirmed_by"),
  confirmedAt: moment("confirmed_at"),
  /** Computed by the database: the reader is not sure of the occupation, and nobody chose one. */
  isMatchOpen: boolean("is_match_open")
    .notNull()
    .generatedAlwaysAs(
      sql`content is not null and occupation is null and (content -> 'comparedWith' ->> 'certainty') is distinct from 'sure'`,
    ),
  revision: integer("revision").notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
