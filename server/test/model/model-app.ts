import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import type { Job, NewJob } from "#contract/job.ts";
import type { Output, ToolType } from "#contract/output.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { goodAnswer, keysOf, toolOf } from "#server/test/model/model-answers.ts";
import {
  startModelServer,
  type ModelCall,
  type ModelServer,
} from "#server/test/model/model-server.ts";
import type { OllamaRequest } from "#server/test/model/ollama-server.ts";
import { useTeams, type Someone, type Team } from "#server/test/team.ts";
import { eventually, openTestApp, type TestApp } from "#server/test/test-app.ts";
import { startWorker, type Worker } from "#server/worker.ts";
import type { Briefing } from "#tools/briefing.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";

/** A job somebody really filled in, and its organization. */
export const { job: jobWords, organization: organizationWords } = backendEngineer;

/** Model, worker and app share one thread here, so a busy machine looks like a slow model. */
const clocks = {
  MODEL_CONNECT_MS: "60000",
  MODEL_FIRST_TOKEN_MS: "60000",
  MODEL_STALL_MS: "60000",
  MODEL_TOTAL_MS: "90000",
};
/** Caps that no test meets by accident. */
const caps = {
  SPEND_ORGANIZATION_DAY_USD: "1000",
  SPEND_USER_HOUR_USD: "1000",
  SPEND_DAY_USD: "1000",
};

/** An app and a worker whose model is a local server that answers well unless told otherwise. */
export function useModelApp(changes: Record<string, string> = {}) {
  const open: { server?: ModelServer; app?: TestApp; worker?: Worker } = {};
  const model = (): ModelServer => {
    if (!open.server) throw new Error("the model is not there yet");
    return open.server;
  };
  const app = (): TestApp => {
    if (!open.app) throw new Error("the app is not open yet");
    return open.app;
  };

  vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
  beforeAll(async () => {
    open.server = await startModelServer();
    const local = { MODEL: "compatible/local", COMPATIBLE_BASE_URL: open.server.url };
    open.app = await openTestApp({ ...local, ...clocks, ...caps, ...changes });
    open.worker = await startWorker(open.app.deps);
  });
  beforeEach(() => {
    model().calls.length = 0;
    model().behave((call) => ({ content: answerTo(call), chunkChars: 500 }));
  });
  afterAll(async () => {
    await open.worker?.stop();
    await open.app?.close();
    await open.server?.close();
  });
  const { team, make } = useTeams(app);

  return {
    app,
    make,
    model,

    /** A team whose organization has words of its own. */
    async team(): Promise<Team> {
      const us = await team();
      const answer = await us.anna.send("PATCH", us.path, organizationWords);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return us;
    },

    async createJob(
      { home, anna }: Team,
      words: Partial<Job & Pick<NewJob, "reading">> = {},
    ): Promise<Job> {
      const form = { ...jobWords, ...words, organizationId: home.id };
      const answer = await anna.send("POST", "/api/jobs", form);
      if (answer.statusCode >= 300) throw new Error(answer.body);
      return answer.json<Job>();
    },

    generate: (who: Someone, jobId: number, tool: ToolType, body?: object) =>
      who.send("POST", `/api/jobs/${jobId}/generate/${tool}`, body),
  };
}

let briefed: Briefing | undefined;
/** What every good answer here is written from. */
const briefing = () => (briefed ??= briefOn(jobWords, organizationWords, {}, shippedMarket()));

/** What a good model answers to this very call, repairs included. */
export function answerTo(call: ModelCall): Record<string, unknown> {
  return goodAnswer(briefing(), toolOf(call), keysOf(call));
}

/** The same behind Ollama, whatever of the prompt the model still sees: it writes in the form that it is held to, or told. */
export function answerByOllama(seen: string, body: OllamaRequest): Record<string, unknown> {
  const told = /nothing else:\n(\{.*\})$/u.exec(seen)?.[1] ?? "{}";
  const format = body.format ?? (JSON.parse(told) as { properties?: object });
  return goodAnswer(briefing(), toolOf({ body }), Object.keys(format.properties ?? {}));
}

export type Report = Omit<Output, "content"> & { content: Record<string, unknown> | null };
type Reports = Record<ToolType, Report>;

/** The six outputs once none is under way. */
export async function readReports(
  who: Someone,
  jobId: number,
  withinMs = 200_000,
): Promise<Reports> {
  const list = async (): Promise<Output[]> => {
    const answer = await who.send("GET", `/api/jobs/${jobId}/outputs`);
    return answer.statusCode === 200 ? answer.json() : [];
  };
  await eventually(
    async () => (await list()).map(({ toolType, status }) => `${toolType} ${status}`),
    (states) => states.length > 0 && states.every((state) => !state.endsWith("processing")),
    withinMs,
  );
  return Object.fromEntries((await list()).map((one) => [one.toolType, one])) as Reports;
}
