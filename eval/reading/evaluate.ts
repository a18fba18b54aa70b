import type { LabelledText } from "#eval/reading/corpus.ts";
import { scoreValues, type ValueScore } from "#eval/reading/score-values.ts";
import {
  figuresOf,
  percent,
  scoreLines,
  type PlaceFigures,
  type LineScore,
} from "#eval/reading/score.ts";
import { readText, type Reading } from "#reading/read.ts";
import type { Weights } from "#reading/weights.ts";
import { combinedOccupations } from "#ledger/areas/combined-occupations.ts";

export type Evaluated = {
  texts: number;
  lines: PlaceFigures;
  kindRight: number;
  /** Notes that were read as a posting: the worse mistake. */
  notesAsPosting: number;
  languageRight: number;
  values: { field: string; stated: number; right: number; wrong: number }[];
  occupation: { right: number; sureAndWrong: number };
  scores: LineScore[];
  valueScores: ValueScore[];
};

/** A part of the labelled texts, read and counted by span. */
export function evaluateTexts(texts: readonly LabelledText[], weights?: Weights): Evaluated {
  const read = texts.map((text) => ({ text, reading: readText(text.text, weights) }));
  const scores = read.flatMap(({ text, reading }) =>
    scoreLines(text, reading.lines, reading.lines),
  );
  const valueScores = read.flatMap(({ text, reading }) => scoreValues(text, reading));
  const share = (test: (one: (typeof read)[number]) => boolean) =>
    percent(read.filter(test).length, read.length);
  return {
    texts: texts.length,
    lines: figuresOf(scores),
    kindRight: share(({ text, reading }) => text.labels.kind === reading.kind),
    notesAsPosting: read.filter(
      ({ text, reading }) => text.labels.kind === "notes" && reading.kind === "posting",
    ).length,
    languageRight: share(({ text, reading }) => text.labels.language === reading.language),
    values: fieldsOf(valueScores),
    occupation: occupationsOf(read),
    scores,
    valueScores,
  };
}

function fieldsOf(scores: readonly ValueScore[]) {
  return [...new Set(scores.map(({ field }) => field))].map((field) => {
    const stated = scores.filter((one) => one.field === field);
    const wrong = stated.filter(({ isRight, got }) => !isRight && got !== null);
    return {
      field,
      stated: stated.length,
      right: percent(stated.filter(({ isRight }) => isRight).length, stated.length),
      wrong: percent(wrong.length, stated.length),
    };
  });
}

function occupationsOf(read: readonly { text: LabelledText; reading: Reading }[]) {
  const known = read.filter(({ text }) => text.labels.occupation.length > 0);
  const isRight = ({ text, reading }: (typeof read)[number]) =>
    reading.occupation.code !== null &&
    text.labels.occupation.map(countedAs).includes(reading.occupation.code);
  const sure = known.filter(({ reading }) => reading.occupation.certainty === "sure");
  return {
    right: percent(known.filter(isRight).length, known.length),
    sureAndWrong: percent(sure.filter((one) => !isRight(one)).length, known.length),
  };
}

/** Some occupations are counted as one in the wage statistics, whose codes we use. */
function countedAs(code: string): string {
  const whole = Object.entries(combinedOccupations).find(([, parts]) => parts.includes(code));
  return whole?.[0] ?? code;
}
