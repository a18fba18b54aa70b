import { createdAt, id, moment, organizationId, updatedAt } from "#server/db/schema/columns.ts";
import { bigint, boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AtCap, ConnectionProvider, ConnectionTest } from "#contract/connection.ts";
import type { ToolType } from "#contract/output.ts";

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
