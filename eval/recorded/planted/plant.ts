import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { toolTypes } from "#contract/output.ts";
import type { KeptAnswer } from "#eval/recorded/answers.ts";
import type { Opened } from "#eval/recorded/jobs.ts";
import { withPlayer } from "#eval/recorded/play.ts";
import type { ModelDraft } from "#server/features/outputs/model/model-draft.ts";

export const plantedKinds = ["figure", "pay", "leak", "wish", "foreign", "citation"] as const;

/** A sentence for the end of an accepted text, such as a wrong rate for a message, or an id to add to citations. */
const Planted = z.strictObject({
  job: z.string(),
  report: z.enum(toolTypes),
  path: z.string(),
  kind: z.enum(plantedKinds),
  text: z.string().min(1),
});
export type Planted = z.infer<typeof Planted>;

/**
 * Refused: the checks send its section back. Removed: code takes it out of the answer, as it does with an id that no fact has.
 * Else it passed, and somebody reads it.
 */
export type PlantedOutcome = Planted & { ended: "refused" | "removed" | "passed"; said: string[] };

export function loadPlanted(name: "first" | "fresh"): Planted[] {
  const file = join(import.meta.dirname, `${name}.json`);
  return z.array(Planted).parse(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * Plays each fault through the real path, in an answer whose section passes without it. The answer is played to its task's
 * prompt of today, which may say more or less than the one it was given to.
 */
export function playPlanted(
  jobs: readonly Opened[],
  kept: readonly KeptAnswer[],
  planted: readonly Planted[],
): Promise<PlantedOutcome[]> {
  return withPlayer(async (play) => {
    const outcomes: PlantedOutcome[] = [];
    const clean = new Map<string, ModelDraft>();
    const hashes = new Map<string, string>();
    for (const one of planted) {
      const name = `${one.job}/${one.report}`;
      const job = jobs.find(({ key }) => key === one.job);
      const recording = kept.find(({ job: key, task }) => key === one.job && task === one.report);
      if (!job || !recording) throw new Error(`${name} was never recorded`);
      const hash = hashes.get(name) ?? (await play(job, one.report, new Map())).prompt.hash;
      hashes.set(name, hash);
      const write = async (answer: unknown) => {
        const { report } = await play(job, one.report, new Map([[hash, answer]]));
        if (!report) throw new Error(`${name} was not written`);
        return report;
      };
      const before = clean.get(name) ?? (await write(recording.answer));
      clean.set(name, before);
      if (before.failing.includes(sectionOf(one)))
        throw new Error(`${name}.${one.path} is refused without a planted fault`);
      outcomes.push({ ...one, ...judge(one, await write(plant(recording.answer, one))) });
    }
    return outcomes;
  });
}

function judge(one: Planted, report: ModelDraft): Pick<PlantedOutcome, "ended" | "said"> {
  const section = sectionOf(one);
  const said = report.faults
    .filter((fault) => fault.section === section)
    .map(({ where, quote, what }) => `${where} “${quote}”: ${what}`);
  if (said.length > 0) return { ended: "refused", said };
  // A text that is too long for its schema says nothing about the checks.
  if (report.failing.includes(section))
    throw new Error(`${one.job}/${one.report}.${one.path} does not fit its schema`);
  const isThere = JSON.stringify(report.draft[section]).includes(
    JSON.stringify(one.text).slice(1, -1),
  );
  return { ended: isThere ? "passed" : "removed", said };
}

function sectionOf({ path }: Planted): string {
  return /^\w+/u.exec(path)?.[0] ?? "";
}

/** The answer with the sentence, or the id, at the end of what stands at its path. */
export function plant(answer: unknown, { path, text }: Planted): unknown {
  const copy = structuredClone(answer);
  const steps = path.match(/[^.[\]]+/gu) ?? [];
  const last = steps.pop() ?? "";
  const holder = steps.reduce(stepInto, copy);
  const held = stepInto(holder, last);
  if (Array.isArray(held)) held.push(text);
  else if (typeof held === "string" && isHolder(holder)) holder[last] = `${held} ${text}`;
  else throw new Error(`there is no text at ${path}`);
  return copy;
}

function stepInto(value: unknown, step: string): unknown {
  return isHolder(value) ? value[step] : undefined;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
