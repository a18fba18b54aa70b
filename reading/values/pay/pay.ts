import { hasHint, isSalaried } from "#reading/values/pay/pay-hints.ts";
import { extrasNamedIn, type Offer, type Period } from "#reading/values/pay/pay-line.ts";
import {
  bareRanges,
  centRates,
  collectOffers,
  isCell,
  isOnPay,
  isSure,
  shiftBoard,
  statedSums,
} from "#reading/values/pay/pay-offers.ts";
import { isPieceRate } from "#reading/values/pay/pay-aside.ts";
import { isPosted } from "#reading/values/pay/pay-posted.ts";
import { fieldRange, isAlone } from "#reading/values/pay/pay-tables.ts";
import { guessPeriod, isPlausible } from "#reading/values/pay/pay-size.ts";
import type { PlacedLine } from "#reading/place.ts";
import { found, linesIn, type Found } from "#reading/values/value.ts";
import { readCurrency } from "#reading/world/currencies.ts";

export type { Period } from "#reading/values/pay/pay-line.ts";
export type Pay = {
  min: number | null;
  max: number | null;
  currency: string | null;
  /** Null where the pay is by the visit, the mile or the word. */
  period: Period | null;
};
export type PayRead = { base: Found<Pay> | null; extras: Found<string>[] };
type Home = { country: string | null; isSalaried: boolean };
type Candidate = { offer: Offer; pay: Pay };

/** How extras are called; others are no part of pay. */
const extraNames: Readonly<Record<string, string>> = {
  ote: "OTE",
  signOn: "sign-on",
  bonus: "bonus",
  commission: "commission",
  tips: "tips",
  equity: "equity",
  differential: "differential",
  overtime: "overtime",
  onCall: "on-call",
  relocation: "relocation",
  allowance: "allowance",
  raise: "raise",
  piece: "piece rate",
};

/** The base, and apart from it what comes on top. */
export function readPay(lines: readonly PlacedLine[], country: string | null): PayRead {
  const home = { country, isSalaried: isSalaried(lines) };
  const offers = collectOffers(lines);
  const isPaid = candidates(offers.filter(isOnPay), home).length > 0;
  const isIn = (offer: Offer) => isOnPay(offer) || (isPaid && isCell(offer));
  const inPay = offers.filter(isIn);
  const elsewhere = offers.filter((offer) => !isIn(offer));
  const paid = candidates(inPay, home);
  const sure = elsewhere.filter(isSure);
  const told = candidates(
    elsewhere.filter((offer) => sure.includes(offer) || sure.some((one) => isPair(one, offer))),
    home,
  );
  const board = candidates(shiftBoard(elsewhere), home);
  const isBoardBetter = board.length > 0 && told.every(({ offer }) => offer.mark === null);
  const isToldBetter =
    !paid.some(({ offer }) => offer.isRange) &&
    told.some(
      ({ offer: { isRange, line, period } }) =>
        isRange && line.place !== "noise" && (line.place === "title" || period !== null),
    );
  const isByPiece = offers.some(({ period }) => period === "piece");
  const fields = paid.some(({ offer }) => offer.isRange) ? null : fieldRange(offers, lines);
  const base =
    span(candidates(offers.filter(isPosted), home)) ??
    span(candidates(fields ? [fields] : [], home)) ??
    span(isToldBetter ? told : paid) ??
    span(isBoardBetter ? board : told) ??
    span(board) ??
    span(candidates(statedSums(elsewhere), home)) ??
    span(candidates(centRates(elsewhere), home)) ??
    pieceRate(offers, home) ??
    (isByPiece ? null : span(candidates(inPay, home, "guarantee"))) ??
    span(candidates(bareRanges(offers), home)) ??
    earnings(inPay, home);
  return { base, extras: readExtras(lines, offers) };
}

/** "115-130 for juniors, 140-150 with a licence": what the first is, the second is. */
function isPair(sure: Offer, other: Offer): boolean {
  const isForm = sure.isRange === other.isRange && sure.mark === other.mark;
  const isPeriod = other.period === null || other.period === sure.period;
  return sure.line === other.line && isForm && isPeriod;
}

function candidates(offers: readonly Offer[], home: Home, role = "base"): Candidate[] {
  const all = offers.flatMap((offer) => {
    const pay =
      offer.role === role && offer.period !== "piece" && offer.period !== "other"
        ? toPay(offer, home)
        : null;
    return pay ? [{ offer, pay }] : [];
  });
  const clear = new Set(all.flatMap(({ offer }) => (isClear(offer) ? [offer.line] : [])));
  return all.filter(
    ({ offer: { line, isNamed, period } }) =>
      clear.size === 0 || clear.has(line) || isNamed || period !== null,
  );
}

/** Of "Step 2 (2-4)" and "$23.96" the first is no money. */
function isClear({ mark, isThousands, hasCents, max, min }: Offer): boolean {
  return mark !== null || isThousands || hasCents || (max ?? min ?? 0) >= 12_000;
}

/** Several zones, levels or steps: from the lowest to the highest. */
function span(all: readonly Candidate[]): Found<Pay> | null {
  const named = all.find(({ offer }) => offer.isRange && (offer.isNamed || offer.period !== null));
  const first = named ?? all.find(({ offer }) => offer.isRange) ?? all[0];
  if (!first) return null;
  const near = all.filter((one) => isAlike(first, one));
  const inFirst = near.filter(({ offer }) => offer.line === first.offer.line);
  const isTable =
    first.offer.isRange ||
    inFirst.length > 1 ||
    new Set(near.map(({ offer }) => offer.line)).size >
      (first.offer.mark === null && !first.offer.hasCents ? 2 : 1);
  const alike = near.filter(
    ({ offer }) =>
      isTable ||
      offer.line === first.offer.line ||
      offer.min === null ||
      hasHint(offer.line, "more"),
  );
  const mins = alike.flatMap(({ pay }) => pay.min ?? []);
  const maxs = alike.flatMap(({ pay }) => pay.max ?? []);
  const { line } = first.offer;
  const value = {
    ...first.pay,
    min: mins.length === 0 ? null : Math.min(...mins),
    max: maxs.length === 0 ? null : Math.max(...maxs),
  };
  return found(value, line);
}

function isAlike(first: Candidate, one: Candidate): boolean {
  if (one === first) return true;
  const [a, b] = [first.pay.max ?? first.pay.min ?? 0, one.pay.max ?? one.pay.min ?? 0];
  // "From $18.75 an hour" and, for somebody else, "start at 17.25".
  if (first.pay.max === null && (one.pay.max ?? a + 1) <= a) return false;
  const isNear = a < b * 2.2 && b < a * 2.2;
  const isSame = first.pay.period === one.pay.period && first.pay.currency === one.pay.currency;
  // A table of steps is whole: "activity trips $19/hr" is no step of it.
  if (first.offer.isListed && !one.offer.isListed && !one.offer.isRange && !isAlone(one.offer))
    return false;
  return (
    isNear &&
    isSame &&
    (first.offer.isRange === one.offer.isRange || isBeside(first.offer, one.offer))
  );
}

/** "$24.00" | "$28.50 – $33.00" in two cells, "41–47/hr, CF 37": one level has a rate, the other a range. */
function isBeside(first: Offer, one: Offer): boolean {
  if (first.line === one.line) return first.mark === one.mark;
  return isAlone(first) && isAlone(one) && Math.abs(first.line.id - one.line.id) < 3;
}

function toPay(offer: Offer, home: Home): Pay | null {
  const period = offer.period as Period | null;
  const bare = offer.mark === null && !offer.isThousands;
  const size = offer.max ?? offer.min ?? 0;
  const isPlain =
    offer.isRange ||
    offer.isListed ||
    offer.start < 4 ||
    size >= 12_000 ||
    offer.line.text.length <= 30;
  if (bare && period === null && !offer.isNamed && !isPlain) return null;
  if (bare && size < 7) return null;
  const isTold = offer.isNamed && hasHint(offer.line, "yearly");
  const least = isTold || home.isSalaried ? 30 : 60;
  const isShort =
    (bare || (isTold && offer.isRange && size >= 60)) &&
    size >= least &&
    size < 1_000 &&
    (period === null || period === "year") &&
    !offer.hasCents;
  const times = isShort ? 1_000 : 1;
  const min = offer.min === null ? null : offer.min * times;
  const max = offer.max === null ? null : offer.max * times;
  const isFar = !bare && size >= 12_000 && period !== "month" && period !== "year";
  const currency = readCurrency(offer.mark, home.country) ?? (offer.mark === "$" ? "USD" : null);
  const settled =
    period === null || isFar
      ? guessPeriod(
          size * times,
          currency,
          offer.isRange && (offer.isNamed || offer.isThousands || isOnPay(offer)),
        )
      : period;
  if (settled === null || !isPlausible(size * times, settled, currency)) return null;
  return { min, max, currency, period: settled };
}

/** By the visit, mile or word, or by two weeks, where nothing is paid by a time that is compared. */
function pieceRate(offers: readonly Offer[], home: Home): Found<Pay> | null {
  const first = offers.find(isPieceRate) ?? offers.find(isOtherTime);
  if (!first) return null;
  const isCents = hasHint(first.line, "cents");
  const alike = offers.filter(
    ({ line, mark, role, period }) =>
      line === first.line && mark === first.mark && role === "base" && period === first.period,
  );
  const value = (amount: number) => (isCents && amount >= 5 ? amount / 100 : amount);
  const min = Math.min(...alike.map(({ min: low, max }) => value(low ?? max ?? 0)));
  const max = Math.max(...alike.map(({ min: low, max: high }) => value(high ?? low ?? 0)));
  return found(
    { min, max, currency: readCurrency(first.mark ?? "$", home.country), period: null },
    first.line,
  );
}

function isOtherTime({ role, period, mark, line }: Offer): boolean {
  return role === "base" && period === "other" && mark !== null && line.place === "pay";
}

/** "Agents clear $65,000 to $105,000 a year" where there is no base at all. */
function earnings(offers: readonly Offer[], home: Home): Found<Pay> | null {
  const told = offers.find(
    ({ isRange, max, line }) => isRange && (max ?? 0) >= 12_000 && hasHint(line, "earned"),
  );
  const pay = told ? toPay({ ...told, period: "year" }, home) : null;
  return told && pay ? found(pay, told.line) : null;
}

function readExtras(lines: readonly PlacedLine[], offers: readonly Offer[]): Found<string>[] {
  return linesIn(lines, "pay", "title").flatMap((line) => {
    const roles = offers
      .filter((offer) => offer.line === line)
      .map(({ role, period }) => (period === "piece" ? "piece" : role));
    const names = line.place === "pay" ? [...roles, ...extrasNamedIn(line.text)] : roles;
    return [...new Set(names)].flatMap((name) => {
      const extra = extraNames[name];
      return extra === undefined ? [] : [found(extra, line)];
    });
  });
}
