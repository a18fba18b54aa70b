import { afterEach, expect, test, vi } from "vitest";
import { callIfChanged } from "#web/api/call-if-changed.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server whose reports change when we say so; counts what it really sent. */
function serveReports() {
  const state = { version: 1, sent: 0, asked: [] as (string | null)[] };
  vi.stubGlobal("fetch", async (path: string, { headers }: RequestInit) => {
    const etag = `"${path} ${state.version}"`;
    const known = new Headers(headers).get("if-none-match");
    state.asked.push(known);
    if (known === etag) return new Response(null, { status: 304, headers: { etag } });
    state.sent += 1;
    return Response.json([{ version: state.version }], { headers: { etag } });
  });
  return state;
}

const ask = (jobId: number) => callIfChanged("listOutputs", { params: { jobId } });

test("while nothing changes the last answer stands, and a change is seen at once", async () => {
  const server = serveReports();
  const first = await ask(1);
  expect(await ask(1)).toBe(first);
  expect(server.sent).toBe(1);
  server.version = 2;
  expect(await ask(1)).toEqual([{ version: 2 }]);
});

test("the ETag of one job is not sent for another", async () => {
  const server = serveReports();
  await ask(3);
  await ask(4);
  await ask(3);
  expect([server.asked, server.sent]).toEqual([[null, null, null], 3]);
});
