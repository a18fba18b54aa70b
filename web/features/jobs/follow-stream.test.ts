import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { knownSession } from "#web/api/session-probe.ts";
import { followStream } from "#web/features/jobs/follow-stream.ts";

const opened: { isOpen: boolean }[] = [];
let page: EventTarget & { hidden: boolean };

function FakeSource() {
  const source = Object.assign(new EventTarget(), {
    isOpen: true,
    close() {
      source.isOpen = false;
    },
  });
  opened.push(source);
  return source;
}

beforeEach(() => {
  opened.length = 0;
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  vi.stubGlobal("EventSource", FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function turn(isHidden: boolean): void {
  page.hidden = isHidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("a stream is open only while its tab is visible [R-33]", () => {
  const stop = followStream("/api/jobs/1/events", {});
  expect(opened).toMatchObject([{ isOpen: true }]);
  turn(true);
  expect(opened).toMatchObject([{ isOpen: false }]);
  turn(false);
  expect(opened).toMatchObject([{ isOpen: false }, { isOpen: true }]);
  stop();
  turn(true);
  turn(false);
  expect(opened).toMatchObject([{ isOpen: false }, { isOpen: false }]);
});

test("a stream is closed in an outage and open again after it [R-33]", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  let status = 503;
  vi.stubGlobal("fetch", async () => new Response("null", { status }));
  const stop = followStream("/api/jobs/1/events", {});
  const asking = knownSession();
  await vi.advanceTimersByTimeAsync(10);
  turn(false);
  expect(opened).toMatchObject([{ isOpen: false }]);
  status = 200;
  await vi.advanceTimersByTimeAsync(40_000);
  await asking;
  expect(opened).toMatchObject([{ isOpen: false }, { isOpen: true }]);
  stop();
});
