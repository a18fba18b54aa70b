import { stemWords } from "#reading/occupation/stem.ts";
import type { TitleTable } from "#reading/occupation/title-table.ts";

/** A stem: how much it says, and the occupations (by row) it is typical of, each with how much. */
type Stem = { idf: number; rows: number[]; weights: number[] };

export type DutyIndex = ReadonlyMap<string, Stem>;

const kinds = [
  ["words", 1],
  ["subjects", 0.7],
  ["tools", 0.5],
] as const;

export function buildDutyIndex(table: TitleTable): DutyIndex {
  const stems = new Map<string, Stem>();
  const { occupations } = table;
  occupations.forEach((occupation, row) => {
    for (const [kind, weight] of kinds) {
      for (const text of occupation[kind].split(" ")) {
        let stem = stems.get(text);
        if (stem === undefined) stems.set(text, (stem = { idf: 0, rows: [], weights: [] }));
        stem.rows.push(row);
        stem.weights.push(weight);
      }
    }
  });
  stems.delete("");
  const squares = new Float64Array(occupations.length);
  for (const stem of stems.values()) {
    stem.idf = Math.log(occupations.length / stem.rows.length);
    stem.rows.forEach((row, at) => {
      const weight = (stem.weights[at] ?? 0) * stem.idf;
      stem.weights[at] = weight;
      squares[row] = (squares[row] ?? 0) + weight ** 2;
    });
  }
  for (const { rows, weights } of stems.values()) {
    rows.forEach((row, at) => {
      weights[at] = (weights[at] ?? 0) / Math.sqrt(squares[row] ?? 1);
    });
  }
  return stems;
}

/** How much some lines sound like each occupation, by row: 0 to 1. */
export function rankDuties(lines: readonly string[], index: DutyIndex, size: number): Float64Array {
  const counts = new Map<string, number>();
  for (const stem of lines.flatMap(stemWords)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const scores = new Float64Array(size);
  let square = 0;
  for (const [text, count] of counts) {
    const stem = index.get(text);
    if (stem === undefined) continue;
    const weight = (1 + Math.log(count)) * stem.idf;
    square += weight ** 2;
    stem.rows.forEach((row, at) => {
      scores[row] = (scores[row] ?? 0) + weight * (stem.weights[at] ?? 0);
    });
  }
  const length = Math.sqrt(square) || 1;
  return scores.map((score) => score / length);
}
