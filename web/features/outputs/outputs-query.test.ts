import { expect, test } from "vitest";
import { outputsQuery } from "#web/features/outputs/outputs-query.ts";

type Interval = Extract<
  ReturnType<typeof outputsQuery>["refetchInterval"],
  (...given: never) => unknown
>;

function everyMs(...statuses: string[]): unknown {
  const interval = outputsQuery(1).refetchInterval as Interval;
  const data = statuses.map((status) => ({ status }));
  return interval({ state: { data } } as unknown as Parameters<Interval>[0]);
}

test("reports are fetched every 5 s while one is written, else every 30 s, and on focus [S-413, S-704, S-910]", () => {
  expect(everyMs("completed", "processing")).toBe(5_000);
  expect(everyMs("completed", "failed", "pending")).toBe(30_000);
  expect(everyMs()).toBe(30_000);
  expect(outputsQuery(1)).toMatchObject({ staleTime: 3_000, refetchOnWindowFocus: true });
});
