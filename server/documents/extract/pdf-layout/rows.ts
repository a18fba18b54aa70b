import { loneListSign } from "#server/documents/extract/bullet-signs.ts";
import type { Piece, Row, Segment } from "#server/documents/extract/pdf-layout/piece.ts";

/** Shares of the type size: how far a baseline may waver, where a word ends, where a cell ends. */
const wavering = 0.35;
const wordGap = 0.16;
const cellGap = 0.9;

/** Pieces by baseline, each row cut where a wide gap is. */
export function rowsOf(pieces: Piece[]): Row[] {
  const rows: { y: number; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row && piece.y - row.y <= piece.size * wavering) row.pieces.push(piece);
    else rows.push({ y: piece.y, pieces: [piece] });
  }
  return rows.map((row) => ({ y: row.y, segments: segmentsOf(row.pieces) }));
}

function segmentsOf(pieces: Piece[]): Segment[] {
  const segments: Segment[] = [];
  for (const piece of pieces.toSorted((one, other) => one.x - other.x)) {
    const last = segments.at(-1);
    const gap = last ? piece.x - last.right : Number.POSITIVE_INFINITY;
    if (last && (gap < piece.size * cellGap || loneListSign.test(last.text.trim()))) {
      const isNewWord = gap > piece.size * wordGap && !/\s$/u.test(last.text);
      last.text += (isNewWord ? " " : "") + piece.text;
      last.right = Math.max(last.right, piece.x + piece.width);
      last.fonts.push(piece.font);
    } else {
      const { text, x, width, size, font } = piece;
      segments.push({ text, left: x, right: x + width, size, fonts: [font] });
    }
  }
  return segments;
}
