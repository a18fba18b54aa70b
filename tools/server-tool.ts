import type { z } from "zod";
import type { Ledger } from "#ledger/ledger.ts";
import type { Briefing, Writer } from "#tools/briefing.ts";
import type { Compute } from "#tools/model/code-field.ts";
import type { KeepPlanned } from "#tools/model/keep-planned.ts";
import type { Draft } from "#tools/tool.ts";

/** Frames text that people outside wrote, so that a model takes it as material and never as an order. */
export type UntrustedFrame = {
  delimit: (heading: string, untrusted: string) => string;
  rule: string;
};

/** The tool's own part of what a model is told. */
export type ToolPrompt = {
  version: string;
  /** Nothing about any job stands in it. */
  text: string;
  /** What this tool alone adds about a job. */
  ofJob?: (briefing: Briefing, frame: UntrustedFrame) => string;
};

/** What only the server knows of a tool. */
export type ServerTool = {
  /** Strict and bounded: what does not fit is never stored as completed. */
  schema: z.ZodObject<z.ZodRawShape, z.core.$strict>;
  /** The built-in writer. */
  write: Writer;
  prompt: ToolPrompt;
  /**
   * Fields inside a model's sections that code fills whoever writes the rest, in the order they are filled:
   * the model's schema does not have them. Lists on the way are looked through.
   */
  codeFields: Readonly<Record<string, Compute>>;
  /** By section. */
  keepPlanned?: Readonly<Record<string, KeepPlanned>>;
  /** Adds what no model may see, once none is asked any more. */
  afterWriting?: (report: Draft, ledger: Ledger) => Draft;
};
