import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { sessionQuery } from "#web/api/auth.ts";
import { call } from "#web/api/call.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { query } from "#web/api/query.ts";
import { endPause } from "#web/api/retry-pause.ts";
import { isSessionKnown } from "#web/api/session-probe.ts";
import {
  answer,
  asked,
  breakServer,
  me,
  mostInAMinute,
  openTab,
  pass,
  sessionPath,
  setStage,
  world,
  type Failure,
} from "#web/app/outage-stage.ts";
import { jobQuery } from "#web/features/jobs/job-queries.ts";
import { outputsQuery } from "#web/features/outputs/outputs-query.ts";

setStage();

const outages = [3, 30, 300].flatMap((times) =>
  [0, 0.999].flatMap((chance) =>
    ["alone", "with everything else"].map((how) => [times, how, chance] as const),
  ),
);

test.each(outages)(
  "the session failing %i times, %s, signs nobody out, costs little and ends within six seconds (chance %d) [R-35]",
  async (times, how, chance) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    const client = await openTab();
    await pass(60_000);
    breakServer(503, times, how === "alone");
    // As after a change of the profile: from here on the tab tries by itself.
    void client.invalidateQueries(sessionQuery);
    while (world.fault) await pass(500);
    const wellAtMs = world.requests.findLast(({ isWell }) => !isWell)?.atMs ?? 0;
    await pass(6_000);
    const back = world.requests.filter(({ atMs, isWell }) => isWell && atMs > wellAtMs);
    expect(back.map(({ path }) => path)).toContain(sessionPath);
    for (const { queryKey } of [jobQuery(7), outputsQuery(7)])
      expect(client.getQueryState(queryKey)).toMatchObject({
        status: "success",
        fetchStatus: "idle",
      });
    expect(Math.max(...back.map(({ atMs }) => atMs))).toBeLessThanOrEqual(wellAtMs + 6_000);
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual(me);
    expect(world.onSessionLost).not.toHaveBeenCalled();
    expect(world.requests.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(mostInAMinute()).toBeLessThanOrEqual(15);
  },
);

test.each<Failure>([500, 503, 429, 403, "no connection"])(
  "on a cold load %s is no answer: the session stays unknown until there is one [R-35]",
  async (failure) => {
    breakServer(failure, 2);
    const client = createQueryClient(world.onSessionLost);
    const asking = client.fetchQuery(sessionQuery);
    await pass(10);
    expect(isSessionKnown()).toBe(false);
    expect(client.getQueryState(sessionQuery.queryKey)).toMatchObject({ status: "pending" });
    await pass(4_000);
    expect(await asking).toEqual(me);
  },
);

test("null and 401 are answers: there is no session, and nobody asks again [R-35]", async () => {
  const client = createQueryClient(world.onSessionLost);
  world.session = null;
  expect(await client.fetchQuery(sessionQuery)).toBeNull();
  breakServer(401);
  expect(await client.fetchQuery({ ...sessionQuery, staleTime: 0 })).toBeNull();
  await pass(60_000);
  expect(world.requests).toHaveLength(2);
});

test("what is asked in an outage waits for its end and is then asked once [R-35]", async () => {
  world.outputStatus = "processing";
  await openTab();
  breakServer(500);
  await pass(30_000);
  expect(isSessionKnown()).toBe(false);
  const before = world.requests.length;
  const saving = call("updateJob", { params: { jobId: 7 }, body: { title: "New" } });
  const reading = call("listOrganizations");
  await pass(120_000);
  const during = world.requests.slice(before);
  expect(new Set(during.map(({ path }) => path))).toEqual(new Set([sessionPath]));
  world.fault = undefined;
  await pass(6_000);
  await Promise.all([saving, reading]);
  const sent = world.requests.slice(before).filter(({ path }) => path !== sessionPath);
  const count = (method: string, path: string) =>
    sent.filter((one) => one.method === method && one.path === path).length;
  expect(count("PATCH", "/api/jobs/7")).toBe(1);
  expect(count("GET", "/api/organizations")).toBe(1);
  expect(count("GET", "/api/jobs/7")).toBe(1);
});

test("what failed on the screen is asked for afresh, once, when the outage is over [X-54]", async () => {
  const client = await openTab();
  breakServer(500);
  new QueryObserver(client, query("listOrganizations")).subscribe(() => undefined);
  await pass(20_000);
  expect(asked("/api/organizations")).toHaveLength(1);
  world.fault = undefined;
  await pass(6_000);
  expect(asked("/api/organizations")).toHaveLength(2);
  expect(client.getQueryState(query("listOrganizations").queryKey)?.status).toBe("success");
});

test("a call that fails alone is not made again, and the session is asked about once [R-35]", async () => {
  const client = await openTab();
  world.requests.length = 0;
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) =>
    path === "/api/organizations"
      ? (world.requests.push({ atMs: Date.now(), method: "GET", path, isWell: false }),
        new Response("", { status: 500 }))
      : answer(path, request),
  );
  for (let time = 0; time < 3; time += 1)
    await expect(client.fetchQuery(query("listOrganizations"))).rejects.toThrow("500: ");
  await pass(5_000);
  expect(asked("/api/organizations")).toHaveLength(3);
  expect(asked(sessionPath)).toHaveLength(1);
  expect(isSessionKnown()).toBe(true);
});

test("a hidden tab tries every half minute; coming back, a connection and Try again try at once [X-54]", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  await openTab();
  world.page.hidden = true;
  breakServer("no connection");
  await pass(31_000);
  const tries = () => asked(sessionPath).length;
  const first = tries();
  await pass(160_000);
  expect(tries() - first).toBe(5);
  const atOnce = async (happens: () => void) => {
    const before = tries();
    await pass(1_500);
    expect(tries()).toBe(before);
    happens();
    await pass(1);
    expect(tries()).toBe(before + 1);
  };
  await atOnce(() => {
    world.page.hidden = false;
    world.page.dispatchEvent(new Event("visibilitychange"));
  });
  await pass(3_500);
  await atOnce(() => world.browser.dispatchEvent(new Event("focus")));
  await pass(3_700);
  await atOnce(() => world.browser.dispatchEvent(new Event("online")));
  await pass(3_700);
  await atOnce(endPause);
});

test("however often somebody comes back, a second passes between two tries", async () => {
  await openTab();
  breakServer(503);
  await pass(31_000);
  const before = world.requests.length;
  for (let ms = 0; ms < 10_000; ms += 50) {
    world.browser.dispatchEvent(new Event("focus"));
    endPause();
    await pass(50);
  }
  expect(world.requests.length - before).toBeLessThanOrEqual(11);
});

test("a session that ended in the outage is told as a lost one, and the screen keeps its data until then", async () => {
  const client = await openTab();
  breakServer(503);
  await pass(40_000);
  world.session = null;
  world.fault = undefined;
  await pass(6_000);
  expect(world.onSessionLost).toHaveBeenCalled();
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual(me);
});

test("an answer that never comes counts as none after ten seconds", async () => {
  vi.stubGlobal("fetch", (path: string, { signal }: RequestInit) => {
    if (path !== sessionPath) return answer(path, {});
    return new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("late", "AbortError")));
    });
  });
  const asking = createQueryClient(world.onSessionLost).fetchQuery(sessionQuery);
  await pass(9_900);
  expect(isSessionKnown()).toBe(true);
  await pass(200);
  expect(isSessionKnown()).toBe(false);
  vi.stubGlobal("fetch", answer);
  await pass(2_000);
  expect(await asking).toEqual(me);
});
