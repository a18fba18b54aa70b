import { InfiniteQueryObserver, QueryObserver, type QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readJobListsAgain } from "#web/api/job-lists.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { jobCountsQuery, jobPagesQuery } from "#web/features/jobs/list/job-list-queries.ts";

const filter = { q: "", status: undefined, sort: "newest" } as const;

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address.replace(/\?.*/u, ""));
    return Response.json(address.includes("/counts") ? { total: 0, byStatus: {} } : []);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The dashboard is opened, its answers arrive, and it is left. */
async function visit(client: QueryClient): Promise<string[]> {
  asked = [];
  const leave = [
    new InfiniteQueryObserver(client, jobPagesQuery(1, filter)).subscribe(() => {}),
    new QueryObserver(client, jobCountsQuery(1)).subscribe(() => {}),
  ];
  await vi.advanceTimersByTimeAsync(10);
  for (const end of leave) end();
  return asked;
}
const both = ["/api/jobs", "/api/jobs/counts"];

test("whoever comes back to the list within 10 s is shown what was fetched [S-704]", async () => {
  const client = createQueryClient(() => {});
  expect(await visit(client)).toEqual(both);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(await visit(client)).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await visit(client)).toEqual(both);
});

test("a job that was changed is asked for at once [S-704]", async () => {
  const client = createQueryClient(() => {});
  await visit(client);
  readJobListsAgain(client);
  expect(await visit(client)).toEqual(both);
  expect(await visit(client)).toEqual([]);
});
