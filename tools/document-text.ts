import type { Block, Item } from "#tools/document-blocks.ts";
import type { Document } from "#tools/document.ts";

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
};

const rule = "=".repeat(72);

const plain: Format = {
  part: (title) => `${rule}\n${title}\n${rule}`,
  section: (title) => `${title}\n${"-".repeat(title.length)}`,
  heading: (text) => `${text}:`,
  strong: (text) => text,
  quote: (text) => indented(text, "  "),
  code: (text) => indented(text, "  "),
  table: (head, rows) =>
    rows.map((row) => `- ${row.map((cell, at) => `${head[at]}: ${cell}`).join("; ")}`).join("\n"),
  pair: (name, value) => `${name}: ${value}`,
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
      row(cells.map((cell) => escaped(cell).replaceAll("\n", " ")));
    return [words(head), row(head.map(() => "---")), ...rows.map(words)].join("\n");
  },
  pair: (name, value) => `- **${escaped(name)}:** ${escaped(value)}`,
};

/** A document as a text file. */
export function documentAsText(document: Document): string {
  const head = [
    document.title,
    document.subtitle,
    ...document.details,
    document.organization,
    document.date,
  ];
  return write(
    document,
    plain,
    `${head.filter((line) => line !== "").join("\n")}\n${document.madeBy}`,
  );
}

/** The same for programs that read Markdown; nothing in it can become markup by itself. */
export function documentAsMarkdown(document: Document): string {
  const about = [document.subtitle, ...document.details, document.organization, document.date];
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

function write({ parts, sources }: Document, format: Format, head: string): string {
  const body = parts.flatMap((part) => [
    format.part(part.title),
    ...part.sections.flatMap((section) => [
      format.section(section.title),
      ...section.blocks.map((block) => blockText(block, format)),
    ]),
  ]);
  const ending = sources.map(
    (source, at) => `${at + 1}. ${format === markdown ? escaped(source) : source}`,
  );
  const list = sources.length > 0 ? [format.section("Sources"), ending.join("\n")] : [];
  return `${[head, ...body, ...list].join("\n\n")}\n`;
}

function blockText(block: Block, format: Format): string {
  const words = (text: string) => (format === markdown ? escaped(text) : text);
  const marked = (text: string, mark: string) => (mark === "" ? text : `${text} (${mark})`);
  const entry = (opener: string) => (item: Item) =>
    `${opener} ${indented(words(marked(item.text, item.mark) + (item.detail && `\n${item.detail}`)), "  ").trimStart()}`;
  switch (block.kind) {
    case "finding":
      return format.strong(block.text);
    case "heading":
      return format.heading(marked(block.text, block.mark));
    case "list":
      return block.items.map(entry("-")).join("\n");
    case "checklist":
      return block.items.map(entry("- [ ]")).join("\n");
    case "table":
      return format.table(block.head, block.rows);
    case "keyValues":
      return block.pairs.map(({ name, value }) => format.pair(name, value)).join("\n");
    case "message":
      return `${format.heading(block.title)}\n${format.quote(block.text)}`;
    case "code":
      return `${format.heading(block.title)}\n${format.code(block.text)}`;
    case "card": {
      const title = block.title === "" ? [] : [format.strong(marked(block.title, block.mark))];
      return [...title, ...block.blocks.map((inner) => blockText(inner, format))].join("\n");
    }
    default:
      return words(block.text);
  }
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

function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>|~]/gu, String.raw`\$&`)
    .replaceAll(/^(\s{0,8})([#+=-]|\d{1,9}[.)])/gmu, String.raw`$1\$2`);
}
