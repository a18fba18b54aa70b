import { Problem } from "#contract/problem.ts";
import type { Env } from "#server/env.ts";

/** Millionths of a dollar reserved or spent so far, in each window that has a cap. */
export type Spent = { organizationDay: number; everyoneDay: number; personHour: number };
type Window = keyof Spent;

export type CapSettings = Pick<Env, (typeof caps)[Window]["setting"] | "SPEND_STOP">;

/** Everyone's day stands in eight rows (`lookup.spending_windows`); a call sees seven of them without what is being added. */
export const mostCallsOver = 7;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const caps = {
  organizationDay: {
    setting: "SPEND_ORGANIZATION_DAY_USD",
    windowMs: dayMs,
    refusal:
      "Your organization's spending limit for today is reached. Use the built-in writer, or try again tomorrow.",
  },
  everyoneDay: {
    setting: "SPEND_DAY_USD",
    windowMs: dayMs,
    refusal:
      "Today's spending limit has been reached. Use the built-in writer, or try again tomorrow.",
  },
  personHour: {
    setting: "SPEND_USER_HOUR_USD",
    windowMs: hourMs,
    refusal:
      "Your own spending limit for this hour is reached. Use the built-in writer, or try again in an hour.",
  },
} as const;

export function capMicros(settings: CapSettings, window: Window): number {
  return Math.round(settings[caps[window].setting] * 1_000_000);
}

/** When a window ends; days and hours are UTC's. */
export function windowEnd(window: Window, now: Date): Date {
  const { windowMs } = caps[window];
  return new Date((Math.floor(now.getTime() / windowMs) + 1) * windowMs);
}

/** The kill switch. */
export function refuseWhenStopped({ SPEND_STOP }: CapSettings): void {
  if (SPEND_STOP === "off") return;
  const words = "Writing with a model is switched off at the moment. Use the built-in writer.";
  throw new Problem("spendingLimit", words);
}

export function capsOf(settings: CapSettings): Spent {
  return {
    organizationDay: capMicros(settings, "organizationDay"),
    everyoneDay: capMicros(settings, "everyoneDay"),
    personHour: capMicros(settings, "personHour"),
  };
}

export function overCap(over: Window, now: Date): Problem {
  const seconds = Math.ceil((windowEnd(over, now).getTime() - now.getTime()) / 1000);
  return new Problem("spendingLimit", caps[over].refusal, seconds);
}
