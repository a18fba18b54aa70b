import { countFromZero, milliseconds } from "#server/env/kinds.ts";

/** Files that are read and written, and descriptions that are read. */
export const documentSettings = {
  /** Programs for documents that stay ready; more are started when needed and end after idling. */
  DOCUMENT_PROGRAMS_KEPT: countFromZero(1),
  DOCUMENT_PROGRAM_IDLE_MS: milliseconds(10 * 60_000),
  /** The longest a description may take to be read. */
  PARSE_TIMEOUT_MS: milliseconds(2_000),
};
