import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadTexts, type LabelledText } from "#eval/reading/corpus.ts";
import { evaluateTexts, type Evaluated } from "#eval/reading/evaluate.ts";
import { isRight, percent } from "#eval/reading/score.ts";
import {
  printCurve,
  printReadingTable,
  type CurvePoint,
  type TestRun,
} from "#eval/reading/table.ts";
import { train, trainingPart } from "#eval/reading/train.ts";
import { replacePart } from "#eval/eval-page.ts";
import { readWeights } from "#reading/weights.ts";

/**
 * `npm run eval:reading`: the development part. `-- --test`: the test part too, and the run is counted. `-- --curve`: what more texts
 * would bring. `-- --write`: into docs/eval.md.
 */
const options = new Set(process.argv.slice(2));
const runsFile = join(import.meta.dirname, "test-runs.json");
const texts = loadTexts();
const isEnglish = ({ labels }: LabelledText) => labels.language === "en";
const development = texts.filter(({ part }) => part === "development");
/** The shipped weights know the development part; these do not. */
const withoutDevelopment = readWeights(train(trainingPart()));
const english = evaluateTexts(development.filter(isEnglish), withoutDevelopment);
const runs = JSON.parse(readFileSync(runsFile, "utf8")) as TestRun[];
if (options.has("--test")) {
  const tested = evaluateTexts(texts.filter((text) => text.part === "test" && isEnglish(text)));
  runs.push({ day: new Date().toISOString().slice(0, 10), ...withoutScores(tested) });
  writeFileSync(runsFile, `${JSON.stringify(runs, null, 2)}\n`);
}
const page = printReadingTable({
  texts,
  english,
  others: evaluateTexts(
    development.filter((text) => !isEnglish(text)),
    withoutDevelopment,
  ),
  runs,
  agreement: agreementOf(texts),
  failures: english.scores.filter((score) => !isRight(score) && score.got !== "unplaced"),
});
show("reading", page);
if (options.has("--curve")) show("curve", printCurve(drawCurve()));

function show(part: "reading" | "curve", text: string): void {
  process.stdout.write(`${text}\n`);
  if (options.has("--write")) replacePart(part, text);
}

function withoutScores({
  texts: count,
  lines,
  kindRight,
  notesAsPosting,
  languageRight,
  values,
  occupation,
}: Evaluated) {
  return { texts: count, lines, kindRight, notesAsPosting, languageRight, values, occupation };
}

/** Trained on the first so many texts, by a fixed order that mixes kinds. */
function drawCurve(): CurvePoint[] {
  const all = trainingPart();
  const mixed = all.toSorted((a, b) => turn(a.name).localeCompare(turn(b.name)));
  return [15, 30, 60, 120, all.length].map((count) => {
    const weights = readWeights(train(mixed.slice(0, count)));
    const { lines } = evaluateTexts(development.filter(isEnglish), weights);
    return { count, ...lines };
  });
}

function turn(name: string): string {
  return name.split("").toReversed().join("");
}

/** How often two readers who saw neither each other nor our code said the same of a line. */
function agreementOf(all: readonly LabelledText[]) {
  const lines = all.flatMap(({ labels }) => labels.lines);
  const same = lines.filter(({ place, second }) => place === second);
  const near = lines.filter(
    ({ place, second, also }) => place === second || also?.includes(second),
  );
  return {
    lines: lines.length,
    same: percent(same.length, lines.length),
    near: percent(near.length, lines.length),
  };
}
