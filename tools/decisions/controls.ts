import type { ManagerRoom, WhatIfControls } from "#contract/room/room.ts";
import { formatMoney, formatOffer } from "#english/money.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { percentileOf } from "#tools/decisions/consequence.ts";
import { searchWordsOf } from "#tools/decisions/search-words.ts";

/** What the search and the interviews take today. */
export function nowOf(ledger: Ledger): ManagerRoom["now"] {
  return {
    percentile: percentileOf(ledger),
    searchWords: searchWordsOf(ledger).needed,
    minutes: ledger.plan.candidateMinutes,
  };
}

/** What can be tried on a job. */
export function whatIfControls(ledger: Ledger): WhatIfControls {
  return {
    pay: payControl(ledger),
    officeDays: daysControl(ledger),
    requirements: [],
    stages: [],
  };
}

function payControl({ reading: { pay } }: Ledger): WhatIfControls["pay"] {
  const offer = pay?.offer ?? null;
  if (offer === null || offer.min === null || offer.max === null || offer.currency === null)
    return null;
  const { min, max, currency, period } = offer;
  if (period !== "hour" && period !== "year") return null;
  const step = period === "hour" ? 0.5 : 2_000;
  return {
    bottom: min,
    top: max,
    least: min,
    most: max + 10 * step,
    step,
    currency,
    period,
    pattern: formatOffer(offer).replace(formatMoney(max, currency, period), "{top}"),
  };
}

function daysControl({ reading: { workType } }: Ledger): WhatIfControls["officeDays"] {
  if (workType?.type !== "hybrid") return null;
  return { now: null, choices: [] };
}
