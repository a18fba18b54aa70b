import type { Chain } from "#reading/crf.ts";
import type { HeadingModel } from "#reading/heading.ts";
import type { KindModel } from "#reading/kind.ts";
import type { ChoiceModel } from "#reading/values/choice.ts";
import stored from "#reading/data/weights.json" with { type: "json" };

/** What `npm run train:reading` writes: weights of one byte, only the rows that say something. */
export type StoredRows = { size: number; scale: number; gaps: string; rows: string };
export type StoredWeights = {
  /** Of the labelled texts it was trained on: other labels need other weights. */
  labels: string;
  headings: StoredRows & { bias: number };
  kind: StoredRows & { bias: number };
  titles: StoredRows;
  employments: StoredRows;
  towns: StoredRows;
  employers: StoredRows;
  places: StoredRows & { classes: number; steps: number; transitions: number[] };
};

export type Weights = {
  headings: HeadingModel;
  kind: KindModel;
  titles: ChoiceModel;
  employments: ChoiceModel;
  towns: ChoiceModel;
  employers: ChoiceModel;
  places: Chain;
};

export function readWeights({
  headings,
  kind,
  titles,
  employments,
  towns,
  employers,
  places,
}: StoredWeights): Weights {
  return {
    headings: { size: headings.size, bias: headings.bias, weights: unpack(headings, 1) },
    kind: { size: kind.size, bias: kind.bias, weights: unpack(kind, 1) },
    titles: { size: titles.size, weights: unpack(titles, 1) },
    employments: { size: employments.size, weights: unpack(employments, 1) },
    towns: { size: towns.size, weights: unpack(towns, 1) },
    employers: { size: employers.size, weights: unpack(employers, 1) },
    places: {
      classes: places.classes,
      steps: places.steps,
      size: places.size,
      emissions: unpack(places, places.classes),
      transitions: Float64Array.from(places.transitions),
    },
  };
}

function unpack({ size, scale, gaps, rows }: StoredRows, width: number): Float64Array {
  const weights = new Float64Array(size * width);
  const steps = fromBase64(gaps);
  const bytes = fromBase64(rows);
  let bucket = -1;
  let row = 0;
  for (const step of steps) {
    bucket += step;
    // A gap of 255 says: go on, no row here.
    if (step === 255) continue;
    for (let at = 0; at < width; at += 1)
      weights[bucket * width + at] = ((bytes[row * width + at]! << 24) >> 24) * scale;
    row += 1;
  }
  return weights;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const valueOf = new Uint8Array(128);
for (let value = 0; value < alphabet.length; value += 1)
  valueOf[alphabet.charCodeAt(value)] = value;

function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.replaceAll("=", "").length * 3) / 4));
  for (let at = 0, to = 0; to < bytes.length; at += 4) {
    const four =
      (valueOf[text.charCodeAt(at)]! << 18) |
      (valueOf[text.charCodeAt(at + 1)]! << 12) |
      (valueOf[text.charCodeAt(at + 2) & 127]! << 6) |
      valueOf[text.charCodeAt(at + 3) & 127]!;
    for (let shift = 16; shift >= 0 && to < bytes.length; shift -= 8)
      bytes[to++] = (four >> shift) & 255;
  }
  return bytes;
}

export const shippedWeights: Weights = readWeights(stored);
