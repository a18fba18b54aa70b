import type { Block } from "#tools/document/block.ts";
import type { Document } from "#tools/document/document.ts";

/** "$36.85", "part-time" and "on-site/hybrid" are one word each. */
const word = /[\p{L}\p{N}]+(?:[.,'’/&-]?[\p{L}\p{N}]+)*/gu;

/** How many words a reader reads: without titles of sections and pictures, names of fields, chips, search strings and sources. */
export function countWords({ parts }: Pick<Document, "parts">): number {
  const texts = parts.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)),
  );
  return texts.reduce((sum, text) => sum + (text.match(word)?.length ?? 0), 0);
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "heading":
    case "code":
      return [];
    case "list":
    case "checklist":
      return block.items.flatMap(({ text, detail }) => [text, detail]);
    case "columns":
      return block.columns.flatMap(({ items }) =>
        items.flatMap(({ text, detail }) => [text, detail]),
      );
    case "figures":
      return block.figures.flatMap(({ figure, detail }) => [figure, detail]);
    case "payRange":
      return [...block.texts, block.offer?.text ?? ""];
    case "table":
      return block.rows.flat();
    case "keyValues":
      return block.pairs.map(({ value }) => value);
    case "message":
      return [block.subject, block.text];
    case "card":
      return [block.title, block.detail, ...block.blocks.flatMap(textsOf)];
    case "frame":
      return [block.title, ...block.blocks.flatMap(textsOf)];
    default:
      return [block.text];
  }
}
