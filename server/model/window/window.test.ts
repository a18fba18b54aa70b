import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { countTokens } from "#server/model/window/count-tokens.ts";
import { openModels } from "#server/model/models.ts";
import { startModelServer, type ModelServer } from "#server/test/model/model-server.ts";
import { failureOf, modelEnv, smallReport, smallRequest } from "#server/test/model/model-port.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => {
  server.calls.length = 0;
  server.tell({});
  server.behave({ content: smallReport });
});
afterAll(() => server.close());

/** About as long as a report's prompt. */
const long = "The job: a platform engineer in Austin. ".repeat(800);
const write = (settings = {}, changes = {}) => {
  server.behave({ content: smallReport });
  const models = openModels(modelEnv(server, settings));
  return models.write("marketPulse", smallRequest(changes), models.openBudget(0));
};

const sayers: [string, Record<string, unknown>][] = [
  ["vLLM", { "/v1/models": { data: [{ id: "local", max_model_len: 4_096 }] } }],
  [
    "LM Studio",
    {
      "/v1/models": { data: [{ id: "local" }] },
      "/api/v0/models": {
        data: [{ id: "local", max_context_length: 131_072, loaded_context_length: 4_096 }],
      },
    },
  ],
  [
    "LiteLLM",
    { "/model/info": { data: [{ model_name: "local", model_info: { max_input_tokens: 4_096 } }] } },
  ],
  ["llama.cpp", { "/v1/models": { data: [{ id: "local", meta: { n_ctx: 4_096 } }] } }],
  [
    "Ollama, which lists what the model could have and gives it less,",
    {
      "/v1/models": { data: [{ id: "local", context_length: 131_072 }] },
      "/api/version": { version: "0.40.10" },
    },
  ],
];

test.each(sayers)(
  "%s says how much it reads, and what does not fit never leaves",
  async (_, told) => {
    server.tell(told);
    const failure = await failureOf(write({}, { prefix: long }));
    expect(failure).toMatchObject({
      kind: "windowTooSmall",
      isRetryable: false,
      windowTokens: 4_096,
    });
    expect(failure.neededTokens).toBeGreaterThan(countTokens(long));
    expect(failure.message).toContain("MODEL_WINDOW_TOKENS");
    expect(failure.told).toMatchObject({ model: "compatible/local", windowTokens: 4_096 });
    expect(server.calls).toHaveLength(0);
  },
);

test("a model that Ollama was started with more for is asked for more", async () => {
  server.tell({
    "/api/version": { version: "0.40.10" },
    "/api/ps": { models: [{ name: "local:latest", context_length: 32_768 }] },
  });
  expect((await write({}, { prefix: long })).object).toEqual(smallReport);
});

test("the answer is asked for no more than the window leaves", async () => {
  server.tell({ "/v1/models": { data: [{ id: "local", max_model_len: 16_384 }] } });
  await write({}, { prefix: long });
  const { max_tokens: most = 0 } = JSON.parse(server.calls[0]?.rawBody ?? "") as {
    max_tokens?: number;
  };
  expect(most).toBeGreaterThan(4_000);
  expect(most + countTokens(long)).toBeLessThan(16_384);
});

test("what an operator says of the window counts more than what the server says", async () => {
  server.tell({ "/v1/models": { data: [{ id: "local", max_model_len: 4_096 }] } });
  await write({ MODEL_WINDOW_TOKENS: "16384" }, { prefix: long });
  expect(server.calls).toHaveLength(1);
  server.tell({});
  const failure = await failureOf(write({ MODEL_WINDOW_TOKENS: "8000" }, { prefix: long }));
  expect(failure).toMatchObject({ kind: "windowTooSmall", windowTokens: 8_000 });
});

test("a model with a larger window writes what does not fit into the first one's", async () => {
  server.tell({
    "/v1/models": {
      data: [
        { id: "small", max_model_len: 4_096 },
        { id: "large", max_model_len: 65_536 },
      ],
    },
  });
  const written = await write({ MODEL: "compatible/small, compatible/large" }, { prefix: long });
  expect(written.model).toBe("compatible/large");
  expect(server.calls.map(({ body }) => body.model)).toEqual(["large"]);
});

test("an answer to a prompt of which the server read less than half is refused; one whose tokenizer finds fewer tokens is not", async () => {
  const tokens = countTokens(long);
  const call = (input: number) => {
    const models = openModels(modelEnv(server));
    server.behave({ content: smallReport, usage: { input, cached: 0, output: 80 } });
    return models.write("marketPulse", smallRequest({ prefix: long }), models.openBudget(0));
  };
  const read = Math.round(tokens * 0.45);
  const failure = await failureOf(call(read));
  expect(failure).toMatchObject({ kind: "promptCut", isRetryable: false });
  expect(failure.usage).toMatchObject({ input: read, output: 80 });
  expect(failure.message).toContain("MODEL_WINDOW_TOKENS");
  expect((await call(Math.round(tokens * 0.6))).object).toEqual(smallReport);
});
