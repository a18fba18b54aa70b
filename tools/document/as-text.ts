import type { Block, Item } from "#tools/document/block.ts";
import type { Document } from "#tools/document/document.ts";
import { briefTitle } from "#tools/document/manager-brief.ts";

/** How one plain format writes what a document is made of. */
type Format = {
  part: (title: string) => string;
  section: (title: string) => string;
  heading: (text: string) => string;
  strong: (text: string) => string;
  quote: (text: string) => string;
  code: (text: string) => string;
  table: (head: string[], rows: string[][]) => string;
  pair: (name: string, value: string) => string;
  quiet: (text: string) => string;
  words: (text: string) => string;
};

const rule = "=".repeat(72);

const plain: Format = {
  part: (title) => `${rule}\n${title}\n${rule}`,
  section: (title) => `${title}\n${"-".repeat(title.length)}`,
  heading: (text) => `${text}:`,
  strong: (text) => text,
  quote: (text) => indented(text, "  "),
  code: (text) => indented(text, "  "),
  table: (head, rows) => rows.map((row) => rowText(head, row)).join("\n"),
  pair: (name, value) => `${name}: ${value}`,
  quiet: (text) => `(${text})`,
  words: (text) => text,
};

const markdown: Format = {
  part: (title) => `## ${escaped(title)}`,
  section: (title) => `### ${escaped(title)}`,
  heading: (text) => `#### ${escaped(text)}`,
  strong: (text) => `**${escaped(text).replaceAll("\n", " ")}**`,
  quote: (text) => indented(escaped(text), "> "),
  code: (text) => fenced(text),
  table: (head, rows) => {
    const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
    const words = (cells: string[]) =>
      row(cells.map((cell) => escaped(cell).replaceAll("\n", "<br>")));
    return [words(head), row(head.map(() => "---")), ...rows.map(words)].join("\n");
  },
  pair: (name, value) => `- **${escaped(name)}:** ${escaped(value)}`,
  quiet: (text) => `*${escaped(text).replaceAll("\n", " · ")}*`,
  words: escaped,
};

/** A document as a text file. */
export function documentAsText(document: Document): string {
  const head = [
    document.title,
    document.subtitle,
    ...document.details,
    document.organization,
    document.date,
    document.marking,
  ];
  return write(
    document,
    plain,
    `${head.filter((line) => line !== "").join("\n")}\n${document.madeBy}`,
  );
}

/** The same for programs that read Markdown; nothing in it can become markup by itself. */
export function documentAsMarkdown(document: Document): string {
  const { subtitle, details, organization, date, marking } = document;
  const about = [subtitle, ...details, organization, date, marking];
  const line = about
    .filter((part) => part !== "")
    .map(escaped)
    .join(" · ");
  return write(
    document,
    markdown,
    `# ${escaped(document.title)}\n\n${line}\n\n${escaped(document.madeBy)}`,
  );
}

function write(document: Document, format: Format, head: string): string {
  const { brief, parts, legend, sources, marking } = document;
  const first = brief.flatMap(({ title, blocks }) => [
    format.section(title),
    ...blocks.map((block) => blockText(block, format)),
  ]);
  const forManager = first.length > 0 ? [format.part(briefTitle), ...first] : [];
  const body = parts.flatMap((part) => [
    format.part(part.title),
    ...part.sections.flatMap((section) => [
      format.section(section.title),
      ...(section.chips.length === 0 ? [] : [format.quiet(section.chips.join(" · "))]),
      ...section.blocks.map((block) => blockText(block, format)),
    ]),
  ]);
  const ending = [
    ...legend.map(({ name, value }) => format.pair(name, value)),
    ...sources.map((source, at) => `${at + 1}. ${format.words(source)}`),
  ];
  const list = ending.length > 0 ? [format.section("Sources"), ending.join("\n")] : [];
  const foot = marking === "" ? [] : [marking];
  return `${[head, ...forManager, ...body, ...list, ...foot].join("\n\n")}\n`;
}

function blockText(block: Block, format: Format): string {
  const marked = (text: string, mark: string) => (mark === "" ? text : `${text} (${mark})`);
  const entry = (opener: string) => (item: Item) =>
    `${opener} ${indented(format.words(marked(item.text, item.mark) + (item.detail && `\n${item.detail}`)), "  ").trimStart()}`;
  const entries = (items: Item[], opener: string) => items.map(entry(opener)).join("\n");
  const said = (...texts: string[]) => texts.filter((text) => text !== "").join("\n");
  switch (block.kind) {
    case "finding":
      return format.strong(block.text);
    case "heading":
      return format.heading(marked(block.text, block.mark));
    case "list":
      return entries(block.items, "-");
    case "checklist":
      return entries(block.items, "- [ ]");
    case "columns":
      return block.columns
        .map(({ title, items }) => `${format.heading(title)}\n${entries(items, "-")}`)
        .join("\n\n");
    case "figures": {
      const rows = block.figures.map(({ label, figure, detail }) => [label, figure, detail]);
      const source = block.source && `\n\n${format.quiet(block.source)}`;
      return format.table(["", "Figure", "Note"], rows) + source;
    }
    case "payRange": {
      const offer = block.offer ? [format.pair(block.offer.name, block.offer.text)] : [];
      const table = format.table(block.names, [block.texts]);
      const title = block.title === "" ? [] : [format.strong(block.title)];
      return [...title, table, ...offer, format.quiet(block.source)].join("\n\n");
    }
    case "table":
      return format.table(block.head, block.rows);
    case "keyValues":
      return block.pairs.map(({ name, value }) => format.pair(name, value)).join("\n");
    case "message":
      return said(
        block.title && format.heading(block.title),
        block.subject && format.pair("Subject", block.subject),
        format.quote(block.text),
        block.detail && `\n${format.quiet(block.detail)}`,
      );
    case "code":
      return said(
        block.title && format.heading(block.title),
        format.code(block.text),
        block.detail && format.quiet(block.detail),
      );
    case "card":
    case "frame": {
      const mark = block.kind === "card" ? block.mark : "";
      const title = block.title === "" ? [] : [format.strong(marked(block.title, mark))];
      const detail =
        block.kind === "card" && block.detail !== "" ? [format.quiet(block.detail)] : [];
      return [...title, ...detail, ...block.blocks.map((inner) => blockText(inner, format))].join(
        "\n\n",
      );
    }
    default:
      return format.words(block.text);
  }
}

/** A row as an entry: what it is about, and the other cells under their heads. */
function rowText(head: string[], [first = "", ...others]: string[]): string {
  const named = others.map((cell, at) =>
    cell === "" ? "" : `\n${indented(`${head[at + 1]}: ${cell.replaceAll("\n", "; ")}`, "  ")}`,
  );
  return `- ${first.replaceAll("\n", "; ")}${named.join("")}`;
}

function indented(text: string, indent: string): string {
  return text.replaceAll(/^/gmu, indent);
}

/** Longer than any run of backticks inside. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** No word becomes markup; a web address stays one. */
function escaped(text: string): string {
  return text
    .split(/(https:\/\/[^\s<>|"]{4,2000})/u)
    .map((part, at) => (at % 2 === 1 ? `<${part}>` : escapedWords(part, at === 0)))
    .join("");
}

/** What begins a list, a heading or a rule where a line begins; a figure such as 5.1 or +4.2 does not. */
const opening = String.raw`\s{0,8}(?:\d{1,9}(?=[.)](?:\s|$))|(?=[#+=-](?![\p{L}\p{N}])))`;
const openerAtStart = new RegExp(`^(${opening})([#+=.)-])`, "gmu");
const openerAfterBreak = new RegExp(`(\\n${opening})([#+=.)-])`, "gu");

function escapedWords(text: string, isStart: boolean): string {
  const words = text.replaceAll(/[\\`*_{}[\]<>|~]/gu, String.raw`\$&`);
  const opener = isStart ? openerAtStart : openerAfterBreak;
  return words.replaceAll(opener, String.raw`$1\$2`);
}
