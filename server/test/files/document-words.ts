import type { Document } from "#tools/document/document.ts";
import { briefTitle } from "#tools/document/manager-brief.ts";

/** Everything a document says, in reading order; of a web address only its label. */
export function documentWords(document: Document): string[] {
  const { parts, legend, sources } = document;
  return [
    firstWords(document),
    ...parts.map((part) => [
      part.title,
      part.madeBy,
      ...part.sections.flatMap((section) => [
        section.title,
        ...section.chips,
        ...textsIn(section.blocks),
      ]),
    ]),
    textsIn(legend),
    sources,
  ]
    .flat()
    .flatMap((text) => text.split("\n"))
    .map((line) => line.replace(/:?\s*https:\/\/\S+$/u, ""))
    .filter((text) => text !== "");
}

/** What stands before the reports: the title page and the page for the hiring manager. */
export function firstWords(document: Document): string[] {
  const { title, subtitle, details, organization, date, brief } = document;
  const forManager = brief.flatMap((section, at) => [
    ...(at === 0 ? [briefTitle] : [section.title]),
    ...textsIn(section.blocks),
  ]);
  return [title, subtitle, ...details, organization, date, ...forManager].filter(
    (text) => text !== "",
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, entry]) => (key === "kind" ? [] : textsIn(entry)));
}

/** How far on a text may stand: further is out of order. */
const ahead = 5_000;

/** The texts that a file does not have, or not in their order; how lines are broken does not matter. */
export function missingIn(text: string, expected: string[]): string[] {
  const whole = squeeze(text);
  let at = 0;
  return expected.filter((words) => {
    const wanted = squeeze(words);
    const found = whole.slice(at, at + ahead + wanted.length).indexOf(wanted);
    if (found >= 0) at += found + wanted.length;
    return found < 0;
  });
}

/** The texts that a file does not have anywhere. */
export function absentFrom(text: string, expected: string[]): string[] {
  const whole = squeeze(text);
  return expected.filter((words) => !whole.includes(squeeze(words)));
}

function squeeze(words: string): string {
  return words.normalize("NFKC").replaceAll(/[\s\u200b\u00ad]+/gu, "");
}
