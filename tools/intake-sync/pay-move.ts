import { mainBenchmark } from "#ledger/market/pay-benchmarks.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { PayMove } from "#ledger/market/pay-moves.ts";

/** A published schedule is not moved for one hire. */
const scale =
  /\b(?:salary schedule|pay scale|wage scale|step \d|steps? and lanes?|band \d|grade \d|collective|union scale|agenda for change)\b/iu;

/** The raise worth talking about: the middle to the mark the job is measured by, where that lies inside the range. */
export function payMoveOf({ market, reading }: Ledger): PayMove | null {
  const told = reading.lines.filter(({ place }) => place === "pay").map(({ text }) => text);
  if (scale.test([reading.pay?.text ?? "", ...told].join("\n"))) return null;
  const mark = mainBenchmark(market.anchors);
  const top = reading.pay?.offer?.max ?? null;
  if (mark === null || top === null || mark.amount > top) return null;
  return (
    market.moves.find(({ point, to }) => point === "middle" && to.amount === mark.amount) ?? null
  );
}
