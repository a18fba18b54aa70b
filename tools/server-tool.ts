import type { z } from "zod";
import type { Writer } from "#tools/briefing.ts";
import type { Compute } from "#tools/code-field.ts";
import type { KeepPlanned } from "#tools/keep-planned.ts";

/** What only the server knows of a tool. */
export type ServerTool = {
  /** Strict and bounded: what does not fit is never stored as completed. */
  schema: z.ZodObject<z.ZodRawShape, z.core.$strict>;
  /** The built-in writer. */
  write: Writer;
  /** The tool's own part of what a model is told; nothing about any job stands in it. */
  prompt: { version: string; text: string };
  /**
   * Fields inside a model's sections that code fills whoever writes the rest, in the order they are filled:
   * the model's schema does not have them. Lists on the way are looked through.
   */
  codeFields: Readonly<Record<string, Compute>>;
  /** By section. */
  keepPlanned?: Readonly<Record<string, KeepPlanned>>;
};
