import { z } from "zod";
import { count, derivedCount, milliseconds } from "#server/env/kinds.ts";

/** How much a worker does at once, and how fast lost work is found. */
export const queueSettings = {
  QUEUE_CONCURRENCY: derivedCount,
  QUEUE_ORGANIZATION_CONCURRENCY: count(6),
  QUEUE_POLL_SECONDS: z.coerce.number().min(0.5).default(0.5),
  QUEUE_HEARTBEAT_SECONDS: z.coerce.number().int().min(10).default(10),
  QUEUE_SUPERVISE_SECONDS: count(1),
  QUEUE_EXPIRE_SECONDS: derivedCount,
  QUEUE_RETRY_DELAY_SECONDS: count(1),
  REAPER_EVERY_MS: milliseconds(15_000),
  REAPER_QUIET_SECONDS: count(10),
};
