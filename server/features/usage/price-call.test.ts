import { expect, test } from "vitest";
import { finalPriceMicros, worstPriceMicros } from "#server/features/usage/price-call.ts";
import { readEnv } from "#server/env.ts";
import type { ModelFailure } from "#server/model/door/failure.ts";

const rates = { SPEND_UNLISTED_USD_PER_MILLION_TOKENS: 8 };
const sonnet = "anthropic/claude-sonnet-4-5";

/** A call as it stands in the books. */
function reservedFor(model: string, promptChars = 30_000, mostOutputTokens = 16_000) {
  const reservedMicros = worstPriceMicros(rates, { model, promptChars, mostOutputTokens });
  return { model, promptChars, reservedMicros };
}

function endOf(outcome: ModelFailure["kind"] | "written", receivedChars = 0) {
  return { usage: null, outcome, receivedChars, durationMs: 1 };
}

test("the worst price is a token for every character, written to the cache, and an answer of full length", () => {
  // 30,000 at $3.75 and 16,000 at $15, per million
  expect(reservedFor(sonnet).reservedMicros).toBe(112_500 + 240_000);
});

test.each([sonnet, "openai/gpt-5.5", "google/gemini-2.5-pro", "compatible/llama"])(
  "however %s counts our prompt, it costs no more than was reserved",
  (model) => {
    const call = reservedFor(model);
    const splits = [
      { input: 30_000, cached: 0, cacheWritten: 0, output: 16_000 },
      { input: 30_000, cached: 30_000, cacheWritten: 0, output: 16_000 },
      { input: 30_000, cached: 0, cacheWritten: 30_000, output: 16_000 },
      { input: 30_000, cached: 9_000, cacheWritten: 9_000, output: 16_000 },
    ];
    for (const usage of splits) {
      const cost = finalPriceMicros(rates, call, { ...endOf("written", 60_000), usage });
      expect(cost).toBeLessThanOrEqual(call.reservedMicros);
    }
  },
);

test("a model without a listed price costs the configured one, and nothing where that is zero", () => {
  expect(reservedFor("compatible/llama").reservedMicros).toBe(46_000 * 8);
  const own = { SPEND_UNLISTED_USD_PER_MILLION_TOKENS: 0 };
  const call = { model: "compatible/llama", promptChars: 30_000, mostOutputTokens: 16_000 };
  expect(worstPriceMicros(own, call)).toBe(0);
  expect(worstPriceMicros(own, { ...call, model: sonnet })).toBeGreaterThan(0);
});

test("a failed call costs what the provider says it used", () => {
  const usage = { input: 9_000, cached: 6_000, cacheWritten: 0, output: 100 };
  const end = { ...endOf("truncated", 300), usage };
  expect(finalPriceMicros(rates, reservedFor(sonnet), end)).toBe(9_000 + 1_800 + 1_500);
});

test("a call that broke off without a word about its price is estimated from what was sent and received", () => {
  // 10,000 tokens at $3.75 and 2,000 at $15, per million
  expect(finalPriceMicros(rates, reservedFor(sonnet), endOf("cut", 6_000))).toBe(37_500 + 30_000);
  expect(finalPriceMicros(rates, reservedFor(sonnet), endOf("timedOut"))).toBe(37_500);
});

test("an estimate never exceeds what was reserved", () => {
  const call = reservedFor(sonnet, 30_000, 10);
  expect(finalPriceMicros(rates, call, endOf("cut", 250_000))).toBe(call.reservedMicros);
});

test.each(["rateLimited", "unavailable", "notAuthorized", "badRequest", "tooLarge"] as const)(
  "a request that was turned away (%s) costs nothing, unless an answer had begun",
  (kind) => {
    expect(finalPriceMicros(rates, reservedFor(sonnet), endOf(kind))).toBe(0);
    expect(finalPriceMicros(rates, reservedFor(sonnet), endOf(kind, 3))).toBeGreaterThan(0);
  },
);

test.each([
  "anthropic/claude-opus-5",
  "openai/gpt-5.6-sol",
  "google/gemini-3.1-pro",
  "compatible/x",
])(
  "with the settings as they come, one person may have six reports written at once by %s",
  (model) => {
    const env = readEnv({
      DATABASE_URL: "postgres://x@localhost/x",
      AUTH_SECRET: "a-secret-for-tests-of-forty-characters!!",
    });
    const call = { model, promptChars: 50_000, mostOutputTokens: env.MODEL_MAX_OUTPUT_TOKENS };
    const sixUsd = (6 * worstPriceMicros(env, call)) / 1_000_000;
    expect(sixUsd).toBeLessThanOrEqual(env.SPEND_USER_HOUR_USD);
    expect(sixUsd).toBeLessThanOrEqual(env.SPEND_ORGANIZATION_DAY_USD);
  },
);
