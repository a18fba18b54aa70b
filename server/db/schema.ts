import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { AtCap, ConnectionProvider, ConnectionTest } from "#contract/connection.ts";
import type {
  CandidateNotes,
  OutputErrorCode,
  OutputVersion,
  PartialReport,
  ReportContent,
  StalePart,
  Ticks,
  ToolType,
  VersionCause,
} from "#contract/output.ts";
import type { JobStatus } from "#contract/job.ts";
import type { ReportWriter } from "#contract/options.ts";
import type { Role } from "#contract/permissions.ts";
import type { Scope } from "#contract/programs/scopes.ts";
import type {
  DeliveryFault,
  DeliveryStatus,
  SwitchedOffBecause,
  WebhookCallType,
  WebhookEventType,
} from "#contract/programs/webhook-endpoint.ts";
import type { Settled } from "#contract/room/settled.ts";
import type { HeardReading, LinePlace, TextReading } from "#contract/reading.ts";
import type { DecisionOption, ProposedDecision } from "#contract/room/decision.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Suggestion } from "#contract/suggestion.ts";
import type { Program } from "#server/db/program.ts";
import type { PartPlace } from "#tools/report/merging/merge.ts";
import type { StoredStatus } from "#server/db/stored-status.ts";

const id = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
const organizationId = () => bigint("organization_id", { mode: "number" }).notNull();
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => moment("created_at").notNull().defaultNow();
const updatedAt = () => moment("updated_at").notNull().defaultNow();
const textColumn = (name: string) => text(name).notNull().default("");
const tagList = (name: string) => text(name).array().notNull().default([]);
/** Drizzle's own type would read a text like `12` or `{}` as what it looks like; a report's text stays text. */
const report = customType<{ data: ReportContent }>({
  dataType: () => "json",
  toDriver: (content) => JSON.stringify(content),
});
/** Any part of a report, kept in the same way. */
const partText = customType<{ data: unknown }>({
  dataType: () => "json",
  toDriver: (part) => JSON.stringify(part),
});
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const users = pgTable("users", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  phone: textColumn("phone"),
  title: textColumn("title"),
  location: textColumn("location"),
  linkedinURL: textColumn("linkedin_url"),
  bio: textColumn("bio"),
  timezone: textColumn("timezone"),
  signatureBlock: textColumn("signature_block"),
  /** Since when an operator lets them in no more. */
  blockedAt: moment("blocked_at"),
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const sessions = pgTable("sessions", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  token: text("token").notNull(),
  expiresAt: moment("expires_at").notNull(),
  ipAddress: text("ip_address"),
  userAgent: text("user_agent"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const accounts = pgTable("accounts", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  accountId: text("account_id").notNull(),
  providerId: text("provider_id").notNull(),
  accessToken: text("access_token"),
  refreshToken: text("refresh_token"),
  idToken: text("id_token"),
  accessTokenExpiresAt: moment("access_token_expires_at"),
  refreshTokenExpiresAt: moment("refresh_token_expires_at"),
  scope: text("scope"),
  password: text("password"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The secret and the codes are encrypted; better-auth's own names. */
export const twoFactors = pgTable("two_factors", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  secret: text("secret").notNull(),
  backupCodes: text("backup_codes").notNull(),
  verified: boolean("verified").notNull().default(false),
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: moment("locked_until"),
});

export const verifications = pgTable("verifications", {
  id: text("id").primaryKey(),
  identifier: text("identifier").notNull(),
  value: text("value").notNull(),
  expiresAt: moment("expires_at").notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const rateLimits = pgTable("rate_limits", {
  id: text("id").primaryKey(),
  key: text("key").notNull(),
  count: integer("count").notNull(),
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});

export const organizations = pgTable("organizations", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  domain: textColumn("domain"),
  description: textColumn("description"),
  website: textColumn("website"),
  industry: textColumn("industry"),
  companySize: textColumn("company_size"),
  voiceTone: textColumn("voice_tone"),
  messagingStyle: textColumn("messaging_style"),
  reportWriter: text("report_writer").$type<ReportWriter>().notNull().default("model"),
  textReader: text("text_reader").$type<ReportWriter>().notNull().default("model"),
  /** Jobs with a smaller id are still to be compared with what is known now. */
  compareBelow: bigint("compare_below", { mode: "number" }),
  /** The import of market figures that they were last compared with. */
  comparedImport: integer("compared_import").notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const memberships = pgTable("memberships", {
  id: id(),
  organizationId: organizationId(),
  userId: text("user_id").notNull(),
  role: text("role").$type<Role>().notNull(),
  userStatus: text("user_status").notNull().default("active"),
  createdAt: createdAt(),
});

export const invitations = pgTable("invitations", {
  id: id(),
  organizationId: organizationId(),
  email: text("email").notNull(),
  role: text("role").$type<Role>().notNull(),
  tokenHash: bytes("token_hash").notNull(),
  invitedBy: text("invited_by"),
  expiresAt: moment("expires_at").notNull(),
  acceptedAt: moment("accepted_at"),
  revokedAt: moment("revoked_at"),
  createdAt: createdAt(),
});

/** A view-only link to one report of a job, or to all of them. */
export const shareLinks = pgTable("share_links", {
  id: id(),
  organizationId: organizationId(),
  jobId: bigint("job_id", { mode: "number" }).notNull(),
  toolType: text("tool_type").$type<ToolType>(),
  tokenHash: bytes("token_hash").notNull(),
  createdBy: text("created_by"),
  createdAt: createdAt(),
  expiresAt: moment("expires_at").notNull(),
  revokedAt: moment("revoked_at"),
  openedCount: integer("opened_count").notNull().default(0),
  lastOpenedAt: moment("last_opened_at"),
});

export const guestSessions = pgTable("guest_sessions", {
  id: id(),
  organizationId: organizationId(),
  shareLinkId: bigint("share_link_id", { mode: "number" }).notNull(),
  tokenHash: bytes("token_hash").notNull(),
  createdAt: createdAt(),
  expiresAt: moment("expires_at").notNull(),
});

/** An address that an organization wants called. */
export const webhookEndpoints = pgTable("webhook_endpoints", {
  id: id(),
  organizationId: organizationId(),
  address: text("address").notNull(),
  events: text("events").array().$type<WebhookEventType[]>().notNull(),
  encryptedSecret: text("encrypted_secret").notNull(),
  /** The one before, which signs too until its day is over. */
  oldEncryptedSecret: text("old_encrypted_secret"),
  oldSecretUntil: moment("old_secret_until"),
  createdBy: text("created_by"),
  createdAt: createdAt(),
  /** What was never tried waits until then behind a delivery that failed. */
  heldUntil: moment("held_until"),
  /** Since when nothing has got through. */
  failingSince: moment("failing_since"),
  switchedOffAt: moment("switched_off_at"),
  switchedOffBecause: text("switched_off_because").$type<SwitchedOffBecause>(),
  lease: text("lease"),
  leaseUntil: moment("lease_until"),
});

/** What happened, as ids alone. */
export const webhookEvents = pgTable("webhook_events", {
  id: id(),
  organizationId: organizationId(),
  messageId: uuid("message_id").notNull(),
  type: text("type").$type<WebhookCallType>().notNull(),
  jobId: bigint("job_id", { mode: "number" }),
  outputId: bigint("output_id", { mode: "number" }),
  toolType: text("tool_type").$type<ToolType>(),
  sequence: integer("sequence"),
  createdAt: createdAt(),
});

/** One event on its way to one endpoint. */
export const webhookDeliveries = pgTable("webhook_deliveries", {
  id: id(),
  organizationId: organizationId(),
  endpointId: bigint("endpoint_id", { mode: "number" }).notNull(),
  eventId: bigint("event_id", { mode: "number" }).notNull(),
  /** A test or a replay: it waits for no other. */
  isByHand: boolean("is_by_hand").notNull().default(false),
  status: text("status").$type<DeliveryStatus>().notNull().default("waiting"),
  tries: integer("tries").notNull().default(0),
  /** What the last try was answered, or why there was no answer. */
  answer: integer("answer"),
  fault: text("fault").$type<DeliveryFault>(),
  triedAt: moment("tried_at"),
  nextTryAt: moment("next_try_at").defaultNow(),
  createdAt: createdAt(),
});

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

export const modelConnections = pgTable("model_connections", {
  id: id(),
  organizationId: organizationId(),
  provider: text("provider").$type<ConnectionProvider>().notNull(),
  model: text("model").notNull(),
  address: text("address"),
  encryptedKey: text("sealed_key"),
  keyEnd: text("key_end"),
  addedBy: text("added_by"),
  addedAt: moment("added_at").notNull().defaultNow(),
  lastTest: jsonb("last_test").$type<ConnectionTest>(),
  capMicros: bigint("cap_micros", { mode: "number" }),
  atCap: text("at_cap").$type<AtCap>().notNull().default("built-in"),
  revision: integer("revision").notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const apiTokens = pgTable("api_tokens", {
  id: id(),
  organizationId: organizationId(),
  name: text("name").notNull(),
  tokenHash: bytes("token_hash").notNull(),
  end: text("token_end").notNull(),
  scopes: text("scopes").array().$type<Scope[]>().notNull(),
  createdBy: text("created_by"),
  createdAt: createdAt(),
  expiresAt: moment("expires_at").notNull(),
  revokedAt: moment("revoked_at"),
  lastUsedAt: moment("last_used_at"),
});

export const modelCalls = pgTable("model_calls", {
  id: id(),
  organizationId: organizationId(),
  userId: text("user_id"),
  jobId: bigint("job_id", { mode: "number" }),
  outputId: bigint("output_id", { mode: "number" }),
  gen: integer("gen"),
  toolType: text("tool_type").$type<ToolType>(),
  model: text("model").notNull(),
  state: text("state").$type<"reserved" | "settled" | "lost">().notNull().default("reserved"),
  promptChars: integer("prompt_chars").notNull().default(0),
  reservedMicros: bigint("reserved_micros", { mode: "number" }).notNull(),
  costMicros: bigint("cost_micros", { mode: "number" }),
  inputTokens: integer("input_tokens"),
  cachedTokens: integer("cached_tokens"),
  outputTokens: integer("output_tokens"),
  receivedChars: integer("received_chars"),
  outcome: text("outcome"),
  durationMs: integer("duration_ms"),
  createdAt: createdAt(),
  settledAt: moment("settled_at"),
  paidBy: text("paid_by").$type<"server" | "organization">().notNull().default("server"),
  isTest: boolean("is_test").notNull().default(false),
});

export const auditEntries = pgTable("audit_entries", {
  id: id(),
  organizationId: bigint("organization_id", { mode: "number" }),
  userId: text("user_id"),
  program: text("program"),
  action: text("action").notNull(),
  object: textColumn("object"),
  outcome: text("outcome").$type<"done" | "denied">().notNull().default("done"),
  beforeHash: bytes("before_hash"),
  afterHash: bytes("after_hash"),
  ipAddress: text("ip_address"),
  requestId: text("request_id"),
  createdAt: createdAt(),
});

export const letters = pgTable("letters", {
  id: id(),
  kind: text("kind").notNull(),
  recipient: text("recipient").notNull(),
  sealed: bytes("sealed"),
  status: text("status").$type<"waiting" | "sent" | "given up">().notNull().default("waiting"),
  createdAt: createdAt(),
  sentAt: moment("sent_at"),
  forOrganization: bigint("for_organization", { mode: "number" }),
  /** Computed by the database: its words are still there. */
  isSealed: boolean("is_sealed")
    .notNull()
    .generatedAlwaysAs(sql`sealed is not null`),
});

export const attempts = pgTable("attempts", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  resetsAt: moment("resets_at").notNull(),
});

/** What somebody decided about a job. Of one key only the newest holds. */
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
