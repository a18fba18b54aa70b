import { expect, test } from "vitest";

/** All but tests, what prepares one, and the two files that begin a page as soon as they are loaded. */
const modules = import.meta.glob([
  "/web/**/*.{ts,tsx}",
  "!/web/**/*.{test,slow,nightly}.{ts,tsx}",
  "!/web/app/{outage-stage,main,landing}.{ts,tsx}",
]);

test("every module loads by itself, so none uses a value before it is there", async () => {
  const loaded = await Promise.allSettled(Object.values(modules).map((load) => load()));
  const faults = loaded.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
  expect(faults).toEqual([]);
  expect(loaded.length).toBeGreaterThan(400);
});
