import type { Row, Segment } from "#server/documents/extract/pdf-layout/piece.ts";

const stepPoints = 4;
const halfGutterPoints = 3;
const leastRows = 4;
/** In a table most rows have both sides, and one side is short. */
const tableShare = 0.6;
const tableCellCharacters = 24;

type Band = { rows: Row[]; left: Row[]; right: Row[] };

/** Rows in reading order: where text stands in columns, one column after the other; tables stay rows. */
export function inReadingOrder(rows: Row[]): Row[][] {
  const gutter = findGutter(rows);
  if (gutter === undefined) return [rows];
  return bandsAt(rows, gutter).flatMap((band) =>
    isColumns(band) ? [...inReadingOrder(band.left), ...inReadingOrder(band.right)] : [band.rows],
  );
}

/** The place that splits the longest run of rows into two filled sides. */
function findGutter(rows: Row[]): number | undefined {
  const segments = rows.flatMap((row) => row.segments);
  const left = Math.min(...segments.map((segment) => segment.left));
  const right = Math.max(...segments.map((segment) => segment.right));
  const width = right - left;
  let best = { score: leastRows - 1, from: 0, to: 0 };
  for (let x = left + width * 0.12; x < left + width * 0.88; x += stepPoints) {
    const columns = bandsAt(rows, x).filter(isColumns);
    const score = Math.max(0, ...columns.map(scoreOf));
    if (score > best.score) best = { score, from: x, to: x };
    else if (score === best.score && best.to > 0 && x - best.to <= stepPoints * 1.5) best.to = x;
  }
  return best.to > 0 ? (best.from + best.to) / 2 : undefined;
}

function scoreOf({ left, right }: Band): number {
  return Math.min(left.length, right.length);
}

/** Runs of rows that leave a place free, and between them runs that do not. */
function bandsAt(rows: Row[], x: number): Band[] {
  const bands: (Band & { isCrossed: boolean })[] = [];
  for (const row of rows) {
    const isCrossed = row.segments.some((segment) => crosses(segment, x));
    let band = bands.at(-1);
    if (!band || band.isCrossed !== isCrossed) {
      band = { rows: [], left: [], right: [], isCrossed };
      bands.push(band);
    }
    band.rows.push(row);
    if (isCrossed) continue;
    const left = row.segments.filter((segment) => segment.right <= x);
    const right = row.segments.filter((segment) => segment.left >= x);
    if (left.length > 0) band.left.push({ y: row.y, segments: left });
    if (right.length > 0) band.right.push({ y: row.y, segments: right });
  }
  return bands;
}

function crosses({ left, right }: Segment, x: number): boolean {
  return left < x + halfGutterPoints && right > x - halfGutterPoints;
}

function isColumns({ rows, left, right }: Band): boolean {
  if (left.length < leastRows || right.length < leastRows) return false;
  const both = left.length + right.length - rows.length;
  const shorter = Math.min(typicalLength(left), typicalLength(right));
  return both / rows.length < tableShare || shorter >= tableCellCharacters;
}

function typicalLength(rows: Row[]): number {
  const lengths = rows.map(({ segments }) => segments.map(({ text }) => text).join(" ").length);
  return lengths.sort((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;
}
