import type { Audience } from "#contract/walk.ts";
import type { ToolType } from "#contract/output.ts";

/** One titled part of a report; alternative keys are the other names the spec knows it by. */
export type Section = {
  key: string;
  title: string;
  alternativeKeys?: readonly string[];
  /** Who reads it: the team, unless it says otherwise. */
  audience?: Audience;
  /** Its fields that others read than the rest of it. */
  parts?: Readonly<Record<string, Audience>>;
  /** Figures, laws, plans and search strings come from code whoever writes the rest. */
  isOwnedByCode?: true;
};

/** The sections of a report as a writer returns them, in their order. */
export type Draft = Record<string, unknown>;

/** One of the six kinds of report, as everybody may know it: names and the order of sections. */
export type Tool = {
  key: ToolType;
  /** Name on the job's card (spec §9). */
  cardName: string;
  /** Name in the reader and on the landing page (spec §1). */
  fullName: string;
  /** Name where six of them stand in a row. */
  shortName: string;
  description: string;
  isOptional: boolean;
  /** Shown as an estimate while the report is written (spec §9). */
  estimatedSeconds: number;
  sections: readonly Section[];
  emptyText: string;
  /** Said instead of a report that cannot be shown as one (readings.md 25). */
  unreadableText: string;
};

export function defineTool(tool: Tool): Tool {
  return tool;
}
