import { sentenceSpans, trimSpan } from "#english/sentences.ts";
import { isHeading, type HeadingModel } from "#reading/heading.ts";
import type { Layout, Line } from "#reading/line.ts";
import { readRows, type Row } from "#reading/rows.ts";

type Span = { start: number; end: number };

const cellGap =
  /(?<!\s)\s*\|+\s*|\t+|(?<!\s)(?:\s+[·•▪♡✔]\s+|\s{2,}[-–—]\s+|\s[-–—]\s{2,}|\s{3,})/gu;
const speaker =
  /^(?:\[[^\]\n]{4,32}\]|\(?\d{1,2}:\d{2}(?::\d{2})?\s?(?:[AaPp]\.?[Mm]\.?)?\)?|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s\d{1,2}:\d{2}(?:\s?[AP]M)?)\s*[-–—]?\s*(?:[\p{L}.'()]{1,20}\s?){1,4}:(?=\s)/u;
const label = /^(?=[^\s])[^:.!?]{2,48}:\s+(?=\S)/u;
const endsOpen =
  /(?:[,&/+–—-]|\b(?:and|or|of|the|to|a|an|in|with|for|on|at|by|from|as|und|oder|et|de|y|en))$/iu;
const endsClosed = /[.!?:;]["'”’)\]]*$/u;
const startsLow = /^[\p{Ll}(&]/u;

/** A long posting has a hundred lines. What comes after this many is one more, so that no text takes long. */
export const mostLines = 400;

/** Cuts a text into lines, once; nothing later reads the text itself. */
export function segment(text: string, headings: HeadingModel): Line[] {
  const rows = readRows(text);
  const lines: Line[] = [];
  let heading: string | null = null;
  const add = (span: Span, layout: Layout, under = heading) => {
    const words = fold(text.slice(span.start, span.end));
    if (hasWords(words))
      lines.push({ id: lines.length, ...span, text: words, layout, heading: under, goesOn: false });
  };
  for (const [at, block] of joinRows(rows)) {
    const [row] = block;
    if (row && lines.length < mostLines && block.length === 1 && isHeading(rows, at, headings)) {
      add(row, "heading", null);
      heading = fold(row.text);
      continue;
    }
    for (const one of cutRow(text, block)) {
      if (lines.length >= mostLines) {
        add({ start: one.span.start, end: text.trimEnd().length }, "sentence", null);
        return lines;
      }
      add(one.span, one.layout, one.label ?? heading);
    }
  }
  return lines;
}

/** Rows that one sentence runs through, as where a file's lines were torn: where each begins, and its rows. */
function joinRows(rows: readonly Row[]): [number, Row[]][] {
  const width = tornWidth(rows);
  const blocks: [number, Row[]][] = [];
  let open: Row[] | undefined;
  for (const [at, row] of rows.entries()) {
    const last = open?.at(-1);
    if (row.isBlank) open = undefined;
    else if (open && last && goesOn(last, row, width)) open.push(row);
    else blocks.push([at, (open = [row])]);
  }
  return blocks;
}

/** Whether a row's last sentence goes on in the next: its next word would not have fitted, or it stops in the middle. */
function goesOn(last: Row, row: Row, width: number): boolean {
  if (row.bullet || row.text.includes("\t") || endsClosed.test(last.text.slice(-6))) return false;
  if (width > 0) {
    const next = row.text.indexOf(" ") === -1 ? row.text.length : row.text.indexOf(" ");
    const isShort = widthOf(last) < width * 0.7;
    return widthOf(last) + 1 + next > width || (!isShort && startsLow.test(row.text));
  }
  return last.text.length > 45 && startsLow.test(row.text) && endsOpen.test(last.text.slice(-8));
}

/** How wide a torn text is: many of its rows end just before the margin. 0 where rows end where sentences do. */
function tornWidth(rows: readonly Row[]): number {
  const said = rows.filter(({ isBlank }) => !isBlank);
  const long = said
    .filter(({ text }) => text.length > 40)
    .map(widthOf)
    .toSorted((a, b) => a - b);
  const width = long[Math.floor(long.length * 0.9)] ?? 0;
  // Short notes end their rows early, and a few long ones among them make no margin.
  if (long.length < said.length * 0.4) return 0;
  if (width < 40 || width > 130 || (long.at(-1) ?? 0) > width * 2) return 0;
  const full = long.filter((one) => one > width - 13);
  return full.length >= 4 && full.length >= long.length / 3 ? width - 3 : 0;
}

function widthOf({ indent, text }: Row): number {
  return indent + text.length;
}

type Piece = { span: Span; layout: Layout; label: string | null };

function cutRow(text: string, block: readonly Row[]): Piece[] {
  const [first] = block;
  if (!first) return [];
  const whole = { start: first.start, end: block.at(-1)?.end ?? first.end };
  // One sign for one sign, so that places in the copy are places in the text.
  const words = text.slice(whole.start, whole.end).replaceAll("\n", " ");
  const said = speaker.exec(words.slice(0, 120))?.[0].length ?? 0;
  const pieces: Piece[] = [];
  if (said > 0) pieces.push(piece(whole.start, { start: 0, end: said }, "cell"));
  const cells = block.length === 1 ? cutCells(words, said) : [{ start: said, end: words.length }];
  const isTable = cells.length > 1;
  for (const cell of cells) {
    const inside = words.slice(cell.start, cell.end);
    const labelled = label.exec(inside)?.[0] ?? null;
    for (const [at, sentence] of sentenceSpans(inside).entries()) {
      const layout = isTable
        ? "cell"
        : labelled && at === 0
          ? "labelled"
          : first.bullet
            ? "bullet"
            : "sentence";
      pieces.push(piece(whole.start + cell.start, sentence, layout, labelled));
    }
  }
  return pieces;
}

function piece(
  from: number,
  { start, end }: Span,
  layout: Layout,
  labelled: string | null = null,
): Piece {
  return {
    span: { start: from + start, end: from + end },
    layout,
    label: labelled === null ? null : fold(labelled),
  };
}

function cutCells(words: string, from: number): Span[] {
  const cells: Span[] = [];
  let start = from;
  for (const gap of words.slice(from).matchAll(cellGap)) {
    const at = gap.index + from;
    cells.push({ start, end: at });
    start = at + gap[0].length;
  }
  cells.push({ start, end: words.length });
  return cells.flatMap((cell) => trimSpan(words, cell));
}

export function fold(words: string): string {
  return words.replaceAll(/\s+/gu, " ").trim();
}

function hasWords(words: string): boolean {
  return /[\p{L}\p{N}]/u.test(words);
}
