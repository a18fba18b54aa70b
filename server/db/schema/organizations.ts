import {
  bytes,
  createdAt,
  id,
  moment,
  organizationId,
  textColumn,
  updatedAt,
} from "#server/db/schema/columns.ts";
import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import type { ReportWriter } from "#contract/options.ts";
import type { Role } from "#contract/permissions.ts";

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
