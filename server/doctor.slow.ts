import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  startModelServer,
  type ModelCall,
  type ModelServer,
} from "#server/test/model/model-server.ts";
import {
  startOllamaServer,
  type OllamaScript,
  type OllamaServer,
} from "#server/test/model/ollama-server.ts";

let server: ModelServer;
let ollama: OllamaServer;
beforeAll(async () => {
  server = await startModelServer();
  ollama = await startOllamaServer();
});
afterEach(() => {
  server.calls.length = 0;
  server.tell({});
});
afterAll(async () => {
  await server.close();
  await ollama.close();
});

const report = {
  summary: "Night nurses with three years of intensive care are scarce in Austin.",
  actions: ["Ask about the shift premium.", "Call former staff.", "Open the search to Round Rock."],
};
/** A model answers from what reaches it, and nothing else. */
const answerTo = (seen: string) =>
  seen.includes("hidden word that the text begins with")
    ? { word: /The hidden word is (\w+)/u.exec(seen)?.[1] ?? "unknown" }
    : report;
/** A model that its server holds to the form of the answer. */
const answerIn = (seen: string, format: { properties?: object } | undefined) =>
  "verdict_of_row_47" in (format?.properties ?? {})
    ? { verdict_of_row_47: report.summary }
    : answerTo(seen);
const wordsOf = ({ body }: ModelCall) => body.messages.map(({ content }) => content).join("\n");

/** Runs the program as an operator does. */
function runDoctor(
  settings: Record<string, string>,
): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, ["server/doctor.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: { PATH: process.env.PATH, NODE_ENV: "test", ...settings },
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => {
    child.once("close", (code) => resolve({ said, code }));
  });
}

const compatible = () => ({ MODEL: "compatible/local", COMPATIBLE_BASE_URL: server.url });
const byOllama = () => ({ MODEL: "ollama/llama3.2", OLLAMA_BASE_URL: ollama.url });

test("a model that can write reports has nothing to mend: vLLM, LM Studio with its schemas, Ollama", async () => {
  server.tell({ "/v1/models": { data: [{ id: "local", max_model_len: 32_768 }] } });
  server.behave((call) =>
    call.body.response_format?.type === "json_schema"
      ? {
          content: answerIn(wordsOf(call), call.body.response_format.json_schema?.schema as object),
        }
      : { status: 400 },
  );
  const both = { ...compatible(), ...byOllama(), MODEL: "compatible/local, ollama/llama3.2" };
  ollama.behave({ content: (seen, { format }) => answerIn(seen, format) });
  const { said, code } = await runDoctor(both);
  expect(said).toContain("32,768 tokens at once");
  expect(said).toContain("131,072 tokens at once");
  for (const check of [
    "reachable",
    "key",
    "model",
    "window",
    "answers",
    "schema",
    "speed",
    "report",
  ])
    expect(said.match(new RegExp(`good +${check} `, "gu"))).toHaveLength(2);
  expect([said.trim().split("\n").at(-1), code]).toEqual(["Nothing is wrong.", 0]);
});

const drops: [string, string, OllamaScript, RegExp][] = [
  [
    "an old version",
    "llama3.2",
    { version: "0.30.9" },
    /Ollama 0\.30\.9 .* Update it to 0\.31\.2/u,
  ],
  ["a build for MLX", "llama3.2:3b-mlx", {}, /run by MLX.*GGUF/u],
  [
    "MLX by another name",
    "llama3.2",
    { shown: { details: { format: "safetensors" } } },
    /run by MLX/u,
  ],
  ["its cloud", "llama3.2:cloud", {}, /leaves your machines/u],
  [
    "its cloud by another name",
    "llama3.2",
    { shown: { remote_host: "https://ollama.com:443" } },
    /leaves your machines/u,
  ],
];

test.each(drops)(
  "Ollama with %s is warned of, and can write all the same",
  async (_, model, script, words) => {
    ollama.behave({ content: answerTo, dropsFormat: true, ...script });
    const { said, code } = await runDoctor({ ...byOllama(), MODEL: `ollama/${model}` });
    expect(said).toMatch(new RegExp(`warn +schema .*${words.source}`, "u"));
    expect(said).toMatch(
      /warn +schema +The server drops the form of answers; the prompt tells it as well/u,
    );
    expect(code).toBe(0);
  },
);

test("the doctor sees whether the form is kept, and names the setting for either case", async () => {
  ollama.behave({ content: (seen, { format }) => answerIn(seen, format) });
  const kept = await runDoctor(byOllama());
  expect(kept.said).toMatch(/good +schema .*OLLAMA_ANSWERS=schema leaves it out of the prompt/u);
  ollama.behave({ content: answerTo, dropsFormat: true });
  const dropped = await runDoctor({ ...byOllama(), OLLAMA_ANSWERS: "schema" });
  expect(dropped.said).toMatch(/FAULT +schema .*Set OLLAMA_ANSWERS=both/u);
  expect(dropped.code).toBe(1);
});

const faults: [string, () => Record<string, string>, () => void, RegExp][] = [
  [
    "an address where nobody listens",
    () => ({ ...compatible(), COMPATIBLE_BASE_URL: "http://127.0.0.1:9/v1" }),
    () => undefined,
    /FAULT +reachable .*COMPATIBLE_BASE_URL/u,
  ],
  [
    "a wrong key",
    compatible,
    () => server.behave({ status: 401 }),
    /FAULT +key .*COMPATIBLE_API_KEY/u,
  ],
  [
    "a model that is not there",
    () => ({ ...byOllama(), MODEL: "ollama/nobody" }),
    () => undefined,
    /FAULT +model .*ollama pull nobody.*MODEL/u,
  ],
  [
    "Ollama behind its compatible door, with 4,096 tokens",
    compatible,
    () => {
      server.tell({ "/api/version": { version: "0.40.10" } });
      server.behave((call) => ({ content: answerTo(wordsOf(call)) }));
    },
    /FAULT +window .*4,096 tokens.*MODEL=ollama\/local and OLLAMA_BASE_URL/u,
  ],
  [
    "a server that cuts in silence and says nothing of it",
    compatible,
    () =>
      server.behave((call) => ({ content: answerTo(wordsOf(call).slice(-12_000)), usage: null })),
    /FAULT +window .*cuts a long prompt in silence/u,
  ],
  [
    "Ollama that does not heed the context",
    byOllama,
    () => ollama.behave({ content: answerTo, ignoresContext: true }),
    /FAULT +window .*cuts a long prompt in silence/u,
  ],
  [
    "a server that knows no schemas",
    compatible,
    () =>
      server.behave(({ body }) => (body.response_format ? { status: 400 } : { content: report })),
    /FAULT +answers .*COMPATIBLE_ANSWERS=text/u,
  ],
  [
    "a model that only chats",
    compatible,
    () => server.behave({ content: "What a lovely job! I would ask around." }),
    /FAULT +answers .*does not keep to the form/u,
  ],
  [
    "a server that stops in the middle",
    compatible,
    () => server.behave({ content: report, fault: "cut" }),
    /FAULT +report .*stops in the middle/u,
  ],
];

test.each(faults)("%s is named, with what mends it", async (_, settings, behave, words) => {
  behave();
  const { said, code } = await runDoctor(settings());
  expect(said).toMatch(words);
  expect(code).toBe(1);
});

test("a model of 15 tokens a second is measured, and the setting for slow ones named, until it is set", async () => {
  server.tell({ "/v1/models": { data: [{ id: "local", max_model_len: 32_768 }] } });
  server.behave((call) => {
    const content = JSON.stringify(answerTo(wordsOf(call)));
    const tokens = Math.ceil(content.length / 4);
    const usage = { input: 20_000, cached: 0, output: tokens };
    return { content, chunkChars: 4, chunkEveryMs: 1_000 / 15, usage };
  });
  const hosted = await runDoctor(compatible());
  expect(hosted.said).toMatch(/FAULT +speed +\d+ tokens a second: .* Set MODEL_SPEED=slow\./u);
  expect(hosted.code).toBe(1);
  const slow = await runDoctor({ ...compatible(), MODEL_SPEED: "slow" });
  expect(slow.said).toMatch(/good +speed +\d+ tokens a second/u);
  expect(slow.code).toBe(0);
});

test("a window of 4,096 tokens is enough section by section", async () => {
  server.tell({ "/v1/models": { data: [{ id: "local", max_model_len: 4_096 }] } });
  server.behave((call) => ({ content: answerTo(wordsOf(call)) }));
  const whole = await runDoctor(compatible());
  expect(whole.said).toMatch(/FAULT +window .*MODEL_SMALL=on/u);
  const small = await runDoctor({ ...compatible(), MODEL_SMALL: "on" });
  expect(small).toMatchObject({ code: 0 });
});

test("prose around the answer is no fault", async () => {
  server.behave((call) => ({ content: `Sure!\n${JSON.stringify(answerTo(wordsOf(call)))}` }));
  expect(await runDoctor(compatible())).toMatchObject({ code: 0 });
});

test("without a model, or with half of its settings, the doctor says what to set", async () => {
  expect((await runDoctor({})).said).toContain("Name one in MODEL.");
  const half = await runDoctor({ MODEL: "ollama/llama3.2" });
  expect(half.said).toContain("ollama/… needs OLLAMA_BASE_URL");
  expect(half.code).toBe(1);
});
