import { isBareRange } from "#reading/clauses.ts";
import { marginalsOf, type Chain, type Sequence } from "#reading/crf.ts";
import { reachesDesk } from "#reading/inside/desk.ts";
import { exportField, isExport, placeOfField } from "#reading/source/export-fields.ts";
import { boardBlocks } from "#reading/furniture.ts";
import { isHarmless } from "#reading/inside/harm.ts";
import { bucketOf } from "#reading/hash.ts";
import type { Kind, Line } from "#reading/line.ts";
import { kindSigns, mostSigns, placeFeatures, wordsOf } from "#reading/place-features.ts";
import { places, type Place } from "#reading/places.ts";
import { mostLines, unbreak } from "#reading/segment.ts";
import { isRemark, mustAsk } from "#reading/inside/must-ask.ts";
import { isFurniture, ordersEqualLine } from "#reading/telltales.ts";

/** A line's place, how sure that is, and who says so. */
export type Placement = {
  place: Place | "unplaced";
  confidence: number;
  reader: "trained" | "model" | "person";
  /** The two most likely places, the best first; none where nobody looked or a person decided. */
  likely: readonly Place[];
  /** How likely it must stay inside. */
  internalChance: number;
};

/** A line with its place: all that an extractor sees. */
export type PlacedLine = Line & Placement;

/** How much worse than an ordinary mistake it is to show candidates such a line. */
const costs: Partial<Record<Place, number>> = { internal: 20, contact: 20, noise: 1.5 };
/** The same for a line that speaks of nobody and of no money: "Terraform". */
const costsOfHarmless: typeof costs = { ...costs, internal: 5 };
/** What it costs to ask the person instead. */
const costOfAsking = 0.6;
const costOfAskingHarmless = 0.75;

/** Whether candidates never read a line in this place. */
export function isInner(place: Place | "unplaced"): boolean {
  return place === "unplaced" || costs[place] !== undefined;
}

/** Lines with what they show, whatever kind of text they stand in. */
export type Signs = {
  lines: readonly Line[];
  size: number;
  features: Int32Array[];
  steps: number[];
};

/** A long posting has a hundred lines: of what comes after `mostLines` no signs are read, and it is left to the person. */
export function readSigns(lines: readonly Line[], size: number): Signs {
  const read = lines.slice(0, mostLines);
  const words = read.map(({ text }) => wordsOf(text));
  return {
    lines,
    size,
    features: read.map((_, at) => bucketsOf(placeFeatures(read, at, words), size)),
    steps: read.map((line, at) => stepTo(line, read[at - 1])),
  };
}

/** The same words mean another thing in notes: "she is great" there, "a great team" in a posting. */
export function readSequence({ lines, size, features, steps }: Signs, kind: Kind): Sequence {
  return {
    steps,
    features: features.map((own, at) => {
      const line = lines[at];
      if (line === undefined) return own;
      return Int32Array.from(new Set([...own, ...bucketsOf(kindSigns(kind, line), size)]));
    }),
  };
}

function bucketsOf(features: readonly string[], size: number): Int32Array {
  return Int32Array.from(new Set(features.map((feature) => bucketOf(feature, size))));
}

/** 0: on in the same part and layout; 1: another layout; 2: under another heading; 3: on in the same sentence. */
function stepTo(line: Line, before: Line | undefined): number {
  if (line.goesOn) return 3;
  if (before === undefined || before.heading !== line.heading) return 2;
  return before.layout === line.layout ? 0 : 1;
}

/** `notesChance`: how likely the text is notes; a line of a doubtful text is read as both. What does no harm is known of English alone. */
export function placeLines(
  signs: Signs,
  chain: Chain,
  notesChance: number,
  isEnglish = true,
): PlacedLine[] {
  const marginals = mixedMarginals(signs, chain, notesChance);
  const isOfBoard = boardBlocks(signs.lines);
  const isOfExport = isExport(signs.lines.map(({ text }) => text)) || hasFields(signs.lines);
  const placed: PlacedLine[] = [];
  const asked = new Set<number>();
  for (const [at, line] of signs.lines.entries()) {
    if (at >= mostLines) {
      placed.push({ ...line, ...unread });
      continue;
    }
    const chances = marginals.subarray(at * chain.classes, (at + 1) * chain.classes);
    const decided = decide(chances, isEnglish && isHarmless(line.text));
    const sure = isOfExport ? placeByLabel(decided, line) : placeRange(decided, line);
    const isDesk =
      (sure.place === "contact" ||
        (sure.place === "unplaced" && sure.likely.some((one) => ofDesk.has(one)))) &&
      reachesDesk(line.text);
    // Steps of which one is left out would mislead, and an aside alone says nothing.
    const isOfAsked =
      line.goesOn &&
      asked.has(placed.length - 1) &&
      (sure.place === "process" || line.text.startsWith("(") || saysMoreOfThem.test(line.text));
    const isTold =
      !isInner(sure.place) && (isOfAsked || mustAsk(line.text, sure.place, notesChance));
    if (isTold) asked.add(placed.length);
    const isWhole = line.text.length <= mostSigns;
    const place =
      isTold || !isWhole
        ? "unplaced"
        : ordersEqualLine(line.text)
          ? "internal"
          : isOfBoard[at] || isFurniture(line.text)
            ? "noise"
            : isDesk
              ? placeOfDesk(line, placed.at(-1))
              : sure.place;
    const likely = isTold ? (["internal", sure.place as Place] as const) : sure.likely;
    const before = placed.at(-1);
    if (line.goesOn && isRemark(line.text) && before !== undefined && !isInner(before.place))
      placed[placed.length - 1] = { ...before, place: "unplaced", likely: ["internal"] };
    placed.push({ ...line, ...sure, place, likely });
  }
  return placed;
}

/** "they report to Lamar, who's the owner": what follows speaks of the same person. */
const saysMoreOfThem = /^[\s,;–—]*(?:who|whose|which|it['’]?s|that['’]?s|he|she|they)\b/iu;

const ofDesk: ReadonlySet<Place> = new Set(["process", "contact"]);

/** "We accommodate applicants; call HR at 218-555-0140" is one sentence; else a desk is where to apply. */
function placeOfDesk({ goesOn }: Line, before: PlacedLine | undefined): Place {
  const place = before?.place ?? "unplaced";
  return goesOn && place !== "unplaced" && !isInner(place) ? place : "process";
}

/** What a row of notes opens with is the range to post; what must stay inside is said after it. */
function placeRange(decided: Placement, { text, goesOn }: Line): Placement {
  const isPay = !goesOn && decided.likely.includes("pay") && isBareRange(text);
  return isPay ? { ...decided, place: "pay", internalChance: 0 } : decided;
}

const leastFields = 3;

/** Whether lines stand under the labels of a stuck table, which they no longer show. */
function hasFields(lines: readonly Line[]): boolean {
  const isField = ({ layout, heading }: Line) =>
    layout === "labelled" && heading !== null && placeOfField(heading) !== undefined;
  return lines.filter(isField).length >= leastFields;
}

/** In an export the label says what a value is; what must stay inside stays there. */
function placeByLabel(decided: Placement, { text, heading }: Line): Placement {
  const field = exportField(text, true)?.label ?? heading;
  const place = field === null ? undefined : placeOfField(field);
  if (place === undefined || decided.place === "internal" || decided.place === "contact")
    return decided;
  return { ...decided, place, likely: [place, ...decided.likely].slice(0, 2) };
}

/** With less doubt than this the text is read as one kind only. */
export const leastDoubt = 0.05;

function mixedMarginals(signs: Signs, chain: Chain, notesChance: number): Float64Array {
  const as = (kind: Kind) => marginalsOf(readSequence(signs, kind), chain);
  if (notesChance < leastDoubt) return as("posting");
  if (notesChance > 1 - leastDoubt) return as("notes");
  const notes = as("notes");
  return as("posting").map((chance, at) => chance + notesChance * (notes[at]! - chance));
}

const unread = {
  place: "unplaced",
  confidence: 0,
  reader: "trained",
  likely: [],
  internalChance: 0,
} as const;

/** The place that costs least if it is wrong. */
export function decide(chances: Float64Array, doesNoHarm = false): Placement {
  const costOf = doesNoHarm ? costsOfHarmless : costs;
  const harm = places.reduce(
    (sum, place, at) => sum + chances[at]! * ((costOf[place] ?? 1) - 1),
    0,
  );
  let best = 0;
  let least = Infinity;
  for (const [at] of places.entries()) {
    const cost = 1 - chances[at]! + (isInner(places[at]!) ? 0 : harm);
    if (cost < least) [least, best] = [cost, at];
  }
  const isSure = least < (doesNoHarm ? costOfAskingHarmless : costOfAsking);
  return {
    place: isSure ? places[best]! : "unplaced",
    confidence: chances[best]!,
    reader: "trained",
    likely: places
      .map((place, at) => ({ place, chance: chances[at]! }))
      .toSorted((one, other) => other.chance - one.chance)
      .slice(0, 2)
      .map(({ place }) => place),
    internalChance: chances[places.indexOf("internal")]!,
  };
}

/** An aside that is likelier than this to be internal stays a line of its own. */
const mostInside = 0.1;

/** The same kind of thing, or an aside in brackets that nobody need keep from candidates: "w/ HR (on site until 11)". */
function isSame(last: PlacedLine, line: PlacedLine): boolean {
  if (last.place === line.place) return true;
  const isAside = line.text.startsWith("(") && line.text.endsWith(")");
  const [likely] = line.likely;
  const isOpen =
    line.place === "unplaced"
      ? likely !== undefined && !isInner(likely) && line.internalChance < mostInside
      : !isInner(line.place);
  return isAside && isOpen && !isInner(last.place);
}

/** Clauses of one sentence that say the same kind of thing are one line again. */
export function joinClauses(text: string, lines: readonly PlacedLine[]): PlacedLine[] {
  const joined: PlacedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (!line.goesOn || last === undefined || !isSame(last, line)) joined.push({ ...line });
    else {
      last.end = line.end;
      last.confidence = Math.min(last.confidence, line.confidence);
      last.internalChance = Math.max(last.internalChance, line.internalChance);
    }
  }
  return joined.map((line, id) => ({
    ...line,
    id,
    text: unbreak(text.slice(line.start, line.end)),
  }));
}
