/** A chain of lines, each in one of `classes`: weights of what a line shows, and of what follows what. */
export type Chain = {
  classes: number;
  /** Kinds of step from a line to the next. */
  steps: number;
  size: number;
  /** size × classes. */
  emissions: Float32Array | Float64Array;
  /** steps × classes × classes, from row to column. */
  transitions: Float64Array;
};

/** One text: the buckets of each line, and the kind of step that leads to it. */
export type Sequence = { features: readonly Int32Array[]; steps: readonly number[] };

function scoresOf({ features }: Sequence, { classes, emissions }: Chain): Float64Array {
  const scores = new Float64Array(features.length * classes);
  for (const [at, buckets] of features.entries())
    for (const bucket of buckets)
      for (let one = 0; one < classes; one += 1)
        scores[at * classes + one]! += emissions[bucket * classes + one]!;
  return scores;
}

/** Forward-backward: what each class of each line weighs with all that comes before and after it. */
function walk({ steps, features }: Sequence, chain: Chain, scores: Float64Array) {
  const { classes, transitions } = chain;
  const length = features.length;
  const forward = new Float64Array(length * classes);
  const backward = new Float64Array(length * classes);
  const sums = new Float64Array(classes);
  forward.set(scores.subarray(0, classes));
  for (let at = 1; at < length; at += 1) {
    const step = steps[at]! * classes * classes;
    for (let to = 0; to < classes; to += 1) {
      for (let from = 0; from < classes; from += 1)
        sums[from] = forward[(at - 1) * classes + from]! + transitions[step + from * classes + to]!;
      forward[at * classes + to] = logSum(sums) + scores[at * classes + to]!;
    }
  }
  for (let at = length - 2; at >= 0; at -= 1) {
    const step = steps[at + 1]! * classes * classes;
    for (let from = 0; from < classes; from += 1) {
      for (let to = 0; to < classes; to += 1)
        sums[to] =
          transitions[step + from * classes + to]! +
          scores[(at + 1) * classes + to]! +
          backward[(at + 1) * classes + to]!;
      backward[at * classes + from] = logSum(sums);
    }
  }
  const logTotal = length === 0 ? 0 : logSum(forward.subarray((length - 1) * classes));
  return { forward, backward, logTotal };
}

/** How probable each class is for each line. */
export function marginalsOf(sequence: Sequence, chain: Chain): Float64Array {
  return chancesOf(walk(sequence, chain, scoresOf(sequence, chain)));
}

function chancesOf({ forward, backward, logTotal }: ReturnType<typeof walk>): Float64Array {
  return forward.map((before, index) => Math.exp(before + backward[index]! - logTotal));
}

/** For training: the same, and how probable each pair of classes is for each step. */
export function pairMarginalsOf(
  sequence: Sequence,
  chain: Chain,
): { lines: Float64Array; pairs: Float64Array } {
  const { classes, transitions } = chain;
  const scores = scoresOf(sequence, chain);
  const walked = walk(sequence, chain, scores);
  const { forward, backward, logTotal } = walked;
  const length = sequence.features.length;
  const pairs = new Float64Array(Math.max(0, length - 1) * classes * classes);
  for (let at = 1; at < length; at += 1) {
    const step = sequence.steps[at]! * classes * classes;
    for (let from = 0; from < classes; from += 1)
      for (let to = 0; to < classes; to += 1)
        pairs[(at - 1) * classes * classes + from * classes + to] = Math.exp(
          forward[(at - 1) * classes + from]! +
            transitions[step + from * classes + to]! +
            scores[at * classes + to]! +
            backward[at * classes + to]! -
            logTotal,
        );
  }
  return { lines: chancesOf(walked), pairs };
}

function logSum(values: Float64Array): number {
  let most = -Infinity;
  for (const value of values) if (value > most) most = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}
