import { isRecord } from "#contract/walk.ts";
import type { ReportContent } from "#contract/output.ts";
import { audienceOf } from "#tools/report/audience.ts";
import type { Block, Item } from "#tools/document/block.ts";
import { blocksOf } from "#tools/document/blocks.ts";
import { isEmpty } from "#tools/document/values.ts";
import { readContent } from "#tools/report/report.ts";
import { escapeHtml } from "#tools/document/html.ts";

/** The kit's job post as HTML that applicant tracking systems take: headings, paragraphs and lists, nothing else. */
export function jobPostHtml(title: string, content: ReportContent): string | undefined {
  const { jobPost } = readContent(content);
  if (isEmpty(jobPost)) return undefined;
  const { heading, blocks } = isRecord(jobPost)
    ? postOf(title, jobPost)
    : { heading: title, blocks: blocksOf("attractSourceKit", "jobPost", jobPost) };
  return [
    "<!doctype html>",
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head><body>`,
    `<h1>${escapeHtml(heading)}</h1>`,
    ...blocks.map(htmlOf),
    "</body></html>",
    "",
  ].join("\n");
}

function postOf(title: string, post: Record<string, unknown>) {
  const own = post["title"];
  const heading = typeof own === "string" && own !== "" ? own : title;
  const fields = Object.entries(post).filter(
    ([key]) => key !== "title" && audienceOf(`attractSourceKit.jobPost.${key}`) === "candidate",
  );
  const blocks = blocksOf(
    "attractSourceKit",
    "jobPost",
    Object.fromEntries([["title", heading], ...fields]),
  );
  return {
    heading,
    blocks: blocks.flatMap((block) => (block.kind === "frame" ? block.blocks : [])),
  };
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

function textOf({ text, detail }: Item): string {
  return detail === "" ? text : `${text} (${detail})`;
}

function listHtml(entries: readonly string[]): string {
  return `<ul>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join("")}</ul>`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}
