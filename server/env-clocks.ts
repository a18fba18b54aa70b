/** However often it is put back, a report has ended by then. */
export const longestGenerationSeconds = 480;

type Clocks = {
  QUEUE_POLL_SECONDS: number;
  QUEUE_HEARTBEAT_SECONDS: number;
  QUEUE_EXPIRE_SECONDS: number;
  MODEL_TOTAL_MS: number;
  STOP_DRAIN_MS: number;
  STOP_TIMEOUT_MS: number;
};

/** Clocks that must run out one before the other; a sentence for each that does not. */
export function findClashes(clocks: Clocks): string[] {
  const { QUEUE_POLL_SECONDS: poll, QUEUE_HEARTBEAT_SECONDS: heartbeat } = clocks;
  const { QUEUE_EXPIRE_SECONDS: expiry, MODEL_TOTAL_MS: model } = clocks;
  const rules = {
    "QUEUE_POLL_SECONDS must be shorter than QUEUE_HEARTBEAT_SECONDS": poll < heartbeat,
    "QUEUE_HEARTBEAT_SECONDS must be shorter than QUEUE_EXPIRE_SECONDS": heartbeat < expiry,
    "MODEL_TOTAL_MS must be shorter than QUEUE_EXPIRE_SECONDS: a report still being written would be given to another worker":
      model < expiry * 1_000,
    [`MODEL_TOTAL_MS must be shorter than ${longestGenerationSeconds} s: no report may take longer, waiting included`]:
      model < longestGenerationSeconds * 1_000,
    "STOP_DRAIN_MS must be shorter than STOP_TIMEOUT_MS":
      clocks.STOP_DRAIN_MS < clocks.STOP_TIMEOUT_MS,
  };
  return Object.entries(rules).flatMap(([sentence, isKept]) => (isKept ? [] : [sentence]));
}
