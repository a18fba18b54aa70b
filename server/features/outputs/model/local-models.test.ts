import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { ToolType } from "#contract/output.ts";
import { answerByOllama, readReports, useModelApp } from "#server/test/model/model-app.ts";
import { startOllamaServer } from "#server/test/model/ollama-server.ts";
import type { Team } from "#server/test/team.ts";

const tooLong = /^The model cannot read this much at once.*MODEL_WINDOW_TOKENS/u;
const ollama = await startOllamaServer();
afterAll(() => ollama.close());
const rig = useModelApp({
  MODEL: "ollama/llama3.2",
  OLLAMA_BASE_URL: ollama.url,
  MODEL_INTAKE_SYNC: "compatible/tight",
  MODEL_OFFER_NAVIGATOR: "compatible/roomy",
});

let us: Team;
let job: Job;
beforeAll(async () => {
  ollama.behave({ content: answerByOllama });
  rig.model().tell({
    "/v1/models": { data: [{ id: "tight" }, { id: "roomy", max_model_len: 32_768 }] },
    "/api/v0/models": { data: [{ id: "tight", loaded_context_length: 4_096 }] },
  });
  us = await rig.team();
  job = await rig.createJob(us);
  await readReports(us.anna, job.id);
});
beforeEach(() => {
  ollama.calls.length = 0;
});

async function generate(tool: ToolType) {
  await rig.generate(us.anna, job.id, tool);
  return (await readReports(us.anna, job.id))[tool];
}

test("Ollama writes a report whole: the model sees every word of the prompt", async () => {
  const { status, content } = await generate("marketPulse");
  expect(status).toBe("completed");
  expect(content?.metadata).toMatchObject({ engine: "ollama/llama3.2" });
  expect(ollama.calls).toHaveLength(1);
  const [call] = ollama.calls;
  expect(call?.seen).toBe(call?.body.messages.map((one) => one.content).join("\n"));
  expect(call?.body.options.num_ctx).toBe(16_384);
});

test("an Ollama that drops the schema writes a report whole, since the prompt tells its form", async () => {
  ollama.behave({ content: answerByOllama, dropsFormat: true });
  const { status, content } = await generate("marketPulse");
  expect(status).toBe("completed");
  expect(content?.metadata).toMatchObject({ engine: "ollama/llama3.2" });
  expect(content?.metadata).not.toHaveProperty("replacedSections");
  expect(ollama.calls).toHaveLength(1);
});

test("a prompt that Ollama cuts in silence makes no report, and the sentence names the setting", async () => {
  ollama.behave({ content: answerByOllama, ignoresContext: true });
  const { status, error } = await generate("marketPulse");
  expect([status, error]).toEqual(["failed", expect.stringMatching(tooLong)]);
  expect(ollama.calls).toHaveLength(1);
});

test("LM Studio with a model loaded too small is asked nothing, and the report says why", async () => {
  const { status, error } = await generate("intakeSync");
  expect([status, error]).toEqual(["failed", expect.stringMatching(tooLong)]);
  expect(rig.model().calls).toHaveLength(0);
});

test("vLLM with room enough writes a report whole", async () => {
  const { status, content } = await generate("offerNavigator");
  expect(status).toBe("completed");
  expect(content?.metadata).toMatchObject({ engine: "compatible/roomy" });
  expect(rig.model().calls).toHaveLength(1);
});
