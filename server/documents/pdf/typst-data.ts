import { columnWidths } from "#server/documents/column-widths.ts";
import { piecesOf, type Piece } from "#server/documents/web-links.ts";
import type { Block, PayRange } from "#tools/document/block.ts";
import type { Document } from "#tools/document/document.ts";
import { briefTitle } from "#tools/document/manager-brief.ts";
import { printViewBox } from "#tools/report/ridge-paths.ts";
import { spreadLabels } from "#tools/document/spread-labels.ts";

/** What the template needs to know of a block besides its words. */
type Prepared = Record<string, unknown>;
type Prepare = (block: Block, at: number, blocks: Block[]) => Prepared;

const whole = "#ffffff";
const resting = "#5560f0";
/** A list or table shorter than this stays in one piece, and so does a text in a frame four times as long. */
const longCharacters = 300;
const longWord = /\S{32,}/gu;
/** A first column of names, not of sentences, is set stronger. */
const longestName = 32;
/** Not words: a picture, and where links lead. */
const unbreakable = new Set(["printImage", "url"]);
const titleSizes: [longest: number, points: number][] = [
  [34, 50],
  [60, 40],
  [110, 30],
  [Number.POSITIVE_INFINITY, 22],
];

/** The document as the template reads it: the same words, with sizes, widths and places where long words may break. */
export function typstData(document: Document): string {
  let isFirst = true;
  const prepare: Prepare = (block, at, blocks) => {
    const place = { isFirst, isLead: blocks[at + 1]?.kind === "code" };
    if (block.kind === "finding") isFirst = false;
    return { ...block, ...place, ...extrasOf(block, prepare) };
  };
  const parts = document.parts.map((part) => {
    isFirst = true;
    const sections = part.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map(prepare),
    }));
    return { ...part, sections };
  });
  isFirst = true;
  const [, titleSize] = titleSizes.find(([longest]) => document.title.length <= longest) ?? [0, 22];
  return JSON.stringify(
    {
      ...document,
      parts,
      brief: document.brief.map(({ title, blocks }) => ({ title, blocks: blocks.map(prepare) })),
      briefTitle,
      titleSize,
      printImage: printImage(document.print),
      sources: document.sources.map(linked),
    },
    (key, value: unknown) =>
      typeof value === "string" && !unbreakable.has(key) ? breakable(value) : value,
  );
}

function extrasOf(block: Block, prepare: Prepare): Prepared {
  switch (block.kind) {
    case "table":
      return {
        isLong: isLong(block.rows, longCharacters),
        widths: columnWidths([block.head, ...block.rows]),
        isNamed: block.rows.every(([name = ""]) => name.length <= longestName),
        rows: block.rows.map((row) => row.map(linked)),
      };
    case "keyValues":
      return { pairs: block.pairs.map(({ name, value }) => ({ name, value: linked(value) })) };
    case "list":
    case "checklist":
      return {
        isLong: isLong(block.items, longCharacters),
        items: block.items.map((item) => ({ ...item, text: linked(item.text) })),
      };
    case "columns":
      return {
        columns: block.columns.map((column) => ({ ...column, isLong: isLong(column.items) })),
      };
    case "payRange":
      return { drawing: drawingOf(block) };
    case "message":
      return { isLong: isLong(block.text) };
    case "code":
      return { isLong: isLong(block.text), detail: linked(block.detail) };
    case "card":
    case "frame":
      return {
        isLong: isLong(block.blocks) || block.blocks.filter(isKeptWhole).length > 1,
        blocks: block.blocks.map(prepare),
      };
    default:
      return {};
  }
}

/** What is long may be cut by a page's end; what is short stays in one piece. */
function isLong(words: unknown, most = 4 * longCharacters): boolean {
  return JSON.stringify(words).replaceAll(/https:[^"]*/gu, "").length > most;
}

/** Several messages in a card may stand on two pages: each of them stays in one piece. */
function isKeptWhole({ kind }: Block): boolean {
  return kind === "message" || kind === "code" || kind === "table" || kind === "card";
}

/** Half the width of a label: as much room stays at both ends, so that the outer ones stand under their ticks too. */
const edge = 0.095;

/** Where the parts of the picture lie, as shares of its width. */
function drawingOf({ names, texts, amounts, offer }: PayRange): Prepared {
  const published = amounts.filter((amount) => amount !== null);
  const all = [...published, ...(offer ? [offer.min, offer.max] : [])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = 1 - 2 * edge;
  const at = (amount: number) => edge + (high > low ? ((amount - low) / (high - low)) * room : 0);
  const named = (name: string) => amounts[names.indexOf(name)] ?? null;
  const [lower, upper, median] = [named("P25"), named("P75"), named("Median")];
  const hasMiddle = lower !== null && upper !== null;
  // What is not published is a high percentile: its label stands at the end, under no tick.
  const places = amounts.map((amount) => (amount === null ? null : at(amount)));
  const labels = spreadLabels(
    places.map((place) => place ?? 1 - edge),
    2 * edge,
    [edge, 1 - edge],
  );
  return {
    width: 2 * edge,
    ticks: names.map((name, index) => ({
      name,
      text: texts[index] ?? "",
      at: places[index] ?? null,
      label: labels[index] ?? edge,
    })),
    whole: [at(Math.min(...published)), at(Math.max(...published))],
    middle: hasMiddle ? [at(lower), at(upper)] : null,
    median: median === null ? null : at(median),
    offer: offer ? [at(offer.min), at(offer.max)] : null,
  };
}

/** A text without web addresses stays as it is. */
function linked(text: string): string | Piece[][] {
  return text.includes("https://") ? piecesOf(text) : text;
}

/** A word without a place to break gets some, which the template takes out again. */
function breakable(text: string): string {
  return text.replace(longWord, (word) => word.replace(/(.{16})(?=.)/gu, "$1\u200b"));
}

function printImage(print: Document["print"]): string {
  const paths = print.map(
    ({ path, isDone }) => `<path stroke="${isDone ? whole : resting}" d="${path}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${printViewBox}" fill="none" stroke-linecap="round" stroke-width="3.6">${paths.join("")}</svg>`;
}
