import { bytes, createdAt, id, moment, organizationId } from "#server/db/schema/columns.ts";
import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { ToolType } from "#contract/output.ts";

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
