import payLabels from "#reading/data/pay-labels.json" with { type: "json" };
import { dropBesidePieces, dropJourneyRates, dropProRata } from "#reading/values/pay/pay-aside.ts";
import { offersIn, type Offer } from "#reading/values/pay/pay-line.ts";
import { isPosted } from "#reading/values/pay/pay-posted.ts";
import { dropTotals, isAlone, listCells } from "#reading/values/pay/pay-tables.ts";
import { hasDigit, trimSigns, wordsOf } from "#reading/values/signs.ts";
import type { PlacedLine } from "#reading/place.ts";

/** Every amount that candidates may read of; what is asked is not stated, and of a line that stays inside only what it says to post. */
export function collectOffers(lines: readonly PlacedLine[]): readonly Offer[] {
  const all = lines.flatMap((line, at) => {
    if (line.place === "contact" || line.text.endsWith("?") || isOfOthers(line)) return [];
    const offers = offersIn(
      line,
      leadOf(line, lines.slice(Math.max(0, at - 6), at)),
      line.goesOn ? (lines[at - 1]?.text.slice(-80) ?? "") : "",
    );
    return line.place === "internal" ? offers.filter(isPosted) : offers;
  });
  const own = dropProRata(dropJourneyRates(all, lines));
  return dropBesidePieces(dropTotals(listCells(sharePeriods(own), lines)), lines);
}

/** Under a heading that job sites put over other firms' jobs. */
function isOfOthers({ heading }: PlacedLine): boolean {
  const head = (heading ?? "").toLowerCase();
  return payLabels.otherJobs.some((words) => head.startsWith(words));
}

const payHeading =
  /^\W{0,4}(?:pay|wages?|salary|compensation|rate of pay)\b(?! transparency| insights| estimate| guide| calculator)/iu;

/** More than this, and a line that may be about pay may be one that stays inside. */
const mostDoubt = 0.15;

export function isOnPay({ line, isListed, mark }: Offer): boolean {
  const { place, heading, likely, internalChance } = line;
  const isLikely = place === "unplaced" && likely[0] === "pay" && internalChance < mostDoubt;
  return (
    place === "pay" ||
    isLikely ||
    (isListed && mark === null) ||
    ((place === "unplaced" || place === "noise") && payHeading.test(heading ?? ""))
  );
}

/** The cell of a torn table that is a sum of money and nothing else: "£31/hr", "62,118". */
export function isCell(offer: Offer): boolean {
  const { line, mark, max } = offer;
  return (
    (line.place === "unplaced" || line.place === "terms") &&
    isAlone(offer) &&
    (mark !== null || (max ?? 0) >= 12_000)
  );
}

const perHour = /^\s?(?:\/\s?h|(?:an|per) h)/iu;
const loose = new Set(["duty", "employer", "culture", "legal", "must", "nice", "process"]);

/** Outside the lines on pay only what can hardly be anything else: a sign, and a period or the word "salary". */
export function isSure({
  line,
  text,
  end,
  mark,
  isThousands,
  isRange,
  period,
  isNamed,
  max,
  min,
}: Offer): boolean {
  const isTime = period !== null && period !== "piece" && period !== "other";
  const size = max ?? min ?? 0;
  const isWage = size >= 15 && (period !== "hour" || size < 150);
  const isYearly = size >= 12_000 && size < 1_000_000;
  if (loose.has(line.place))
    return mark !== null && ((isTime && (isNamed || isRange)) || (isYearly && hasBase(text)));
  const isOpen = line.place !== "benefit" && line.place !== "noise";
  if (mark === null)
    return (
      ((isThousands || (isRange && line.place !== "benefit") || (isTime && isOpen && isWage)) &&
        isNamed) ||
      (isThousands && isRange && isOpen) ||
      (period === "hour" && perHour.test(text.slice(end, end + 9)))
    );
  if (line.place === "title") return true;
  const isLong = period === "day" || period === "week" || period === "month";
  if (isLong && !isRange && !isNamed && line.place !== "unplaced") return false;
  return isTime || (isYearly && (isNamed || isRange)) || (isRange && isOpen);
}

function hasBase(text: string): boolean {
  const words = text.toLowerCase();
  return words.includes("base ") || words.includes("salary");
}

/** "Put 92-104 + 8% diff": a bare range that opens a line of notes, or follows "say" or "put", when nothing else is pay. */
export function bareRanges(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(({ line, isRange, mark, min, max, text, start, end, period, role }) => {
    const [low, high] = [min ?? 0, max ?? 0];
    if (!isRange || mark !== null) return false;
    const opening = text.slice(0, start).trim().toLowerCase();
    const word = wordsOf(opening).at(-1) ?? "";
    const next = trimSigns(wordsOf(text.slice(end, end + 20))[0] ?? "").toLowerCase();
    const isWage =
      low >= 12 && high <= 80 && (word === "put" || next === "depending" || next === "doe");
    const isSize = isWage || (low >= 60 && high <= 300) || low >= 12_000;
    const isFirst = opening === "" || opening.endsWith(":") || bareOpeners.has(word);
    return (
      bareTellers.has(line.place) &&
      role === "base" &&
      period === null &&
      isSize &&
      high < low * 1.6 &&
      isFirst &&
      endOfSum.test(text.slice(end))
    );
  });
}

/** "💸 S$1,400 a month + EZ-Link", "£24,500 pro rata, pension 8%": a sum of a wage's size where nothing else is pay. */
export function statedSums(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(({ line, mark, role, period, max, min, start }) => {
    const size = max ?? min ?? 0;
    const isTime = period === "month" || period === "hour" || period === "year";
    const isFirst = start < 6;
    // "Mediclaim for the family 5 lakh" is an insured sum, "studio $900/mo" a rent.
    if (!isFirst && line.place === "benefit") return false;
    const least = period === "hour" ? 7 : isTime || period === "week" ? 300 : 12_000;
    const isWage = (isTime || isFirst) && size >= least;
    return mark !== null && role === "base" && isWage && sumTellers.has(line.place);
  });
}

const sumTellers = new Set(["benefit", "terms", "unplaced", "title"]);

const bareOpeners = new Set(["say", "put", "thinking", "around", "about", "like"]);
const bareTellers = new Set(["unplaced", "noise", "pay"]);
const endOfSum = /^\s?(?:$|[.,;+(]|(?:plus|and|base|depending|doe|max|tops)\b)/iu;

/** "$1,150/wk, $1,400 once you are signed off", "$85 a night, $100 on Fridays": a sum that says no time is for that of one like it. */
function sharePeriods(offers: readonly Offer[]): Offer[] {
  return offers.map((offer) => {
    const size = offer.max ?? offer.min ?? 0;
    if (offer.period !== null || offer.mark === null || size < 40 || size >= 12_000) return offer;
    const like = offers.find(
      ({ line, period, role, mark, max, min }) =>
        (size < 300 ? line === offer.line : line.place === offer.line.place) &&
        role === "base" &&
        mark === offer.mark &&
        period !== null &&
        period !== "piece" &&
        period !== "other" &&
        (max ?? min ?? 0) < size * 2.2 &&
        size < (max ?? min ?? 0) * 2.2,
    );
    return like ? { ...offer, period: like.period } : offer;
  });
}

/** Three rates or more, one a shift: "Sun 0700-1900 clinic lobby $34". */
export function shiftBoard(offers: readonly Offer[]): readonly Offer[] {
  const rates = offers.filter(
    ({ line, mark, max, role }) =>
      boards.has(line.place) &&
      mark !== null &&
      role === "base" &&
      (max ?? 0) >= 7 &&
      (max ?? 0) < 250,
  );
  const inOne = rates.filter(({ line }) => line === rates[0]?.line);
  if (inOne.length > 2) return inOne;
  return rates.length > 2 ? rates : [];
}

/** "14.50 guards": a sum with cents outside the lines on pay is a wage, when nothing else is. */
export function centRates(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(
    ({ line, hasCents, period, role, max }) =>
      ["terms", "title", "unplaced"].includes(line.place) &&
      hasCents &&
      period === null &&
      role === "base" &&
      (max ?? 0) >= 10 &&
      (max ?? 0) < 120,
  );
}

const boards = new Set(["terms", "unplaced", "noise", "title", "duty"]);

/** The heading, and the cell, the short line or the question that a figure answers: "Pay?", "Ken: 78 to 92". */
function leadOf(line: PlacedLine, above: readonly PlacedLine[]): string {
  const heading = line.heading ?? "";
  const last = above.at(-1)?.text ?? "";
  if (last.endsWith("?") && last.length <= 60) return last;
  if (payHeading.test(last) && last.length <= 30 && !hasDigit(last)) return `${heading} ${last}`;
  if (!/^\W{0,4}(?:\d|Step\b)/u.test(line.text)) return heading;
  for (const [back, { text: before, place }] of above.slice(-6).toReversed().entries()) {
    if (place === "noise" && line.place !== "noise") break;
    const isHead =
      before.endsWith(":") ||
      (back === 0 && before.length <= 40 && !hasDigit(before) && !before.includes(": "));
    if (isHead) return `${heading} ${before.slice(-80)}`;
    if (before.length > 60) break;
  }
  return heading;
}
