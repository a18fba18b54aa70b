import type { ReportContent } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import type { Block, Item } from "#tools/document/block.ts";
import { blocksOf } from "#tools/document/blocks.ts";
import { escapeHtml } from "#tools/document/html.ts";
import { isEmpty } from "#tools/document/values.ts";
import { audienceOf } from "#tools/report/audience.ts";
import { reportForGuests } from "#tools/report/for-guests.ts";

/** One field of the post: "What you bring" and its lines. The first ones have no heading. */
export type PostPart = { key: string; heading: string; html: string; lines: readonly string[] };

/** The job post as candidates may read it, in the words that stand in the report now. */
export type Post = { title: string; parts: readonly PostPart[] };

/** The kit's post; undefined where the kit has none. Marks for the team and what is kept inside are not in it. */
export function readPost(jobTitle: string, kit: ReportContent): Post | undefined {
  const { jobPost } = reportForGuests("attractSourceKit", kit);
  if (isEmpty(jobPost)) return undefined;
  if (!isRecord(jobPost)) {
    const blocks = blocksOf("attractSourceKit", "jobPost", jobPost);
    return { title: jobTitle, parts: [partOf("text", blocks)] };
  }
  const own = jobPost["title"];
  const title = typeof own === "string" && own !== "" ? own : jobTitle;
  const parts = Object.entries(jobPost)
    .filter(
      ([key]) => key !== "title" && audienceOf(`attractSourceKit.jobPost.${key}`) === "candidate",
    )
    .map(([key, value]) => partOf(key, blocksOfField(title, key, value)))
    .filter(({ html }) => html !== "");
  return { title, parts };
}

/** A field is set as it is within the whole post. */
function blocksOfField(title: string, key: string, value: unknown): Block[] {
  return blocksOf("attractSourceKit", "jobPost", { title, [key]: value }).flatMap((block) =>
    block.kind === "frame" ? block.blocks : [],
  );
}

function partOf(key: string, blocks: readonly Block[]): PostPart {
  const [first, ...rest] = blocks;
  const heading = first?.kind === "heading" ? first.text : "";
  const said = (heading === "" ? blocks : rest).flatMap(linesOf);
  return { key, heading, html: htmlOf(said), lines: said.flatMap(({ text }) => text.split("\n")) };
}

/** Everything the post says, a line each. */
export function postText({ title, parts }: Post): string {
  return [title, ...parts.flatMap(({ heading, lines }) => [heading, ...lines])].join("\n");
}

/** Headings, paragraphs and lists, nothing else: what other systems take. */
export function postHtml(parts: readonly PostPart[]): string {
  return parts
    .flatMap(({ heading, html }) => [heading && `<h2>${escapeHtml(heading)}</h2>`, html])
    .filter((line) => line !== "")
    .join("\n");
}

/** The post as a page of its own. */
export function postPage({ title, parts }: Post): string {
  return [
    "<!doctype html>",
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>`,
    `<h1>${escapeHtml(title)}</h1>`,
    postHtml(parts),
    "</body></html>",
    "",
  ].join("\n");
}

type Line = { tag: "h2" | "p" | "li"; text: string };

function linesOf(block: Block): Line[] {
  switch (block.kind) {
    case "heading":
      return [{ tag: "h2", text: block.text }];
    case "list":
    case "checklist":
      return entries(block.items.map(textOf));
    case "keyValues":
      return block.pairs.map(({ name, value }) => ({ tag: "p", text: `${name}: ${value}` }));
    case "table":
      return entries(block.rows.map((row) => row.join(" · ")));
    case "card":
    case "frame": {
      const title: Line[] = block.title === "" ? [] : [{ tag: "h2", text: block.title }];
      return [...title, ...block.blocks.flatMap(linesOf)];
    }
    case "columns":
      return block.columns.flatMap(({ title, items }) => [
        { tag: "h2", text: title },
        ...entries(items.map(textOf)),
      ]);
    case "figures":
      return entries(block.figures.map(({ label, figure }) => `${label}: ${figure}`));
    case "payRange":
      return block.offer === null ? [] : [{ tag: "p", text: block.offer.text }];
    default:
      return [{ tag: "p", text: block.text }];
  }
}

function entries(texts: readonly string[]): Line[] {
  return texts.map((text) => ({ tag: "li", text }));
}

function textOf({ text, detail }: Item): string {
  return detail === "" ? text : `${text} (${detail})`;
}

/** Entries that follow one another are one list. */
function htmlOf(lines: readonly Line[]): string {
  const html = lines.map(({ tag, text }, at) => {
    const line = `<${tag}>${escapeHtml(text).replaceAll("\n", "<br>")}</${tag}>`;
    if (tag !== "li") return `${line}\n`;
    const start = lines[at - 1]?.tag === "li" ? "" : "<ul>";
    const end = lines[at + 1]?.tag === "li" ? "" : "</ul>\n";
    return start + line + end;
  });
  return html.join("").trimEnd();
}
