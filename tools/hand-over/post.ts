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
  const said = heading === "" ? blocks : rest;
  return { key, heading, html: said.map(htmlOf).join("\n"), lines: said.flatMap(linesOf) };
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

function htmlOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case "list":
    case "checklist":
      return listHtml(block.items.map(textOf));
    case "keyValues":
      return block.pairs.map(({ name, value }) => paragraph(`${name}: ${value}`)).join("\n");
    case "table":
      return listHtml(block.rows.map((row) => row.join(" · ")));
    case "card":
    case "frame":
      return [block.title && `<h2>${escapeHtml(block.title)}</h2>`, ...block.blocks.map(htmlOf)]
        .filter((html) => html !== "")
        .join("\n");
    case "columns":
      return block.columns
        .map(({ title, items }) => `<h2>${escapeHtml(title)}</h2>\n${listHtml(items.map(textOf))}`)
        .join("\n");
    case "figures":
      return listHtml(block.figures.map(({ label, figure }) => `${label}: ${figure}`));
    case "payRange":
      return paragraph(block.offer?.text ?? "");
    default:
      return paragraph(block.text);
  }
}

/** The same as plain lines, without markup. */
function linesOf(block: Block): string[] {
  switch (block.kind) {
    case "list":
    case "checklist":
      return block.items.map(textOf);
    case "keyValues":
      return block.pairs.map(({ name, value }) => `${name}: ${value}`);
    case "table":
      return block.rows.map((row) => row.join(" · "));
    case "card":
    case "frame":
      return [block.title, ...block.blocks.flatMap(linesOf)].filter((line) => line !== "");
    case "columns":
      return block.columns.flatMap(({ title, items }) => [title, ...items.map(textOf)]);
    case "figures":
      return block.figures.map(({ label, figure }) => `${label}: ${figure}`);
    case "payRange":
      return block.offer === null ? [] : [block.offer.text];
    default:
      return block.text.split("\n");
  }
}

function textOf({ text, detail }: Item): string {
  return detail === "" ? text : `${text} (${detail})`;
}

function listHtml(entries: readonly string[]): string {
  return `<ul>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join("")}</ul>`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}
