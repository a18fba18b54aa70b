import { z } from "zod";
import { count, milliseconds } from "#server/env/kinds.ts";

/** How long what has ended is kept. */
export const keepingSettings = {
  /** Sessions, mailed tokens and invitations, after they have expired. */
  KEEP_EXPIRED_DAYS: count(7),
  /** Shared links and hiring managers' rooms, after they ended. */
  KEEP_SHARES_DAYS: count(120),
  /** Mail that was sent, given up, or waits for a mail server. */
  KEEP_LETTERS_DAYS: count(7),
  /** The record of changes and refusals; a month of it always stays. */
  KEEP_ACTIVITY_DAYS: z.coerce.number().int().min(30).default(400),
  /** What each call to a model cost. */
  KEEP_MODEL_CALLS_DAYS: count(400),
  /** Events and the log of calls to organizations' own addresses; longer than a call is tried. */
  KEEP_WEBHOOKS_DAYS: z.coerce.number().int().min(7).default(30),
  SWEEP_EVERY_MS: milliseconds(60 * 60_000),
};
