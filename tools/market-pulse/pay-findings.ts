import { isUnknown } from "#ledger/market-facts.ts";
import { countedPeople } from "#ledger/market-fact-list.ts";
import type { Position } from "#ledger/market.ts";
import { formatOffer } from "#english/money.ts";
import { sayEnds, sayPosition, whereStands } from "#ledger/offer-fact-list.ts";
import { capital } from "#ledger/words.ts";
import type { Rule } from "#tools/market-pulse/findings.ts";
import { fixedThings, joinClear } from "#tools/market-words.ts";
import { rangeOf } from "#tools/phrases.ts";

/** Commission jobs: published pay counts commission, so on-target earnings are what compares. */
export const earningsOnTarget: Rule = (ledger) => {
  const { atTarget, wages } = ledger.market;
  const base = rangeOf(ledger);
  if (atTarget?.kind !== "commission" || isUnknown(atTarget.position) || isUnknown(wages))
    return null;
  const top = atTarget.position.top ?? atTarget.position.bottom;
  if (top === null) return null;
  const split = base === null ? "the base is not stated" : `base is ${base}`;
  const share = atTarget.percent === null ? "" : `, ${atTarget.percent} % of it`;
  return {
    sentence: `On target the job pays ${formatOffer(atTarget.yearly)}, ${sayPosition(top)} of ${countedPeople(wages.facts)}; ${split}${share}, so the quota is what candidates will test.`,
    facts: [atTarget.id, atTarget.part.id, wages.id, "wage.counts", ...(base ? ["pay.range"] : [])],
  };
};

/** Pay is good enough; what narrows the search is what nobody will move. */
export const fixedNotPay: Rule = (ledger) => {
  const { position, wages } = ledger.market;
  const fixed = fixedThings(ledger).slice(0, 3);
  if (isUnknown(position) || isUnknown(wages) || fixed.length === 0) return null;
  const { middle, top } = position.position;
  if (top === null || middle === null || isUnderMedian(middle)) return null;
  const things = capital(joinClear(fixed.map(({ thing }) => thing)));
  const isMany = fixed.length > 1 || things.includes(" and ");
  return {
    sentence: `${things} ${isMany ? "narrow" : "narrows"} this search, not pay: ${rangeOf(ledger)} reaches ${sayPosition(top)} of ${countedPeople(wages.facts)}.`,
    facts: ["pay.range", position.id, ...fixed.flatMap(({ facts }) => facts)],
  };
};

export const wellPaid: Rule = (ledger) => {
  const { position, wages } = ledger.market;
  if (isUnknown(position) || isUnknown(wages)) return null;
  const ends = sayEnds(position.position);
  if (ends === "") return null;
  return {
    sentence: `${capital(rangeOf(ledger) ?? "")} stands ${whereStands(ends)} of ${countedPeople(wages.facts)} in the published figures.`,
    facts: ["pay.range", position.id],
  };
};

function isUnderMedian(position: Position): boolean {
  return position.kind === "below" || (position.kind === "at" && position.percentile < 50);
}
