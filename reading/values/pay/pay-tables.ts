import payLabels from "#reading/data/pay-labels.json" with { type: "json" };
import { risingRuns } from "#reading/values/pay/amounts.ts";
import { periodIn, type Offer } from "#reading/values/pay/pay-line.ts";
import { hasDigit } from "#reading/values/signs.ts";
import type { PlacedLine } from "#reading/place.ts";

/** A sum of money and nothing else, or nearly: "62,118", "£31/hr". */
export function isAlone({ start, end, text }: Offer): boolean {
  return start < 3 && text.length - end < 9;
}

/** A row of rate, fringe and their total, in one line or in three cells: only the rate is pay. */
export function dropTotals(offers: readonly Offer[]): readonly Offer[] {
  const extra = new Set<Offer>();
  for (let at = 0; at + 2 < offers.length; at += 1) {
    const row = offers.slice(at, at + 3);
    const [rate = 0, fringe = 0, total = 0] = row.map(({ max }) => max ?? 0);
    const isRow = row.every(({ isRange, mark }) => !isRange && mark !== null);
    if (isRow && Math.abs(rate + fringe - total) < 0.02)
      for (const one of row.slice(1)) extra.add(one);
  }
  return offers.filter((offer) => !extra.has(offer));
}

/** "22.10" | "22.66" | "23.22" | "(gross, per hour)": a step table whose figures stand in one cell each, by the period under it. */
export function listCells(
  offers: readonly Offer[],
  lines: readonly PlacedLine[],
): readonly Offer[] {
  const periods = new Map<Offer, Offer["period"]>();
  for (const block of blocksOf(offers, lines)) {
    const under = lines[lines.indexOf(block.at(-1)?.line ?? block[0].line) + 1]?.text ?? "";
    const period = (hasDigit(under) ? null : periodIn(under)) ?? periodOver(block[0].line, lines);
    for (const cell of risingRuns(block).flat()) periods.set(cell, cell.period ?? period);
  }
  return offers.map((offer) => {
    const period = periods.get(offer);
    return period === undefined ? offer : { ...offer, period, isListed: true };
  });
}

/** "MONTHLY SALARY SCHEDULE (Range 19)" over a row of steps and a row of sums. */
function periodOver(first: PlacedLine, lines: readonly PlacedLine[]): Offer["period"] {
  const at = lines.indexOf(first);
  const above = lines.slice(Math.max(0, at - 9), at).toReversed();
  const title = above.find(({ text }) => /\b(?:salary|pay|wage|rate)\b/iu.test(text));
  const words = title?.text ?? first.heading ?? "";
  return /\b(?:salary|pay|wage|rate)\b/iu.test(words) ? periodIn(words) : null;
}

/** Figures that stand alone in lines that follow one another, one of them at least placed as pay. */
function blocksOf(offers: readonly Offer[], lines: readonly PlacedLine[]): [Offer, ...Offer[]][] {
  const order = new Map(lines.map((line, at) => [line, at]));
  const blocks: [Offer, ...Offer[]][] = [];
  for (const offer of offers) {
    if (!isAlone(offer) || offer.isRange || offer.role !== "base") continue;
    const block = blocks.at(-1);
    const last = order.get(block?.at(-1)?.line ?? offer.line) ?? 0;
    if (block && order.get(offer.line) === last + 1) block.push(offer);
    else blocks.push([offer]);
  }
  return blocks.filter((block) => block.some(({ line }) => line.place === "pay"));
}

const payWords = new Set(payLabels.fields);
const lowWords = new Set(payLabels.lowest);
const highWords = new Set(payLabels.highest);
const ownWords = new Set(payLabels.inside);

/** "Posted Min: 21.40" and "Posted Max: 23.90", or "PAY_RATE_MIN|58.00" and "PAY_RATE_MAX|64.00" of an export. */
export function fieldRange(offers: readonly Offer[], lines: readonly PlacedLine[]): Offer | null {
  const fields = offers.flatMap((offer) => {
    const label = labelOf(offer, lines);
    const has = (words: ReadonlySet<string>) => label.some((word) => words.has(word));
    const end = has(lowWords) ? "low" : has(highWords) ? "high" : null;
    const isField = has(payWords) && !has(ownWords) && !offer.isRange;
    return isField && end !== null ? [{ offer, end, label }] : [];
  });
  const low = fields.find(({ end }) => end === "low");
  const high = fields.find(
    ({ end, label }) =>
      end === "high" && label[0] === low?.label[0] && label.length === low?.label.length,
  );
  if (!low || !high) return null;
  const [min, max] = [low, high].map(({ offer }) => offer.min ?? offer.max ?? 0) as [
    number,
    number,
  ];
  if (min >= max || max > min * 3) return null;
  return { ...low.offer, role: "base", min, max, isRange: true, isNamed: true };
}

/** The words before the colon, or of the cell before a figure that stands alone. */
function labelOf(offer: Offer, lines: readonly PlacedLine[]): string[] {
  const { text, line, start } = offer;
  const colon = text.search(/[:|]/u);
  const above = lines[lines.indexOf(line) - 1]?.text ?? "";
  const label = colon > 0 && colon < start ? text.slice(0, colon) : isAlone(offer) ? above : "";
  if (label.length > 40) return [];
  return label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}
