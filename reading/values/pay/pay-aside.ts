import payLabels from "#reading/data/pay-labels.json" with { type: "json" };
import { saysPiece, type Offer } from "#reading/values/pay/pay-line.ts";
import type { PlacedLine } from "#reading/place.ts";

/** "Journeyman rate $43.80" over an apprentice's scale, "60 percent of journeyman, now $54": what the scale is reckoned from. */
export function dropJourneyRates(
  offers: readonly Offer[],
  lines: readonly PlacedLine[],
): readonly Offer[] {
  const isApprentice = isForApprentices(lines);
  return offers.filter(({ text, start }) => {
    const before = text.slice(Math.max(0, start - 48), start).toLowerCase();
    const isShare = before.includes("percent of") || before.includes("% of");
    return !before.includes("journey") || !(isApprentice || isShare);
  });
}

/** Whether the job is an apprentice's and not, in the same words, a journeyman's. */
function isForApprentices(lines: readonly PlacedLine[]): boolean {
  const telling = lines.filter(({ text }) => text.toLowerCase().includes("apprentice"));
  const titles = telling.filter(({ place }) => place === "title");
  if (titles.some(({ text }) => text.toLowerCase().includes("journey"))) return false;
  return titles.length > 0 || telling.length > 2;
}

/** "£31,200 FTE (£18,720 actual)": of the full sum and the hours' share of it the one said first is the pay. */
export function dropProRata(all: readonly Offer[]): readonly Offer[] {
  // "Grade 9 is 52,400–68,100 full time", and further down "So pro rata is $32,750 – $42,560".
  const isReckoned = all.some(({ text, start }) =>
    /\bpro[- ]rata (?:is|range is|comes to|would be|[=:])\s*$/iu.test(text.slice(0, start)),
  );
  const offers = isReckoned
    ? all.filter(({ text, end }) => !/^\W*(?:full[- ]time|fte)\b/iu.test(text.slice(end)))
    : all;
  return offers.filter((offer, at) => {
    const before = offers[at - 1];
    const { text, start, end, line } = offer;
    if (before?.line !== line || before.role !== "base") return true;
    const between = text.slice(before.end, start);
    const isInside = between.lastIndexOf("(") > between.lastIndexOf(")");
    const inside = isInside ? text.slice(end).split(")", 1)[0] : "";
    const words = ` ${between} ${inside} `.toLowerCase().replaceAll(/[^\p{L}]+/gu, " ");
    return !payLabels.shares.some((share) => words.includes(` ${share} `));
  });
}

export function isPieceRate({ role, period, line, isNamed, isRange, mark }: Offer): boolean {
  if (role !== "base" || period !== "piece") return false;
  if (line.place === "pay") return true;
  return line.place === "unplaced"
    ? isNamed
    : headlines.has(line.place) && isRange && mark !== null;
}

const headlines = new Set(["title", "terms", "noise"]);
const tellers = new Set(["title", "terms", "pay"]);

/** After "$52 a visit" a sum without a time, an hour's or a day's is for something else: "case conference $24/hr", "layover 150". */
export function dropBesidePieces(
  offers: readonly Offer[],
  lines: readonly PlacedLine[],
): readonly Offer[] {
  const first = offers.findIndex(isPieceRate);
  // "Non-exempt, per visit" makes no hour's pay of a "$92" further down.
  const isByPiece = lines.some(
    (line) =>
      tellers.has(line.place) &&
      saysPiece(line.text) &&
      offers.every((offer) => offer.line !== line),
  );
  return offers.filter(({ period, max, min, role, isNamed }, at) => {
    if (role !== "base") return true;
    const isBare = period === null && (max ?? min ?? 0) < 300;
    const isShort = isBare || period === "hour" || period === "day";
    const isBeside = first !== -1 && at > first && isShort;
    return !isBeside && !(isByPiece && (isBare || (period === "hour" && !isNamed)));
  });
}
