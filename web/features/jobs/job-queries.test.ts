import { expect, test } from "vitest";
import { jobQuery } from "#web/features/jobs/job-queries.ts";

test("a job is fetched every 30 s and is stale after 10 s [S-412, S-704, S-910]", () => {
  expect(jobQuery(1)).toMatchObject({ refetchInterval: 30_000, staleTime: 10_000 });
});
