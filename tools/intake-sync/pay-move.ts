import type { Ledger } from "#ledger/ledger.ts";
import type { PayMove } from "#ledger/moves.ts";

/** A published schedule is not moved for one hire. */
const scale =
  /\b(?:salary schedule|pay scale|wage scale|step \d|steps? and lanes?|band \d|grade \d|collective|union scale|agenda for change)\b/iu;
const nearby = 0.06;

/** The raise worth talking about: to the median, or a short way to the next local level. */
export function payMoveOf({ market, reading }: Ledger): PayMove | null {
  const told = reading.lines.filter(({ place }) => place === "pay").map(({ text }) => text);
  if (scale.test([reading.pay?.text ?? "", ...told].join("\n"))) return null;
  const toMedian = market.moves.find(({ id }) => id === "move.middle.50");
  const toLocal = market.moves.find(
    ({ id, difference, from }) => id === "move.top.local" && difference / from <= nearby,
  );
  return toMedian ?? toLocal ?? null;
}
