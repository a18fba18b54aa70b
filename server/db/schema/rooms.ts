import {
  bytes,
  createdAt,
  id,
  moment,
  organizationId,
  textColumn,
} from "#server/db/schema/columns.ts";
import { bigint, boolean, integer, json, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { DecisionOption, ProposedDecision } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";

/** Where a hiring manager decides about a job, by a link. */
export const rooms = pgTable("rooms", {
  id: id(),
  organizationId: organizationId(),
  jobId: bigint("job_id", { mode: "number" }).notNull(),
  name: text("name").notNull(),
  email: text("email"),
  tokenHash: bytes("token_hash").notNull(),
  reminderHash: bytes("reminder_hash"),
  createdBy: text("created_by"),
  createdAt: createdAt(),
  expiresAt: moment("expires_at").notNull(),
  endedAt: moment("ended_at"),
  openedCount: integer("opened_count").notNull().default(0),
  lastOpenedAt: moment("last_opened_at"),
  remindedAt: moment("reminded_at"),
  wrongPersonAt: moment("wrong_person_at"),
  signedAt: moment("signed_at"),
});

export const roomDecisions = pgTable("room_decisions", {
  id: id(),
  organizationId: organizationId(),
  roomId: bigint("room_id", { mode: "number" }).notNull(),
  position: integer("position").notNull(),
  key: text("key").notNull(),
  asked: json("asked").$type<ProposedDecision>().notNull(),
  askedValue: text("asked_value").notNull(),
  answer: json("answer").$type<DecisionOption>(),
  answeredValue: text("answered_value"),
  answeredAt: moment("answered_at"),
  isToTalk: boolean("is_to_talk").notNull().default(false),
});

export const roomQuestions = pgTable("room_questions", {
  id: id(),
  organizationId: organizationId(),
  roomId: bigint("room_id", { mode: "number" }).notNull(),
  position: integer("position").notNull(),
  words: text("words"),
  question: text("question").notNull(),
  hint: text("hint").notNull(),
  answer: textColumn("answer"),
  mayTell: boolean("may_tell").notNull().default(false),
  answeredAt: moment("answered_at"),
});

export const managerSessions = pgTable("manager_sessions", {
  id: id(),
  organizationId: organizationId(),
  roomId: bigint("room_id", { mode: "number" }).notNull(),
  tokenHash: bytes("token_hash").notNull(),
  createdAt: createdAt(),
  expiresAt: moment("expires_at").notNull(),
});

/** What somebody decided about a job. Of one key only the newest holds; with `holdsAgain` an older one does once that is taken back. */
export const decisions = pgTable("decisions", {
  id: id(),
  organizationId: organizationId(),
  jobId: bigint("job_id", { mode: "number" }).notNull(),
  key: text("key").notNull(),
  settled: jsonb("settled").$type<Settled>().notNull(),
  label: text("label").notNull(),
  value: text("value").notNull(),
  words: text("words").notNull(),
  byName: text("by_name").notNull(),
  byRole: text("by_role"),
  through: text("through").$type<"room" | "call">().notNull(),
  roomId: bigint("room_id", { mode: "number" }),
  recordedBy: text("recorded_by"),
  decidedAt: moment("decided_at").notNull().defaultNow(),
  supersededAt: moment("superseded_at"),
  supersededBy: text("superseded_by"),
  holdsAgain: boolean("holds_again").notNull().default(false),
});

/** A line of a sign-off, as it stood when it was signed. */
export type SignedLine = { key: string; label: string; value: string; settled: Settled };

export const signOffs = pgTable("sign_offs", {
  id: id(),
  organizationId: organizationId(),
  jobId: bigint("job_id", { mode: "number" }).notNull(),
  roomId: bigint("room_id", { mode: "number" }),
  number: integer("number").notNull(),
  record: text("record").notNull(),
  hash: text("hash").notNull(),
  signature: text("signature").notNull(),
  keyId: text("key_id").notNull(),
  signed: jsonb("signed").$type<SignedLine[]>().notNull(),
  isReplaced: boolean("is_replaced").notNull().default(false),
  /** Read and written by the version before alone: news of changes is counted by address now, in `attempts`. */
  toldAt: moment("told_at"),
  createdAt: createdAt(),
});

/** A signed fact that changed later. */
export const drifts = pgTable("drifts", {
  id: id(),
  organizationId: organizationId(),
  jobId: bigint("job_id", { mode: "number" }).notNull(),
  signOffId: bigint("sign_off_id", { mode: "number" }).notNull(),
  roomId: bigint("room_id", { mode: "number" }),
  key: text("key").notNull(),
  label: text("label").notNull(),
  before: text("before").notNull(),
  after: text("after").notNull(),
  changedBy: text("changed_by"),
  decidedBy: text("decided_by"),
  changedAt: moment("changed_at").notNull().defaultNow(),
  effect: text("effect").notNull(),
  reason: textColumn("reason"),
  state: text("state").$type<"open" | "agreed" | "asked">().notNull().default("open"),
  asked: textColumn("asked"),
  isTold: boolean("is_told").notNull().default(false),
  endedAt: moment("ended_at"),
});
