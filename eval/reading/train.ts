import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadTexts, type LabelledText } from "#eval/reading/corpus.ts";
import { trainHeadings, trainKind } from "#eval/reading/train-yes-no.ts";
import { toExample, trainPlaces } from "#eval/reading/train-places.ts";
import { trainChoices } from "#eval/reading/train-choices.ts";
import {
  employerChoice,
  employmentChoice,
  titleChoice,
  townChoice,
} from "#eval/reading/train-values.ts";
import { cutClauses } from "#reading/clauses.ts";
import { internalShare } from "#reading/kind.ts";
import type { Kind } from "#reading/line.ts";
import { joinClauses, placeLines, readSigns } from "#reading/place.ts";
import { seenIn } from "#reading/read-stated.ts";
import { segment } from "#reading/segment.ts";
import { readWeights, type StoredRows, type StoredWeights } from "#reading/weights.ts";

const mostRows = 36_000;

/** The weights of a reader that knows these texts and nothing else; the same texts give the same weights. */
export function train(texts: readonly LabelledText[]): StoredWeights {
  const headings = trainHeadings(texts);
  const examples = texts.map((text) => {
    const lines = cutClauses(text.text, segment(text.text, headings), text.labels.kind);
    return toExample(text, lines);
  });
  // Each half is read by a chain that learnt from the other, so that nothing is known by heart.
  const halves = [0, 1].map((half) => trainPlaces(examples.filter((_, at) => at % 2 !== half)));
  const readBlind = (at: number, as: Kind) => {
    const { text } = texts[at]!;
    const lines = cutClauses(text, segment(text, headings), as);
    const said = lines.filter(({ layout }) => layout !== "heading");
    const chain = halves[at % 2]!;
    return placeLines(readSigns(said, chain.size), chain, as === "notes" ? 1 : 0);
  };
  const shares = texts.map((_, at) => internalShare(readBlind(at, "posting")));
  const kind = trainKind(texts, headings, shares);
  const read = texts.map(({ text, labels }, at) =>
    seenIn(joinClauses(text, readBlind(at, labels.kind))),
  );
  const titles = trainChoices(texts.map((text, at) => titleChoice(text, read[at]!)));
  const employments = trainChoices(texts.map((text, at) => employmentChoice(text, read[at]!)));
  const towns = trainChoices(texts.map((text, at) => townChoice(text, read[at]!)));
  const employers = trainChoices(
    texts.map((text, at) => employerChoice(text, read[at]!)),
    40,
  );
  const places = trainPlaces(examples);
  return {
    labels: hashLabels(texts),
    headings: { ...pack(headings.weights, 1, headings.size), bias: round(headings.bias) },
    kind: { ...pack(kind.weights, 1, kind.size), bias: round(kind.bias) },
    titles: pack(titles.weights, 1, titles.size),
    employments: pack(employments.weights, 1, employments.size),
    towns: pack(towns.weights, 1, towns.size),
    employers: pack(employers.weights, 1, employers.size),
    places: {
      ...pack(places.emissions, places.classes, mostRows),
      classes: places.classes,
      steps: places.steps,
      transitions: Array.from(places.transitions, round),
    },
  };
}

/** What the weights were made from: other texts or labels, another hash. */
export function hashLabels(texts: readonly LabelledText[]): string {
  const hash = createHash("sha256");
  for (const { name, text, labels } of texts) hash.update(JSON.stringify([name, text, labels]));
  return hash.digest("hex").slice(0, 16);
}

/** What is judged on the development part is trained on this alone. */
export function trainingPart(): LabelledText[] {
  return loadTexts().filter(({ part }) => part === "training");
}

/** The shipped reader knows everything but the test part. */
export function shippedPart(): LabelledText[] {
  return loadTexts().filter(({ part }) => part !== "test");
}

function round(value: number): number {
  return Number(value.toFixed(4));
}

if (import.meta.main) {
  const weights = train(shippedPart());
  readWeights(weights);
  const file = join(import.meta.dirname, "../../reading/data/weights.json");
  writeFileSync(file, `${JSON.stringify(weights)}\n`);
}

/** The `most` rows that say most, a byte a weight. */
function pack(weights: Float64Array | Float32Array, width: number, most: number): StoredRows {
  const size = weights.length / width;
  const norms = Float64Array.from({ length: size }, (_, row) => {
    let norm = 0;
    for (let at = 0; at < width; at += 1) norm += Math.abs(weights[row * width + at]!);
    return norm;
  });
  const least = norms.toSorted()[Math.max(0, size - most)]!;
  const sizes = Float64Array.from(weights, Math.abs).toSorted();
  const scale = sizes[Math.floor(sizes.length * 0.9999)]! / 127;
  const gaps: number[] = [];
  const rows: number[] = [];
  let last = -1;
  for (let row = 0; row < size; row += 1) {
    if (norms[row] === 0 || norms[row]! < least) continue;
    for (; row - last >= 255; last += 255) gaps.push(255);
    gaps.push(row - last);
    last = row;
    for (let at = 0; at < width; at += 1) {
      const value = Math.round(weights[row * width + at]! / scale);
      rows.push(Math.max(-127, Math.min(127, value)));
    }
  }
  return {
    size,
    scale: Number(scale.toPrecision(6)),
    gaps: Buffer.from(gaps).toString("base64"),
    rows: Buffer.from(Int8Array.from(rows).buffer).toString("base64"),
  };
}
