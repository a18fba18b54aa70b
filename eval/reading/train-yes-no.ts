import type { LabelledText } from "#eval/reading/corpus.ts";
import { openChance } from "#eval/reading/train-places.ts";
import { bucketOf } from "#reading/hash.ts";
import { headingFeatures, mayBeHeading, type HeadingModel } from "#reading/heading.ts";
import { kindFeatures, type KindModel } from "#reading/kind.ts";
import { readRows } from "#reading/rows.ts";
import { segment } from "#reading/segment.ts";

/** A yes-or-no question over hashed features. */
type YesNo = { buckets: readonly number[]; isYes: boolean };

const headingSize = 2 ** 13;
const kindSize = 2 ** 17;
const rate = 0.15;

export function trainHeadings(texts: readonly LabelledText[]): HeadingModel {
  return trainYesNo(texts.flatMap(headingExamples), headingSize, { epochs: 12, dropped: 0 });
}

/** A short row of which no label covers a word is a heading. */
function headingExamples({ text, labels }: LabelledText): YesNo[] {
  const rows = readRows(text);
  return rows.flatMap((row, at) => {
    if (!mayBeHeading(row)) return [];
    const covered = labels.lines.reduce(
      (sum, { start, end }) =>
        sum + Math.max(0, Math.min(end, row.end) - Math.max(start, row.start)),
      0,
    );
    const share = covered / (row.end - row.start);
    if (share > 0.2 && share < 0.6) return [];
    const buckets = headingFeatures(rows, at).map((feature) => bucketOf(feature, headingSize));
    return [{ buckets, isYes: share <= 0.2 }];
  });
}

/**
 * Notes are a quarter of the texts, and taking them for a posting is the worse mistake: each counts three times.
 * `shares`: how much of each text stays inside, as a reader sees it that was trained without the text.
 */
export function trainKind(
  texts: readonly LabelledText[],
  headings: HeadingModel,
  shares: readonly number[],
): KindModel {
  const examples = texts.flatMap(({ text, labels }, at) => {
    const isYes = labels.kind === "notes";
    const features = kindFeatures(segment(text, headings), shares[at]!);
    const buckets = [...new Set(features.map((one) => bucketOf(one, kindSize)))];
    return Array.from({ length: isYes ? 3 : 1 }, () => ({ buckets, isYes }));
  });
  // Half of the signs are left out each time, so that no word of a trade decides.
  return trainYesNo(examples, kindSize, { epochs: 16, dropped: 0.5 });
}

/** Logistic regression by AdaGrad, in the order given: two runs give the same weights. */
function trainYesNo(
  examples: readonly YesNo[],
  size: number,
  { epochs, dropped }: { epochs: number; dropped: number },
) {
  const weights = new Float64Array(size);
  const seen = new Float64Array(size).fill(1);
  const chance = openChance();
  let bias = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { buckets: all, isYes } of examples) {
      const buckets = dropped === 0 ? all : all.filter(() => chance() >= dropped);
      const sum = buckets.reduce((total, bucket) => total + weights[bucket]!, bias);
      const slope = 1 / (1 + Math.exp(-sum)) - (isYes ? 1 : 0);
      bias -= rate * 0.1 * slope;
      for (const bucket of buckets) {
        const gradient = slope + 1e-4 * weights[bucket]!;
        seen[bucket]! += gradient * gradient;
        weights[bucket]! -= (rate * gradient) / Math.sqrt(seen[bucket]!);
      }
    }
  return { size, bias, weights: weights.map((one) => one * (1 - dropped)) };
}
