import type { z } from "zod";
import type { ProgramCaller } from "#server/http/programs.ts";

/** What a tool tells an agent's client before it is used. */
export type Marks = { readOnlyHint: boolean; destructiveHint: boolean; openWorldHint: false };

export const reads: Marks = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };
/** Adds something, and takes nothing away. */
export const adds: Marks = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };

type Described<Input extends z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  marks: Marks;
};

/** One tool of the MCP server. It goes through a service as the agent's caller, so that the tenant's door decides. */
export type Tool = Described<z.ZodObject> & {
  run: (caller: ProgramCaller, input: unknown) => Promise<unknown>;
};

export function defineTool<Input extends z.ZodObject>(
  tool: Described<Input> & {
    run: (caller: ProgramCaller, input: z.output<Input>) => Promise<unknown>;
  },
): Tool {
  // The server has parsed the input by the tool's own schema.
  return { ...tool, run: (caller, input) => tool.run(caller, input as z.output<Input>) };
}
