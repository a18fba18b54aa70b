import { sentenceSpans, trimSpan } from "#english/sentences.ts";
import { exportField, isExport, isStuck, type ExportField } from "#reading/source/export-fields.ts";
import { isHeading, type HeadingModel } from "#reading/heading.ts";
import type { Layout, Line } from "#reading/line.ts";
import { filler } from "#reading/source/page-source.ts";
import { readRows, type Row } from "#reading/rows.ts";
import { isEverydayWord } from "#reading/values/place/place-names.ts";

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
/** "trans-" before "ports", "2:35 p.m.–" before "5:00". */
const endsTorn = /\p{L}[-\u00AD]$|\S[–—]$/u;
const startsTorn = /^[\p{Ll}\d]/u;

/** What only opens a list: "You'll:", "We offer:", "What you'd be doing." */
const leadIn =
  /^what (?:you|we|they|it)(?:['’](?:ll|d|re))?(?: (?:will|would|can|do|does|be|doing|are|need|want|like|expect|bring|have|get|give|offer|takes|looking|for|in|return|you|us|here)){1,4}\s?[:.]?$|^(?:and |so |in this (?:role|job|position),? )?(?:you(?:['’]?ll| will|['’]?d| would)?|we(?:['’]?ll| will)?|they(?:['’]?ll| will)?)(?: (?:also|need|have|get|be|bring|offer|do)){0,2}\s?:?$/iu;

/** A long posting has a hundred lines. What comes after this many is one more, so that no text takes long. */
export const mostLines = 400;

/** Cuts a text into lines, once; nothing later reads the text itself. */
export function segment(text: string, headings: HeadingModel): Line[] {
  const rows = readRows(text);
  const lines: Line[] = [];
  let heading: string | null = null;
  const add = (span: Span, layout: Layout, under = heading) => {
    const said = unbreak(text.slice(span.start, span.end));
    if (hasWords(said))
      lines.push({ id: lines.length, ...span, text: said, layout, heading: under, goesOn: false });
  };
  const words = rows.map((row) => row.text);
  const isOfExport = isExport(words);
  const isOfStuck = isStuck(words);
  for (const [at, block] of joinRows(rows)) {
    const [row] = block;
    const field = row && exportField(row.text, isOfExport, isOfStuck);
    if (row && field && field.valueAt === row.text.length && lines.length < mostLines) {
      add(row, "heading", null);
      heading = field.label;
      continue;
    }
    if (row && lines.length < mostLines && block.length === 1 && isHeading(rows, at, headings)) {
      add(row, "heading", null);
      heading = fold(row.text);
      continue;
    }
    for (const one of field ? cutField(text, block, field) : cutRow(text, block)) {
      if (lines.length >= mostLines) {
        add({ start: one.span.start, end: text.trimEnd().length }, "sentence", null);
        return lines;
      }
      if (leadIn.test(fold(text.slice(one.span.start, one.span.end)))) add(one.span, "heading");
      else add(one.span, one.layout, one.label ?? heading);
    }
  }
  return lines;
}

/** Rows that one sentence runs through, as where a file's lines were torn: where each begins, and its rows. */
function joinRows(rows: readonly Row[]): [number, Row[]][] {
  const width = tornWidth(rows);
  const isCareful = beginsLarge(rows);
  const blocks: [number, Row[]][] = [];
  let open: Row[] | undefined;
  for (const [at, row] of rows.entries()) {
    const last = open?.at(-1);
    if (row.isBlank) open = undefined;
    else if (open && last && goesOn(last, row, width, isCareful)) open.push(row);
    else blocks.push([at, (open = [row])]);
  }
  return blocks;
}

/** Whether a row's last sentence goes on in the next: its next word would not have fitted, or it stops in the middle. */
function goesOn(last: Row, row: Row, width: number, isCareful: boolean): boolean {
  if (row.bullet || row.text.includes("\t") || endsClosed.test(last.text.slice(-6))) return false;
  if (endsTorn.test(last.text.slice(-4)) && startsTorn.test(row.text)) return true;
  if (width > 0) {
    const next = row.text.indexOf(" ") === -1 ? row.text.length : row.text.indexOf(" ");
    const isShort = widthOf(last) < width * 0.7;
    return widthOf(last) + 1 + next > width || (!isShort && startsLow.test(row.text));
  }
  if (last.text.length <= 45 || !startsLow.test(row.text)) return false;
  return isCareful || endsOpen.test(last.text.slice(-8));
}

/** Whether lines begin with a capital as a rule, so that one that does not goes on with the one before. */
function beginsLarge(rows: readonly Row[]): boolean {
  const said = rows.filter(({ isBlank }) => !isBlank);
  return said.filter(({ text }) => startsLow.test(text)).length < said.length * 0.3;
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

/** Label and value are one line, but where they stick together; the value's other sentences stand under the label. */
function cutField(text: string, block: readonly Row[], field: ExportField): Piece[] {
  const [first] = block;
  if (!first) return [];
  const end = block.at(-1)?.end ?? first.end;
  const words = text.slice(first.start, end).replaceAll("\n", " ");
  return sentenceSpans(words.slice(field.valueAt)).map((sentence, at) => ({
    span: {
      start: first.start + (at === 0 && !field.isGlued ? 0 : field.valueAt + sentence.start),
      end: first.start + field.valueAt + sentence.end,
    },
    layout: "labelled",
    label: field.label,
  }));
}

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
    const sentences = first.bullet
      ? joinSingles(inside, sentenceSpans(inside))
      : sentenceSpans(inside);
    for (const [at, sentence] of sentences.entries()) {
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

/** In a bullet one word belongs to its neighbour: "Write. We are a writing company", "Pet insurance. Obviously." */
function joinSingles(words: string, spans: readonly Span[]): Span[] {
  const isSingle = ({ start, end }: Span) => /^\p{L}{3,}[.!]+$/u.test(words.slice(start, end));
  return spans.reduce<Span[]>((joined, span) => {
    const last = joined.at(-1);
    if (last && (isSingle(last) || isSingle(span))) last.end = span.end;
    else joined.push({ ...span });
    return joined;
  }, []);
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
    // "Property & Casualty License   (Required)"
    if (/^\s+$/u.test(gap[0]) && !gap[0].includes("\t") && words[at + gap[0].length] === "(")
      continue;
    // "POSITION:          School Bus Driver": the label of what follows, not a cell.
    if (/^\s+$/u.test(gap[0]) && words[at - 1] === ":" && start === from) continue;
    cells.push({ start, end: at });
    start = at + gap[0].length;
  }
  cells.push({ start, end: words.length });
  return cells.flatMap((cell) => trimSpan(words, cell));
}

/** One line of words, those divided at a row's end whole again: "trans-" and "ports" are "transports". */
export function unbreak(words: string): string {
  return fold(
    words.replaceAll(
      /(?<!\p{L})(?<first>\p{L}+)[-\u00AD]\n\s*(?<second>\p{Ll}+)/gu,
      (_, first: string, second: string) => joinHalves(first, second),
    ),
  );
}

/** Beginnings that keep their hyphen: "self-starter", "full-time". */
const hyphened = new Set(
  "self non pre post multi co full part well high low long short hands cross on off in follow state day".split(
    " ",
  ),
);

/** "self-" and "starter" are two words, "em-" and "ployment" are halves of one. */
function joinHalves(first: string, second: string): string {
  const isTwo =
    hyphened.has(first.toLowerCase()) || (isEverydayWord(first) && isEverydayWord(second));
  return isTwo && !isEverydayWord(first + second) ? `${first}-${second}` : first + second;
}

export function fold(words: string): string {
  return words.replaceAll(filler, "").replaceAll(/\s+/gu, " ").trim();
}

function hasWords(words: string): boolean {
  return /[\p{L}\p{N}]/u.test(words);
}
