import { expect, test } from "vitest";
import { Problem } from "#contract/problem.ts";
import { decideAfter } from "#server/features/outputs/model/failed-call.ts";
import { ModelFailure } from "#server/model/door/failure.ts";

test("a pause the provider asks for is kept in full, and nobody comes back at the same moment", () => {
  const fault = new ModelFailure("rateLimited", { retryAfterSeconds: 30 });
  const waits = [0, 0.5, 1].map(
    (share) => decideAfter(fault, 2, false, () => share)?.retryInSeconds,
  );
  expect(waits).toEqual([32, 33, 34]);
});

test("a second try that fails together with others does not become a third before theirs", () => {
  const fault = new ModelFailure("unavailable");
  const longestFirst = decideAfter(fault, 1, false, () => 1)?.retryInSeconds;
  const shortest = [1, 2].map(
    (attempt) => decideAfter(fault, attempt, false, () => 0)?.retryInSeconds ?? 0,
  );
  expect(shortest[0] ?? 0).toBeGreaterThan(0);
  expect((shortest[0] ?? 0) + (shortest[1] ?? 0)).toBeGreaterThan(longestFirst ?? 0);
});

test("without one, the wait grows with the attempts and stays under half a minute", () => {
  const fault = new ModelFailure("unavailable");
  const longest = [1, 2, 3, 9].map(
    (attempt) => decideAfter(fault, attempt, false, () => 1)?.retryInSeconds,
  );
  expect(longest).toEqual([2, 4, 8, 30]);
});

test("what cannot get better is not tried again", () => {
  for (const kind of ["refused", "badRequest", "notAuthorized", "tooLarge", "truncated"] as const) {
    expect(decideAfter(new ModelFailure(kind), 1)).toMatchObject({ retryInSeconds: null });
  }
});

test("a met cap is said in its own words, and a bug is nobody's to explain", () => {
  const cap = new Problem("tooManyRequests", "Today's budget is spent.");
  expect(decideAfter(cap, 1)).toEqual({
    retryInSeconds: null,
    failure: { errorCode: "notWritten", error: "Today's budget is spent." },
  });
  const spent = { errorCode: "spendingLimit" };
  expect(decideAfter(new Problem("spendingLimit"), 1)?.failure).toMatchObject(spent);
  expect(decideAfter(new TypeError("x is not a function"), 1)).toBeNull();
});
