import { setTimeout as wait } from "node:timers/promises";
import type { ToolType } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import type { Deps } from "#server/deps.ts";
import type { Env } from "#server/env.ts";
import {
  openSpending,
  type Spending,
  type PaidGeneration,
} from "#server/features/usage/usage.service.ts";
import type { Factories, FilledOrganization, Person } from "#server/test/database/factories.ts";

/** No listed price: 1,000 tokens at the worst, at ten dollars per million a cent. */
export const centCall = { model: "compatible/local", promptChars: 600, mostOutputTokens: 400 };
export const cent = 10_000;

/** A call that used all it could: it costs its full cent. */
const centUsage = { input: 600, cached: 100, cacheWritten: 0, output: 400 };
export const written = {
  usage: centUsage,
  receivedChars: 1_200,
  outcome: "written",
  durationMs: 9_000,
} as const;

/** Caps that no test meets by accident; a test sets the one it is about. */
const wide = {
  SPEND_ORGANIZATION_DAY_USD: 1_000,
  SPEND_USER_HOUR_USD: 1_000,
  SPEND_DAY_USD: 1_000,
} as const satisfies Partial<Env>;

/** One person's spending for one report of an organization. */
export function spendingFor(
  { tenant, env, metrics }: Pick<Deps, "tenant" | "env" | "metrics">,
  home: FilledOrganization,
  { userId }: { userId: Person["userId"] | null },
  changes: Partial<Env> = {},
  outputId = 1,
  paidBy: PaidGeneration["paidBy"] = "server",
): Spending {
  const toolType: ToolType = "marketPulse";
  const report = { outputId, gen: 1, toolType, isTest: false };
  const generation = { organizationId: home.id, userId, paidBy, ...report };
  return openSpending({ tenant, metrics, env: { ...env, ...wide, ...changes } }, generation);
}

/** Reserves all at once: how many came through, and in which words the others were refused. */
export async function reserveAtOnce(accounts: Spending[]) {
  const results = await Promise.allSettled(accounts.map((spending) => spending.reserve(centCall)));
  const refusals = results.flatMap((result) => {
    if (result.status === "fulfilled") return [];
    if (!(result.reason instanceof Problem)) throw result.reason;
    return [result.reason];
  });
  return {
    ids: results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])),
    codes: new Set(refusals.map(({ code }) => code)),
    sentences: new Set(refusals.map(({ message }) => message)),
    retryAfterSeconds: refusals[0]?.retryAfterSeconds,
  };
}

/** What the calls of an organization amount to, reserved ones included, past every wall. */
export async function callsOf({ admin }: Factories, home: FilledOrganization) {
  const { rows } = await admin.query<{ count: number; micros: number }>(
    `select count(*)::int as count, coalesce(sum(coalesce(cost_micros, reserved_micros)), 0)::int as micros
       from model_calls where organization_id = $1`,
    [home.id],
  );
  return rows[0];
}

/** What a counter holds, whatever its window; everyone's is all its rows together. */
export async function counterOf({ admin }: Factories, scope: string, whose?: string | number) {
  const { rows } = await admin.query<{ micros: number }>(
    "select coalesce(sum(micros), 0)::int as micros from spending where scope = $1 and ($2::text is null or whose = $2)",
    [scope, whose === undefined ? null : String(whose)],
  );
  return rows[0]?.micros;
}

/** Counters begin anew with every hour, so no test about a cap runs over its end. */
export async function stayClearOfTheHour(): Promise<void> {
  const hourMs = 3_600_000;
  const leftMs = hourMs - (Date.now() % hourMs);
  if (leftMs < 8_000) await wait(leftMs + 100);
}
