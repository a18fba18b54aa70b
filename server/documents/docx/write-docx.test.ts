import mammoth from "mammoth";
import { expect, test } from "vitest";
import { writeDocx } from "#server/documents/docx/write-docx.ts";
import { documentWords, firstWords, missingIn } from "#server/test/files/document-words.ts";
import { samplePackage } from "#server/test/files/sample-package.ts";
import { unzip } from "#server/test/files/unzip.ts";
import type { Block } from "#tools/document/block.ts";
import { toDocument } from "#tools/document/document.ts";

const whole = toDocument(samplePackage());
const html = async () =>
  (await mammoth.convertToHtml({ buffer: Buffer.from(await writeDocx(whole)) })).value;

test("the Word package holds every word of its six reports, in order", async () => {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await writeDocx(whole)) });
  const body = value.slice(value.indexOf("Review before sharing"));
  const first = firstWords(whole);
  expect(missingIn(value, first)).toEqual([]);
  expect(missingIn(body, documentWords(whole).slice(first.length))).toEqual([]);
});

test("its headings, tables, lists and boxes to tick are Word's own", async () => {
  const page = await html();
  const count = (tag: string) => page.split(tag).length - 1;
  expect(count("<h1>")).toBe(whole.parts.length + 1);
  const sections = [...whole.brief, ...whole.parts.flatMap((part) => part.sections)];
  expect(count("<h2>")).toBe(sections.length);
  const blocks = sections.flatMap((one) => allIn(one.blocks));
  const entries = (kind: Block["kind"]) =>
    blocks
      .filter((block) => block.kind === kind)
      .reduce((sum, block) => sum + entryCount(block), 0);
  expect(count("<table>")).toBe(entries("table") + entries("figures") + entries("payRange"));
  expect(count("<li>")).toBe(entries("list") + entries("columns"));
  expect(count('<input type="checkbox" />')).toBe(entries("checklist"));
  for (const kind of ["table", "payRange", "list", "columns", "checklist", "code"] as const)
    expect([kind, entries(kind) > 0]).toEqual([kind, true]);
});

function entryCount(block: Block): number {
  if (block.kind === "columns") return block.columns.flatMap(({ items }) => items).length;
  return "items" in block ? block.items.length : 1;
}

/** Blocks and those inside them. */
function allIn(blocks: Block[]): Block[] {
  return blocks.flatMap((block) => ["blocks" in block ? allIn(block.blocks) : [], block].flat());
}

test("it carries title, language and the organization on every page", async () => {
  const files = unzip(Buffer.from(await writeDocx({ ...whole, language: "pl" })));
  expect(files["docProps/core.xml"]).toContain(
    "Night Nurse, Intensive Care – Complete recruiting package",
  );
  expect(files["word/styles.xml"]).toContain('w:val="pl"');
  expect(files["word/footer1.xml"]).toContain("Klinika Zielona 東京 · Night Nurse");
});
