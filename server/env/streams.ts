import { count, milliseconds } from "#server/env/kinds.ts";

/** Events that browsers with a job open listen to. */
export const streamSettings = {
  STREAM_HEARTBEAT_MS: milliseconds(15_000),
  STREAM_LIFE_MS: milliseconds(30 * 60_000),
  STREAM_BUFFER_BYTES: count(64 * 1024),
  STREAMS_PER_USER: count(5),
  /** How often it is asked whether those who watch still may; announced losses close a stream at once. */
  STREAM_RECHECK_MS: milliseconds(20_000),
};
