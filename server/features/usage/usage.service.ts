import type { ToolType } from "#contract/output.ts";
import type { OrganizationUsage } from "#contract/usage.ts";
import { Problem } from "#contract/problem.ts";
import type { Caller, Tenant, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import type { Env } from "#server/env.ts";
import { findLostCalls, forgetSpending } from "#server/features/usage/lost-calls.store.ts";
import {
  finalPriceMicros,
  worstPriceMicros,
  type CallEnd,
  type PlannedCall,
} from "#server/features/usage/price-call.ts";
import { capsOf, overCap, refuseWhenStopped } from "#server/features/usage/spending-caps.ts";
import { presentUsage } from "#server/features/usage/usage.presenter.ts";
import { callStore, usageStore, type Refusal } from "#server/features/usage/usage.store.ts";

/** What model calls are made and paid for: a generation of a report, or nothing but an organization. */
export type PaidGeneration = {
  organizationId: number;
  /** Null: nobody is known; all such calls share one person's limit. */
  userId: string | null;
  outputId: number | null;
  gen: number | null;
  toolType: ToolType | null;
  /** The server, whose limits count the call, or the organization by its own key, whose monthly cap does. */
  paidBy: "server" | "organization";
  isTest: boolean;
};

/** Pays for the model calls of one generation; neither call may be made inside a transaction. */
export type Spending = {
  /** Sets the worst price aside and answers the call's number; over a cap it throws `spendingLimit` or `monthlyCap`. */
  reserve: (call: PlannedCall) => Promise<number>;
  /** Puts the real price in its place and answers it; a second time changes nothing. */
  settle: (callId: number, end: CallEnd) => Promise<number>;
};

type UsageStore = ReturnType<typeof usageStore>;
type Means = { tenant: Tenant; env: Env };
type SpendingMeans = Means & Pick<Deps, "metrics">;

export function openSpending(
  { tenant, env, metrics }: SpendingMeans,
  generation: PaidGeneration,
): Spending {
  const { organizationId, ...paidFor } = generation;
  return {
    async reserve({ model, promptChars, mostOutputTokens }) {
      refuseWhenStopped(env);
      const reservedMicros = worstPriceMicros(env, { model, promptChars, mostOutputTokens });
      const planned = { ...paidFor, model, promptChars, reservedMicros };
      const reserved = await callStore(tenant, organizationId).reserve(planned, capsOf(env));
      if (reserved.id === null) throw refusedBy(reserved.refusal);
      return reserved.id;
    },

    async settle(callId, end) {
      const call = await tenant.asSystem(organizationId, (db) => usageStore(db).findOpen(callId));
      if (!call) return 0;
      const costMicros = finalPriceMicros(env, call, end);
      const countedMicros = await callStore(tenant, organizationId).settle({
        id: callId,
        state: "settled",
        costMicros,
        inputTokens: end.usage?.input ?? null,
        cachedTokens: end.usage?.cached ?? null,
        outputTokens: end.usage?.output ?? null,
        receivedChars: end.receivedChars,
        outcome: end.outcome,
        durationMs: Math.round(end.durationMs),
      });
      if (countedMicros === null) return 0;
      // What was counted as lost is in the figure already, and a counter cannot fall.
      countMicros(metrics, Math.max(0, costMicros - countedMicros));
      return costMicros;
    },
  };
}

const disconnected =
  "Your organization's model was disconnected meanwhile. Retry, or use the built-in writer.";

function refusedBy(refusal: Refusal): Problem {
  const now = new Date();
  if (refusal === "noConnection") return new Problem("noConnection", disconnected);
  if (refusal !== "monthlyCap") return overCap(refusal, now);
  const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
  const seconds = Math.ceil((nextMonth - now.getTime()) / 1_000);
  return new Problem("monthlyCap", undefined, seconds);
}

/** What the organization's own key cost this month; called inside the caller's transaction. */
export const readMonth = (db: TenantDatabase): ReturnType<UsageStore["sumMonth"]> =>
  usageStore(db).sumMonth();

function countMicros({ modelCost }: Deps["metrics"], micros: number): void {
  modelCost.inc(micros / 1_000_000);
}

const untold = {
  inputTokens: null,
  cachedTokens: null,
  outputTokens: null,
  receivedChars: null,
  outcome: null,
  durationMs: null,
};

/** Calls whose worker died count at what was reserved for them; one that comes back after all is still settled. */
export async function settleLostCalls(deps: SpendingMeans & Pick<Deps, "database">) {
  const { tenant, env, metrics, database } = deps;
  const lost = await findLostCalls(database, env.SPEND_LOST_AFTER_SECONDS);
  for (const { organizationId, callId } of lost) {
    const call = await tenant.asSystem(organizationId, (db) => usageStore(db).findOpen(callId));
    if (call?.state !== "reserved") continue;
    const costMicros = call.reservedMicros;
    const ended = { ...untold, id: callId, state: "lost" as const, costMicros };
    const counted = await callStore(tenant, organizationId).settle(ended);
    if (counted !== null) countMicros(metrics, costMicros);
  }
  await forgetSpending(database);
  return lost.length;
}

export type UsageService = ReturnType<typeof usageService>;

export function usageService({ tenant, env }: Means) {
  return {
    get: (caller: Caller, organizationId: number): Promise<OrganizationUsage> =>
      tenant.of(caller, { organizationId }, "usage.read", async (db) => {
        const days = await usageStore(db).sumDays();
        return presentUsage(env, days, await usageStore(db).readSpent(caller.userId));
      }),
  };
}
