import { bytes, createdAt, id, moment, organizationId } from "#server/db/schema/columns.ts";
import { pgTable, text } from "drizzle-orm/pg-core";
import type { Scope } from "#contract/programs/scopes.ts";

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
