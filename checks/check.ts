import type { ToolType } from "#contract/output.ts";

const severities = ["high", "medium", "low", "info"] as const;
export type Severity = (typeof severities)[number];

/** Something a rule found: where it stands, what is wrong, why that matters and what to do about it. */
export type Finding = {
  rule: string;
  severity: Severity;
  /** Null where it is the input, not a report, that the rule speaks of. */
  tool: ToolType | null;
  /** A path such as "attractSourceKit.jobPost.hook", or "posting". */
  where: string;
  quote: string;
  what: string;
  why: string;
  citation: string | null;
  fix: string | null;
  /** Where the quote begins and ends in the text at `where`. */
  start?: number;
  end?: number;
};

/** Sections by key, as every writer returns them. */
export type Report = Readonly<Record<string, unknown>>;

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
