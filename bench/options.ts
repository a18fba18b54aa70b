/** How long a report takes, how many are written at once, and whether a short look is enough. */
export type BenchOptions = { seconds: number; streams: number[]; isQuick: boolean };
