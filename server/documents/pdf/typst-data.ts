import { columnWidths } from "#server/documents/column-widths.ts";
import type { Block } from "#tools/document-blocks.ts";
import type { Document } from "#tools/document.ts";
import { printViewBox } from "#tools/ridge-paths.ts";

/** What the template needs to know of a block besides its words. */
type Prepared = Record<string, unknown>;

const whole = "#ffffff";
const resting = "#5560f0";
/** Longer cards may be cut by a page's end. */
const longCharacters = 1_500;
const shortValue = 26;
const leastAbreast = 3;
const longWord = /\S{32,}/gu;
const shownAddress = 80;
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
  const prepare = (block: Block): Prepared => {
    const size = { isFirst };
    if (block.kind === "finding") isFirst = false;
    return { ...block, ...size, ...extrasOf(block, prepare) };
  };
  const parts = document.parts.map((part) => {
    isFirst = true;
    const sections = part.sections.map(({ title, blocks }) => ({
      title,
      blocks: blocks.map(prepare),
    }));
    return { ...part, sections };
  });
  const [, titleSize] = titleSizes.find(([longest]) => document.title.length <= longest) ?? [0, 22];
  return JSON.stringify(
    { ...document, parts, titleSize, printImage: printImage(document.print) },
    (key, value: unknown) =>
      typeof value === "string" && !unbreakable.has(key) ? breakable(value) : value,
  );
}

function extrasOf(block: Block, prepare: (block: Block) => Prepared): Prepared {
  switch (block.kind) {
    case "table": {
      const widths = columnWidths([block.head, ...block.rows]);
      return { widths, rows: block.rows.map((row) => row.map(linked)) };
    }
    case "keyValues":
      return { groups: groupsOf(block.pairs) };
    case "list":
    case "checklist":
      return { items: block.items.map((item) => ({ ...item, text: linked(item.text) })) };
    case "card": {
      const words = JSON.stringify(block.blocks).replaceAll(/https:[^"]*/gu, "");
      const isLong = words.length > longCharacters;
      return { isLong, blocks: block.blocks.map(prepare) };
    }
    default:
      return {};
  }
}

type Pair = { name: string; value: string };
type Group = { isShort: boolean; pairs: { name: string; value: string | Address }[] };

/** Three and more short facts in a row stand side by side, all others in a line of their own. */
function groupsOf(pairs: Pair[]): Group[] {
  const isShort = ({ name, value }: Pair) => Math.max(name.length, value.length) <= shortValue;
  const runs = grouped(pairs, isShort);
  return grouped(runs, (run) => run.isSame && run.entries.length >= leastAbreast).map((group) => ({
    isShort: group.isSame,
    pairs: group.entries
      .flatMap((run) => run.entries)
      .map(({ name, value }) => ({ name, value: linked(value) })),
  }));
}

/** Neighbours that are alike, together. */
function grouped<T>(entries: T[], isSame: (entry: T) => boolean) {
  const groups: { isSame: boolean; entries: T[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.isSame === isSame(entry)) last.entries.push(entry);
    else groups.push({ isSame: isSame(entry), entries: [entry] });
  }
  return groups;
}

type Address = { url: string; shown: string };

/** A web address becomes a link that shows where it leads; everything else stays as it is. */
function linked(text: string): string | Address {
  const address = /^https:\/\/\S{4,2000}$/u.test(text) ? URL.parse(text) : null;
  if (!address) return text;
  const shown = `${address.host}${address.pathname === "/" ? "" : address.pathname}`;
  const isWhole = address.search === "" && address.hash === "" && shown.length <= shownAddress;
  return { url: address.href, shown: isWhole ? shown : `${shown.slice(0, shownAddress)}…` };
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
