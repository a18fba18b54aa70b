import type { Env } from "#server/env.ts";
import type { Usage } from "#server/model/door/failure.ts";
import type { CallRecord } from "#server/model/fallback.ts";
import { costOf } from "#server/model/prices.ts";

/** A call about to leave. */
export type PlannedCall = { model: string; promptChars: number; mostOutputTokens: number };

/** How a call ended, as the bill needs it. */
export type CallEnd = Omit<CallRecord, "model">;

type Rates = Pick<Env, "SPEND_UNLISTED_USD_PER_MILLION_TOKENS">;
type Reserved = { model: string; promptChars: number; reservedMicros: number };

/** Our texts have about four characters to a token; three keeps an estimate on the dear side. */
const charsPerToken = 3;

/** Providers that turn a request away before a model sees it do not bill it. */
const turnedAway: ReadonlySet<CallEnd["outcome"]> = new Set([
  "rateLimited",
  "unavailable",
  "notAuthorized",
  "badRequest",
  "tooLarge",
]);

/** The most a call can cost: a token for every character, all of it written to the cache, an answer of full length. */
export function worstPriceMicros(rates: Rates, call: PlannedCall): number {
  return priceMicros(rates, call.model, uncached(call.promptChars, call.mostOutputTokens));
}

/** What models read at once when no setting says; a longer prompt is never sent to a hosted one. */
const usualWindowTokens = 128_000;

/** The most that one call to any of these models can really cost: what fits into its window, and an answer of full length. */
export function dearestCallMicros(env: Env, models: readonly string[]): number {
  const { MODEL_WINDOW_TOKENS: promptChars = usualWindowTokens, MODEL_MAX_OUTPUT_TOKENS } = env;
  const call = { promptChars, mostOutputTokens: MODEL_MAX_OUTPUT_TOKENS };
  return Math.max(0, ...models.map((model) => worstPriceMicros(env, { model, ...call })));
}

/** What a call cost, or must be taken to have cost where the provider did not get to say. */
export function finalPriceMicros(rates: Rates, call: Reserved, end: CallEnd): number {
  if (end.usage) return priceMicros(rates, call.model, end.usage);
  if (end.receivedChars === 0 && turnedAway.has(end.outcome)) return 0;
  const guess = uncached(tokensIn(call.promptChars), tokensIn(end.receivedChars));
  return Math.min(call.reservedMicros, priceMicros(rates, call.model, guess));
}

function priceMicros(rates: Rates, model: string, usage: Usage): number {
  // A dollar per million tokens is a millionth of a dollar per token.
  const unlisted = (usage.input + usage.output) * rates.SPEND_UNLISTED_USD_PER_MILLION_TOKENS;
  return costOf(model, usage) ?? Math.ceil(unlisted);
}

function uncached(input: number, output: number): Usage {
  return { input, cached: 0, cacheWritten: input, output };
}

function tokensIn(chars: number): number {
  return Math.ceil(chars / charsPerToken);
}
