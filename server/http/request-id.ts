import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What a proxy or a caller may name a request: nothing that could be read as more than a name in a log. */
const safeName = /^[A-Za-z0-9._:-]{1,128}$/u;
const traceParent =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:$|-)/u;
const longestTraceParent = 200;

/** The trace that a request belongs to, by W3C's `traceparent`. */
export function traceIdOf({ traceparent }: IncomingHttpHeaders): string | undefined {
  if (typeof traceparent !== "string" || traceparent.length > longestTraceParent) return undefined;
  return traceParent.exec(traceparent)?.[1];
}

/** The name a request came with, else its trace, else a new one. */
export function nameRequest(headers: IncomingHttpHeaders): string {
  const given = headers["x-request-id"];
  if (typeof given === "string" && safeName.test(given)) return given;
  return traceIdOf(headers) ?? randomUUID();
}
