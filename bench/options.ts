/** How long a report takes, how many are written at once, whether a short look is enough, how many jobs there are, which load, how long. */
export type BenchOptions = {
  seconds: number;
  streams: number[];
  isQuick: boolean;
  jobs: number;
  minutes: number;
  only?: string;
};
