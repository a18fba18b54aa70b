import type { ManagerRoom, WhatIfControls } from "#contract/room/room.ts";
import { keyOfSettled, type Settled } from "#contract/room/settled.ts";
import { formatMoney, formatOffer } from "#english/money.ts";
import { capital } from "#english/words.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { readPlace } from "#ledger/read/terms/location.ts";
import { percentileOf } from "#tools/decisions/consequence.ts";
import { fullWeek, nameOfWords, officeDaysOf } from "#tools/decisions/names.ts";
import { droppable } from "#tools/decisions/propose-requirements.ts";
import { daysInOffice, droppableStages, isRemoteOut } from "#tools/decisions/propose-terms.ts";
import { searchWordsOf } from "#tools/decisions/search-words.ts";

/** What the search and the interviews take today. */
export function nowOf(ledger: Ledger): ManagerRoom["now"] {
  return {
    percentile: percentileOf(ledger),
    searchWords: searchWordsOf(ledger).needed,
    minutes: ledger.plan.candidateMinutes,
  };
}

/** What can be tried on a job, and within which bounds. */
export function whatIfControls(ledger: Ledger): WhatIfControls {
  return {
    pay: payControl(ledger),
    officeDays: daysControl(ledger),
    place: ledger.reading.place.text,
    requirements: droppable(ledger).map(({ text, wasWorded }) => {
      const words = wasWorded ?? text;
      return { words, label: nameOfWords(words) };
    }),
    stages: droppableStages(ledger).map(({ name: words, minutes }) => ({
      words,
      label: capital(words),
      minutes,
    })),
  };
}

/** Whether a page can have sent it: each thing once, and only what is asked or can be tried. */
export function canTry(
  ledger: Ledger,
  asked: readonly string[],
  settled: readonly Settled[],
): boolean {
  const { requirements, stages } = whatIfControls(ledger);
  const known = new Set([
    "pay",
    "workType",
    "place",
    ...asked,
    ...requirements.map(({ words }) => keyOfSettled({ about: "requirement", words, is: "nice" })),
    ...stages.map(({ words }) => keyOfSettled({ about: "stage", words, is: "kept" })),
  ]);
  const keys = settled.map(keyOfSettled);
  return new Set(keys).size === keys.length && keys.every((key) => known.has(key));
}

/** Why a place cannot be tried: nobody could say its wage level and its law. */
export function whyUnknownPlace(settled: readonly Settled[]): string | null {
  const tried = settled.find(({ about }) => about === "place");
  if (tried?.about !== "place") return null;
  const place = readPlace(tried.text);
  if (place !== null && (place.country !== null || place.isRemote)) return null;
  return `We do not know “${tried.text}”. Write a town with its state or country, like “Austin, TX”.`;
}

const steps = { hour: 0.5, year: 2_000 } as const;
/** How far above its top a range may be tried. */
const most = 0.25;

/** The slider stands on the posted top, so it begins a whole number of steps under it. */
function payControl({ reading: { pay } }: Ledger): WhatIfControls["pay"] {
  const offer = pay?.offer ?? null;
  if (offer === null || offer.min === null || offer.max === null || offer.currency === null)
    return null;
  const { min: bottom, max: top, currency, period } = offer;
  if (period !== "hour" && period !== "year") return null;
  const step = steps[period];
  const inCents = (amount: number) => Math.round(amount * 100) / 100;
  const least = inCents(top - Math.floor((top - bottom) / step) * step);
  const higher = inCents(top + Math.ceil((top * most) / step) * step);
  const pattern = formatOffer({ ...offer, max: higher });
  return {
    bottom,
    top,
    least,
    most: higher,
    step,
    currency,
    period,
    pattern: pattern.replace(formatMoney(higher, currency, period), "{top}"),
  };
}

/** From none to all five days; no remote work where it was ruled out. */
function daysControl(ledger: Ledger): WhatIfControls["officeDays"] {
  const { workType } = ledger.reading;
  if (workType?.type !== "hybrid") return null;
  const least = isRemoteOut(ledger) ? 1 : 0;
  const days = Array.from({ length: fullWeek + 1 - least }, (_, at) => at + least);
  return { now: officeDaysOf(workType), choices: days.map(daysInOffice) };
}
