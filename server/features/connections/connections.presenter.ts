import {
  capWarningShare,
  type ModelConnection,
  type MonthlySpending,
} from "#contract/connection.ts";
import type { ConnectionRow } from "#server/features/connections/connections.store.ts";
import type { readMonth } from "#server/features/usage/usage.service.ts";

const microsPerDollar = 1_000_000;

type Month = Awaited<ReturnType<typeof readMonth>>;

/** Never the key, nor what it became when it was encrypted. */
export function presentConnection(
  row: ConnectionRow,
  addedBy: string | null,
  month: Month,
): ModelConnection {
  return {
    provider: row.provider,
    model: row.model,
    address: row.address,
    keyEnd: row.keyEnd,
    addedBy,
    addedAt: row.addedAt.toISOString(),
    lastTest: row.lastTest,
    spending: presentMonth(row, month),
  };
}

function presentMonth({ capMicros, atCap }: ConnectionRow, month: Month): MonthlySpending {
  const { byReport, usedMicros, since, until } = month;
  return {
    month: since.toISOString().slice(0, 10),
    resetsAt: until.toISOString(),
    usedMicros,
    capUsd: capMicros === null ? null : capMicros / microsPerDollar,
    atCap,
    state: stateOf(usedMicros, capMicros),
    byReport,
  };
}

function stateOf(usedMicros: number, capMicros: number | null): MonthlySpending["state"] {
  if (capMicros === null || usedMicros < capMicros * capWarningShare) return "free";
  return usedMicros < capMicros ? "warned" : "reached";
}

export function microsOf(dollars: number): number {
  return Math.round(dollars * microsPerDollar);
}
