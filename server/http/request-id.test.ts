import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { eventually, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ LOG_LEVEL: "info" });
const trace = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${trace}-b7ad6b7169203331-01`;

/** How a request with these headers is named in its answer, and its line in the log. */
async function nameOf(headers: Record<string, string>) {
  const before = app().logLines.length;
  const answer = await app().app.inject({ url: "/api/health", headers });
  const lines = await eventually(
    async () => app().logLines.slice(before),
    (found) => found.length > 0,
  );
  const line = JSON.parse(lines[0] ?? "") as { requestId: string; traceId?: string };
  expect(answer.headers["x-request-id"]).toBe(line.requestId);
  return line;
}

test("a request keeps the name and the trace it came with, in its log line and its answer", async () => {
  const name = `proxy-${randomUUID()}`;
  const both = await nameOf({ "x-request-id": name, traceparent });
  expect(both).toMatchObject({ requestId: name, traceId: trace });
  expect(await nameOf({ traceparent })).toMatchObject({ requestId: trace, traceId: trace });
});

test.each([
  ["an empty name", { "x-request-id": "" }],
  ["a long name", { "x-request-id": "a".repeat(129) }],
  ["spaces", { "x-request-id": "canary canary" }],
  ["a quote", { "x-request-id": 'canary","level":"error' }],
  ["markup", { "x-request-id": "<canary>" }],
  ["an empty trace", { traceparent: `00-${"0".repeat(32)}-b7ad6b7169203331-01` }],
  ["an empty span", { traceparent: `00-${trace}-${"0".repeat(16)}-01` }],
  ["a forbidden version", { traceparent: `ff-${trace}-b7ad6b7169203331-01` }],
  ["capitals", { traceparent: traceparent.toUpperCase() }],
  ["something longer", { traceparent: `${traceparent}-${"canary".repeat(50)}` }],
  ["a word", { traceparent: "canary" }],
])("%s is not taken over", async (_, headers) => {
  const line = await nameOf(headers);
  expect(line.requestId).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u);
  expect(line.traceId).toBeUndefined();
  expect(JSON.stringify(line)).not.toContain("canary");
});
