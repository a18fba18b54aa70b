import { pino, type DestinationStream, type Logger } from "pino";
import type { Env } from "#server/env.ts";

export type Log = Logger;

/** What may be said of a fault: where it happened, never what it carried. Messages of databases and parsers quote their input. */
export function describeFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { fault: typeof fault };
  const { code, constraint, table, severity } = fault as unknown as Record<string, unknown>;
  const frames = (fault.stack ?? "").split("\n").filter((line) => /^\s+at /u.test(line));
  return {
    fault: fault.name,
    ...Object.fromEntries(
      Object.entries({ code, constraint, table, severity }).filter(
        ([, v]) => typeof v === "string",
      ),
    ),
    at: frames.slice(0, 8).map((line) => line.trim()),
    ...(fault.cause === undefined ? {} : { cause: describeFault(fault.cause) }),
  };
}

/** JSON lines with an allow-list of fields: callers name each field they log. */
export function openLog(env: Pick<Env, "LOG_LEVEL">, destination?: DestinationStream): Log {
  const options = {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
