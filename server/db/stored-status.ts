import { z } from "zod";
import { OutputStatus } from "#contract/output.ts";

/** A report waits in the queue before it is processing. */
export const StoredStatus = z.enum([...OutputStatus.options, "queued"]);
export type StoredStatus = z.infer<typeof StoredStatus>;

/** Outside the server a report that waits is being processed. */
export function publicStatus(stored: StoredStatus): OutputStatus {
  return stored === "queued" ? "processing" : stored;
}
