import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadTexts, type LabelledText } from "#eval/reading/corpus.ts";
import { pack } from "#eval/reading/pack.ts";
import { trainHeadings } from "#eval/reading/train-headings.ts";
import { trainKind } from "#eval/reading/train-kind.ts";
import { toExample, trainPlaces, type Example } from "#eval/reading/train-places.ts";
import { cutClauses } from "#reading/clauses.ts";
import type { HeadingModel } from "#reading/heading.ts";
import { internalShare, placeLines, readSigns } from "#reading/place.ts";
import { segment } from "#reading/segment.ts";
import { readWeights, type StoredWeights } from "#reading/weights.ts";

const mostRows = 36_000;

/** The weights of a reader that knows these texts and nothing else; the same texts give the same weights. */
export function train(texts: readonly LabelledText[]): StoredWeights {
  const headings = trainHeadings(texts);
  const examples = texts.map((text) => {
    const lines = cutClauses(text.text, segment(text.text, headings), text.labels.kind);
    return toExample(text, lines);
  });
  const kind = trainKind(texts, headings, sharesOf(texts, headings, examples));
  const places = trainPlaces(examples);
  return {
    labels: hashLabels(texts),
    headings: { ...pack(headings.weights, 1, headings.size), bias: round(headings.bias) },
    kind: { ...pack(kind.weights, 1, kind.size), bias: round(kind.bias) },
    places: {
      ...pack(places.emissions, places.classes, mostRows),
      classes: places.classes,
      steps: places.steps,
      transitions: Array.from(places.transitions, round),
    },
  };
}

/** Each half is read by a chain that learnt from the other, so that no share is known by heart. */
function sharesOf(
  texts: readonly LabelledText[],
  headings: HeadingModel,
  examples: readonly Example[],
): number[] {
  const halves = [0, 1].map((half) => trainPlaces(examples.filter((_, at) => at % 2 !== half)));
  return texts.map(({ text }, at) => {
    const lines = cutClauses(text, segment(text, headings), "posting");
    const said = lines.filter(({ layout }) => layout !== "heading");
    const chain = halves[at % 2]!;
    return internalShare(placeLines(readSigns(said, chain.size), chain, 0));
  });
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
