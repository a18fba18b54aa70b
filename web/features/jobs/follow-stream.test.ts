import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
afterEach(() => vi.unstubAllGlobals());

function turn(isHidden: boolean): void {
  page.hidden = isHidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("a stream is open only while its tab is visible", () => {
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
