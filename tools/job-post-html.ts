import type { ReportContent } from "#contract/output.ts";
import { blocksOf, type Block } from "#tools/document-blocks.ts";
import { readContent } from "#tools/report.ts";

/** What stands in the post's own data but is not for candidates. */
const internalKeys = new Set(["lint", "checks", "findings", "facts", "basis"]);

/** Parts that open a post and need no heading. */
const openers = new Set(["Meta", "Hook"]);

/** The kit's job post as HTML that applicant tracking systems take: headings, paragraphs and lists, nothing else. */
export function jobPostHtml(title: string, content: ReportContent): string | undefined {
  const { jobPost } = readContent(content);
  if (jobPost === undefined || jobPost === null || jobPost === "") return undefined;
  const isRecord = typeof jobPost === "object" && !Array.isArray(jobPost);
  const fields = isRecord
    ? Object.entries(jobPost).filter(([key]) => !internalKeys.has(key) && key !== "title")
    : [];
  const blocks = isRecord
    ? blocksOf("jobPost", Object.fromEntries(fields))
    : blocksOf("jobPost", jobPost);
  const heading =
    isRecord && "title" in jobPost && typeof jobPost.title === "string" ? jobPost.title : title;
  return [
    "<!doctype html>",
    `<html lang="en"><head><meta charset="utf-8"><title>${escape(heading)}</title></head><body>`,
    `<h1>${escape(heading)}</h1>`,
    ...blocks.map(htmlOf),
    "</body></html>",
    "",
  ].join("\n");
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h2>${escape(block.text)}</h2>`;
    case "list":
    case "checklist":
      return `<ul>${block.items.map(({ text }) => `<li>${escape(text)}</li>`).join("")}</ul>`;
    case "keyValues":
      return block.pairs
        .map(
          ({ name, value }) =>
            (openers.has(name) ? "" : `<h2>${escape(name)}</h2>\n`) + paragraph(value),
        )
        .join("\n");
    case "table":
      return `<ul>${block.rows.map((row) => `<li>${escape(row.join(" · "))}</li>`).join("")}</ul>`;
    case "card":
      return [
        ...(block.title ? [`<h2>${escape(block.title)}</h2>`] : []),
        ...block.blocks.map(htmlOf),
      ].join("\n");
    default:
      return paragraph(block.text);
  }
}

function paragraph(text: string): string {
  return `<p>${escape(text).replaceAll("\n", "<br>")}</p>`;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
