/** A yes-or-no question over hashed features. */
export type YesNo = { buckets: readonly number[]; isYes: boolean };

const rate = 0.15;

/** Logistic regression by AdaGrad, in the order given: two runs give the same weights. */
export function trainYesNo(examples: readonly YesNo[], size: number, epochs: number) {
  const weights = new Float64Array(size);
  const seen = new Float64Array(size).fill(1);
  let bias = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { buckets, isYes } of examples) {
      const sum = buckets.reduce((total, bucket) => total + weights[bucket]!, bias);
      const slope = 1 / (1 + Math.exp(-sum)) - (isYes ? 1 : 0);
      bias -= rate * 0.1 * slope;
      for (const bucket of buckets) {
        const gradient = slope + 1e-4 * weights[bucket]!;
        seen[bucket]! += gradient * gradient;
        weights[bucket]! -= (rate * gradient) / Math.sqrt(seen[bucket]!);
      }
    }
  return { size, bias, weights };
}
