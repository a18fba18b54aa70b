import { createHash } from "node:crypto";
import { toolTypes, type ToolType } from "#contract/output.ts";
import type { HeardReading } from "#contract/reading.ts";
import { openEvalModels } from "#eval/evaluate-model.ts";
import type { Opened } from "#eval/recorded/jobs.ts";
import { askToRead } from "#server/features/intake/read-with-model.ts";
import { writeWithModel, type ModelDraft } from "#server/features/outputs/model/model-draft.ts";
import { ModelFailure } from "#server/model/door/failure.ts";
import type { Models } from "#server/model/models.ts";
import { openFrame } from "#server/model/untrusted.ts";
import { promptOf } from "#server/test/model/model-answers.ts";
import { startModelServer, type ModelCall } from "#server/test/model/model-server.ts";

/** What a model is asked to do about a job. */
export const recordedTasks = ["reading", ...toolTypes] as const;
export type RecordedTask = (typeof recordedTasks)[number];

/** A prompt as the provider gets it. */
export type SentPrompt = { hash: string; system: string; user: string; schema: unknown };

/** A task with its prompt, and what the answer became; null where there is none. */
export type Played = {
  job: Opened;
  task: RecordedTask;
  prompt: SentPrompt;
  calls: number;
  heard: HeardReading | null;
  report: ModelDraft | null;
};

/** The same marker in every prompt of a job, on every day. */
const secret = "recorded answers of a language model";

/** Sends every prompt of these jobs through the real path to a model on this machine that knows the recorded answers. */
export function playJobs(
  jobs: readonly Opened[],
  answers: ReadonlyMap<string, unknown>,
): Promise<Played[]> {
  return withPlayer(async (play) => {
    const played: Played[] = [];
    for (const job of jobs)
      for (const task of recordedTasks) played.push(await play(job, task, answers));
    return played;
  });
}

/** Plays one task, where the model answers each prompt by its hash. */
export type Play = (
  job: Opened,
  task: RecordedTask,
  answers: ReadonlyMap<string, unknown>,
) => Promise<Played>;

/** One model for as many tasks as `use` plays. */
export async function withPlayer<T>(use: (play: Play) => Promise<T>): Promise<T> {
  const server = await startModelServer();
  // The prompt that hosted models get.
  const models = openEvalModels({
    MODEL: "compatible/recorded",
    COMPATIBLE_BASE_URL: server.url,
    COMPATIBLE_ANSWERS: "schema",
  });
  const play: Play = async (job, task, answers) => {
    server.calls.length = 0;
    server.behave((call) => {
      const answer = answers.get(sentIn(call).hash);
      // A second call about a report asks for a repair, which nobody recorded.
      return answer === undefined ? { status: 400 } : { content: answer, chunkChars: 4_000 };
    });
    const done = await doTask(models, job, task);
    const [first] = server.calls;
    if (!first) throw new Error(`${job.key}: no call for ${task}`);
    return { job, task, prompt: sentIn(first), calls: server.calls.length, ...done };
  };
  try {
    return await use(play);
  } finally {
    await server.close();
  }
}

type Done = Pick<Played, "heard" | "report">;

async function doTask(models: Models, job: Opened, task: RecordedTask): Promise<Done> {
  try {
    return task === "reading"
      ? { heard: await read(models, job), report: null }
      : { heard: null, report: await write(models, job, task) };
  } catch (fault) {
    if (fault instanceof ModelFailure) return { heard: null, report: null };
    throw fault;
  }
}

function read(models: Models, { key, stated }: Opened): Promise<HeardReading> {
  return askToRead(models, stated.lines, openFrame(secret, key), () => ({}));
}

function write(models: Models, { key, briefing }: Opened, tool: ToolType): Promise<ModelDraft> {
  return writeWithModel({
    briefing,
    tool,
    frame: openFrame(secret, key),
    models,
    budget: models.openBudget(0),
    signal: new AbortController().signal,
    hooksFor: () => ({}),
  });
}

function sentIn(call: ModelCall): SentPrompt {
  const { system, user } = promptOf(call);
  const schema = call.body.response_format?.json_schema?.schema;
  const sent = JSON.stringify([system, user, schema]);
  return {
    hash: createHash("sha256").update(sent).digest("hex").slice(0, 16),
    system,
    user,
    schema,
  };
}
