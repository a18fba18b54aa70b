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
import { refuseOverCap, refuseWhenStopped } from "#server/features/usage/spending-caps.ts";
import { presentUsage } from "#server/features/usage/usage.presenter.ts";
import { usageStore } from "#server/features/usage/usage.store.ts";

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
      return tenant.asSystem(organizationId, async (db) => {
        const planned = { ...paidFor, model, promptChars, reservedMicros };
        if (planned.paidBy === "organization") return reserveOwn(db, planned);
        const { id, spent, now } = await usageStore(db).reserve(planned);
        refuseOverCap(env, spent, now);
        return id;
      });
    },

    async settle(callId, end) {
      const paid = await tenant.asSystem(organizationId, async (db) => {
        const call = await usageStore(db).take(callId);
        if (!call) return { finalMicros: 0, countedMicros: 0 };
        const finalMicros = finalPriceMicros(env, call, end);
        await usageStore(db).settle(call, {
          state: "settled",
          costMicros: finalMicros,
          inputTokens: end.usage?.input ?? null,
          cachedTokens: end.usage?.cached ?? null,
          outputTokens: end.usage?.output ?? null,
          receivedChars: end.receivedChars,
          outcome: end.outcome,
          durationMs: Math.round(end.durationMs),
        });
        return { finalMicros, countedMicros: call.costMicros ?? 0 };
      });
      // What was counted as lost is in the figure already, and a counter cannot fall.
      countMicros(metrics, Math.max(0, paid.finalMicros - paid.countedMicros));
      return paid.finalMicros;
    },
  };
}

const disconnected =
  "Your organization's model was disconnected meanwhile. Retry, or use the built-in writer.";

/** A connection that was removed meanwhile is used no more. */
async function reserveOwn(
  db: TenantDatabase,
  planned: Parameters<UsageStore["reserveOwn"]>[0],
): Promise<number> {
  const reserved = await usageStore(db).reserveOwn(planned);
  if (!reserved) throw new Problem("noConnection", disconnected);
  const { id, capMicros } = reserved;
  if (capMicros === null) return id;
  const { usedMicros, until } = await usageStore(db).sumMonth();
  if (usedMicros <= capMicros) return id;
  const seconds = Math.ceil((until.getTime() - Date.now()) / 1_000);
  throw new Problem("monthlyCap", undefined, seconds);
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
    const lostMicros = await tenant.asSystem(organizationId, async (db) => {
      const call = await usageStore(db).take(callId);
      if (call?.state !== "reserved") return 0;
      await usageStore(db).settle(call, {
        ...untold,
        state: "lost",
        costMicros: call.reservedMicros,
      });
      return call.reservedMicros;
    });
    countMicros(metrics, lostMicros);
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
