import { expect, test } from "vitest";
import { openFileCache } from "#server/documents/render/file-cache.ts";

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
  const cache = openFileCache(100, 60, (fault) => (fault as Error).message === "late");
  const late = () => Promise.reject(new Error("late"));
  await expect(cache.get("a", late)).rejects.toThrow("late");
  await expect(cache.get("a", file(1))).rejects.toThrow("late");
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(await cache.get("a", file(1))).toHaveLength(1);
});

test("the longest unused file makes room, and old ones go by themselves", async () => {
  const cache = openFileCache(100, 60);
  const first = await cache.get("first", file(60));
  const second = await cache.get("second", file(30));
  expect(await cache.get("first", file(1))).toBe(first);
  await cache.get("third", file(40));
  expect(await cache.get("second", file(30))).not.toBe(second);
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(await cache.get("first", file(1))).toHaveLength(1);
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
