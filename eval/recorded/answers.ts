import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { recordedJobs } from "#eval/recorded/jobs.ts";
import {
  recordedTasks,
  type Played,
  type RecordedTask,
  type SentPrompt,
} from "#eval/recorded/play.ts";

const folder = import.meta.dirname;

/** One answer as it was given, what gave it, and the prompt it was given to. */
const Recording = z.strictObject({
  promptHash: z.string(),
  answeredBy: z.string().min(1),
  answer: z.record(z.string(), z.unknown()),
});
export type Recording = z.infer<typeof Recording>;

export type KeptAnswer = Recording & { job: string; task: RecordedTask };

export function loadRecordings(): KeptAnswer[] {
  return recordedJobs.flatMap(({ key: job }) =>
    recordedTasks.flatMap((task) => {
      const file = join(folder, job, `${task}.json`);
      if (!existsSync(file)) return [];
      return [{ job, task, ...Recording.parse(readJson(file)) }];
    }),
  );
}

/** Every prompt into a folder, one file each: `nurse/reading.prompt.txt`. */
export function writePrompts(target: string, played: readonly Played[]): void {
  for (const { job, task, prompt } of played) put(promptFile(target, job.key, task), print(prompt));
}

/** Keeps the answers that lie beside the prompts, as `nurse/reading.answer.json`; each was given to the prompt as it is now. */
export function keepAnswers(
  target: string,
  answeredBy: string,
  played: readonly Played[],
): string[] {
  return played.flatMap(({ job, task, prompt }) => {
    const file = join(target, job.key, `${task}.answer.json`);
    if (!existsSync(file)) return [];
    const asked = readFileSync(promptFile(target, job.key, task), "utf8");
    if (asked !== print(prompt))
      throw new Error(`${file} answers another prompt than today's: write the prompts out again`);
    const recording = Recording.parse({
      promptHash: prompt.hash,
      answeredBy,
      answer: readJson(file),
    });
    put(join(folder, job.key, `${task}.json`), `${JSON.stringify(recording, null, 1)}\n`);
    return [`${job.key}/${task}`];
  });
}

function promptFile(target: string, job: string, task: RecordedTask): string {
  return join(target, job, `${task}.prompt.txt`);
}

function print({ hash, system, user, schema }: SentPrompt): string {
  const parts = [
    `prompt ${hash}`,
    "===== system",
    system,
    "===== user",
    user,
    "===== schema of the answer",
    JSON.stringify(schema, null, 1),
  ];
  return `${parts.join("\n\n")}\n`;
}

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
