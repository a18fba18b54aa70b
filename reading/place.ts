import { marginalsOf, type Chain, type Sequence } from "#reading/crf.ts";
import { bucketOf } from "#reading/hash.ts";
import type { Line } from "#reading/line.ts";
import { mostSigns, placeFeatures, wordsOf } from "#reading/place-features.ts";
import { places, type Place } from "#reading/places.ts";
import { fold, mostLines } from "#reading/segment.ts";
import { hasTelltale } from "#reading/telltales.ts";

/** A line's place, how sure that is, and who says so. */
export type Placement = {
  place: Place | "unplaced";
  confidence: number;
  reader: "trained" | "model" | "person";
};

/** A line with its place: all that an extractor sees. */
export type PlacedLine = Line & Placement;
/** With how likely it must stay inside. */
type WeighedLine = PlacedLine & { internalChance: number };

/** What it costs to show candidates a line that is none of theirs, beside an ordinary mistake. */
const costs: Partial<Record<Place, number>> = { internal: 20, contact: 20, noise: 1.5 };
/** What it costs to ask the person instead. */
const costOfAsking = 0.68;

/** Whether candidates never read a line in this place. */
export function isInner(place: Place | "unplaced"): boolean {
  return place === "unplaced" || costs[place] !== undefined;
}

export function readSequence(lines: readonly Line[], size: number): Sequence {
  const words = lines.map(({ text }) => wordsOf(text));
  return {
    features: lines.map((_, at) =>
      Int32Array.from(
        new Set(placeFeatures(lines, at, words).map((feature) => bucketOf(feature, size))),
      ),
    ),
    steps: lines.map((line, at) => stepTo(line, lines[at - 1])),
  };
}

/** 0: on in the same part and layout; 1: another layout; 2: under another heading; 3: on in the same sentence. */
function stepTo(line: Line, before: Line | undefined): number {
  if (line.goesOn) return 3;
  if (before === undefined || before.heading !== line.heading) return 2;
  return before.layout === line.layout ? 0 : 1;
}

export function placeLines(lines: readonly Line[], chain: Chain): WeighedLine[] {
  const read = lines.slice(0, mostLines);
  const marginals = marginalsOf(readSequence(read, chain.size), chain);
  const placed = read.map((line, at): WeighedLine => {
    const chances = marginals.subarray(at * chain.classes, (at + 1) * chain.classes);
    const sure = decide(chances);
    const isTold = !isInner(sure.place) && hasTelltale(line.text);
    const isWhole = line.text.length <= mostSigns;
    const place = isTold || !isWhole ? "unplaced" : sure.place;
    return { ...line, ...sure, place, internalChance: chances[places.indexOf("internal")]! };
  });
  const rest = lines.slice(mostLines).map((line) => ({ ...line, ...unread }));
  return [...placed, ...rest];
}

const unread = { place: "unplaced", confidence: 0, reader: "trained", internalChance: 0 } as const;

/** How much of a text must stay inside. */
export function internalShare(lines: readonly WeighedLine[]): number {
  return lines.reduce((sum, line) => sum + line.internalChance, 0) / Math.max(1, lines.length);
}

/** The place that costs least if it is wrong. */
export function decide(chances: Float64Array): Placement {
  const harm = places.reduce((sum, place, at) => sum + chances[at]! * ((costs[place] ?? 1) - 1), 0);
  let best = 0;
  let least = Infinity;
  for (const [at] of places.entries()) {
    const cost = 1 - chances[at]! + (isInner(places[at]!) ? 0 : harm);
    if (cost < least) [least, best] = [cost, at];
  }
  const isSure = least < costOfAsking;
  return {
    place: isSure ? places[best]! : "unplaced",
    confidence: chances[best]!,
    reader: "trained",
  };
}

/** Clauses of one sentence that say the same kind of thing are one line again. */
export function joinClauses(text: string, lines: readonly PlacedLine[]): PlacedLine[] {
  const joined: PlacedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (!line.goesOn || last?.place !== line.place) joined.push({ ...line });
    else {
      last.end = line.end;
      last.confidence = Math.min(last.confidence, line.confidence);
    }
  }
  return joined.map((line, id) => ({ ...line, id, text: fold(text.slice(line.start, line.end)) }));
}
