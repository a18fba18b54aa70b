import { randomUUID } from "node:crypto";
import type { HeardReading, ReadLine } from "#contract/reading.ts";
import type { Deps } from "#server/deps.ts";
import { describeFault } from "#server/log.ts";
import { openPurse } from "#server/features/usage/usage.service.ts";
import { openCallBudget } from "#server/model/budget.ts";
import type { CallHooks } from "#server/model/fallback.ts";
import type { Models } from "#server/model/models.ts";
import { openFrame } from "#server/model/untrusted.ts";
import type { Frame } from "#tools/server-tool.ts";
import { buildReadingPrompt, heardOf, LinesByModel } from "#tools/model/reading-prompt.ts";

/** A person waits in front of the form, and without an answer our own reading stands. */
const longestMs = 20_000;

type Parts = Pick<Deps, "env" | "log" | "tenant" | "models" | "metrics">;
type Payer = { organizationId: number; userId: string };
type Lines = readonly Pick<ReadLine, "id" | "text" | "heading">[];

/** What a model reads in a text, paid by an organization; null when it could not or may not. */
export async function readWithModel(
  { env, log, tenant, models, metrics }: Parts,
  payer: Payer,
  lines: Lines,
): Promise<HeardReading | null> {
  const report = { outputId: null, gen: null, toolType: null };
  const purse = openPurse({ tenant, env, metrics }, { ...payer, ...report });
  let callId = 0;
  try {
    const frame = openFrame(env.AUTH_SECRET, "lines", payer.userId, randomUUID());
    return await askToRead(models, lines, frame, (promptChars) => ({
      async beforeCall(model) {
        const mostOutputTokens = env.MODEL_MAX_OUTPUT_TOKENS;
        callId = await purse.reserve({ model, promptChars, mostOutputTokens });
      },
      afterCall: ({ usage, receivedChars, outcome, durationMs }) =>
        purse.settle(callId, { usage, receivedChars, outcome, durationMs }),
    }));
  } catch (fault) {
    log.warn(describeFault(fault), "text not read by a model");
    return null;
  }
}

/** One call: numbered lines go out, and come back with their places and the words of values. */
export async function askToRead(
  models: Models,
  lines: Lines,
  frame: Frame,
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
