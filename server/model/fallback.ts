import type { Breaker, Health } from "#server/model/breaker.ts";
import type { CallBudget } from "#server/model/budget.ts";
import { ModelFailure, type Usage } from "#server/model/door/failure.ts";
import type { WindowOf } from "#server/model/window/known-windows.ts";
import type { ModelProvider } from "#server/model/model-name.ts";
import type { ConfiguredModel } from "#server/model/door/providers.ts";
import type { ModelRequest, Sizes, Written } from "#server/model/door/request.ts";
import type { Clocks } from "#server/model/watch.ts";
import { fitWindow } from "#server/model/window/window.ts";
import { writeWithModel } from "#server/model/write.ts";

/** One call as a bill sees it. */
export type CallRecord = {
  model: string;
  /** Null when the provider did not get to say: the call may have cost something all the same. */
  usage: Usage | null;
  receivedChars: number;
  outcome: "written" | ModelFailure["kind"];
  durationMs: number;
};

type Received = Pick<CallRecord, "usage" | "receivedChars">;

/** What surrounds each single call of a generation. */
export type CallHooks = {
  /** Before a call leaves: count it, reserve its money. What this throws ends the generation. */
  beforeCall?: (model: string) => Promise<void>;
  afterCall?: (call: CallRecord) => Promise<unknown>;
};

/** Hears how every call ended, and when a provider is left alone or asked again. */
export type ModelListener = {
  onCall: (provider: ModelProvider, outcome: CallRecord["outcome"]) => void;
  onBreaker: (provider: ModelProvider, isOpen: boolean) => void;
};

export type FallbackPlan = {
  /** Best first. */
  models: readonly ConfiguredModel[];
  breakerOf: (provider: ModelProvider) => Breaker;
  windowOf: WindowOf;
  clocksOf: (model: ConfiguredModel) => Clocks;
  sizes: Sizes;
  onCall: ModelListener["onCall"] | undefined;
};

/** Goes down the list: the next model is called only when the failure says that it may do better. */
export async function writeWithFallback<T>(
  plan: FallbackPlan,
  request: ModelRequest<T>,
  budget: CallBudget,
  hooks: CallHooks = {},
): Promise<Written<T>> {
  let failure: ModelFailure | undefined;
  for (const model of plan.models) {
    const breaker = plan.breakerOf(model.provider);
    const waitSeconds = breaker.admit(budget.callsLeft() === 1);
    if (waitSeconds > 0) {
      failure ??= new ModelFailure("unavailable", {
        retryAfterSeconds: waitSeconds,
        isHeldBack: true,
      });
      continue;
    }
    let health: Health = "unknown";
    try {
      const window = await plan.windowOf(model, request.signal);
      const sizes = fitWindow(request, window, plan.sizes);
      if (!budget.takeCall()) break;
      await hooks.beforeCall?.(model.name);
      const usual = plan.clocksOf(model);
      const clocks = { ...usual, totalMs: Math.min(usual.totalMs, budget.remainingMs()) };
      const one = { clocks, sizes, onCall: plan.onCall };
      const written = await callOnce(model, request, one, hooks, () => breaker.report("answering"));
      health = "up";
      return written;
    } catch (fault) {
      health = healthAfter(fault);
      if (fault instanceof ModelFailure) fault.model ??= model.name;
      if (!(fault instanceof ModelFailure) || !fault.isWorthElsewhere) throw fault;
      fault.retryAfterSeconds ??= failure?.retryAfterSeconds;
      failure = fault;
    } finally {
      breaker.report(health);
    }
  }
  throw failure ?? new ModelFailure("timedOut", { clock: "total" });
}

/** The provider was not asked, or not to the end. */
const saysNothing = new Set<ModelFailure["kind"]>(["aborted", "windowTooSmall"]);

/** A provider that answers, whatever it answers, is up. */
function healthAfter(fault: unknown): Health {
  if (!(fault instanceof ModelFailure) || saysNothing.has(fault.kind)) return "unknown";
  return fault.isOutage ? "down" : "up";
}

async function callOnce<T>(
  model: ConfiguredModel,
  request: ModelRequest<T>,
  { clocks, sizes, onCall }: Pick<FallbackPlan, "sizes" | "onCall"> & { clocks: Clocks },
  { afterCall }: CallHooks,
  onFirstToken: () => void,
): Promise<Written<T>> {
  const startedAt = performance.now();
  const tell = (outcome: CallRecord["outcome"], { usage, receivedChars }: Received) => {
    onCall?.(model.provider, outcome);
    return afterCall?.({
      model: model.name,
      usage,
      receivedChars,
      outcome,
      durationMs: Math.round(performance.now() - startedAt),
    });
  };
  try {
    const written = await writeWithModel(model, request, clocks, sizes, onFirstToken);
    await tell("written", written);
    return written;
  } catch (fault) {
    if (fault instanceof ModelFailure) await tell(fault.kind, fault);
    throw fault;
  }
}
