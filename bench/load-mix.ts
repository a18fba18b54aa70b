import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "#bench/measure.ts";
import { toolTypes } from "#contract/output.ts";
import type { RigPerson } from "#server/test/rig/fault-rig.ts";

/** People at work; `share` is how much each of them does, where 1 is an ordinary day. */
export type Mix = { people: Colleague[]; share: number; lastsMs: number };

/** Somebody with a job on the screen. */
export type Colleague = { person: RigPerson; jobId: number };

export type LoadAnswers = { timesMs: number[]; failures: Map<string, number> };

const outputsEveryMs = 5_000;
const jobEveryMs = 30_000;
const readsPerSecond = 60;
const writesPerSecond = 3;

type Request = (colleague: Colleague) => [method: string, path: string, body?: object];

const reads: Request[] = [
  ({ person }) => ["GET", `/api/jobs?organizationId=${person.organizationId}&limit=24`],
  ({ person }) => ["GET", `/api/jobs/counts?organizationId=${person.organizationId}`],
  ({ person }) => ["GET", `/api/jobs?organizationId=${person.organizationId}&limit=24&q=engineer`],
  ({ jobId }) => ["GET", `/api/jobs/${jobId}`],
];
const pollOutputs: Request = ({ jobId }) => ["GET", `/api/jobs/${jobId}/outputs`];
const pollJob: Request = ({ jobId }) => ["GET", `/api/jobs/${jobId}`];

const writeJob: Request = ({ jobId }) => ["POST", `/api/jobs/${jobId}/process`];
const writeReport: Request = ({ jobId }) => [
  "POST",
  `/api/jobs/${jobId}/generate/${pick(toolTypes)}`,
];
const copyJob: Request = ({ jobId }) => ["POST", `/api/jobs/${jobId}/duplicate`];
const editJob: Request = ({ jobId }) => [
  "PATCH",
  `/api/jobs/${jobId}`,
  { culture: `At ${Date.now()}` },
];

/** Of twenty writes one has all six reports written and two have one; most are small edits. */
const writes: Request[] = [
  ...Array.from({ length: 15 }, () => editJob),
  writeReport,
  copyJob,
  writeJob,
  copyJob,
  writeReport,
];

function pick<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)] as T;
}

/** Sends what so many people send, on time and whether or not earlier answers have come. */
export async function runMix({ people, share, lastsMs }: Mix): Promise<LoadAnswers> {
  const answers: LoadAnswers = { timesMs: [], failures: new Map() };
  const endsAt = performance.now() + lastsMs;
  const underWay = new Set<Promise<void>>();

  const send = (request: Request, colleague: Colleague) => {
    const sent = note(answers, colleague, request(colleague)).finally(() => underWay.delete(sent));
    underWay.add(sent);
  };
  /** One request every so often from now on, the first somewhere within the first turn. */
  async function repeat(everyMs: number, next: () => [Request, Colleague]): Promise<void> {
    let dueAt = performance.now() + Math.random() * everyMs;
    while (dueAt < endsAt) {
      await wait(Math.max(0, dueAt - performance.now()));
      send(...next());
      dueAt += everyMs;
    }
  }
  const asPolled = people.length * (1_000 / outputsEveryMs + 1_000 / jobEveryMs);
  const otherReads = Math.max(1, readsPerSecond - asPolled);
  let written = 0;
  await Promise.all([
    ...people.map((one) => repeat(outputsEveryMs / share, () => [pollOutputs, one])),
    ...people.map((one) => repeat(jobEveryMs / share, () => [pollJob, one])),
    repeat(1_000 / otherReads / share, () => [pick(reads), pick(people)]),
    repeat(1_000 / writesPerSecond / share, () => {
      written += 1;
      return [writes[(written * 7) % writes.length] ?? editJob, pick(people)];
    }),
  ]);
  await Promise.all(underWay);
  return answers;
}

async function note(
  { timesMs, failures }: LoadAnswers,
  { person }: Colleague,
  [method, path, body]: ReturnType<Request>,
): Promise<void> {
  const startedAt = performance.now();
  const status = await sendAsBrowser(person, method, path, body).catch(() => 0);
  timesMs.push(performance.now() - startedAt);
  if ((status >= 200 && status < 300) || status === 304) return;
  const what = `${status || "no answer"} to ${method} ${path.replaceAll(/\d+/gu, "…").split("?")[0]}`;
  failures.set(what, (failures.get(what) ?? 0) + 1);
}

const marks = new WeakMap<RigPerson, Map<string, string>>();

/** As the job screen does: with the mark of the reports it shows. */
async function sendAsBrowser(
  person: RigPerson,
  method: string,
  path: string,
  body?: object,
): Promise<number> {
  const known = marks.get(person) ?? new Map<string, string>();
  marks.set(person, known);
  const mark = known.get(path);
  const headers: Record<string, string> = mark ? { "if-none-match": mark } : {};
  const answer = await person.send(method, path, body, headers);
  if (answer.mark) known.set(path, answer.mark);
  return answer.status;
}

export function countFailures({ failures }: LoadAnswers): number {
  return [...failures.values()].reduce((sum, count) => sum + count, 0);
}

export function printAnswers(answers: LoadAnswers): void {
  const times = [50, 95, 99].map((one) => `p${one} ${percentile(answers.timesMs, one).toFixed(1)}`);
  const { timesMs, failures } = answers;
  console.log(
    `${timesMs.length} requests, ${times.join(", ")} ms, ${countFailures(answers)} errors`,
  );
  for (const [what, count] of failures) console.log(`  ${count} times ${what}`);
}
