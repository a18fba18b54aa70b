import { openChance } from "#eval/reading/train-places.ts";
import { sharesOf, type ChoiceModel } from "#reading/values/choice.ts";

/** One question: what speaks for each answer, and which answers are right (1, or less for a second best). */
export type TrainingQuestion = { buckets: number[][]; worth: number[] };

export const size = 2 ** 14;

const rate = 0.2;
const decay = 2e-3;
/** How many signs are left out each time, so that no single one decides. */
const dropped = 0.4;

/** A softmax over the answers of each question, by AdaGrad, in the order given: two runs give the same weights. */
export function trainChoices(all: readonly TrainingQuestion[], epochs = 12): ChoiceModel {
  const choices = all.filter(({ worth }) => worth.some((one) => one > 0));
  const weights = new Float64Array(size);
  const seen = new Float64Array(size).fill(1);
  const sum = new Float64Array(size);
  const chance = openChance();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const choice of choices) learn(thin(choice, chance), weights, seen);
    if (epoch >= epochs / 2) for (let at = 0; at < size; at += 1) sum[at]! += weights[at]!;
  }
  const share = (1 - dropped) / (epochs / 2);
  return { size, weights: sum.map((one) => one * share) };
}

/** Without the signs that are left out this time: the same ones for all answers. */
function thin({ buckets, worth }: TrainingQuestion, chance: () => number): TrainingQuestion {
  const left = new Map<number, boolean>();
  const isKept = (bucket: number) => {
    const known = left.get(bucket) ?? chance() >= dropped;
    left.set(bucket, known);
    return known;
  };
  return { buckets: buckets.map((signs) => signs.filter(isKept)), worth };
}

function learn(
  { buckets, worth }: TrainingQuestion,
  weights: Float64Array,
  seen: Float64Array,
): void {
  const shares = sharesOf(buckets, { size, weights });
  const rights = shares.map((share, at) => share * worth[at]!);
  const right = rights.reduce((sum, one) => sum + one, 0);
  const slopes = new Map<number, number>();
  for (const [at, signs] of buckets.entries()) {
    const slope = shares[at]! - rights[at]! / right;
    for (const bucket of signs) slopes.set(bucket, (slopes.get(bucket) ?? 0) + slope);
  }
  for (const [bucket, slope] of slopes) {
    const gradient = slope + decay * weights[bucket]!;
    seen[bucket]! += gradient * gradient;
    weights[bucket]! -= (rate * gradient) / Math.sqrt(seen[bucket]!);
  }
}
