/** Chance that repeats itself: the same seed, the same choices. */
export type Chance = {
  /** A whole number, the lower end included, the upper not. */
  between: (low: number, high: number) => number;
  pick: <T>(from: readonly T[]) => T;
};

export function openChance(seed: number): Chance {
  let state = seed >>> 0;
  /** The mulberry32 generator: small, and even enough to choose by. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low));
  return {
    between,
    pick: (from) => {
      const picked = from[between(0, from.length)];
      if (picked === undefined) throw new Error("nothing to pick from");
      return picked;
    },
  };
}
