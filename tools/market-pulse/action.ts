import type { Ledger } from "#ledger/ledger.ts";
import { clip } from "#tools/clip.ts";
import type { MarketPulse } from "#tools/market-pulse/tool.ts";

export type Action = MarketPulse["recommendedActions"][number];
export type ActionRule = (ledger: Ledger) => Action | null;

export function act(
  action: string,
  owner: string,
  effect: string,
  effort: string,
  how: Pick<Action, "basis" | "facts">,
): Action {
  return {
    action: clip(action, 600),
    owner: clip(owner, 200),
    effect: clip(effect, 600),
    effort: clip(effort, 200),
    ...how,
  };
}
