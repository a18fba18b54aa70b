import { z } from "zod";
import type { ToolType } from "#contract/output.ts";

/** One titled part of a report; alternative keys are the other names the spec knows it by. */
export type Section = { key: string; title: string; alternativeKeys?: readonly string[] };

/** One of the six kinds of report: names, order of sections and the shape both writers return. */
export type Tool = {
  key: ToolType;
  /** Name on the job's card (spec §9). */
  cardName: string;
  /** Name in the reader and on the landing page (spec §1). */
  fullName: string;
  description: string;
  isOptional: boolean;
  /** Shown as an estimate while the report is written (spec §9). */
  estimatedSeconds: number;
  sections: readonly Section[];
  emptyText: string;
  schema: z.ZodType<Report>;
};

/** Who wrote a report and from what; hidden in the reader, shown under View JSON. */
export const ReportMetadata = z.strictObject({
  engine: z.string().max(200),
  generatedAt: z.iso.datetime(),
});

/** A report's content: sections in their order, then `metadata`. */
export type Report = { metadata: z.infer<typeof ReportMetadata> } & Record<string, unknown>;

export const Prose = z.string().min(1).max(10_000);
export const Lines = z.array(z.string().min(1).max(2_000)).max(50);
export const Rows = z.array(z.record(z.string(), z.string().max(2_000))).max(50);

export function defineTool(tool: Tool): Tool {
  return tool;
}
