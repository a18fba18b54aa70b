import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { mergeEvents } from "#server/model/door/merge-events.ts";
import { openModels } from "#server/model/models.ts";
import { modelSettings, smallReport, smallRequest } from "#server/test/model/model-port.ts";
import { providerProtocols } from "#server/test/model/provider-protocols.ts";
import { startRecordingProxy } from "#server/test/rig/recording-proxy.ts";

const mock = new LLMock({ port: 0, chunkSize: 4 });
let target: string;
let proxy: Awaited<ReturnType<typeof startRecordingProxy>>;
beforeAll(async () => {
  target = await mock.start();
  proxy = await startRecordingProxy(target);
  mock.onMessage(/.*/u, { content: JSON.stringify(smallReport) });
});
afterAll(async () => {
  await proxy.close();
  await mock.stop();
});

const countEvents = (stream: string) => stream.split("\n\n").filter(Boolean).length;

/** Not Bedrock, which sends no events, nor Google, whose real ones are few and carry a running count. */
const names = Object.keys(providerProtocols).filter((name) => !/^(bedrock|google)\//u.test(name));

// A report of 10,000 characters in pieces of four takes 0.6 s of computing word by word, 0.45 s gathered, 0.3 s joined.
test.each(names)(
  "the words of %s reach the SDK in a fifth of the events, or fewer",
  async (name) => {
    const settings = providerProtocols[name]?.settings(proxy.url);
    const models = openModels(readEnv({ ...modelSettings, ...settings, MODEL: name }));
    proxy.requests.length = 0;
    await models.write("marketPulse", smallRequest(), models.openBudget(0));
    const { path = "", body = "" } = proxy.requests[0] ?? {};
    const headers = {
      "content-type": "application/json",
      authorization: "key",
      "x-api-key": "key",
    };
    const answer = await fetch(new URL(path, target), { method: "POST", headers, body });
    const stream = await answer.text();
    expect(countEvents(stream)).toBeGreaterThan(JSON.stringify(smallReport).length / 4);
    expect(countEvents(mergeEvents(stream))).toBeLessThan(countEvents(stream) / 5);
  },
);
