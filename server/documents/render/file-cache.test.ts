import { afterEach, expect, test, vi } from "vitest";
import { openFileCache } from "#server/documents/render/file-cache.ts";

/** The time as a cache sees it, from when a test takes it over. */
let now = 1;
function stopTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => now);
}
function passTime(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(ms);
}
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const file = (size: number) => async () => Buffer.alloc(size);

test("a file is made once, also while it is still being made", async () => {
  const cache = openFileCache(100, 10_000);
  let made = 0;
  const make = async () => Buffer.from([(made += 1)]);
  const both = await Promise.all([cache.get("a", make), cache.get("a", make)]);
  expect([made, both[0] === both[1]]).toEqual([1, true]);
  expect(await cache.get("b", make)).toEqual(Buffer.from([2]));
});

test("a failure is not kept", async () => {
  const cache = openFileCache(100, 10_000);
  await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cache.get("a", file(1))).toHaveLength(1);
});

test("M7: a failure that would come again is kept for a while, and nothing is made for it", async () => {
  stopTime();
  const cache = openFileCache(100, 60_000, (fault) => (fault as Error).message === "late");
  const late = () => Promise.reject(new Error("late"));
  await expect(cache.get("a", late)).rejects.toThrow("late");
  await expect(cache.get("a", file(1))).rejects.toThrow("late");
  passTime(60_002);
  expect(await cache.get("a", file(1))).toHaveLength(1);
});

test("the longest unused file makes room, and old ones go by themselves", async () => {
  stopTime();
  const cache = openFileCache(100, 60_000);
  const first = await cache.get("first", file(60));
  const second = await cache.get("second", file(30));
  expect(await cache.get("first", file(1))).toBe(first);
  await cache.get("third", file(40));
  expect(await cache.get("second", file(30))).not.toBe(second);
  expect(await cache.get("third", file(1))).toHaveLength(40);
  passTime(60_002);
  expect(await cache.get("third", file(1))).toHaveLength(1);
});

test("many files at once are all handed out, though not all are kept", async () => {
  const cache = openFileCache(100, 10_000);
  const names = Array.from({ length: 20 }, (_, at) => `file ${at}`);
  const slow = (size: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, size));
    return Buffer.alloc(size);
  };
  const files = await Promise.all(names.map((name, at) => cache.get(name, slow(at + 10))));
  expect(files.map((one) => one.length)).toEqual(names.map((_, at) => at + 10));
  expect(await cache.get("too large to keep", file(101))).toHaveLength(101);
});
