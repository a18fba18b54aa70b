import type { LabelledText } from "#eval/reading/corpus.ts";
import { pairMarginalsOf, type Chain, type Sequence } from "#reading/crf.ts";
import type { Line } from "#reading/line.ts";
import { readSequence, readSigns } from "#reading/place.ts";
import { places } from "#reading/places.ts";

export type Example = { sequence: Sequence; gold: number[]; also: number[][] };

const buckets = 2 ** 17;
const kindsOfStep = 4;
const epochs = 20;
const rate = 0.08;
const decay = 2e-4;
/** How much of a line's weight goes to the other places a careful person could defend. */
const shareOfOthers = 0.3;
/** How many of a line's features are left out each time, so that no single word decides. */
const dropped = 0.5;

/** A chain trained by AdaGrad, text by text in the order of their names: two runs give the same weights. */
export function trainPlaces(examples: readonly Example[]): Chain {
  const classes = places.length;
  const emissions = openWeights(buckets * classes);
  const transitions = openWeights(kindsOfStep * classes * classes);
  const chain: Chain = {
    classes,
    steps: kindsOfStep,
    size: buckets,
    emissions: emissions.now,
    transitions: transitions.now,
  };
  const chance = openChance();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const example of examples) {
      const features = example.sequence.features.map((all) =>
        all.filter(() => chance() >= dropped),
      );
      learn(
        { ...example, sequence: { ...example.sequence, features } },
        chain,
        emissions,
        transitions,
      );
    }
    if (epoch >= epochs / 2) for (const one of [emissions, transitions]) one.keep();
  }
  return { ...chain, emissions: emissions.average(), transitions: transitions.average() };
}

function learn(
  { sequence, gold, also }: Example,
  chain: Chain,
  emissions: Learner,
  transitions: Learner,
): void {
  const { classes } = chain;
  const { lines, pairs } = pairMarginalsOf(sequence, chain);
  for (const [at, features] of sequence.features.entries())
    for (let one = 0; one < classes; one += 1) {
      const others = also[at]!;
      const share = others.length === 0 ? 0 : shareOfOthers;
      const wanted =
        gold[at] === one ? 1 - share : others.includes(one) ? share / others.length : 0;
      const slope = lines[at * classes + one]! - wanted;
      if (Math.abs(slope) < 1e-4) continue;
      for (const bucket of features) emissions.move(bucket * classes + one, slope);
    }
  for (let at = 1; at < gold.length; at += 1)
    for (let from = 0; from < classes; from += 1)
      for (let to = 0; to < classes; to += 1) {
        const isGold = gold[at - 1] === from && gold[at] === to;
        const slope = pairs[((at - 1) * classes + from) * classes + to]! - (isGold ? 1 : 0);
        transitions.move((sequence.steps[at]! * classes + from) * classes + to, slope);
      }
}

type Learner = ReturnType<typeof openWeights>;

/** Weights that learn by AdaGrad; what is shipped is the mean of the later epochs. */
function openWeights(length: number) {
  const now = new Float64Array(length);
  const seen = new Float64Array(length).fill(1);
  const sum = new Float64Array(length);
  let kept = 0;
  return {
    now,
    move(at: number, slope: number): void {
      const gradient = slope + decay * now[at]!;
      seen[at]! += gradient * gradient;
      now[at]! -= (rate * gradient) / Math.sqrt(seen[at]!);
    },
    keep(): void {
      for (let at = 0; at < length; at += 1) sum[at]! += now[at]!;
      kept += 1;
    },
    average: (): Float64Array => sum.map((one) => one / kept),
  };
}

/** The same row of chances every time. */
export function openChance(): () => number {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A text as its labels cut it: the reader's lines, cut again where one label ends and another begins. */
export function toExample(text: LabelledText, lines: readonly Line[]): Example {
  const cut = cutAtLabels(text, lines);
  return {
    sequence: readSequence(
      readSigns(
        cut.map(({ line }) => line),
        buckets,
      ),
      text.labels.kind,
    ),
    gold: cut.map(({ place }) => place),
    also: cut.map(({ also }) => also),
  };
}

function cutAtLabels({ text, labels }: LabelledText, lines: readonly Line[]) {
  return lines
    .filter(({ layout }) => layout !== "heading")
    .flatMap((line) => {
      const over = labels.lines.filter(
        ({ start, end }) => start < line.end - 1 && end > line.start + 1,
      );
      return over.map((label, index) => {
        const start = index === 0 ? line.start : Math.max(label.start, line.start);
        const end = index === over.length - 1 ? line.end : Math.min(label.end, line.end);
        const words = text.slice(start, end).replaceAll(/\s+/gu, " ").trim();
        return {
          line: {
            ...line,
            start,
            end,
            text: words === "" ? line.text : words,
            goesOn: line.goesOn || index > 0,
          },
          place: places.indexOf(label.place),
          also: (label.also ?? []).map((one) => places.indexOf(one)),
        };
      });
    });
}
