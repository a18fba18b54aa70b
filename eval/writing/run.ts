import { loadTexts, type LabelledText } from "#eval/reading/corpus.ts";
import {
  brokenTexts,
  faultsOfVerdict,
  isSaid,
  postOf,
  readByCandidates,
  repeatedSentences,
  verdictsOf,
  wordsOf,
  writeFor,
} from "#eval/writing/measure.ts";
import { readText } from "#reading/read.ts";

/** What the built-in writers make of the labelled texts: `npm run eval:writing -- [--test] [--show] [--only NAME]`. */
const args = process.argv.slice(2);
const isShown = args.includes("--show");
const only = args.includes("--only") ? args[args.indexOf("--only") + 1] : undefined;
// Of the test part totals only.
const parts = args.includes("--test") ? ["test"] : ["training", "development"];
const texts = loadTexts().filter(
  ({ part, name }) => parts.includes(part) && (only === undefined || name.includes(only)),
);

const measured = texts.map((text) => measure(text));
const sum = (pick: (one: ReturnType<typeof measure>) => number) =>
  measured.reduce((total, one) => total + pick(one), 0);
const words = measured.map((one) => one.words).toSorted((left, right) => left - right);
const isTold = parts.includes("development");
const print = (row: string) => process.stdout.write(`${row}\n`);
if (isShown && isTold) for (const one of measured) for (const row of one.told) print(row);
const must = sum(({ asked }) => asked);
print(
  [
    `${texts.length} texts`,
    `must appear in the post: ${sum((one) => one.said)} of ${must} (${((100 * sum((one) => one.said)) / must).toFixed(1)} %)`,
    `never for candidates, yet there: ${sum((one) => one.leaks)} in ${measured.filter((one) => one.leaks > 0).length} texts`,
    `of these in notes, of which candidates read nothing before a person confirmed it: ${sum((one) => (one.isNotes ? one.leaks : 0))}`,
    `verdicts with a fault: ${sum((one) => one.verdicts)} of ${texts.length * 6}`,
    `sentences in two reports: ${sum((one) => one.repeats)}`,
    `texts that break off: ${sum((one) => one.broken)}`,
    `words of a package: median ${words[Math.floor(words.length / 2)]}, most ${words.at(-1)}`,
  ].join("\n"),
);

function measure(text: LabelledText) {
  const written = writeFor(text);
  const read = readByCandidates(written);
  const post = postOf(written);
  const { never, mustAppear } = text.labels;
  const leaked = never.filter((one) => isSaid(read, one));
  const missing = mustAppear.filter((one) => !post.includes(one.toLowerCase()));
  const faults = verdictsOf(written).flatMap(({ tool, verdict }) =>
    faultsOfVerdict(verdict).map((fault) => `${tool}: ${fault}: ${verdict}`),
  );
  const repeats = repeatedSentences(written);
  const broken = brokenTexts(written);
  const row = (kind: string) => (what: string) => `${text.name}: ${kind}: ${what}`;
  return {
    asked: mustAppear.length,
    said: mustAppear.length - missing.length,
    leaks: leaked.length,
    isNotes: readText(text.text).kind !== "posting",
    verdicts: faults.length,
    repeats: repeats.length,
    broken: broken.length,
    words: wordsOf(written),
    told: [
      ...leaked.map(row("leak")),
      ...missing.map(row("missing")),
      ...faults.map(row("verdict")),
      ...repeats.map(row("twice")),
      ...broken.map(row("breaks off")),
    ],
  };
}
