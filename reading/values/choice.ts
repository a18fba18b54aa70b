import { bucketOf } from "#reading/hash.ts";

/** A weight for each sign that may speak for one of several answers. */
export type ChoiceModel = { size: number; weights: Float64Array };

export function bucketsOf(signs: readonly string[], size: number): number[] {
  return signs.map((sign) => bucketOf(sign, size));
}

/** All that speaks for one answer, whatever the others are. */
export function scoreOf(buckets: readonly number[], { weights }: ChoiceModel): number {
  return buckets.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0);
}

/** What speaks for each answer, as shares of the whole. */
export function sharesOf(answers: readonly (readonly number[])[], model: ChoiceModel): number[] {
  const scores = answers.map((buckets) => scoreOf(buckets, model));
  const top = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - top));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}
