import { randomUUID } from "node:crypto";
import type { HeardReading, ReadLine } from "#contract/reading.ts";
import type { Deps } from "#server/deps.ts";
import type { ChosenModels } from "#server/features/connections/model-choice.service.ts";
import { openSpending } from "#server/features/usage/usage.service.ts";
import { openCallBudget } from "#server/model/budget.ts";
import type { CallHooks } from "#server/model/fallback.ts";
import type { Models } from "#server/model/models.ts";
import { openFrame } from "#server/model/untrusted.ts";
import type { UntrustedFrame } from "#tools/server-tool.ts";
import { buildReadingPrompt, heardOf, LinesByModel } from "#tools/model/reading-prompt.ts";

/** A person waits in front of the form, and without an answer our own reading stands. */
const longestMs = 20_000;

type Parts = Pick<Deps, "tenant" | "metrics">;
type Payer = { organizationId: number; userId: string };
type Lines = readonly Pick<ReadLine, "id" | "text" | "heading">[];

/** What a model reads in a text, paid for by or for an organization. */
export async function readWithModel(
  { tenant, metrics }: Parts,
  { models, env, paidBy }: ChosenModels,
  payer: Payer,
  lines: Lines,
): Promise<HeardReading> {
  const noReport = { outputId: null, gen: null, toolType: null, isTest: false };
  const spending = openSpending({ tenant, env, metrics }, { ...payer, ...noReport, paidBy });
  let callId = 0;
  const frame = openFrame(env.AUTH_SECRET, "lines", payer.userId, randomUUID());
  return askToRead(models, lines, frame, (promptChars) => ({
    async beforeCall(model) {
      const mostOutputTokens = env.MODEL_MAX_OUTPUT_TOKENS;
      callId = await spending.reserve({ model, promptChars, mostOutputTokens });
    },
    afterCall: ({ usage, receivedChars, outcome, durationMs }) =>
      spending.settle(callId, { usage, receivedChars, outcome, durationMs }),
  }));
}

/** One call: numbered lines go out, and come back with their places and the words of values. */
export async function askToRead(
  models: Models,
  lines: Lines,
  frame: UntrustedFrame,
  hooksFor: (promptChars: number) => CallHooks,
): Promise<HeardReading> {
  const prompt = buildReadingPrompt(lines, frame);
  const { object } = await models.write(
    "parse",
    { ...prompt, schema: LinesByModel, signal: AbortSignal.timeout(longestMs) },
    openCallBudget(1, longestMs),
    hooksFor(prompt.system.length + prompt.prefix.length + prompt.ask.length),
  );
  return heardOf(lines, object);
}
