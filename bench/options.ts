/** How long a report takes, and how many are written at once. */
export type BenchOptions = { seconds: number; streams: number[] };
