import type { Writer } from "#tools/briefing.ts";
import { writeActions } from "#tools/market-pulse/actions.ts";
import { writeCompensation } from "#tools/market-pulse/compensation.ts";
import { writeLandscape } from "#tools/market-pulse/landscape.ts";
import { writeSignals } from "#tools/market-pulse/signals.ts";
import { writeSnapshot } from "#tools/market-pulse/snapshot.ts";
import { writeSummary } from "#tools/market-pulse/summary.ts";
import { writeTalentSupply } from "#tools/market-pulse/talent-supply.ts";
import type { MarketPulse } from "#tools/market-pulse/schema.ts";

export const writeMarketPulse: Writer<MarketPulse> = (briefing) => {
  const { ledger } = briefing;
  return {
    summary: writeSummary(briefing),
    marketSnapshot: writeSnapshot(ledger),
    talentSupply: writeTalentSupply(ledger),
    compensationInsights: writeCompensation(ledger),
    competitiveLandscape: writeLandscape(ledger),
    sourcingSignals: writeSignals(ledger),
    recommendedActions: writeActions(ledger),
  };
};
