import type { Block, BlockKind, Document, Line } from "#ledger/read/block.ts";
import { cleanText } from "#ledger/read/clean-text.ts";
import { dropMarks, readHeading } from "#ledger/read/heading-lines.ts";
import { cutAtLabels, isTitleHeading, kindOfHeading } from "#ledger/read/headings.ts";
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
    const around = { line, before: lines[index - 1], next: lines[index + 1] };
    const heading = readHeading(around, isShouted);
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
      const isWithin =
        level > known.level || (level < 9 && section !== start && section.lines.length === 0);
      const kind = own ?? (isWithin ? known.kind : "other");
      if (own !== null || level <= known.level) known = { kind, level };
      section = open({ heading, headingQuote, kind });
    } else if (item.type === "label") {
      const kind = kindOfHeading(item.label) ?? "other";
      const block = open({ heading: item.label, headingQuote: null, kind });
      if (item.line === null) section = block;
      else block.lines.push(item.line);
    } else {
      const { line, isApart } = item;
      const isBack = last() !== section && !line.isBullet;
      const isOver = isBack
        ? isList(section)
        : isApart && (isAfterList(last(), line) || turnsAway(last(), line));
      if (isBack || isOver) section = open(isOver ? { ...start } : section);
      last().lines.push(line);
    }
  }
  return blocks.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

const listed = new Set<BlockKind>(["duties", "must", "nice", "requirements", "benefits"]);

function isList({ kind, lines }: Block): boolean {
  return listed.has(kind) && lines.at(-1)?.isBullet === true;
}

/** A paragraph that follows a list is no longer under the list's heading. */
function isAfterList(block: Block, { text, isBullet }: Line): boolean {
  return isList(block) && !isBullet && text.length > 40 && /[.!?]$/.test(text);
}

const anotherMatter =
  /^(?:(?:to )?apply (?:at|by|online|with|now|today)|to apply|(?:please |kindly )?(?:send|submit|e-?mail) (?:us )?(?:your|an?)\b|the (?:ideal|successful|right) candidate|we are looking for|(?:all )?(?:job )?offers are|come by|we are an equal|[^.]{2,60} is an equal)\b/i;

/** A paragraph about candidates or applying is not about what is paid. */
function turnsAway({ kind, lines }: Block, { text, isBullet }: Line): boolean {
  const isAboutPay = kind === "benefits" || kind === "pay";
  return isAboutPay && lines.length > 0 && !isBullet && anotherMatter.test(text);
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

function isMostlyCapitals(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const upper = sample.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = sample.match(/\p{Ll}/gu)?.length ?? 0;
  return upper > 2 * lower;
}
