import { decidedBy, type AgreedAbout } from "#ledger/agreed/agreed.ts";
import type { Pay, Place, Reading, ToldLine, WorkType } from "#ledger/facts/reading.ts";
import { readPlace, settlePlace } from "#ledger/read/terms/location.ts";
import { isAboutPay, toldWithout } from "#ledger/read/terms/other-pay.ts";
import { readPay, settlePay } from "#ledger/read/terms/pay.ts";
import { readWorkType, workTypeIn } from "#ledger/read/terms/work-type.ts";
import type { Said } from "#ledger/read/text/said.ts";
import { hasUsWords } from "#reading/world/countries.ts";

/** Pay as it was decided. The posting's lines that name another pay are told no more; a bonus beside them stays. */
export function withPay(reading: Reading, agreed: AgreedAbout<"pay">): Reading {
  const country = countryOf(reading);
  const decided = settlePay(readPay(agreed.settled.text, country), null, false);
  if (decided === null) return reading;
  const before = { offer: reading.pay?.offer ?? null, quotes: reading.pay?.quotes ?? [] };
  const change = { now: decided.offer, before, country };
  const told = (line: ToldLine) =>
    line.place === "title" ? [line] : toldWithout(line, isAboutPay(line.place), change);
  return {
    ...reading,
    pay: { ...decided, quotes: [], decidedBy: decidedBy(agreed) },
    lines: reading.lines.flatMap(told),
    payParts: reading.payParts.flatMap((part) => toldWithout(part, true, change)),
    benefits: reading.benefits.flatMap((benefit) => toldWithout(benefit, true, change)),
  };
}

export function withWorkType(reading: Reading, agreed: AgreedAbout<"workType">): Reading {
  const { text } = agreed.settled;
  const type = workTypeIn(text);
  const decided = type === null ? null : readWorkType(type, null, [termsLine(text)]);
  if (decided === null) return reading;
  const before = reading.workType;
  // "Hybrid, 40 hours a week" stays true of other days.
  const isOld = (line: ToldLine) =>
    line.place !== "title" &&
    isQuoted(line, before) &&
    (before?.type !== decided.type || line.text.includes(before.officeDays ?? "\n"));
  return {
    ...reading,
    workType: { ...decided, quotes: [], decidedBy: decidedBy(agreed) },
    lines: reading.lines.filter((line) => !isOld(line)),
  };
}

/** The place that was decided, made exact by the posting where both name the same city. */
export function withPlace(reading: Reading, agreed: AgreedAbout<"place">): Reading {
  const { place: before } = reading;
  const decided = readPlace(agreed.settled.text);
  if (decided === null) return reading;
  const place = settlePlace(decided, { ...before, quote: before.text });
  const isOld = (line: ToldLine) => line.place === "terms" && isQuoted(line, before);
  return {
    ...reading,
    place: { ...place, quotes: [], decidedBy: decidedBy(agreed) },
    pay: payIn(reading.pay, countryOf({ ...reading, place })),
    lines: reading.lines.filter((line) => !isOld(line)),
  };
}

/** The form's "$40 an hour" is in Canadian dollars once the job is in Toronto. */
function payIn(pay: Pay | null, country: string | null): Pay | null {
  const [typed] = pay?.quotes ?? [];
  if (!pay?.offer || typed?.where !== "salaryRange") return pay;
  const said = readPay(typed.quote, country);
  if (!said?.offer || said.offer.currency === pay.offer.currency) return pay;
  return { ...pay, offer: said.offer, text: said.text };
}

export function countryOf({ place, text }: Pick<Reading, "place" | "text">): string | null {
  return place.country ?? (hasUsWords(text) ? "US" : null);
}

function isQuoted({ quotes }: ToldLine, before: WorkType | Place | null): boolean {
  const old = new Set(before?.quotes.map(({ quote }) => quote));
  return quotes.some(({ quote }) => old.has(quote));
}

function termsLine(text: string): Said {
  return { text, place: "terms", heading: null, isBullet: false, quotes: [], isTyped: true };
}
