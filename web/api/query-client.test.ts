import { expect, test, vi } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { query } from "#web/api/query.ts";
import { send } from "#web/api/send.ts";

test("what was fetched never goes stale, is not fetched again by itself and not retried [S-703]", () => {
  const { queries } = createQueryClient(() => {}).getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
});

test("a call's key is its address [S-703]", () => {
  expect(query("getJob", { params: { jobId: 7 } }).queryKey).toEqual(["/api/jobs/7"]);
});

test("every call sends the cookies, and an answer that is not ok is an error [S-702]", async () => {
  const fetched = vi.fn(async () => new Response("busy", { status: 503 }));
  vi.stubGlobal("fetch", fetched);
  const error = new ApiError(503, "busy");
  await expect(send("/api/jobs", { method: "GET" })).rejects.toEqual(error);
  expect(error.message).toBe("503: busy");
  expect(fetched).toHaveBeenCalledWith("/api/jobs", { method: "GET", credentials: "include" });
  vi.unstubAllGlobals();
});

test("a lost session is told to whoever watches for it", async () => {
  const onLost = vi.fn();
  const client = createQueryClient(onLost);
  const lost = new ApiError(401, '{"code":"unauthorized","message":"Unauthorized"}');
  const asked = client.fetchQuery({ queryKey: ["x"], queryFn: () => Promise.reject(lost) });
  await expect(asked).rejects.toBe(lost);
  expect(onLost).toHaveBeenCalledOnce();
});
