import type { ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import { nameOf, type SectionLayout } from "#tools/document/layout.ts";
import { layoutAt } from "#tools/layouts.ts";

export type Path = readonly (string | number)[];

/** What a person has written, by the key of the text's place. */
export type Texts = ReadonlyMap<string, string>;

/** What code fills in and proves in any section; a person changes the words around it. */
const ownedByCode = new Set([
  "facts",
  "covers",
  "basis",
  "id",
  "spec",
  "searches",
  "terms",
  "lint",
  "tokens",
  "signature",
  "limit",
  "characters",
  "range",
  "chart",
  "link",
  "links",
  "url",
  "rank",
  "order",
  "isDefault",
  "metadata",
]);

const mostFields = 200;

/** Where a text stands, as one word. */
export function placeOf(path: Path): string {
  return JSON.stringify(path);
}

export function isText(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** How the part at a place is set: rows of a list share theirs. */
export function layoutOf(tool: ToolType, section: string, path: Path): SectionLayout {
  const names = path.filter((step) => typeof step === "string");
  return layoutAt(tool, [section, ...names].join("."));
}

/** The fields of a record that a person may change, in reading order, each in the words people use. */
export function openFields(layout: SectionLayout, record: object): { key: string; name: string }[] {
  const shut = new Set([...(layout.fixed ?? []), ...(layout.hidden ?? [])]);
  return Object.entries(record)
    .filter(([key, value]) => !shut.has(key) && !ownedByCode.has(key) && hasText(value))
    .map(([key]) => ({ key, name: nameOf(layout, key) }));
}

function hasText(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasText);
  return isText(value) || isRecord(value);
}

/** Every text and number of a section that may be changed, in reading order, by its place. */
export function listTexts(tool: ToolType, section: string, value: unknown, from: Path = []): Texts {
  const texts = new Map<string, string>();
  const visit = (part: unknown, path: Path): void => {
    if (texts.size >= mostFields) return;
    if (isText(part)) texts.set(placeOf(path), String(part));
    else if (Array.isArray(part)) part.forEach((entry, at) => visit(entry, [...path, at]));
    else if (isRecord(part))
      for (const { key } of openFields(layoutOf(tool, section, path), part))
        visit(part[key], [...path, key]);
  };
  visit(value, from);
  return texts;
}

/** The section with the new texts; an entry of a list without any words leaves it, unless it had none in the text that was begun with. */
export function writeTexts(value: unknown, texts: Texts, begun: unknown = value): unknown {
  const blank = listBlankEntries(begun);
  const write = (part: unknown, path: Path): unknown => {
    const text = texts.get(placeOf(path));
    if (typeof part === "string") return text ?? part;
    if (typeof part === "number") return text === undefined ? part : toNumber(text, part);
    if (Array.isArray(part))
      return part.flatMap((entry: unknown, at) => {
        const place = [...path, at];
        const isLeft = isEmptied(entry, texts, place) && !blank.has(JSON.stringify(entry));
        return isLeft ? [] : [write(entry, place)];
      });
    if (!isRecord(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, entry]) => [key, write(entry, [...path, key])]),
    );
  };
  return write(value, []);
}

/** Whether nothing of what can be changed in an entry has words. */
function isEmptied(entry: unknown, texts: Texts, path: Path): boolean {
  const open = wordsIn(entry, path).filter(([place]) => texts.has(place));
  return open.length > 0 && open.every(([place]) => texts.get(place)?.trim() === "");
}

function listBlankEntries(value: unknown): Set<string> {
  const blank = new Set<string>();
  const visit = (part: unknown): void => {
    const entries: unknown[] = Array.isArray(part) ? part : [];
    for (const entry of entries)
      if (wordsIn(entry, []).every(([, text]) => text.trim() === ""))
        blank.add(JSON.stringify(entry));
    const inside = isRecord(part) ? Object.values(part) : entries;
    for (const one of inside) visit(one);
  };
  visit(value);
  return blank;
}

function wordsIn(part: unknown, path: Path): [string, string][] {
  if (isText(part)) return [[placeOf(path), String(part)]];
  const entries: [string | number, unknown][] = Array.isArray(part)
    ? [...part.entries()]
    : isRecord(part)
      ? Object.entries(part)
      : [];
  return entries.flatMap(([step, entry]) => wordsIn(entry, [...path, step]));
}

function toNumber(text: string, before: number): number {
  const number = Number(text.trim());
  return text.trim() !== "" && Number.isFinite(number) ? number : before;
}
