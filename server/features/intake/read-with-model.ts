import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import { describeFault } from "#server/log.ts";
import { openPurse } from "#server/features/usage/usage.service.ts";
import { openCallBudget } from "#server/model/budget.ts";
import { openFrame } from "#server/model/untrusted.ts";
import { buildParsePrompt, ReadByModel } from "#tools/parse-prompt.ts";

/** A person waits in front of the form, and without an answer our own readers fill it. */
const longestMs = 20_000;

type Parts = Pick<Deps, "env" | "log" | "tenant" | "models" | "metrics">;
type Payer = { organizationId: number; userId: string };

/** What a model reads out of a text, paid by an organization; nothing when it could not or may not. */
export async function readWithModel(
  { env, log, tenant, models, metrics }: Parts,
  payer: Payer,
  text: string,
): Promise<ReadByModel | undefined> {
  const report = { outputId: null, gen: null, toolType: null };
  const purse = openPurse({ tenant, env, metrics }, { ...payer, ...report });
  const prompt = buildParsePrompt(
    text,
    openFrame(env.AUTH_SECRET, "description", payer.userId, randomUUID()),
  );
  const promptChars = prompt.system.length + prompt.prefix.length + prompt.ask.length;
  let callId = 0;
  try {
    const { object } = await models.write(
      "parse",
      { ...prompt, schema: ReadByModel, signal: AbortSignal.timeout(longestMs) },
      openCallBudget(1, longestMs),
      {
        async beforeCall(model) {
          const mostOutputTokens = env.MODEL_MAX_OUTPUT_TOKENS;
          callId = await purse.reserve({ model, promptChars, mostOutputTokens });
        },
        afterCall: ({ usage, receivedChars, outcome, durationMs }) =>
          purse.settle(callId, { usage, receivedChars, outcome, durationMs }),
      },
    );
    return object;
  } catch (fault) {
    log.warn(describeFault(fault), "description not read by a model");
    return undefined;
  }
}
