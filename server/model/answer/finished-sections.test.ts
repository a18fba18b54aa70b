import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createSectionReader } from "#server/model/answer/finished-sections.ts";
import { openModels } from "#server/model/models.ts";
import type { Sections } from "#server/model/door/request.ts";
import {
  startModelServer,
  type ModelScript,
  type ModelServer,
} from "#server/test/model/model-server.ts";
import { modelEnv, smallReport, smallRequest } from "#server/test/model/model-port.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

async function watch(script: ModelScript, settings = {}): Promise<Sections[]> {
  server.behave({ content: smallReport, chunkChars: 8, chunkEveryMs: 10, ...script });
  const models = openModels(modelEnv(server, settings));
  const shown: Sections[] = [];
  const onSections = (finished: Sections) => shown.push(finished);
  await models
    .write("marketPulse", smallRequest({ onSections }), models.openBudget(0))
    .catch(() => undefined);
  return shown;
}

test("a finished section is shown while the model still writes the next", async () => {
  server.behave({ content: smallReport, chunkChars: 8, chunkEveryMs: 10, fault: "stall" });
  const models = openModels(modelEnv(server));
  const giveUp = new AbortController();
  const shown: Sections[] = [];
  const onSections = (finished: Sections) => shown.push(finished);
  const request = smallRequest({ onSections, signal: giveUp.signal });
  const ended = models.write("marketPulse", request, models.openBudget(0)).catch(() => undefined);
  await vi.waitFor(() => expect(shown).toEqual([{ summary: smallReport.summary }]), 30_000);
  giveUp.abort();
  await ended;
});

test("every section is shown once and whole", async () => {
  const shown = await watch({ chunkChars: 3 });
  const keys = shown.flatMap((finished) => Object.keys(finished));
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys).toContain("actions");
  expect(smallReport).toMatchObject(Object.assign({}, ...shown));
});

test("what the schema does not know is never shown", async () => {
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
  const text = JSON.stringify(shown);
  expect(text).toContain("Fine.");
  expect(text).toContain("Ask.");
  expect(text).not.toMatch(/score|97|Jane|rank|secret|verdict|hire|constructor/u);
});

test("nothing is shown of an answer past the size for that", async () => {
  expect(await watch({}, { MODEL_MAX_PARTIAL_CHARS: "50" })).toEqual([]);
});

/** Lets a reader see a text grow by one character each `everyMs`. */
function grow(text: string, everyMs = 1_000): unknown[] {
  let clock = 0;
  const read = createSectionReader(100_000, () => clock);
  return Array.from(text).flatMap((_, at) => {
    clock += everyMs;
    return read(text.slice(0, at + 1)) ?? [];
  });
}

test("sections end at their own comma or brace, not at those inside them", () => {
  const answer = {
    a: 'a, "quoted" {text} with \\ and ]',
    b: [{ c: 1 }, { d: [2, 3] }],
    e: 4,
    f: { g: "}", h: {} },
    i: null,
  };
  const parts = Object.entries(answer).map(([key, value]) => ({ [key]: value }));
  expect(grow(JSON.stringify(answer))).toEqual(parts);
  expect(grow(`\n ${JSON.stringify(answer, null, 2)}\n{"late": 1}`)).toEqual(parts);
  expect(grow("{}")).toEqual([]);
});

test("sections that finish faster than four in a second come together", () => {
  const answer = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`s${at}`, at]));
  const text = JSON.stringify(answer);
  const given = grow(text, 20);
  expect(given.length).toBeLessThanOrEqual(4 * Math.ceil((text.length * 20) / 1_000));
  expect(given.length).toBeGreaterThan(20);
  expect(answer).toMatchObject(Object.assign({}, ...given));
});

test.each(["Here you are: {}", '["a", "b"]', '```json\n{"a": 1}', '{a: 1, "b": 2', '{"a": 1'])(
  "%s has no finished section",
  (text) => {
    expect(grow(text)).toEqual([]);
  },
);
