import type { LabelledText } from "#eval/reading/corpus.ts";
import type { Line } from "#reading/line.ts";
import type { Placement } from "#reading/place.ts";
import type { Place } from "#reading/places.ts";

export type LineScore = {
  name: string;
  words: string;
  key: Place;
  also: readonly Place[];
  got: Place | "unplaced";
};

const inside = new Set<string>(["internal", "contact", "noise", "unplaced"]);

/** Each labelled span beside the place of the line that covers most of it. */
export function scoreLines(
  { name, text, labels }: LabelledText,
  lines: readonly Line[],
  placed: readonly Placement[],
): LineScore[] {
  return labels.lines.map(({ start, end, place, also = [] }) => {
    let most = 0;
    let got: Place | "unplaced" = "unplaced";
    for (const [at, line] of lines.entries()) {
      const shared = Math.min(end, line.end) - Math.max(start, line.start);
      if (shared > most) [most, got] = [shared, placed[at]!.place];
    }
    return { name, words: text.slice(start, end).replaceAll(/\s+/gu, " "), key: place, also, got };
  });
}

export type PlaceFigures = {
  lines: number;
  right: number;
  rightAlso: number;
  unplaced: number;
  insideOut: number;
  noiseOut: number;
};

/** In per cent: of the lines placed, those right; of all, those unplaced; of inner ones, those that candidates would read. */
export function figuresOf(scores: readonly LineScore[]): PlaceFigures {
  const placed = scores.filter(({ got }) => got !== "unplaced");
  const inner = scores.filter(({ key }) => key === "internal" || key === "contact");
  const noise = scores.filter(({ key }) => key === "noise");
  const isOut = ({ got, also }: LineScore) => !inside.has(got) && !also.includes(got as Place);
  return {
    lines: scores.length,
    right: percent(placed.filter(({ key, got }) => key === got).length, placed.length),
    rightAlso: percent(placed.filter(isRight).length, placed.length),
    unplaced: percent(scores.length - placed.length, scores.length),
    insideOut: percent(inner.filter(isOut).length, inner.length),
    noiseOut: percent(noise.filter(isOut).length, noise.length),
  };
}

export function isRight({ key, also, got }: LineScore): boolean {
  return got === key || also.includes(got as Place);
}

export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
}
