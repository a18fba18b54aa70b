import type { Consumption, OrganizationUsage, SpendingCap } from "#contract/usage.ts";
import {
  capMicros,
  windowEnd,
  type CapSettings,
  type Spent,
} from "#server/features/usage/spending-caps.ts";
import type { DayRow } from "#server/features/usage/usage.store.ts";
import { pricesAsOf } from "#server/model/prices.ts";

const nothing: Consumption = {
  calls: 0,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  costMicros: 0,
  reservedMicros: 0,
};

export function presentUsage(
  settings: CapSettings,
  days: DayRow[],
  { spent, now }: { spent: Spent; now: Date },
): OrganizationUsage {
  const presentCap = (window: keyof Spent): SpendingCap => ({
    capMicros: capMicros(settings, window),
    usedMicros: spent[window],
    leftMicros: Math.max(0, capMicros(settings, window) - spent[window]),
    resetsAt: windowEnd(window, now).toISOString(),
  });
  const today = now.toISOString().slice(0, 10);
  return {
    today: days.filter(({ day }) => day === today).reduce(add, nothing),
    days,
    organizationDay: presentCap("organizationDay"),
    userHour: presentCap("personHour"),
    isStopped: settings.SPEND_STOP === "on",
    pricesAsOf,
  };
}

function add(sum: Consumption, one: Consumption): Consumption {
  return {
    calls: sum.calls + one.calls,
    inputTokens: sum.inputTokens + one.inputTokens,
    cachedTokens: sum.cachedTokens + one.cachedTokens,
    outputTokens: sum.outputTokens + one.outputTokens,
    costMicros: sum.costMicros + one.costMicros,
    reservedMicros: sum.reservedMicros + one.reservedMicros,
  };
}
