import type { ReportContent } from "#contract/output.ts";
import { capital } from "#english/words.ts";
import { parseJson } from "#tools/model/parse-json.ts";
import type { Section, Tool } from "#tools/tool.ts";

/** A section ready to be shown, with its value in whatever form the report has it. */
export type ReadSection = { key: string; title: string; value: unknown };

/** `unknownSectionKey` becomes "Unknown section key", `day30` "Day 30". */
export function humanise(key: string): string {
  const words = key
    .replace(/[_-]+/gu, " ")
    .replace(/([a-z0-9])([A-Z])/gu, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/gu, "$1 $2")
    .replace(/([a-z]{3})(\d)/gu, "$1 $2")
    .trim();
  return capital(words.toLowerCase());
}

/** Stored content as the object it is or holds; plain text is a report of one section. */
export function readContent(content: ReportContent): Record<string, unknown> {
  if (typeof content !== "string") return content;
  const parsed = parseJson(content);
  if (parsed === undefined || Array.isArray(parsed)) return { summary: content };
  return parsed as Record<string, unknown>;
}

/** Text that was meant as JSON and is broken, or holds a list instead of a report. */
export function isUnreadable(content: ReportContent): boolean {
  if (typeof content !== "string" || !/^\s*[[{]/u.test(content)) return false;
  const parsed = parseJson(content);
  return parsed === undefined || Array.isArray(parsed);
}

function keysOf(section: Section): readonly string[] {
  return [section.key, ...(section.alternativeKeys ?? [])];
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === "string" && value.trim() === "");
}

/**
 * Any stored content as sections: known keys in the tool's order, unknown ones last, `metadata` hidden (spec §2). Of a
 * section's keys the first that says something counts: `{ summary: null, overview: "Hard." }` is a summary.
 */
export function readReport(tool: Tool, content: ReportContent): ReadSection[] {
  const report = readContent(content);
  const taken = new Set(["metadata"]);
  const known = tool.sections.flatMap((section) => {
    const given = keysOf(section).filter((name) => report[name] !== undefined);
    const key = given.find((name) => !isBlank(report[name])) ?? given[0];
    if (key === undefined) return [];
    for (const name of given) if (name === key || isBlank(report[name])) taken.add(name);
    return [{ key, title: section.title, value: report[key] }];
  });
  const unknown = Object.entries(report)
    .filter(([key]) => !taken.has(key))
    .map(([key, value]) => ({ key, title: humanise(key), value }));
  return [...known, ...unknown];
}

/** What an address calls a section; ours even when its key is somebody else's: `#more-9`. */
export function sectionIdOf(tool: Tool, key: string, place: number): string {
  return tool.sections.some((section) => keysOf(section).includes(key)) ? key : `more-${place + 1}`;
}
