import { once } from "node:events";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { Job } from "#contract/job.ts";
import { startOllamaServer } from "#server/test/model/ollama-server.ts";
import { visit } from "#server/test/rig/processes.ts";
import { freePort } from "#scripts/dev/postgres.ts";
import { visitor } from "#scripts/sample-jobs/sample-agency.ts";
import { liveSample, writtenSamples } from "#scripts/dev/sample-organization.ts";
import { freshClone, keepBusy, startTrial, type Trial } from "#scripts/dev/trial.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** `DEMO_STARTS=10` tries ten clean clones, one after the other, on a machine that something else keeps busy. */
const starts = Array.from(
  { length: Number(process.env.DEMO_STARTS ?? 1) },
  (_, index) => index + 1,
);
const samples = writtenSamples.map(({ job }) => job.title).sort();
const liveTitle = liveSample.job.title;
const toClose: (() => void)[] = [];
let clone = "";
let port = 0;

afterAll(() => toClose.toReversed().forEach((close) => close()));

function openClone(): string {
  const folder = freshClone();
  toClose.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function start(folder: string, script = "demo", more: Record<string, string> = {}): Trial {
  const nobody = "127.0.0.1:9";
  const trial = startTrial(folder, script, { PORT: String(port), OLLAMA_HOST: nobody, ...more });
  toClose.push(trial.endAll);
  return trial;
}

async function signIn() {
  const { send } = visit({ url: `http://localhost:${port}` });
  const { email, password } = visitor;
  expect((await send("POST", "/api/auth/sign-in/email", { email, password })).status).toBe(200);
  const list = async () => (await send<Job[]>("GET", "/api/jobs")).body;
  const listWritten = async () => {
    const isWritten = ({ outputs }: Job) => outputs.every(({ status }) => status === "completed");
    const written = (await list()).filter(isWritten);
    return written.map(({ title }) => title).sort();
  };
  const seesLiveJob = () =>
    vi.waitFor(async () => expect(await listWritten()).toContain(liveTitle), {
      timeout: 300_000,
      interval: 1_000,
    });
  const remove = async (titles: string[]) => {
    for (const { id, title } of await list()) {
      if (titles.includes(title)) await send("DELETE", `/api/jobs/${id}`);
    }
  };
  return { listWritten, seesLiveJob, remove };
}

/** Ended, whole and in plain words. */
async function endsWith(code: number, trial: Trial): Promise<void> {
  expect([await trial.ended, trial.said()]).toEqual([code, trial.said()]);
  expect(trial.left()).toEqual([]);
  expect(trial.said()).not.toMatch(/^ +at /mu);
}

async function endsOnInterrupt(trial: Trial): Promise<void> {
  trial.interrupt();
  await endsWith(0, trial);
}

/** Where its database lies, which outlives the clone when root started it; removed last. */
function dataFolderOf(trial: Trial): string {
  const folders = trial.left().map(({ command }) => /-D (\S+)\/data/u.exec(command)?.[1]);
  const folder = folders.find((found) => found !== undefined) ?? "";
  toClose.unshift(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A second start says where the first one is, and everything stays as it is. */
async function refusesAnother(folder: string, address: string): Promise<void> {
  const look = () => [
    ...["running.json", "secret", "data/postmaster.pid"].map((name) =>
      readFileSync(join(folder, name), "utf8"),
    ),
    statSync(join(clone, "dist/sbom.cdx.json")).mtimeMs,
  ];
  const before = look();
  const { pid } = JSON.parse(String(before[0])) as { pid: number };
  const second = start(clone, "demo", { PORT: String(await freePort()) });
  await endsWith(1, second);
  expect(second.said()).toBe(
    `\n  npm run demo already runs in this folder: ${address} (process ${pid}). Ctrl+C there ends it.\n\n`,
  );
  expect(look()).toEqual(before);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
}

test.for(starts)(
  "fresh start %i: four jobs with their reports, one more for whoever signs in, no second start beside it, and Ctrl+C ends it all",
  async () => {
    const busy = process.env.DEMO_STARTS === undefined ? [] : keepBusy(2);
    toClose.push(() => busy.forEach((child) => child.kill("SIGKILL")));
    clone = openClone();
    port = await freePort();
    const address = `http://localhost:${port}`;
    const demo = start(clone);
    const [, seconds] = await demo.says(/ready after (\d+) s[^]+Ctrl.+\n\n/u);
    console.log(`ready after ${seconds} s`);
    const folder = dataFolderOf(demo);
    expect(demo.said()).toBe(`building …

  Roleprint is ready after ${seconds} s: ${address}
  Sign in as ${visitor.email} with ${visitor.password}.
  Once you are in, one more job is created and written before your eyes.
  The data lies in ${folder}. Ctrl+C ends everything.

`);
    await refusesAnother(folder, address);
    const maya = await signIn();
    expect(await maya.listWritten()).toEqual(samples);
    await maya.seesLiveJob();
    await endsOnInterrupt(demo);
  },
);

test("a later start brings back what was deleted, promises one more job only when it comes, and ends when the application does", async () => {
  const ollama = await startOllamaServer();
  const second = start(clone, "demo", { OLLAMA_HOST: new URL(ollama.url).host });
  await second.says(/is ready[^]+\n\n/u);
  expect(second.said()).not.toMatch(/building|one more job/u);
  expect(second.said()).toContain(
    `\n  Ollama runs here and has been sent nothing. To let it write: MODEL=ollama/llama3.2:latest OLLAMA_BASE_URL=${ollama.url} npm run demo\n`,
  );
  expect(ollama.calls).toEqual([]);
  await ollama.close();
  await (await signIn()).remove([samples[0] ?? "", liveTitle]);
  await endsOnInterrupt(second);

  const third = start(clone);
  await third.says(/is ready[^]+one more job/u);
  const maya = await signIn();
  expect(await maya.listWritten()).toEqual(samples);
  await maya.seesLiveJob();

  const app = third.left().find(({ command }) => command.endsWith("dist/server/main.js"));
  process.kill(app?.pid ?? 0, "SIGKILL");
  await endsWith(1, third);
  expect(third.said()).toContain("\n  The application process ended by itself (SIGKILL).\n");
});

test("a taken port is said before anything is built", async () => {
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  const folder = openClone();
  const demo = start(folder);
  await endsWith(1, demo);
  other.close();
  expect(demo.said()).toBe(
    `\n  Port ${port} is taken by another program. Choose another port: PORT=${port + 1}\n\n`,
  );
  expect(existsSync(join(folder, "dist"))).toBe(false);
});

test("npm run dev says when it is ready, refuses a second one, and ends whole", async () => {
  const vitePort = String(await freePort());
  const dev = start(clone, "dev", { VITE_PORT: vitePort });
  await dev.says(new RegExp(`ready after \\d+ s: http://localhost:${vitePort}\n`, "u"));
  expect(dataFolderOf(dev)).toMatch(/dev/u);
  const second = start(clone, "dev");
  await endsWith(1, second);
  expect(second.said()).toContain(
    `npm run dev already runs in this folder: http://localhost:${vitePort} (process `,
  );
  expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200);
  await endsOnInterrupt(dev);
});
