import { z } from "zod";
import type { ConnectionTest } from "#contract/connection.ts";
import { Problem } from "#contract/problem.ts";
import type { Deps } from "#server/deps.ts";
import type { ConnectionRow } from "#server/features/connections/connections.store.ts";
import type {
  ChosenModels,
  ModelChoice,
} from "#server/features/connections/model-choice.service.ts";
import { openSpending, type Spending } from "#server/features/usage/usage.service.ts";
import { clocksOf } from "#server/env/clocks.ts";
import { openCallBudget } from "#server/model/budget.ts";
import { ModelFailure, type FailureKind } from "#server/model/door/failure.ts";
import type { CallRecord } from "#server/model/fallback.ts";
import { callTokens, foresee, isInTime } from "#server/model/report-needs.ts";
import type { Written } from "#server/model/door/request.ts";

/** A person waits for it. */
const longestMs = 25_000;

const Answer = z.strictObject({ summary: z.string().min(1).max(600) });
const request = {
  system: "You write short recruiting reports as JSON.",
  prefix: "The job: a night nurse in Austin, Texas. Three years of intensive care. $48 an hour.",
  ask: 'Write "summary", one sentence on how hard this search is.',
  schema: Answer,
};

/** What the provider said, in plain words, and what mends it. Nothing that was written is lost by any of them. */
const sentences: Record<FailureKind, string> = {
  notAuthorized:
    "The provider does not accept this key. It may be mistyped, expired or revoked. Make a new one there, and replace it here.",
  badRequest:
    "The provider does not accept how reports are asked for: this model cannot answer in their form. Choose another model.",
  rateLimited:
    "The provider takes no more calls with this key at the moment. Check its credit and limits there, or try again later.",
  unavailable: "Nothing useful answers there. Check the address, or try again later.",
  addressRefused:
    "This server may not call that address. Use a public https address, or ask whoever runs this server to allow it (EGRESS_ALLOW).",
  timedOut: "The model took too long. Try again, or choose a faster one.",
  cut: "The answer broke off. Try again.",
  truncated: "The answer was cut at its length. Choose another model.",
  tooLarge: "The answer never ended. Choose another model.",
  refused: "The model refused to answer. Choose another model.",
  invalidOutput: "The model does not answer in the form that reports need. Choose another model.",
  windowTooSmall: "The model reads too little at once. Choose one with a larger window.",
  promptCut: "The model reads too little at once. Choose one with a larger window.",
  aborted: "The test was given up. Try again.",
};

function explain({ kind, status }: ModelFailure, { provider, model }: ConnectionRow): string {
  if (kind !== "badRequest" || status !== 404) return sentences[kind];
  return provider === "ollama"
    ? `That server has no model ${model}. Run "ollama pull ${model}" there, or check the name.`
    : `The provider does not know the model ${model}. Check its name, and whether the key may use it.`;
}

/** It answers, and yet reports would be given up. */
function findTooSlow(
  { env }: ChosenModels,
  { provider }: ConnectionRow,
  written: Written<unknown>,
) {
  const { seconds } = foresee(written);
  const clocks = clocksOf(env, provider);
  if (isInTime(seconds, clocks)) return undefined;
  return `It answers, but a report would take about ${seconds} s, and is given up after ${clocks.totalMs / 1_000} s. Choose a faster model.`;
}

/** Asks the connected model for a sentence, paid like any other call. */
export async function tryConnection(
  { tenant, metrics }: Pick<Deps, "tenant" | "metrics">,
  choice: ModelChoice,
  connection: ConnectionRow,
  userId: string,
): Promise<ConnectionTest> {
  const startedAt = performance.now();
  let costMicros = 0;
  const tell = (isGood: boolean, sentence: string): ConnectionTest => ({
    at: new Date().toISOString(),
    isGood,
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    costMicros,
    sentence,
  });
  try {
    const chosen = choice.for(connection);
    const { organizationId } = connection;
    const noReport = { outputId: null, gen: null, toolType: null, isTest: true };
    const paid = { ...noReport, organizationId, userId, paidBy: chosen.paidBy };
    const spending = openSpending({ tenant, metrics, env: chosen.env }, paid);
    const written = await ask(chosen, spending, (micros) => {
      costMicros = micros;
    });
    const tooSlow = findTooSlow(chosen, connection, written);
    return tell(!tooSlow, tooSlow ?? "It works.");
  } catch (fault) {
    if (fault instanceof ModelFailure) return tell(false, explain(fault, connection));
    if (fault instanceof Problem) return tell(false, fault.message);
    throw fault;
  }
}

async function ask(
  { models, env }: ChosenModels,
  spending: Spending,
  onCost: (micros: number) => void,
): Promise<Written<unknown>> {
  const promptChars = request.system.length + request.prefix.length + request.ask.length;
  let callId = 0;
  // The room that a report's call needs, so that a window too small for it is found out now.
  const answerTokens = callTokens[env.MODEL_SMALL];
  return models.write(
    "parse",
    { ...request, answerTokens, signal: AbortSignal.timeout(longestMs) },
    openCallBudget(1, longestMs),
    {
      async beforeCall(model) {
        const mostOutputTokens = env.MODEL_MAX_OUTPUT_TOKENS;
        callId = await spending.reserve({ model, promptChars, mostOutputTokens });
      },
      async afterCall({ usage, receivedChars, outcome, durationMs }: CallRecord) {
        onCost(await spending.settle(callId, { usage, receivedChars, outcome, durationMs }));
      },
    },
  );
}
