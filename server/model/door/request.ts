import type { z } from "zod";
import type { Usage } from "#server/model/door/failure.ts";

/** How much a model may read, and send before it is stopped. */
export type Sizes = {
  /** Prompt and answer together. */
  contextTokens: number;
  maxOutputTokens: number;
  /** Of the answer itself. */
  maxChars: number;
  /** Of the whole response, protocol included. */
  maxBytes: number;
  /** The sections of longer answers are still written, but no longer shown as they finish. */
  maxPartialChars: number;
};

/** Whole sections of an answer by their keys, as far as its schema knows them. */
export type Sections = Record<string, unknown>;

/** One thing to be written. People's addresses and numbers in it are hidden from the model and put back. */
export type ModelRequest<T> = {
  system: string;
  /** The same, byte for byte, in every call about one job, so that providers' caches hit. */
  prefix: string;
  /** What this call alone asks for. */
  ask: string;
  schema: z.ZodType<T>;
  /** Room that the answer must have in the model's window; without it, that of a whole report. */
  answerTokens?: number;
  signal: AbortSignal;
  /** Gets sections as they finish, at most four times a second; must not throw. */
  onSections?: (finished: Sections) => void;
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
