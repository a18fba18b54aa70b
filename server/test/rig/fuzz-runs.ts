/** So many requests for each call, tool or query. */
export const runs = Number(process.env.FUZZ_RUNS ?? 20);

/** The short form is the same in every run: whether enough of so few random requests get through is chance. */
const shortSeed = 20_261_118;
const anySeed = Date.now() % 2_147_483_647;
export const seed = Number(
  process.env.FUZZ_SEED ?? (process.env.FUZZ_RUNS === undefined ? shortSeed : anySeed),
);
