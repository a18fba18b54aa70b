import { sentenceSpans, trimSpan } from "#english/sentences.ts";
import { turnsIn } from "#reading/chat.ts";
import { exportField, isExport, isStuck, type ExportField } from "#reading/source/export-fields.ts";
import { isHeading, type HeadingModel } from "#reading/heading.ts";
import type { Layout, Line } from "#reading/line.ts";
import { filler } from "#reading/source/page-source.ts";
import { readRows, type Row } from "#reading/rows.ts";
import { joinRows } from "#reading/wrapped.ts";
import { isEverydayWord } from "#reading/values/place/place-names.ts";

type Span = { start: number; end: number };

const cellGap =
  /(?<!\s)\s*\|+\s*|\t+|(?<!\s)(?:\s+[·•▪♡✔]\s+|\s{2,}[-–—]\s+|\s[-–—]\s{2,}|\s{3,})/gu;
const speaker =
  /^(?:\[[^\]\n]{4,32}\]|\(?\d{1,2}:\d{2}(?::\d{2})?\s?(?:[AaPp]\.?[Mm]\.?)?\)?|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s\d{1,2}:\d{2}(?:\s?[AP]M)?)\s*[-–—]?\s*(?:[\p{L}.'()]{1,20}\s?){1,4}:(?=\s)/u;
const label = /^(?=[^\s])[^:.!?]{2,48}:\s+(?=\S)/u;
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
  const turns = turnsIn(rows);
  for (const [at, block] of joinRows(rows)) {
    const [row] = block;
    const turn = turns.get(at);
    if (turn) heading = turn.topic;
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
    const pieces = field ? cutField(text, block, field) : cutRow(text, block);
    for (const [index, one] of pieces.entries()) {
      if (lines.length >= mostLines) {
        add({ start: one.span.start, end: text.trimEnd().length }, "sentence", null);
        return lines;
      }
      const isAsked = turn?.asks === true && index === pieces.length - 1;
      if (isAsked || leadIn.test(fold(text.slice(one.span.start, one.span.end))))
        add(one.span, "heading");
      else add(one.span, one.layout, turn?.topic ?? one.label ?? heading);
    }
  }
  return lines;
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

/** No word begins with them after a hyphen: "mentor-" and "ship". */
const endings = new Set("ship ships less ness ward wards able hood".split(" "));

/** "self-" and "starter" are two words, "em-" and "ployment" are halves of one. */
function joinHalves(first: string, second: string): string {
  const isTwo =
    hyphened.has(first.toLowerCase()) ||
    (isEverydayWord(first) && isEverydayWord(second) && !endings.has(second));
  return isTwo && !isEverydayWord(first + second) ? `${first}-${second}` : first + second;
}

export function fold(words: string): string {
  return words.replaceAll(filler, "").replaceAll(/\s+/gu, " ").trim();
}

function hasWords(words: string): boolean {
  return /[\p{L}\p{N}]/u.test(words);
}
