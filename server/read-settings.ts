import type { z } from "zod";
import { OwnFault } from "#server/own-fault.ts";

/** Reads settings by their schema, an empty or undefined one as absent; all faults are named together, a line each. */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  source: Record<string, string | undefined>,
  findMore: (settings: z.output<Schema> | undefined) => string[] = () => [],
): z.output<Schema> {
  const filled = Object.entries(source).filter(([, value]) => value);
  const result = schema.safeParse(Object.fromEntries(filled));
  const issues = result.error?.issues ?? [];
  const faults = [
    ...issues.map((one) => `${one.path.join(".")}: ${one.message}`),
    ...findMore(result.data),
  ];
  if (result.success && faults.length === 0) return result.data;
  const lines = faults.map((fault) => `\n  ${fault}`);
  throw new OwnFault(`These settings are missing or wrong:${lines.join("")}`);
}

/** For programs: ends with the faults instead of a stack. */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (fault) {
    process.stderr.write(`${(fault as Error).message}\n`);
    return process.exit(1);
  }
}
