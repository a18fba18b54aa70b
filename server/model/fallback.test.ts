import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openCallBudget } from "#server/model/budget.ts";
import type { CallRecord } from "#server/model/fallback.ts";
import { openModels } from "#server/model/models.ts";
import type { ConfiguredModel } from "#server/model/door/providers.ts";
import type { SdkModel } from "#server/model/door/sdk-model.ts";
import { writeWithModel } from "#server/model/write.ts";
import { startModelServer, type ModelServer } from "#server/test/model/model-server.ts";
import { failureOf, modelEnv, smallReport, smallRequest } from "#server/test/model/model-port.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => {
  vi.restoreAllMocks();
  server.calls.length = 0;
  server.behave({ content: smallReport });
});
afterAll(() => server.close());

/** Two providers with one address: OpenAI's chat protocol and a compatible server. */
const two = () => ({
  MODEL: "openai-chat/first, compatible/second",
  OPENAI_API_KEY: "key",
  OPENAI_BASE_URL: server.url,
});
const modelsCalled = () => server.calls.map((call) => call.body.model);

test("the second model writes when the first provider is down", async () => {
  server.queue({ status: 503 }, { content: smallReport });
  const models = openModels(modelEnv(server, two()));
  const calls: CallRecord[] = [];
  const asked: string[] = [];
  const written = await models.write("marketPulse", smallRequest(), models.openBudget(0), {
    beforeCall: async (model) => void asked.push(model),
    afterCall: async (call) => void calls.push(call),
  });
  expect(written).toMatchObject({ object: smallReport, model: "compatible/second" });
  expect(asked).toEqual(["openai-chat/first", "compatible/second"]);
  expect(calls).toMatchObject([
    { model: "openai-chat/first", outcome: "unavailable", usage: null },
    { model: "compatible/second", outcome: "written", usage: { input: 20_000, output: 500 } },
  ]);
});

test.each([
  ["a refusal", { refusal: "No." }],
  ["a 400", { status: 400 }],
  ["an answer of the wrong form", { content: {} }],
  ["an answer cut for length", { content: smallReport, finishReason: "length" }],
])("after %s no other provider is asked", async (_, script) => {
  server.behave(script);
  const models = openModels(modelEnv(server, two()));
  await failureOf(models.write("marketPulse", smallRequest(), models.openBudget(0)));
  expect(modelsCalled()).toEqual(["first"]);
});

test("when nobody could write, the wait that one provider asked for is kept", async () => {
  server.queue({ status: 429, headers: { "retry-after": "90" } }, { status: 503 });
  const models = openModels(modelEnv(server, two()));
  const failure = await failureOf(
    models.write("marketPulse", smallRequest(), models.openBudget(0)),
  );
  expect(failure).toMatchObject({ kind: "unavailable", retryAfterSeconds: 90 });
});

test("a report makes at most three calls, whatever list and repairs ask for", async () => {
  server.behave({ status: 500 });
  const list = "openai-chat/a, compatible/b, openai-chat/c, compatible/d";
  const models = openModels(modelEnv(server, { ...two(), MODEL: list }));
  const budget = models.openBudget(0);
  const failure = await failureOf(models.write("marketPulse", smallRequest(), budget));
  expect(failure.kind).toBe("unavailable");
  expect(modelsCalled()).toEqual(["a", "b", "c"]);
  await failureOf(models.write("marketPulse", smallRequest(), budget));
  expect(server.calls).toHaveLength(3);
});

test("calls of earlier attempts count", async () => {
  const models = openModels(modelEnv(server));
  await models.write("marketPulse", smallRequest(), models.openBudget(2));
  await failureOf(models.write("marketPulse", smallRequest(), models.openBudget(3)));
  expect(server.calls).toHaveLength(1);
});

test("one clock covers a call and the calls after it", async () => {
  // The first fails after two seconds; the second needs two: it could with three of its own, not with the one left.
  server.queue({ status: 503, headersAfterMs: 2_000 });
  server.behave({ content: smallReport, chunkChars: 17, chunkEveryMs: 110 });
  const models = openModels(modelEnv(server, { ...two(), MODEL_TOTAL_MS: "3000" }));
  const failure = await failureOf(
    models.write("marketPulse", smallRequest(), models.openBudget(0)),
  );
  expect(failure).toMatchObject({ kind: "timedOut", clock: "total" });
});

test("what the caller throws before a call stops the call", async () => {
  const models = openModels(modelEnv(server));
  const beforeCall = () => Promise.reject(new Error("the day's budget is spent"));
  const call = models.write("marketPulse", smallRequest(), models.openBudget(0), { beforeCall });
  await expect(call).rejects.toThrow("the day's budget is spent");
  expect(server.calls).toHaveLength(0);
});

test("a tool with a model of its own is written by it", async () => {
  const models = openModels(modelEnv(server, { MODEL_OFFER_NAVIGATOR: "compatible/careful" }));
  expect(models.namesFor("offerNavigator")).toEqual(["compatible/careful"]);
  expect(models.namesFor("marketPulse")).toEqual(["compatible/local"]);
  await models.write("offerNavigator", smallRequest(), models.openBudget(0));
  // A call that the test before gave up may reach the server late.
  expect(modelsCalled().filter((name) => name !== "second")).toEqual(["careful"]);
});

/** How long a provider that is down is left alone: no test takes as long, the clock is set forward. */
const openMs = 1_200_000;
const realNow = performance.now.bind(performance);
function setForward(byMs: number): void {
  vi.spyOn(performance, "now").mockImplementation(() => realNow() + byMs);
}

test("a provider that keeps failing is left alone, then probed once, then used again [W-68]", async () => {
  server.behave({ status: 503 });
  const settings = { MODEL_OUTAGES_TO_OPEN: "3", MODEL_OPEN_MS: String(openMs) };
  const models = openModels(modelEnv(server, settings));
  const write = () => models.write("marketPulse", smallRequest(), models.openBudget(0));
  for (let n = 0; n < 3; n += 1) await failureOf(write());
  const refused = await failureOf(write());
  expect(refused).toMatchObject({ kind: "unavailable", isRetryable: true });
  expect(refused.retryAfterSeconds).toBeGreaterThan(openMs / 1_000 - 100);
  expect(server.calls).toHaveLength(3);

  setForward(openMs);
  server.behave({ content: smallReport, headersAfterMs: 100 });
  const probes = await Promise.allSettled([write(), write(), write()]);
  expect(probes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(server.calls).toHaveLength(4);
  expect((await write()).object).toEqual(smallReport);
});

test("after an outage the first token lets all others in, and who is turned away has asked nobody", async () => {
  server.behave({ status: 503 });
  const settings = { MODEL_OUTAGES_TO_OPEN: "1", MODEL_OPEN_MS: String(openMs) };
  const models = openModels(modelEnv(server, settings));
  const write = () => models.write("marketPulse", smallRequest(), models.openBudget(0));
  expect(await failureOf(write())).toMatchObject({ isHeldBack: false });
  expect(await failureOf(write())).toMatchObject({ isHeldBack: true });
  expect(models.breakers()).toEqual([{ provider: "compatible", isOpen: true }]);
  setForward(openMs);

  server.queue({ content: smallReport, chunkChars: 100, chunkEveryMs: 2_000 });
  server.behave({ content: smallReport });
  const probe = write();
  let isWritten = false;
  probe.then(
    () => (isWritten = true),
    () => undefined,
  );
  await vi.waitFor(
    () => expect(models.breakers()).toEqual([{ provider: "compatible", isOpen: false }]),
    30_000,
  );
  expect(isWritten).toBe(false);
  const others = await Promise.all([write(), write()]);
  expect([await probe, ...others].map(({ object }) => object)).toEqual(
    Array.from({ length: 3 }, () => smallReport),
  );
});

test("a report with one call left does not spend it on asking whether a provider is back, until nobody else has for twice as long", async () => {
  server.behave({ status: 503 });
  const settings = { MODEL_OUTAGES_TO_OPEN: "1", MODEL_OPEN_MS: String(openMs) };
  const models = openModels(modelEnv(server, settings));
  const write = (callsMade: number) =>
    models.write("marketPulse", smallRequest(), models.openBudget(callsMade));
  await failureOf(write(0));
  setForward(openMs);
  expect(await failureOf(write(2))).toMatchObject({ isHeldBack: true });
  expect(server.calls).toHaveLength(1);
  setForward(2 * openMs);
  expect(await failureOf(write(2))).toMatchObject({ isHeldBack: false });
  setForward(3 * openMs);
  expect(await failureOf(write(1))).toMatchObject({ isHeldBack: false });
  expect(server.calls).toHaveLength(3);
});

test("answers that begin and break off, one after another, open the circuit too", async () => {
  server.behave({ content: smallReport, chunkChars: 20, fault: "cut" });
  const models = openModels(modelEnv(server, { MODEL_OUTAGES_TO_OPEN: "3" }));
  const write = () => models.write("marketPulse", smallRequest(), models.openBudget(0));
  for (let n = 0; n < 3; n += 1) expect((await failureOf(write())).kind).toBe("cut");
  expect(await failureOf(write())).toMatchObject({ isHeldBack: true });
  expect(server.calls).toHaveLength(3);
});

test("a budget without calls or time gives none", () => {
  expect(openCallBudget(0, 1_000).takeCall()).toBe(false);
  expect(openCallBudget(1, 0).takeCall()).toBe(false);
});

test.each<[string, SdkModel["doStream"]]>([
  ["never answers", () => new Promise(() => undefined)],
  ["answers and never goes on", async () => ({ stream: new ReadableStream() })],
])("a provider that %s and ignores the signal holds nobody up", async (_, doStream) => {
  const deaf: SdkModel = {
    specificationVersion: "v4",
    provider: "deaf",
    modelId: "deaf",
    supportedUrls: {},
    doGenerate: () => new Promise(() => undefined),
    doStream,
  };
  const model: ConfiguredModel = {
    provider: "compatible",
    model: "deaf",
    name: "compatible/deaf",
    fetch,
    load: async () => () => deaf,
    options: () => ({}),
    isToldSchema: false,
    findWindow: async () => undefined,
    usualWindow: { tokens: 100 },
    isSelfHosted: false,
  };
  const clocks = { connectMs: 100, firstTokenMs: 200, stallMs: 100, totalMs: 300 };
  const sizes = {
    contextTokens: 10,
    maxOutputTokens: 10,
    maxChars: 10,
    maxBytes: 10,
    maxPartialChars: 10,
  };
  const failure = await failureOf(writeWithModel(model, smallRequest(), clocks, sizes));
  expect(failure.kind).toBe("timedOut");
});
