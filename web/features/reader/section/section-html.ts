import type { Block, Item } from "#tools/document/block.ts";
import { escapeHtml } from "#tools/document/html.ts";

/** Text as HTML, with its line breaks. */
export function htmlOf(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

const marked = (text: string, mark: string) => htmlOf(mark === "" ? text : `${text} (${mark})`);

function itemHtml({ text, mark, detail }: Item): string {
  return `<li>${marked(text, mark)}${detail === "" ? "" : `<br>${htmlOf(detail)}`}</li>`;
}

function rowHtml(cells: readonly string[], tag: "th" | "td"): string {
  return `<tr>${cells.map((cell) => `<${tag}>${htmlOf(cell)}</${tag}>`).join("")}</tr>`;
}

const strong = (text: string) => (text === "" ? "" : `<p><strong>${htmlOf(text)}</strong></p>`);
const quiet = (text: string) => (text === "" ? "" : `<p><em>${htmlOf(text)}</em></p>`);
const list = (items: readonly Item[]) => `<ul>${items.map(itemHtml).join("")}</ul>`;

function tableHtml(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map((row) => rowHtml(row, "td")).join("");
  return `<table><thead>${rowHtml(head, "th")}</thead><tbody>${body}</tbody></table>`;
}

function payRangeHtml({
  title,
  names,
  texts,
  offer,
  source,
}: Extract<Block, { kind: "payRange" }>) {
  const own = offer ? [[offer.name, offer.text]] : [];
  const published = names.map((name, at) => [name, texts[at] ?? ""]);
  return strong(title) + tableHtml(["Pay", "Figure"], [...published, ...own]) + quiet(source);
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h4>${marked(block.text, block.mark)}</h4>`;
    case "finding":
      return strong(block.text);
    case "list":
    case "checklist":
      return list(block.items);
    case "columns":
      return block.columns.map(({ title, items }) => strong(title) + list(items)).join("");
    case "figures":
      return (
        tableHtml(
          ["Measure", "Figure", "Change"],
          block.figures.map(({ label, figure, detail }) => [label, figure, detail]),
        ) + quiet(block.source)
      );
    case "table":
      return tableHtml(block.head, block.rows);
    case "keyValues":
      return `<ul>${block.pairs.map(({ name, value }) => `<li><strong>${htmlOf(name)}:</strong> ${htmlOf(value)}</li>`).join("")}</ul>`;
    case "message":
      return `<h4>${htmlOf(block.title)}</h4>${strong(block.subject)}<blockquote>${htmlOf(block.text)}</blockquote>${quiet(block.detail)}`;
    case "code":
      return `<h4>${htmlOf(block.title)}</h4><pre>${htmlOf(block.text)}</pre>${quiet(block.detail)}`;
    case "card":
      return `${block.title === "" ? "" : `<p><strong>${marked(block.title, block.mark)}</strong></p>`}${quiet(block.detail)}${block.blocks.map(blockHtml).join("")}`;
    case "frame":
      return strong(block.title) + block.blocks.map(blockHtml).join("");
    case "payRange":
      return payRangeHtml(block);
    default:
      return `<p>${htmlOf(block.text)}</p>`;
  }
}

/** A section as HTML for documents and mail: headings, lists and real tables, every word escaped. */
export function sectionHtml(title: string, blocks: readonly Block[]): string {
  return `<h3>${htmlOf(title)}</h3>${blocks.map(blockHtml).join("")}`;
}
