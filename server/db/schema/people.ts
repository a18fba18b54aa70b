import { bytes, createdAt, id, moment, textColumn, updatedAt } from "#server/db/schema/columns.ts";
import { sql } from "drizzle-orm";
import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";

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
