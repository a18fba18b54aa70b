import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { countTokens } from "#server/model/window/count-tokens.ts";
import { openModels } from "#server/model/models.ts";
import type { Sections } from "#server/model/door/request.ts";
import {
  startOllamaServer,
  type OllamaScript,
  type OllamaServer,
} from "#server/test/model/ollama-server.ts";
import {
  failureOf,
  modelSettings,
  smallReport,
  smallRequest,
} from "#server/test/model/model-port.ts";

let ollama: OllamaServer;
beforeAll(async () => {
  ollama = await startOllamaServer();
});
afterEach(() => {
  ollama.calls.length = 0;
});
afterAll(() => ollama.close());

/** About as long as a report's prompt; only its beginning says where the job is. */
const long = `The job is in Austin. ${"A platform engineer who runs services at night. ".repeat(800)}`;

function write(script: OllamaScript = {}, changes = {}, settings = {}) {
  ollama.behave({ content: () => smallReport, ...script });
  const local = { MODEL: "ollama/llama3.2", OLLAMA_BASE_URL: ollama.url, ...settings };
  const models = openModels(readEnv({ ...modelSettings, ...local }));
  return models.write("marketPulse", smallRequest(changes), models.openBudget(0));
}

test("Ollama streams a whole report in its own protocol, held to the schema", async () => {
  const shown: Sections[] = [];
  const written = await write({}, { onSections: (finished: Sections) => shown.push(finished) });
  expect(written).toMatchObject({ object: smallReport, model: "ollama/llama3.2" });
  expect(written.usage?.input).toBe(ollama.calls[0]?.readTokens);
  expect(written.usage?.output).toBeGreaterThan(50);
  expect(Object.assign({}, ...shown)).toMatchObject({ summary: smallReport.summary });
  const { format, messages } = ollama.calls[0]?.body ?? {};
  expect(Object.keys(format?.properties ?? {})).toEqual(["summary", "actions", "figures"]);
  expect(messages?.map(({ role }) => role)).toEqual(["system", "user"]);
});

test("an Ollama that drops the schema without a word still gets the form, from the prompt", async () => {
  // A model answers in a form that it was told, or held to, and chats otherwise.
  const content: OllamaScript["content"] = (seen, { format }) =>
    format || seen.includes('"figures":{"type":"array"') ? smallReport : "I would ask around.";
  expect((await write({ content, dropsFormat: true })).object).toEqual(smallReport);
});

test("where the doctor saw that Ollama keeps the schema, the prompt is not made longer by it", async () => {
  await write();
  await write({}, {}, { OLLAMA_ANSWERS: "schema" });
  const [told, untold] = ollama.calls.map(({ seen }) => seen.includes("JSON schema"));
  expect([told, untold]).toEqual([true, false]);
});

test("the context is as large as prompt and answer need, so nothing of a long prompt is cut", async () => {
  await write({}, { prefix: long });
  const [call] = ollama.calls;
  expect(call?.seen).toContain("The job is in Austin.");
  const { num_ctx: context = 0, num_predict: answer = 0 } = call?.body.options ?? {};
  expect(context).toBe(16_384);
  expect(answer).toBeGreaterThanOrEqual(4_000);
  expect(answer + countTokens(long)).toBeLessThanOrEqual(context);
});

test("reports of about the same length ask for the same context, so the model stays loaded", async () => {
  await write({}, { prefix: long });
  await write({}, { prefix: long.slice(2_000) });
  expect(new Set(ollama.calls.map(({ body }) => body.options.num_ctx)).size).toBe(1);
});

test.each([
  ["the model was made for", { modelContext: 8_192 }, {}],
  ["the operator allows", {}, { MODEL_WINDOW_TOKENS: "8192" }],
])("a prompt that does not fit into what %s never leaves", async (_, script, settings) => {
  const failure = await failureOf(write(script, { prefix: long }, settings));
  expect(failure).toMatchObject({ kind: "windowTooSmall", windowTokens: 8_192 });
  expect(ollama.calls).toHaveLength(0);
});

test("a server that cuts the prompt in silence is found out, and the sentence names the setting", async () => {
  const failure = await failureOf(write({ ignoresContext: true }, { prefix: long }));
  expect(ollama.calls[0]?.seen).not.toContain("The job is in Austin.");
  expect(failure).toMatchObject({ kind: "promptCut", isRetryable: false });
  expect(failure.message).toContain("MODEL_WINDOW_TOKENS");
});

test("a server that would cut and says so has refused", async () => {
  const old = { ignoresContext: true, knowsTruncate: true };
  const failure = await failureOf(write(old, { prefix: long }));
  expect(failure).toMatchObject({ kind: "windowTooSmall", status: 400 });
  expect(ollama.calls).toHaveLength(0);
});

test.each<[string, OllamaScript, object]>([
  ["a stream that stops in the middle", { fault: "cut" }, { kind: "cut", isRetryable: true }],
  ["an error in the middle", { fault: "error" }, { kind: "unavailable", isRetryable: true }],
  ["nonsense in the middle", { fault: "garbage" }, { kind: "cut", isRetryable: true }],
  ["a stop for length", { doneReason: "length" }, { kind: "truncated", isRetryable: false }],
])("%s is told as what it is", async (_, script, details) => {
  expect(await failureOf(write(script))).toMatchObject(details);
});

test("a model that is not there is a fault of the settings", async () => {
  const failure = await failureOf(write({}, {}, { MODEL: "ollama/nobody" }));
  expect(failure).toMatchObject({ kind: "badRequest", status: 404 });
});

test("what a model thinks aloud is no part of its answer", async () => {
  expect((await write({ thinks: "Hm. {" })).object).toEqual(smallReport);
  expect(ollama.calls[0]?.body.think).toBe(false);
});

test("a slow model that goes on writing is not given up", async () => {
  const written = await write({ tokenEveryMs: 50 }, {}, { MODEL_STALL_MS: "3000" });
  expect(written.durationMs).toBeGreaterThan(3_000);
});
