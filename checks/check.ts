import { severities, type Finding } from "#contract/examination.ts";
import type { ToolType } from "#contract/output.ts";
import type { Report } from "#contract/walk.ts";

export type Reports = Readonly<Partial<Record<ToolType, Report>>>;

const mostQuoted = 200;

/** A quote short enough to print beside a finding. */
export function shorten(text: string): string {
  const line = text.trim();
  return line.length <= mostQuoted ? line : `${line.slice(0, mostQuoted - 1)}…`;
}

export function bySeverity(a: Finding, b: Finding): number {
  return severities.indexOf(a.severity) - severities.indexOf(b.severity);
}
