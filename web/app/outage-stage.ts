import { environmentManager, QueryObserver, type QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { sessionQuery } from "#web/api/auth.ts";
import { keepSessionKnown } from "#web/api/query-client.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { endPause } from "#web/api/retry-pause.ts";
import { isSessionKnown } from "#web/api/session-probe.ts";
import { jobQuery } from "#web/features/jobs/job-queries.ts";
import { outputsQuery } from "#web/features/outputs/outputs-query.ts";

type Request = { atMs: number; method: string; path: string; isWell: boolean };
export type Failure = number | "no connection";

export const me = { user: { id: "1", name: "Maya" } };
export const sessionPath = "/api/auth/get-session";

/** Each test has its own: the tab remembers when it last doubted. */
let day = 0;

/** A tab of a browser and the server it talks to, by their outermost parts: document, window, clock and fetch. */
export const world = {
  page: Object.assign(new EventTarget(), { hidden: false }),
  browser: new EventTarget(),
  requests: [] as Request[],
  /** What is broken: everything, or only the session. */
  fault: undefined as
    | { failure: Failure; isSessionOnly: boolean; sessionFailures: number }
    | undefined,
  session: me as object | null,
  outputStatus: "completed",
  onSessionLost: vi.fn(),
};

export async function answer(path: string, { method = "GET" }: RequestInit): Promise<Response> {
  const { fault, session, outputStatus } = world;
  const isSession = path === sessionPath;
  const isFailing = fault !== undefined && (isSession || !fault.isSessionOnly);
  world.requests.push({ atMs: Date.now(), method, path, isWell: !isFailing });
  if (isFailing) {
    if (isSession && --fault.sessionFailures === 0) world.fault = undefined;
    if (fault.failure === "no connection") throw new TypeError("Failed to fetch");
    return new Response('{"code":"unavailable"}', { status: fault.failure });
  }
  if (isSession) return Response.json(session);
  if (path.endsWith("/outputs")) return Response.json([{ status: outputStatus }]);
  return Response.json({ id: 7 });
}

export const breakServer = (
  failure: Failure,
  sessionFailures = Infinity,
  isSessionOnly = false,
): void => {
  world.fault = { failure, sessionFailures, isSessionOnly };
};

export const asked = (path: string) => world.requests.filter((one) => one.path === path);
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** With a job on the screen, asked for as its screen does. */
export async function openTab(): Promise<QueryClient> {
  const client = createQueryClient(world.onSessionLost);
  keepSessionKnown(client, world.onSessionLost);
  const watch = (options: ConstructorParameters<typeof QueryObserver>[1]) =>
    new QueryObserver(client, options).subscribe(() => undefined);
  watch(sessionQuery as never);
  await pass(100);
  watch(jobQuery(7) as never);
  watch(outputsQuery(7) as never);
  await pass(100);
  return client;
}

export function mostInAMinute(): number {
  const counts = world.requests.map(
    ({ atMs }) =>
      world.requests.filter((one) => one.atMs >= atMs && one.atMs < atMs + 60_000).length,
  );
  return Math.max(...counts);
}

export function setStage(): void {
  beforeEach(() => {
    day += 1;
    vi.useFakeTimers({ now: Date.UTC(2030, 0, day) });
    environmentManager.setIsServer(() => false);
    Object.assign(world, {
      page: Object.assign(new EventTarget(), { hidden: false }),
      browser: new EventTarget(),
      requests: [],
      fault: undefined,
      session: me,
      outputStatus: "completed",
      onSessionLost: vi.fn(),
    });
    vi.stubGlobal("document", world.page);
    vi.stubGlobal("window", world.browser);
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("fetch", answer);
  });
  afterEach(async () => {
    world.page.hidden = false;
    world.fault = undefined;
    endPause();
    await pass(60_000);
    expect(isSessionKnown()).toBe(true);
    environmentManager.setIsServer(() => true);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}
