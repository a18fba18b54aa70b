import { setTimeout as wait } from "node:timers/promises";
import { toolTypes } from "#contract/output.ts";
import type { Violations } from "#server/test/database/checker.ts";
import { echoScript } from "#server/test/model/echo-model.ts";
import { openRig, patienceMs, type Rig, type RigPerson } from "#server/test/rig/fault-rig.ts";
import type { ModelScript } from "#server/test/model/model-server.ts";
import { openOwnPostgres, type OwnPostgres } from "#server/test/database/own-postgres.ts";
import { newSignOffKey } from "#server/test/hiring-manager.ts";
import { eventually } from "#server/test/test-app.ts";
import { openChance, type Chance } from "#server/faults/chance.ts";
import { openManagers } from "#server/faults/managers.ts";
import type { RoomViolations } from "#server/faults/room-rules.ts";
import { openPeople, type PeoplesViolations } from "#server/faults/people.ts";
import { keepAlive, type Kept } from "#server/faults/keep-alive.ts";
import { freePort, type StopMode } from "#scripts/dev/postgres.ts";

/** Those who work with reports, and those who decide together. */
type Acting = [ReturnType<typeof openPeople>, ReturnType<typeof openManagers>];
/** Somebody whose first job is written before anything fails, so that there is something to work with. */
type AtWork = { person: RigPerson; jobs: number[] };
type Plan = { seed: number; lastsMs: number; organizations: number };
type Stage = {
  own: OwnPostgres;
  rig: Rig;
  web: Kept;
  workers: Kept[];
  /** The nemesis's own, and the model's: whatever the others do, a seed gives the same faults. */
  chance: Chance;
  modelChance: Chance;
};

/** What happened, and what is wrong after it. */
export type Outcome = {
  faults: Record<string, number>;
  reports: Record<string, number>;
  /** Reports that failed in the end, by the reason that people read. */
  reasons: Record<string, number>;
  calls: number;
  /** What people did to reports, links and rooms, besides asking for reports. */
  acts: Record<string, number>;
  violations: Violations & PeoplesViolations & RoomViolations;
  /** What managers signed, also before anything failed; without any, the rules of rooms would hold of nothing. */
  signed: number;
};

const sleepMs = 15_000;
const quietMs = 240_000;

/** Clocks short enough that a model's fault is over before the next one. */
const settings = {
  MODEL_CONNECT_MS: "4000",
  MODEL_FIRST_TOKEN_MS: "5000",
  MODEL_STALL_MS: "4000",
  MODEL_TOTAL_MS: "20000",
  MODEL_OPEN_MS: "3000",
};

/** Mail waits for a server that is not there, so every e-mail that was written can be counted. */
const rooms = {
  SMTP_URL: "smtp://127.0.0.1:9",
  EMAIL_VERIFICATION: "off",
  SIGN_OFF_KEY: newSignOffKey(),
};

const modelFaults: ModelScript[] = [
  { status: 500 },
  { status: 503 },
  { status: 429, headers: { "retry-after": "2" } },
  { status: 401 },
  { fault: "noAnswer" },
  { fault: "silent" },
  { fault: "stall" },
  { fault: "cut" },
  { fault: "reset" },
  { fault: "resetAtOnce" },
  { fault: "garbage" },
  { finishReason: "length" },
  { content: "no report at all" },
];

async function restartPostgres({ own, chance }: Stage, mode: StopMode): Promise<void> {
  own.postgres.stop(mode);
  await wait(chance.between(300, 3_000));
  own.postgres.start();
}

async function sleepWorker({ workers, chance }: Stage): Promise<void> {
  const sleeper = chance.pick(workers).current();
  sleeper?.child.kill("SIGSTOP");
  await wait(sleepMs);
  sleeper?.child.kill("SIGCONT");
}

async function spoilModel({ rig, chance, modelChance }: Stage): Promise<void> {
  const fault = chance.pick(modelFaults);
  const share = chance.between(20, 100);
  const slow = slowly(modelChance);
  rig.model.behave((call) =>
    modelChance.between(0, 100) < share ? { ...echoScript(call), ...fault } : slow(call),
  );
  await wait(chance.between(1_000, 4_000));
  rig.model.behave(slow);
}

/** A model takes its time, so that something is always under way. */
function slowly(chance: Chance): typeof echoScript {
  return (call) => ({
    ...echoScript(call),
    headersAfterMs: chance.between(50, 1_500),
    chunkChars: 2_000,
    chunkEveryMs: chance.between(10, 200),
  });
}

const faults: Record<string, (stage: Stage) => Promise<void>> = {
  "kill -9 worker": async ({ workers, chance }) => chance.pick(workers).kill(),
  "kill -9 web": async ({ web }) => web.kill(),
  "worker sleeps 15 s": sleepWorker,
  "postgres restart, fast": (stage) => restartPostgres(stage, "fast"),
  "postgres restart, immediate": (stage) => restartPostgres(stage, "immediate"),
  "model fault": spoilModel,
};

/** One fault every two to eight seconds; whatever takes longer goes on beside the next ones. */
async function harass(stage: Stage, endsAt: number): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  const underWay: Promise<void>[] = [];
  const names = Object.keys(faults);
  let postgres = Promise.resolve();
  while (Date.now() < endsAt) {
    await wait(stage.chance.between(2_000, 8_000));
    const name = stage.chance.pick(names);
    const fault = faults[name];
    done[name] = (done[name] ?? 0) + 1;
    // One restart at a time: a server that is down cannot be stopped.
    if (name.startsWith("postgres")) postgres = postgres.then(() => fault?.(stage));
    else if (fault) underWay.push(fault(stage));
  }
  await Promise.all([...underWay, postgres]);
  return done;
}

/** Somebody who creates jobs, has them written again and again, and works with the reports, whatever answers come. */
async function work(
  { person, jobs }: AtWork,
  acting: Acting,
  chance: Chance,
  endsAt: number,
): Promise<void> {
  while (Date.now() < endsAt) {
    const isCreating = jobs.length < 8 && chance.between(0, 3) < 1;
    const ask = async () => {
      if (isCreating) jobs.push((await person.createJob()).id);
      else if (chance.between(0, 3) > 0)
        await chance.pick(acting).act(person, chance.pick(jobs), chance);
      else if (chance.between(0, 2) < 1) await person.regenerateAll(chance.pick(jobs));
      else await person.generate(chance.pick(jobs), chance.pick(toolTypes));
    };
    await ask().catch(() => undefined);
    await wait(chance.between(500, 3_000));
  }
}

/** Reports by state, once none is under way any more. */
async function calmDown({ rig }: Stage): Promise<Record<string, number>> {
  const endsAt = Date.now() + quietMs;
  for (;;) {
    const { rows } = await rig.admin.query<{ status: string; count: number }>(
      "select status, count(*)::int from outputs group by 1",
    );
    const isQuiet = rows.every(({ status }) => status === "completed" || status === "failed");
    if (isQuiet || Date.now() > endsAt) {
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    }
    await wait(500);
  }
}

async function countReasons({ rig }: Stage): Promise<Record<string, number>> {
  const { rows } = await rig.admin.query<{ reason: string; count: number }>(
    `select coalesce(error_code, 'none') || ': ' || coalesce(error, '') as reason, count(*)::int
       from outputs where status = 'failed' group by 1 order by 2 desc`,
  );
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}

/** Lets people work while everything around them fails, waits until it is quiet, and has a look. */
export async function runNemesis({ seed, lastsMs, organizations }: Plan): Promise<Outcome> {
  const [chance, modelChance] = [openChance(seed), openChance(seed + 1)];
  const own = await openOwnPostgres();
  const rig = await openRig(own.database);
  const port = await freePort();
  const address = { PUBLIC_URL: `http://localhost:${port}`, PORT: String(port) };
  const [web, ...workers] = await Promise.all([
    keepAlive(() => rig.start("web", { ...settings, ...rooms, ...address })),
    keepAlive(() => rig.start("worker", { ...settings, ...rooms })),
    keepAlive(() => rig.start("worker", { ...settings, ...rooms })),
  ]);
  const stage: Stage = { own, rig, web, workers, chance, modelChance };
  try {
    const people: AtWork[] = [];
    for (let count = 0; count < organizations; count += 1) {
      const person = await rig.hire(web.first);
      people.push({ person, jobs: [(await person.createJob()).id] });
    }
    for (const { person, jobs } of people) for (const id of jobs) await person.finished(id);
    const acting: Acting = [openPeople(address.PUBLIC_URL), openManagers(address.PUBLIC_URL)];
    for (const { person, jobs } of people)
      await acting[1].begin(person, jobs[0] ?? 0, openChance(seed));
    rig.model.behave(slowly(modelChance));
    const endsAt = Date.now() + lastsMs;
    const working = people.map((one, at) => work(one, acting, openChance(seed + 2 + at), endsAt));
    const done = await harass(stage, endsAt);
    await Promise.all(working);
    rig.model.behave(echoScript);
    const reports = await calmDown(stage);
    const reasons = await countReasons(stage);
    await eventually(
      () =>
        fetch(`${address.PUBLIC_URL}/api/sign-off-keys`).then(
          ({ ok }) => ok,
          () => false,
        ),
      (isUp) => isUp,
      patienceMs,
    );
    const [withReports, withRooms] = acting;
    const violations = {
      ...(await rig.check()),
      ...(await withReports.check(rig.admin)),
      ...(await withRooms.check(rig.admin)),
    };
    const acts = { ...withReports.done, ...withRooms.done };
    const signed = withRooms.countSigned();
    const calls = rig.model.calls.length;
    return { faults: done, reports, reasons, calls, acts, violations, signed };
  } finally {
    for (const kept of [web, ...workers]) kept.letGo();
    await rig.close();
    own.close();
  }
}
