import { inReadingOrder } from "#server/documents/extract/pdf-layout/columns.ts";
import { paragraphsOf } from "#server/documents/extract/pdf-layout/paragraphs.ts";
import type { Piece } from "#server/documents/extract/pdf-layout/piece.ts";
import { rowsOf } from "#server/documents/extract/pdf-layout/rows.ts";

/** Beyond this a page is a drawing, and its order is left as it is. */
const mostPieces = 20_000;

/** One page as text in the order people read it. */
export function layOutPage(pieces: Piece[]): string {
  if (pieces.length === 0) return "";
  if (pieces.length > mostPieces) return pieces.map(({ text }) => text).join(" ");
  return inReadingOrder(rowsOf(pieces))
    .map((rows) => paragraphsOf(rows).join("\n"))
    .join("\n\n");
}
