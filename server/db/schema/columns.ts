import { bigint, customType, text, timestamp } from "drizzle-orm/pg-core";
import type { ReportContent } from "#contract/output.ts";

export const id = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
export const organizationId = () => bigint("organization_id", { mode: "number" }).notNull();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => moment("created_at").notNull().defaultNow();
export const updatedAt = () => moment("updated_at").notNull().defaultNow();
export const textColumn = (name: string) => text(name).notNull().default("");
export const tagList = (name: string) => text(name).array().notNull().default([]);

/** Drizzle's own type would read a text like `12` or `{}` as what it looks like; a report's text stays text. */
export const report = customType<{ data: ReportContent }>({
  dataType: () => "json",
  toDriver: (content) => JSON.stringify(content),
});

/** Any part of a report, kept in the same way. */
export const partText = customType<{ data: unknown }>({
  dataType: () => "json",
  toDriver: (part) => JSON.stringify(part),
});

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
