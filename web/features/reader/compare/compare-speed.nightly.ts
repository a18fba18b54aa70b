import { diffArrays } from "diff";
import { expect, test } from "vitest";
import { measureAlone, patient } from "#contract/test/patient.ts";
import { toolTypes } from "#contract/output.ts";
import reports from "#tools/fixtures/reports-before-ids.json" with { type: "json" };
import { compareReports } from "#web/features/reader/compare/compare-reports.ts";
import { listWordChanges } from "#web/features/reader/compare/word-changes.ts";

measureAlone();

const mostMs = 200;
/** Finding what belongs together costs less than this many times the bare comparison of the same words. */
const mostRatio = 12;

function fastest(run: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

/** Every third word another one, and a figure in every text. */
function reworded(value: unknown): unknown {
  if (typeof value === "string")
    return value.replace(/(\S+ \S+ )(\S+)/gu, "$1anew").concat(value.includes(" ") ? " 12" : "");
  if (Array.isArray(value)) return value.map(reworded);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, reworded(part)]));
}

const longest = toolTypes.toSorted(
  (left, right) => JSON.stringify(reports[right]).length - JSON.stringify(reports[left]).length,
)[0];

test("two versions of the longest report are compared in time, beside the bare comparison", () => {
  if (!longest) throw new Error("there is no report");
  const before: Record<string, unknown> = reports[longest];
  const after = reworded(before) as Record<string, unknown>;
  const compare = () =>
    compareReports(longest, before, after).flatMap(({ blocks }) =>
      blocks.flatMap(({ texts }) => texts.map((text) => listWordChanges(text.before, text.after))),
    );
  const texts = compareReports(longest, before, after)
    .flatMap(({ blocks }) => blocks.flatMap((block) => block.texts))
    .map((text) => [text.before.split(/(?<=\s)/u), text.after.split(/(?<=\s)/u)] as const);
  expect(texts.length).toBeGreaterThan(50);
  const bareMs = fastest(() => texts.map(([old, now]) => diffArrays([...old], [...now])));
  const ms = fastest(compare);
  expect({ ms, isInTime: ms <= patient(mostMs) }).toMatchObject({ isInTime: true });
  expect({ ms, bareMs, isNear: ms <= patient(bareMs * mostRatio + 5) }).toMatchObject({
    isNear: true,
  });
});
