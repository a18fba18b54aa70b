import type { z } from "zod";
import { countTokens } from "#server/model/window/count-tokens.ts";
import { ModelFailure, type Usage } from "#server/model/door/failure.ts";
import type { ModelRequest, Sizes } from "#server/model/door/request.ts";
import { wireSchemaOf } from "#server/model/answer/wire-schema.ts";

/** How much a model reads and writes at once. */
export type Window = {
  tokens: number;
  /** The server takes the size from each call, so it need not be larger than that call needs. */
  isSetByCall?: boolean;
};

/** Our count may be that much too low for old tokenizers. */
const margin = 1.15;
/** No tokenizer makes less than half as many tokens of a text as we count: what is told below that was never read. */
const leastShareRead = 0.5;
/** A whole report has 1,500 to 3,500 tokens. */
const usualAnswerTokens = 4_000;

type Counted = Pick<ModelRequest<unknown>, "system" | "prefix" | "ask" | "answerTokens"> & {
  schema: z.ZodType;
};

/** The sizes of one call, so that prompt and answer fit into the window; a prompt that would be cut never leaves. */
export function fitWindow(request: Counted, window: Window, sizes: Sizes): Sizes {
  const schema = JSON.stringify(wireSchemaOf(request.schema).schema);
  const { system, prefix, ask } = request;
  const promptTokens = Math.ceil(countAll([system, prefix, ask, schema]) * margin);
  const neededTokens = promptTokens + (request.answerTokens ?? usualAnswerTokens);
  if (neededTokens > window.tokens) {
    throw new ModelFailure("windowTooSmall", { neededTokens, windowTokens: window.tokens });
  }
  const contextTokens = window.isSetByCall
    ? Math.min(window.tokens, nextPowerOfTwo(neededTokens))
    : window.tokens;
  const maxOutputTokens = Math.min(sizes.maxOutputTokens, contextTokens - promptTokens);
  return { ...sizes, contextTokens, maxOutputTokens };
}

/** Refuses an answer to a prompt of which the server read less than we sent. */
export function checkReadWhole(
  sent: readonly string[],
  usage: Usage | null,
  contextTokens: number,
): void {
  const words = countAll(sent);
  if (!usage || usage.input === 0 || usage.input >= words * leastShareRead) return;
  throw new ModelFailure("promptCut", { neededTokens: words, windowTokens: contextTokens });
}

function countAll(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + countTokens(text), 0);
}

/** A server loads its model anew for every other size, so there are few. */
function nextPowerOfTwo(tokens: number): number {
  return 2 ** Math.ceil(Math.log2(tokens));
}
