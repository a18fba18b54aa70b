import type { Block, BlockKind, Document, Line } from "#ledger/read/block.ts";
import { cleanText } from "#ledger/read/clean-text.ts";
import {
  cutAtLabels,
  isBareHeading,
  isTitleHeading,
  kindOfHeading,
} from "#ledger/read/headings.ts";
import { hideComments } from "#ledger/read/physical-lines.ts";
import { isRule, listWholeLines, type WholeLine } from "#ledger/read/wrapped-lines.ts";

export type { Block, BlockKind, Document, Line } from "#ledger/read/block.ts";
export { splitSentences } from "#ledger/read/sentences.ts";

type OpenBlock = Block & { lines: Line[] };

/** A heading, a "Label: value" with its line, or a line; in the order of the text. */
type Item =
  | { type: "heading"; heading: string; quote: string; level: number }
  | { type: "label"; label: string; line: Line | null }
  | { type: "line"; line: Line; isApart: boolean };

/** Spaces of other widths, which no pattern should have to know. */
const wideSpaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;

/** Takes any text apart into headed blocks of whole lines. */
export function readDocument(text: string): Document {
  const lines = listWholeLines(hideComments(text).replaceAll(wideSpaces, " "));
  const isShouted = isMostlyCapitals(text);
  const items = lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const isUnderlined = next !== undefined && /^(?:={3,}|-{3,})$/.test(next.text);
    const heading = readHeading(line, isShouted, isUnderlined);
    if (heading === null) return readItems(text, line);
    return [
      {
        type: "heading" as const,
        quote: dropMarks(text.slice(line.start, line.end)),
        ...heading,
      },
    ];
  });
  return { blocks: gatherBlocks(items) };
}

/** A block for each heading and label; after a label's own line and bullets the section goes on. */
function gatherBlocks(items: readonly Item[]): Block[] {
  const start: OpenBlock = { heading: null, headingQuote: null, kind: "other", lines: [] };
  const blocks = [start];
  let section: Block = start;
  let known: { kind: BlockKind; level: number } = { kind: "other", level: 0 };
  const last = () => blocks.at(-1) ?? start;
  const open = (block: Omit<Block, "lines">) => {
    blocks.push({ ...block, lines: [] });
    return last();
  };
  for (const item of items) {
    if (item.type === "heading") {
      const { heading, quote: headingQuote, level } = item;
      const isTitle = section === start && isTitleHeading(heading);
      const own = isTitle ? "other" : kindOfHeading(heading);
      const kind = own ?? (level > known.level ? known.kind : "other");
      if (own !== null || level <= known.level) known = { kind, level };
      section = open({ heading, headingQuote, kind });
    } else if (item.type === "label") {
      const kind = kindOfHeading(item.label) ?? "other";
      const block = open({ heading: item.label, headingQuote: null, kind });
      if (item.line === null) section = block;
      else block.lines.push(item.line);
    } else {
      const { line, isApart } = item;
      if (isApart && isAfterList(last(), line)) section = open({ ...start });
      else if (last() !== section && !line.isBullet) section = open(section);
      last().lines.push(line);
    }
  }
  return blocks.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

const listed = new Set<BlockKind>(["duties", "must", "nice", "requirements", "benefits"]);

/** A paragraph that follows a list is no longer under the list's heading. */
function isAfterList({ kind, lines }: Block, { text, isBullet }: Line): boolean {
  const isParagraph = !isBullet && text.length > 40 && /[.!?]$/.test(text);
  return isParagraph && listed.has(kind) && lines.at(-1)?.isBullet === true;
}

function readItems(text: string, line: WholeLine): Item[] {
  if (isRule(line.text)) return [];
  const pieces = line.isBullet
    ? [{ label: null, from: 0, valueFrom: 0, to: line.text.length }]
    : cutAtLabels(line.text);
  return pieces.flatMap(({ label, from, valueFrom, to }): Item[] => {
    const isCut = to < line.text.length;
    const whole = cleanText(line.text.slice(valueFrom, to));
    const value = isCut ? whole.replace(/[,;]$/, "") : whole;
    const quote = text.slice(line.start + from, line.start + to).trim();
    const found = !/[\p{L}\p{N}]/u.test(value)
      ? null
      : { text: value, quote, isBullet: line.isBullet };
    if (label !== null) return [{ type: "label", label, line: found }];
    return found === null
      ? []
      : [{ type: "line", line: found, isApart: line.isAfterBlank && from === 0 }];
  });
}

/** Levels order the ways to mark a heading, from a first-level one (1) to a line that ends with a colon (9). */
function readHeading(
  line: WholeLine,
  isShouted: boolean,
  isUnderlined: boolean,
): { heading: string; level: number } | null {
  const { text, tag } = line;
  if (text.length > 160 || isRule(text)) return null;
  const marks = /^(#{1,6})\s+/.exec(text)?.[1];
  const heading = cleanText(dropMarks(text));
  if (!/\p{L}/u.test(heading)) return null;
  const at = (level: number) => ({ heading: dropColon(heading), level });
  if (marks !== undefined) return at(marks.length);
  if (/^h\d$/.test(tag ?? "")) return at(Number(tag?.slice(1)));
  if (isUnderlined && heading.length < 100) return at(2);
  if (line.isBullet) return null;
  if (!isShouted && isCapitals(heading)) return at(heading.endsWith(":") ? 9 : 7);
  if (/^\*\*[^*]{1,90}\*\*:?$|^__[^_]{1,90}__:?$/.test(text)) return at(8);
  if (isBareHeading(heading)) return at(7);
  const isShort = heading.length <= 70 && heading.split(" ").length <= 9;
  return isShort && heading.endsWith(":") && !/[.;,]\s/.test(heading) ? at(9) : null;
}

/** The heading as it stands, without the signs that make it one. */
function dropMarks(raw: string): string {
  return raw.replace(/^#{1,6}\s+/, "").replace(/\s+#{1,6}$/, "");
}

function dropColon(heading: string): string {
  return heading.replace(/\s*[:：]$/, "");
}

function isCapitals(text: string): boolean {
  const isLine = text.length <= 90 && !/[.!?;,]$/.test(text) && /\p{Lu}{3}/u.test(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return (
    isLine && letters > 2 * digits && !/\p{Ll}|[$€£]|\b[A-Z]{3}\s?\d|\dK?\s?[A-Z]{3}\b/u.test(text)
  );
}

function isMostlyCapitals(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const upper = sample.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = sample.match(/\p{Ll}/gu)?.length ?? 0;
  return upper > 2 * lower;
}
