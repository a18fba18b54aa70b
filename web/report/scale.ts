type Span = readonly [from: number, to: number];

/** Where an amount stands on a straight line; the middle where all amounts are one. */
export function scaleTo([low, high]: Span, [from, to]: Span): (amount: number) => number {
  return (amount) =>
    low === high ? (from + to) / 2 : from + ((amount - low) / (high - low)) * (to - from);
}
