import type { z } from "zod";
import type { Usage } from "#server/model/failure.ts";

/** How much a model may send before it is stopped. */
export type Sizes = {
  maxOutputTokens: number;
  /** Of the answer itself. */
  maxChars: number;
  /** Of the whole response, protocol included. */
  maxBytes: number;
  /** Longer answers are still written, but no longer shown while they grow. */
  maxPartialChars: number;
};

/** A report while it is being written: what the schema knows of it so far, and which keys are complete. */
export type PartialReport = { value: Record<string, unknown>; finishedKeys: string[] };

/** One thing to be written. People's addresses and numbers in it are hidden from the model and put back. */
export type ModelRequest<T> = {
  system: string;
  /** The same, byte for byte, in every call about one job, so that providers' caches hit. */
  prefix: string;
  /** What this call alone asks for. */
  ask: string;
  schema: z.ZodType<T>;
  signal: AbortSignal;
  /** Called at most four times a second; must not throw. */
  onPartial?: (partial: PartialReport) => void;
};

/** What one call brought. */
export type Written<T> = {
  object: T;
  /** `anthropic/…`, for the report and the bill. */
  model: string;
  /** Null when the provider did not say. */
  usage: Usage | null;
  finishReason: "stop";
  receivedChars: number;
  durationMs: number;
  firstTokenMs: number;
};
