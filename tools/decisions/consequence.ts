import type { Consequence } from "#contract/room/decision.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { AppliedRule } from "#ledger/law/law-picture.ts";
import { isUnknown } from "#ledger/market/market-facts.ts";
import { toCents } from "#ledger/market/market.ts";
import { toYearly } from "#ledger/market/money.ts";
import { addBonus } from "#ledger/market/pay-at-target.ts";
import { levelsIn } from "#ledger/market/pay-benchmarks.ts";
import { keyOfText } from "#ledger/read/text/said.ts";
import { searchWordsOf } from "#tools/decisions/search-words.ts";

/** What a change of a job does: only what two ledgers can tell. */
export function consequenceOf(before: Ledger, after: Ledger): Consequence {
  const [words, newWords] = [searchWordsOf(before), searchWordsOf(after)];
  const needed = compare(words.needed, newWords.needed);
  const wished = new Set(newWords.wished.map(keyOfText));
  const isWished = (word: string) => wished.has(keyOfText(word));
  return {
    percentile: { before: percentileOf(before), after: percentileOf(after) },
    aboveLevel: aboveLevelOf(before, after),
    yearlyCost: yearlyCostOf(before, after),
    searchWords: {
      ...needed,
      go: needed.go.filter((word) => !isWished(word)),
      optional: needed.go.filter(isWished),
    },
    titles: compare(words.titles, newWords.titles),
    minutes: { before: before.plan.candidateMinutes, after: after.plan.candidateMinutes },
    law: compareLaw(before, after),
  };
}

/** Where the top of the range stands; null where nothing is published, or it lies beyond what is. */
export function percentileOf({ market: { position } }: Ledger): number | null {
  const top = isUnknown(position) ? null : position.position.top;
  return top?.kind === "at" ? top.percentile : null;
}

function compare(before: readonly string[], after: readonly string[]) {
  const [had, has] = [new Set(before.map(keyOfText)), new Set(after.map(keyOfText))];
  return {
    stay: before.filter((word) => has.has(keyOfText(word))),
    go: before.filter((word) => !has.has(keyOfText(word))),
    come: after.filter((word) => !had.has(keyOfText(word))),
  };
}

function aboveLevelOf(before: Ledger, after: Ledger): Consequence["aboveLevel"] {
  const now = aboveSenior(after);
  if (now === null) return null;
  return { before: aboveSenior(before)?.above ?? null, after: now.above, level: now.level };
}

/** How far the top is above the most senior of the local wage levels, in the offer's own unit. */
function aboveSenior({ market: { levels, anchors }, reading: { pay } }: Ledger) {
  const top = pay?.offer?.max ?? null;
  const unit = pay?.offer?.period;
  // Where no public mark stands beside the offer, neither does a level.
  if (isUnknown(levels) || top === null || anchors.length === 0) return null;
  if ((unit !== "hour" && unit !== "year") || pay?.offer?.currency !== "USD") return null;
  const senior = levelsIn(levels.facts, unit)?.[3];
  if (senior === undefined) return null;
  const [area = ""] = levels.facts.area.name.split(/[-–,/]/u);
  return { above: toCents(top - senior), level: `${area.trim()}’s most senior wage level` };
}

function yearlyCostOf(before: Ledger, after: Ledger): Consequence["yearlyCost"] {
  const [was, is] = [topOfYear(before), topOfYear(after)];
  if (was === null || is === null || was.currency !== is.currency) return null;
  const { amount, currency, bonusPercent } = is;
  return {
    amount: amount - was.amount,
    currency,
    ...(bonusPercent > 0 ? { bonusPercent } : {}),
  };
}

/** The top of the range by the year, with the bonus that is stated as a share of it. */
function topOfYear({ market, reading: { pay } }: Ledger) {
  const offer = pay?.offer ?? null;
  if (offer === null || offer.max === null || offer.currency === null) return null;
  if ((offer.period === "hour" || offer.period === "week") && !market.isFullYear) return null;
  const yearly = toYearly(offer.max, offer.period);
  const { atTarget } = market;
  const bonusPercent = atTarget?.kind === "bonus" ? (atTarget.percent ?? 0) : 0;
  return { amount: addBonus(yearly, bonusPercent), currency: offer.currency, bonusPercent };
}

function compareLaw(before: Ledger, after: Ledger): string[] {
  const had = new Set(before.law.rules.map(({ id }) => id));
  const has = new Set(after.law.rules.map(({ id }) => id));
  return [
    ...after.law.rules.filter(({ id }) => !had.has(id)).map(sayRule),
    ...before.law.rules
      .filter(({ id }) => !has.has(id))
      .map(
        ({ place, statute }) => `${place}’s law on pay in job posts no longer applies: ${statute}.`,
      ),
  ];
}

function sayRule({ place, statute, asks, isChecked }: AppliedRule): string {
  return isChecked
    ? `${place}, ${statute}: ${asks}`
    : `${place}’s law on pay in job posts may apply: check ${statute} with counsel.`;
}
