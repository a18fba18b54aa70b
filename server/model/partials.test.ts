import { afterAll, beforeAll, expect, test } from "vitest";
import { openModels } from "#server/model/models.ts";
import type { PartialReport } from "#server/model/request.ts";
import { startModelServer, type ModelScript, type ModelServer } from "#server/test/model-server.ts";
import { modelEnv, smallReport, smallRequest } from "#server/test/model-port.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

type Shown = PartialReport & { at: number };

async function watch(script: ModelScript, settings = {}): Promise<Shown[]> {
  server.behave({ content: smallReport, chunkChars: 8, chunkEveryMs: 10, ...script });
  const models = openModels(modelEnv(server, settings));
  const shown: Shown[] = [];
  const onPartial = (partial: PartialReport) => shown.push({ ...partial, at: performance.now() });
  await models
    .write("marketPulse", smallRequest({ onPartial }), models.openBudget(0))
    .catch(() => undefined);
  return shown;
}

test("a reader sees the words grow, at most four times in any second", async () => {
  const summary = "Another sentence about this search. ".repeat(50);
  const shown = await watch({ content: { ...smallReport, summary }, chunkChars: 6 });
  expect(shown.length).toBeGreaterThan(4);
  for (const [index, { at }] of shown.entries()) {
    const fourLater = shown[index + 4]?.at ?? Infinity;
    expect(fourLater - at).toBeGreaterThan(950);
  }
  const lengths = shown.map(({ value }) => JSON.stringify(value).length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

test("a finished section is shown within a blink and named as finished", async () => {
  const shown = await watch({ chunkEveryMs: 30 });
  const first = shown.find(({ finishedKeys }) => finishedKeys.includes("summary"));
  expect(first?.value.summary).toBe(smallReport.summary);
  const call = server.calls.at(-1);
  const chunksToSummary = Math.ceil(`{"summary":"${smallReport.summary}",`.length / 8);
  const sentAt = (call?.startedAt ?? 0) + chunksToSummary * 30;
  const shownAt = performance.timeOrigin + (first?.at ?? Infinity);
  expect(shownAt - sentAt).toBeLessThan(400);
});

test("no key is called finished before its value is whole", async () => {
  const shown = await watch({ chunkChars: 3 });
  for (const { value, finishedKeys } of shown) {
    for (const key of finishedKeys) {
      expect(value[key]).toEqual(smallReport[key as keyof typeof smallReport]);
    }
  }
  expect(shown.flatMap(({ finishedKeys }) => finishedKeys)).toContain("actions");
});

test("what the schema does not know is never shown, not even half-written", async () => {
  const shown = await watch({
    content: {
      score: 97,
      summary: "Fine.",
      actions: [{ candidate: "Jane", rank: 1 }, "Ask."],
      figures: [{ label: "a", value: "b", secret: "c" }],
      verdict: "hire",
      constructor: { prototype: 1 },
    },
    chunkChars: 4,
    chunkEveryMs: 30,
  });
  expect(shown.length).toBeGreaterThan(2);
  const text = JSON.stringify(shown.map(({ value, finishedKeys }) => [value, finishedKeys]));
  expect(text).toContain("Fine.");
  expect(text).toContain("Ask.");
  expect(text).not.toMatch(/score|97|Jane|rank|secret|verdict|hire|constructor/u);
});

test("an answer past the size for partials is still written", async () => {
  const shown = await watch({}, { MODEL_MAX_PARTIAL_CHARS: "50" });
  expect(shown.every(({ value }) => JSON.stringify(value).length < 80)).toBe(true);
});
