import type { ToolType } from "#contract/output.ts";
import { clocksOf } from "#server/env/clocks.ts";
import { chosenModels, modelSettingOf } from "#server/env/models.ts";
import type { Env } from "#server/env.ts";
import { createBreaker, type Breaker } from "#server/model/breaker.ts";
import { openCallBudget, type CallBudget } from "#server/model/budget.ts";
import { writeWithFallback, type CallHooks, type ModelListener } from "#server/model/fallback.ts";
import type { ModelProvider } from "#server/model/model-name.ts";
import { configureModel } from "#server/model/door/providers.ts";
import type { ModelRequest, Written } from "#server/model/door/request.ts";
import type { Fetch } from "#server/model/door/sdk-model.ts";
import { openWindows } from "#server/model/window/known-windows.ts";

/** What a model is asked to write: a report, or the form's fields out of a description. */
export type WritingTask = ToolType | "parse";

/** The language models of this server. */
export type Models = {
  /** The models a task is done by, best first; empty: the built-in writer. */
  namesFor: (task: WritingTask) => string[];
  /** Whether the built-in writer writes what none of them could. */
  endsBuiltIn: (task: WritingTask) => boolean;
  /** What one report may use, given the calls that earlier attempts made. */
  openBudget: (callsMade: number) => CallBudget;
  write: <T>(
    task: WritingTask,
    request: ModelRequest<T>,
    budget: CallBudget,
    hooks?: CallHooks,
  ) => Promise<Written<T>>;
  /** Which of the chosen providers are left alone. */
  breakers: () => { provider: ModelProvider; isOpen: boolean }[];
};

export function openModels(env: Env, listener?: ModelListener, fetch?: Fetch): Models {
  const breakers = new Map<ModelProvider, Breaker>();
  const listFor = (task: WritingTask) =>
    (task === "parse" ? undefined : env[modelSettingOf(task)]) ?? env.MODEL;

  function breakerOf(provider: ModelProvider): Breaker {
    const settings = {
      outagesToOpen: env.MODEL_OUTAGES_TO_OPEN,
      withinMs: 60_000,
      openMs: env.MODEL_OPEN_MS,
    };
    const breaker =
      breakers.get(provider) ??
      createBreaker(settings, undefined, (isOpen) => listener?.onBreaker(provider, isOpen));
    breakers.set(provider, breaker);
    return breaker;
  }

  const windowOf = openWindows(env);

  return {
    breakers() {
      const providers = new Set(chosenModels(env).map(({ provider }) => provider));
      return [...providers].map((provider) => ({
        provider,
        isOpen: breakerOf(provider).state() !== "closed",
      }));
    },
    endsBuiltIn: (task) => listFor(task).endsBuiltIn,
    namesFor: (task) => listFor(task).models.map(({ name }) => name),
    openBudget: (callsMade) => openCallBudget(env.MODEL_CALLS_PER_REPORT - callsMade, env.reportMs),
    write: (task, request, budget, hooks) =>
      writeWithFallback(
        {
          models: listFor(task).models.map((name) => configureModel(env, name, fetch)),
          breakerOf,
          windowOf,
          onCall: listener?.onCall,
          clocksOf: ({ provider }) => clocksOf(env, provider),
          sizes: {
            contextTokens: Infinity,
            maxOutputTokens: env.MODEL_MAX_OUTPUT_TOKENS,
            maxChars: env.MODEL_MAX_OUTPUT_CHARS,
            maxBytes: env.MODEL_MAX_RESPONSE_BYTES,
            maxPartialChars: env.MODEL_MAX_PARTIAL_CHARS,
          },
        },
        request,
        budget,
        hooks,
      ),
  };
}
