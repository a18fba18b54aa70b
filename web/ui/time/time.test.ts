import { expect, test } from "vitest";
import { timeAgo } from "#web/ui/time/time.tsx";

const then = "2026-11-14T10:00:00.000Z";
const after = (seconds: number) => timeAgo(then, Date.parse(then) + seconds * 1_000);

test("recent moments are told as how long ago they were", () => {
  expect([after(0), after(59), after(60), after(7_200), after(90_000)]).toEqual([
    "just now",
    "just now",
    "1 minute ago",
    "2 hours ago",
    "1 day ago",
  ]);
});

test("a clock that runs behind does not see the future", () => {
  expect(after(-30)).toBe("just now");
});

test("after a week the date is clearer", () => {
  expect(after(7 * 86_400)).toBeUndefined();
});
