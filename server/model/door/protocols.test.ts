import { LLMock } from "@copilotkit/aimock";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { openModels } from "#server/model/models.ts";
import type { Sections } from "#server/model/door/request.ts";
import { modelSettings, smallReport, smallRequest } from "#server/test/model/model-port.ts";
import { providerProtocols } from "#server/test/model/provider-protocols.ts";
import { startRecordingProxy } from "#server/test/rig/recording-proxy.ts";

const mock = new LLMock({ port: 0, chunkSize: 7, latency: 4 });
let proxy: Awaited<ReturnType<typeof startRecordingProxy>>;
beforeAll(async () => {
  proxy = await startRecordingProxy(await mock.start());
  const text = JSON.stringify(smallReport);
  const usage = { prompt_tokens: 900, completion_tokens: 80, input_tokens: 900, output_tokens: 80 };
  const counts = { promptTokenCount: 900, candidatesTokenCount: 80, totalTokenCount: 980 };
  // Nova has no native schema: the SDK makes the answer the input of a tool called json.
  const asTool = { toolCalls: [{ name: "json", arguments: text }], usage };
  mock.on({ model: /nova-slow/u }, asTool, { latency: 120 });
  mock.on({ model: /nova/u }, asTool);
  mock.onMessage(/.*/u, { content: text, usage: { ...usage, ...counts } });
});
afterEach(() => {
  proxy.requests.length = 0;
});
afterAll(async () => {
  await proxy.close();
  await mock.stop();
});

function openAt(name: string) {
  const settings = providerProtocols[name]?.settings(proxy.url);
  return openModels(readEnv({ ...modelSettings, ...settings, MODEL: name }));
}

test.each(Object.keys(providerProtocols))(
  "%s streams a whole report in its own protocol [X-27]",
  async (name) => {
    const models = openAt(name);
    const shown: Sections[] = [];
    const onSections = (finished: Sections) => shown.push(finished);
    const written = await models.write(
      "marketPulse",
      smallRequest({ onSections }),
      models.openBudget(0),
    );
    expect(written).toMatchObject({ object: smallReport, model: name, finishReason: "stop" });
    expect(written.usage).toMatchObject({ input: 900, output: 80 });
    expect(Object.assign({}, ...shown)).toMatchObject({ summary: smallReport.summary });
    const [request] = proxy.requests;
    expect(proxy.requests).toHaveLength(1);
    expect(request?.path).toBe(providerProtocols[name]?.path);
    expect(request?.headers[providerProtocols[name]?.key ?? ""]).toBeDefined();
  },
);

test.each(Object.keys(providerProtocols))(
  "%s gets the shared part first and alike in every call",
  async (name) => {
    const models = openAt(name);
    for (const ask of ["Write the first report.", "Write the second report."]) {
      await models.write("marketPulse", smallRequest({ ask }), models.openBudget(0));
    }
    const [first = "", second = ""] = proxy.requests.map(({ body }) => body);
    const until = first.indexOf("Write the first");
    expect(until).toBeGreaterThan(first.indexOf("a platform engineer in Austin"));
    expect(second.slice(0, until)).toBe(first.slice(0, until));
  },
);

test.each([
  ["anthropic/claude-sonnet-4-5", '"cache_control":{"type":"ephemeral"}'],
  ["bedrock/anthropic.claude-sonnet-4-5-20250929-v1:0", '"cachePoint":{"type":"default"}'],
  ["openai/gpt-5-mini", '"store":false'],
  ["openai-chat/gpt-4.1", '"store":false'],
])("V-06: %s is told what to cache or not to keep: %s", async (name, words) => {
  const models = openAt(name);
  await models.write("marketPulse", smallRequest(), models.openBudget(0));
  expect(proxy.requests[0]?.body).toContain(words);
});

test("an answer that the SDK keeps back until it is whole is not taken for silence", async () => {
  const settings = providerProtocols["bedrock/amazon.nova-pro-v1:0"]?.settings(proxy.url);
  const name = "bedrock/amazon.nova-slow-v1:0";
  const clocks = { MODEL_FIRST_TOKEN_MS: "4000", MODEL_STALL_MS: "4000" };
  const models = openModels(readEnv({ ...modelSettings, ...clocks, ...settings, MODEL: name }));
  const written = await models.write("marketPulse", smallRequest(), models.openBudget(0));
  expect(written.object).toEqual(smallReport);
  expect(written.firstTokenMs).toBeGreaterThan(4_000);
});

test("P-03: no provider is given tools to act with [W-40]", async () => {
  for (const name of Object.keys(providerProtocols).filter((one) => !one.includes("nova"))) {
    const models = openAt(name);
    await models.write("marketPulse", smallRequest(), models.openBudget(0));
  }
  for (const { body } of proxy.requests) expect(body).not.toMatch(/"tools?(?:Config)?":/u);
});
