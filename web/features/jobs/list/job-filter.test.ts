import { expect, test } from "vitest";
import { isNarrowed, readFilter, writeFilter } from "#web/features/jobs/list/job-filter.ts";

const read = (search: string) => readFilter(new URLSearchParams(search));

test("an address without a filter shows everything, newest first", () => {
  expect(read("")).toEqual({ q: "", status: undefined, sort: "newest" });
  expect(writeFilter(read(""))).toBe("");
  expect(isNarrowed(read("sort=title"))).toBe(false);
});

test("a filter survives the way into the address and back", () => {
  const filter = { q: "C++ & Java", status: "paused", sort: "title" } as const;
  expect(read(writeFilter(filter))).toEqual(filter);
  expect(isNarrowed(filter)).toBe(true);
});

test("words nobody offers are ignored", () => {
  expect(read("status=hired&sort=luck")).toEqual({ q: "", status: undefined, sort: "newest" });
});
