import { isClosedTo } from "#contract/programs/closed-facts.ts";
import type { ReportContent, ToolType } from "#contract/output.ts";
import { isRecord, stringsOf } from "#contract/walk.ts";
import { parseJson } from "#tools/model/parse-json.ts";
import { audienceOf, isKnownSection } from "#tools/report/audience.ts";
import { readContent } from "#tools/report/report.ts";
import { reasonsIn } from "#tools/report/thin.ts";

/** What a reader of the report has no use for, and the team's ways of looking it up. */
const marks = new Set(["facts", "covers"]);

/**
 * What somebody outside the team may read of a report. Left out are the parts marked "inside", whatever rests on a fact
 * that is kept inside, sections that nobody said the readers of, and how the report was made.
 */
export function reportForGuests(tool: ToolType, content: ReportContent): Record<string, unknown> {
  const sections = Object.entries(readContent(content)).flatMap(([key, value]) => {
    if (!isKnownSection(tool, key)) return [];
    const told = tell(unpacked(value), `${tool}.${key}`);
    return told === undefined ? [] : [[key, told] as const];
  });
  const thin = reasonsIn(content);
  const metadata = thin.length > 0 ? { metadata: { thin } } : {};
  return { ...Object.fromEntries(sections), ...metadata };
}

/** Whether anything is left to read of a report as guests get it. */
export function saysAnything(told: Record<string, unknown>): boolean {
  return Object.keys(told).some((key) => key !== "metadata");
}

/** A section may be stored as JSON text. */
function unpacked(value: unknown): unknown {
  return typeof value === "string" ? (parseJson(value) ?? value) : value;
}

/** A value without what is kept inside; undefined when nothing of it is left. */
function tell(value: unknown, path: string): unknown {
  if (audienceOf(path) === "inside") return undefined;
  if (Array.isArray(value)) {
    const told = value.flatMap((entry, at) => tell(entry, `${path}[${at}]`) ?? []);
    return told.length === 0 && value.length > 0 ? undefined : told;
  }
  if (!isRecord(value)) return value;
  if (stringsOf(value["facts"]).some((id) => isClosedTo("guest", id))) return undefined;
  const told = Object.entries(value).flatMap(([name, part]) => {
    const rest = marks.has(name) ? undefined : tell(part, `${path}.${name}`);
    return rest === undefined ? [] : [[name, rest] as const];
  });
  return told.length === 0 ? undefined : Object.fromEntries(told);
}
