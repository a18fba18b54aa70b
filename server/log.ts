import { pino, type DestinationStream, type Logger } from "pino";
import type { Env } from "#server/env.ts";
import { OwnFault } from "#server/own-fault.ts";
import packageFile from "../package.json" with { type: "json" };

export type Log = Logger;

/** Connections refused, closed or signed out by PostgreSQL or what stands before it: such messages name roles and hosts, never a row. */
const safeClasses = /^(?:08|28|57)[0-9A-Z]{3}$/u;
const safeCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ENOTFOUND", "ETIMEDOUT"]);
/** Said by pg and pg-pool without a code. */
const safeMessages = new Set([
  "timeout exceeded when trying to connect",
  "Connection terminated due to connection timeout",
  "Connection terminated unexpectedly",
  "Connection terminated",
]);
const longestMessage = 300;

/** What may be said of a fault: where it happened, never what it carried. Messages of databases and parsers quote their input, so only known ones are said. */
export function describeFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { fault: typeof fault };
  const { code, constraint, table, severity } = fault as unknown as Record<string, unknown>;
  const frames = (fault.stack ?? "").split("\n").filter((line) => /^\s+at /u.test(line));
  const message = safeMessageOf(fault, code);
  return {
    fault: fault.name,
    ...Object.fromEntries(
      Object.entries({ code, constraint, table, severity }).filter(
        ([, v]) => typeof v === "string",
      ),
    ),
    ...(fault instanceof OwnFault ? fault.told : {}),
    ...(message ? { message } : {}),
    at: frames.slice(0, 8).map((line) => line.trim()),
    ...(fault.cause === undefined ? {} : { cause: describeFault(fault.cause) }),
  };
}

function safeMessageOf(fault: Error, code: unknown): string | undefined {
  const isSafe =
    fault instanceof OwnFault ||
    safeMessages.has(fault.message) ||
    (typeof code === "string" && (safeCodes.has(code) || safeClasses.test(code)));
  if (!isSafe) return undefined;
  // Where a name has two addresses, Node says nothing itself and keeps what each of them said.
  const parts = fault instanceof AggregateError ? (fault.errors as Error[]) : [];
  const message = fault.message || parts.map((part) => part.message).join("; ");
  return message.slice(0, longestMessage);
}

/** JSON lines with an allow-list of fields: callers name each field they log. Every line says which process of which version wrote it. */
export function openLog(
  env: Pick<Env, "LOG_LEVEL">,
  service: string,
  destination?: DestinationStream,
): Log {
  const options = {
    level: env.LOG_LEVEL,
    base: { service, pid: process.pid, version: packageFile.version },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
