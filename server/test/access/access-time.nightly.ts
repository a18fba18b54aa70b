import { expect, test } from "vitest";
import { useStage } from "#server/test/access/access-stage.ts";

const stage = useStage();
const tries = 200;
const mostMs = 5;
const nowhereId = 987_654_321;

test("a stranger cannot tell by the time taken whether a job exists", { retry: 3 }, async () => {
  const { app, cast, aim } = stage();
  const { cookie } = cast.people.otherMember;
  const { jobId } = await aim(cast.north, cast.north.id, cast.people.otherMember);
  const browser = app.browser(cookie);
  const foreignMs: number[] = [];
  const missingMs: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    foreignMs.push(await timed(() => browser.send("GET", `/api/jobs/${jobId}`)));
    missingMs.push(await timed(() => browser.send("GET", `/api/jobs/${nowhereId}`)));
  }
  const difference = Math.abs(median(foreignMs) - median(missingMs));
  expect(difference, `${median(foreignMs)} and ${median(missingMs)} ms`).toBeLessThan(mostMs);
});

async function timed(work: () => Promise<{ statusCode: number }>): Promise<number> {
  const start = performance.now();
  expect((await work()).statusCode).toBe(404);
  return performance.now() - start;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
