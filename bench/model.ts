import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { BenchReport, benchReport } from "#bench/model-report.ts";
import type { BenchOptions } from "#bench/options.ts";
import { readEnv } from "#server/env.ts";
import { openModels } from "#server/model/models.ts";

const goals: Record<number, number> = { 1: 2, 50: 2, 300: 3 };
const rounds = 2;

/** CPU per streamed report through the port, beside the least code that reads the same stream. */
export async function run({ seconds, streams }: BenchOptions): Promise<void> {
  const file = join(import.meta.dirname, "run.ts");
  const other = fork(file, ["model-server", "--seconds", String(seconds)]);
  const [url] = (await once(other, "message")) as [string];
  const ways = { bare: (model: string) => readBare(url, model), port: openPort(url) };
  const size = JSON.stringify(benchReport).length;
  console.log(`report of ${size} characters in ${seconds} s, ${rounds} rounds; CPU ms per report`);

  for (const way of Object.values(ways)) {
    for (let n = 0; n < 30; n += 1) await way("fast");
  }
  for (const count of streams) {
    const spent = { bare: 0, port: 0 };
    for (let round = 0; round < rounds; round += 1) {
      spent.bare += (await measure(count, () => ways.bare("paced"))) / rounds;
      spent.port += (await measure(count, () => ways.port("paced"))) / rounds;
    }
    const figures = `bare ${spent.bare.toFixed(1)}  port ${spent.port.toFixed(1)}`;
    const ratio = (spent.port / spent.bare).toFixed(2);
    console.log(`${count} streams: ${figures}  ratio ${ratio}  goal ${goals[count] ?? "-"}`);
  }
  await measureMemory(ways.port);
  other.disconnect();
}

async function measure(count: number, read: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: count }, read));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

async function measureMemory(write: (model: string) => Promise<unknown>): Promise<void> {
  const before = process.memoryUsage().rss;
  await write("endless").catch(() => undefined);
  const grownMb = (process.memoryUsage().rss - before) / 1024 / 1024;
  console.log(`an endless answer costs ${grownMb.toFixed(1)} MB of memory (goal 20)`);
}

function openPort(url: string): (model: string) => Promise<unknown> {
  const settings = { DATABASE_URL: "postgres://none@localhost/none", AUTH_SECRET: "x".repeat(32) };
  const modelsOf = (model: string) =>
    openModels(readEnv({ ...settings, MODEL: `compatible/${model}`, COMPATIBLE_BASE_URL: url }));
  return (model) => {
    const models = modelsOf(model);
    return models.write(
      "marketPulse",
      {
        system: "You write recruiting reports as JSON.",
        prefix: "The job: a platform engineer in Austin.",
        ask: "Write the report.",
        schema: BenchReport,
        signal: new AbortController().signal,
        onPartial: () => undefined,
      },
      models.openBudget(0),
    );
  };
}

type Chunk = { choices: { delta: { content?: string } }[] };

/** Reads the events, joins the words, parses the whole: what nobody can do without. */
async function readBare(url: string, model: string): Promise<unknown> {
  const messages = [{ role: "user", content: "The job: a platform engineer. Write the report." }];
  const response = await fetch(`${url}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model, messages, stream: true }),
  });
  const decoder = new TextDecoder();
  let waiting = "";
  let text = "";
  for await (const bytes of response.body ?? []) {
    const events = (waiting + decoder.decode(bytes, { stream: true })).split("\n\n");
    waiting = events.pop() ?? "";
    for (const event of events) {
      if (event.startsWith("data: {")) {
        text += (JSON.parse(event.slice(6)) as Chunk).choices[0]?.delta.content ?? "";
      }
    }
  }
  return JSON.parse(text);
}
