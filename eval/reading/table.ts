import type { LabelledText, CorpusPart } from "#eval/reading/corpus.ts";
import type { Evaluated } from "#eval/reading/evaluate.ts";
import type { PlaceFigures, LineScore } from "#eval/reading/score.ts";

type Counted = Omit<Evaluated, "scores" | "valueScores">;
export type TestRun = Counted & { day: string };
export type CurvePoint = PlaceFigures & { count: number };

export type Page = {
  texts: readonly LabelledText[];
  english: Evaluated;
  others: Evaluated;
  runs: readonly TestRun[];
  agreement: { lines: number; same: number; near: number };
  failures: readonly LineScore[];
};

const shown = 10;

export function printReadingTable({
  texts,
  english,
  others,
  runs,
  agreement,
  failures,
}: Page): string {
  const count = (part: CorpusPart) => texts.filter((text) => text.part === part).length;
  const last = runs.at(-1);
  const row = (name: string, goal: string, of: (one: Counted) => string) =>
    `| ${name} | ${goal} | ${of(english)} | ${last ? of(last) : "not run"} | ${of(others)} |`;
  const value = (field: string, one: Counted) => {
    const found = one.values.find((each) => each.field === field);
    return found ? `${found.right} % (wrong ${found.wrong} %, of ${found.stated})` : "–";
  };
  return [
    `## Reading`,
    `${texts.length} texts, ${agreement.lines} labelled lines: ${count("training")} to train on, ${count("development")} to develop with, ${count("test")} to test. The part is fixed by the name's hash. All employers and people are invented. Written and labelled by language models in the role of a recruiter, in November 2026, in separate runs; each line by two that saw neither each other nor our code. They say the same of ${agreement.same} % of the lines, ${agreement.near} % with the places that the first one also allows.`,
    `The test part was run ${runs.length === 1 ? "once" : `${runs.length} times`}${last ? `, the last time on ${last.day}` : ""}; nobody who writes rules opens it. The development part is read by weights trained without it; the test part by the shipped ones, which were trained on training and development.`,
    [
      `| English unless said | goal | development | test | other languages (development) |`,
      `| --- | --- | --- | --- | --- |`,
      row("texts", "", ({ texts: number }) => `${number}`),
      row("of the lines placed, right", "≥ 91 %", ({ lines }) => `${lines.rightAlso} %`),
      row("lines unplaced", "≤ 14 %", ({ lines }) => `${lines.unplaced} %`),
      row(
        "internal and contact lines placed for candidates",
        "≤ 3 %",
        ({ lines }) => `${lines.insideOut} %`,
      ),
      row("noise lines placed for candidates", "≤ 8 %", ({ lines }) => `${lines.noiseOut} %`),
      row("kind right", "≥ 97 %", ({ kindRight }) => `${kindRight} %`),
      row("notes read as a posting", "0", ({ notesAsPosting }) => `${notesAsPosting}`),
      row("language right", "", ({ languageRight }) => `${languageRight} %`),
      ...["title", "city", "workType", "employment", "pay"].map((field) =>
        row(field, "≥ 92 %, wrong ≤ 2 %", (one) => value(field, one)),
      ),
      row(
        "occupation",
        "≥ 85 %, sure and wrong ≤ 3 %",
        ({ occupation }) => `${occupation.right} % (sure and wrong ${occupation.sureAndWrong} %)`,
      ),
    ].join("\n"),
    `${shown} lines of the development part that were placed wrong:`,
    failures
      .filter((_, at) => at % Math.max(1, Math.floor(failures.length / shown)) === 0)
      .slice(0, shown)
      .map(
        ({ name, words, key, got }) =>
          `- ${name}: “${words.slice(0, 140)}” is ${key}, read as ${got}`,
      )
      .join("\n"),
  ].join("\n\n");
}

/** A part of its own: it takes long to draw, and stands until it is drawn again. */
export function printCurve(curve: readonly CurvePoint[]): string {
  const rows = curve.map(
    ({ count, rightAlso, unplaced, insideOut }) =>
      `| ${count} | ${rightAlso} % | ${unplaced} % | ${insideOut} % |`,
  );
  return [
    `What more texts bring, on the development part, when there were ${curve.at(-1)?.count ?? 0} to train on:`,
    "",
    `| texts trained on | right of those placed | unplaced | internal and contact lines placed for candidates |`,
    `| --- | --- | --- | --- |`,
    ...rows,
  ].join("\n");
}
