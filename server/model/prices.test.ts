import { expect, test } from "vitest";
import { costOf, pricesAsOf } from "#server/model/prices.ts";

const usage = { input: 10_000, cached: 6_000, cacheWritten: 1_000, output: 2_000 };

test("a call costs its plain, cached, written and output tokens, in whole millionths", () => {
  // 3,000 at $3 + 6,000 at $0.30 + 1,000 at $3.75 + 2,000 at $15, per million
  expect(costOf("anthropic/claude-sonnet-4-5", usage)).toBe(9_000 + 1_800 + 3_750 + 30_000);
});

test.each([
  "anthropic/claude-sonnet-4-5-20250929",
  "bedrock/anthropic.claude-sonnet-4-5-20250929-v1:0",
  "bedrock/global.anthropic.claude-sonnet-4-5-20250929-v1:0",
])("%s costs what its undated name costs", (name) => {
  expect(costOf(name, usage)).toBe(costOf("anthropic/claude-sonnet-4-5", usage));
});

test("both OpenAI protocols cost the same, and a small model is not taken for its big sister", () => {
  expect(costOf("openai-chat/gpt-5", usage)).toBe(costOf("openai/gpt-5-2025-08-07", usage));
  expect(costOf("openai/gpt-5-mini", usage)).not.toBe(costOf("openai/gpt-5", usage));
});

test("the prices say when they were read", () => {
  expect(Number.isNaN(Date.parse(pricesAsOf))).toBe(false);
});

test("a fraction of a millionth is rounded up, never lost", () => {
  const one = { input: 1, cached: 0, cacheWritten: 0, output: 0 };
  expect(costOf("openai/gpt-5.4-nano", one)).toBe(1);
});

test.each([
  "compatible/llama-3.3",
  "openai/gpt-99",
  "bedrock/us.anthropic.claude-sonnet-4-5",
  "constructor",
])("the price of %s is not known, and not guessed", (name) => {
  expect(costOf(name, usage)).toBeNull();
});
