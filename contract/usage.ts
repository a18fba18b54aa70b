import { z } from "zod";
import { Timestamp } from "#contract/text.ts";

const count = z.number().int().min(0);

/** Calls to models and what they used: cached tokens are part of input, money is in millionths of a US dollar. */
const Consumption = z.object({
  calls: count,
  inputTokens: count,
  cachedTokens: count,
  outputTokens: count,
  /** Of calls that are over. */
  costMicros: count,
  /** Set aside for calls that are not. */
  reservedMicros: count,
});
export type Consumption = z.infer<typeof Consumption>;

export const DailyUsage = Consumption.extend({ day: z.iso.date(), model: z.string() });
export type DailyUsage = z.infer<typeof DailyUsage>;

/** One spending limit; `usedMicros` counts what is reserved as well. */
export const SpendingCap = z.object({
  capMicros: count,
  usedMicros: count,
  leftMicros: count,
  resetsAt: Timestamp,
});
export type SpendingCap = z.infer<typeof SpendingCap>;

/** What an organization spends on models, today and in the last 30 days (UTC), newest day first. */
export const OrganizationUsage = z.object({
  today: Consumption,
  days: z.array(DailyUsage),
  organizationDay: SpendingCap,
  /** The caller's own, in all their organizations together. */
  userHour: SpendingCap,
  /** Whether the operator has stopped all calls to models. */
  isStopped: z.boolean(),
  pricesAsOf: z.iso.date(),
});
export type OrganizationUsage = z.infer<typeof OrganizationUsage>;
