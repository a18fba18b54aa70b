import {
  createdAt,
  id,
  moment,
  organizationId,
  partText,
  report,
  tagList,
  textColumn,
  updatedAt,
} from "#server/db/schema/columns.ts";
import { bigint, boolean, integer, json, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type {
  CandidateNotes,
  OutputErrorCode,
  OutputVersion,
  PartialReport,
  StalePart,
  Ticks,
  ToolType,
  VersionCause,
} from "#contract/output.ts";
import type { Suggestion } from "#contract/suggestion.ts";
import type { Program } from "#server/db/program.ts";
import type { StoredStatus } from "#server/db/stored-status.ts";
import type { PartPlace } from "#tools/report/merging/merge.ts";

export const outputs = pgTable("outputs", {
  id: id(),
  organizationId: organizationId(),
  jobId: bigint("job_id", { mode: "number" }).notNull(),
  toolType: text("tool_type").$type<ToolType>().notNull(),
  status: text("status").$type<StoredStatus>().notNull().default("pending"),
  gen: integer("gen").notNull().default(0),
  attempts: integer("attempts").notNull().default(0),
  lease: text("lease"),
  taskId: uuid("task_id"),
  jobRevision: integer("job_revision"),
  ledgerId: bigint("ledger_id", { mode: "number" }),
  content: report("content"),
  version: integer("version").notNull().default(0),
  error: text("error"),
  errorCode: text("error_code").$type<OutputErrorCode>(),
  /** Whose signature goes under the messages, and whose wishes these are. */
  requestedBy: text("requested_by"),
  guidance: textColumn("guidance"),
  candidates: jsonb("candidates").$type<readonly CandidateNotes[]>().notNull().default([]),
  wantedWriter: text("wanted_writer").$type<"built-in">(),
  editedVersion: integer("edited_version"),
  editedSections: tagList("edited_sections"),
  ticks: jsonb("ticks").$type<Ticks>().notNull().default({}),
  isOutdated: boolean("is_outdated").notNull().default(false),
  /** Parts that rest on facts which have changed; none of a report that is outdated as a whole. */
  staleParts: jsonb("stale_parts").$type<readonly StalePart[]>().notNull().default([]),
  staleVersion: integer("stale_version").notNull().default(0),
  onlyChanged: boolean("only_changed").notNull().default(false),
  /** Who began the newest generation, and the version that stood then. */
  begunBy: text("begun_by"),
  begunFrom: integer("begun_from"),
  callsMade: integer("calls_made").notNull().default(0),
  claimedAt: moment("claimed_at"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const outputVersions = pgTable("output_versions", {
  id: id(),
  organizationId: organizationId(),
  outputId: bigint("output_id", { mode: "number" }).notNull(),
  version: integer("version").notNull(),
  kind: text("kind").$type<OutputVersion["kind"]>().notNull(),
  gen: integer("gen").notNull(),
  content: report("content").notNull(),
  authorId: text("author_id"),
  jobRevision: integer("job_revision"),
  ledgerId: bigint("ledger_id", { mode: "number" }),
  cause: jsonb("cause").$type<VersionCause>(),
  /** What the writer wrote, where `content` keeps a person's words. */
  written: report("written"),
  createdAt: createdAt(),
});

export const outputLocks = pgTable("output_locks", {
  id: id(),
  organizationId: organizationId(),
  outputId: bigint("output_id", { mode: "number" }).notNull(),
  part: text("part").notNull(),
  section: text("section").notNull(),
  lockedBy: text("locked_by"),
  createdAt: createdAt(),
});

export const outputSuggestions = pgTable("output_suggestions", {
  id: id(),
  organizationId: organizationId(),
  outputId: bigint("output_id", { mode: "number" }).notNull(),
  gen: integer("gen").notNull(),
  part: text("part").notNull(),
  section: text("section").notNull(),
  kind: text("kind").$type<Suggestion["kind"]>().notNull(),
  before: partText("before"),
  after: partText("after"),
  place: json("place").$type<PartPlace>().notNull(),
  changedFacts: tagList("changed_facts"),
  factsHash: text("facts_hash").notNull(),
  createdAt: createdAt(),
  byProgram: text("by_program").$type<Program["kind"]>(),
  decision: text("decision").$type<"accepted" | "kept">(),
  decidedBy: text("decided_by"),
  decidedAt: moment("decided_at"),
  version: integer("version"),
});

export const outputPartials = pgTable("output_partials", {
  id: id(),
  organizationId: organizationId(),
  outputId: bigint("output_id", { mode: "number" }).notNull(),
  gen: integer("gen").notNull(),
  sections: json("sections").$type<PartialReport["sections"]>().notNull(),
});
