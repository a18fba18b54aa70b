import type { ReportContent } from "#contract/output.ts";
import { emptyTexts } from "#contract/messages.ts";
import { isUnreadable, readReport, sectionIdOf } from "#tools/report/report.ts";
import type { Tool } from "#tools/tool.ts";
import { parseJson } from "#tools/model/parse-json.ts";

/** A section as the reader shows it; the id is ours even when the key is somebody else's. */
export type ReaderSection = {
  key: string;
  id: string;
  title: string;
  value: unknown;
  isOpening: boolean;
  /** Not one of the tool's own sections: shown last, under "More from this report". */
  isExtra: boolean;
};

/** The sections of any stored content, in reading order. */
export function readSections(tool: Tool, content: ReportContent): ReaderSection[] {
  const known = new Map(
    tool.sections.flatMap((section, at) =>
      [section.key, ...(section.alternativeKeys ?? [])].map((key) => [key, at] as const),
    ),
  );
  return readReport(tool, content).map(({ key, title, value }, place) => {
    const at = known.get(key);
    const isExtra = at === undefined;
    return {
      key,
      id: sectionIdOf(tool, key, place),
      title: title === "" ? "Untitled" : title,
      value: typeof value === "string" ? (parseJson(value) ?? value) : value,
      isOpening: at === 0,
      isExtra,
    };
  });
}

/** What is said instead of a report that cannot be shown as one; nothing when it can (spec §8). */
export function whyUnreadable(tool: Tool, content: ReportContent | null): string | undefined {
  if (content === null) return tool.emptyText;
  if (isUnreadable(content)) return tool.unreadableText;
  if (readReport(tool, content).some(({ value }) => !isBlank(value))) return undefined;
  return tool.key === "interviewCoach" ? emptyTexts.noCoaching : tool.emptyText;
}

function isBlank(value: unknown): boolean {
  return typeof value === "string" && value.trim() === "";
}
