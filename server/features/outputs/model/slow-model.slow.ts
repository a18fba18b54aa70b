import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { toolTypes } from "#contract/output.ts";
import { clocksOf } from "#server/env/clocks.ts";
import { answerByOllama, readReports, useModelApp } from "#server/test/model/model-app.ts";
import { startOllamaServer } from "#server/test/model/ollama-server.ts";

vi.setConfig({ testTimeout: 600_000 });

/** Twenty times as fast as 15 tokens a second, and so are the clocks; by day these wait longer for a busy machine. */
const faster = 20;
const clocksFaster = patient(faster, 5);
const usual = clocksOf(
  {
    MODEL_SPEED: "slow",
    QUEUE_POLL_SECONDS: 1,
    QUEUE_HEARTBEAT_SECONDS: 10,
    STOP_DRAIN_MS: 1,
    STOP_TIMEOUT_MS: 2,
  },
  "ollama",
);

const ollama = await startOllamaServer();
afterAll(() => ollama.close());
const rig = useModelApp({
  MODEL: "ollama/llama3.2",
  OLLAMA_BASE_URL: ollama.url,
  MODEL_CONNECT_MS: String(usual.connectMs / clocksFaster),
  MODEL_FIRST_TOKEN_MS: String(usual.firstTokenMs / clocksFaster),
  MODEL_STALL_MS: String(usual.stallMs / clocksFaster),
  MODEL_TOTAL_MS: String(usual.totalMs / clocksFaster),
});
beforeAll(() => {
  ollama.behave({ content: answerByOllama, tokenEveryMs: 1_000 / 15 / faster, places: 2 });
});

test("a model of 15 tokens a second with two places writes all six reports, and none stands in line", async () => {
  const us = await rig.team();
  const job = await rig.createJob(us);
  const reports = await readReports(us.anna, job.id, 400_000);
  for (const tool of toolTypes) {
    expect([tool, reports[tool].status, reports[tool].error]).toEqual([tool, "completed", null]);
    expect(reports[tool].content?.metadata).toMatchObject({ engine: "ollama/llama3.2" });
  }
  expect(ollama.calls).toHaveLength(toolTypes.length);
  expect(ollama.longestLine()).toBe(0);
});
