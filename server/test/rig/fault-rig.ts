import { Pool } from "pg";
import type { Job } from "#contract/job.ts";
import { toolTypes, type Generation, type Output, type ToolType } from "#contract/output.ts";
import type { DatabaseUrls } from "#server/db/provision.ts";
import { findViolations, type Promised, type Violations } from "#server/test/database/checker.ts";
import {
  inLetters,
  markedWords,
  noteCall,
  organizationWords,
  startEchoModel,
} from "#server/test/model/echo-model.ts";
import type { ModelCall } from "#server/test/model/model-server.ts";
import { signUpAt, startServer, type ServerProcess } from "#server/test/rig/processes.ts";
import { readSnapshot } from "#server/test/database/snapshot.ts";
import { eventually } from "#server/test/test-app.ts";

export type RigDatabase = DatabaseUrls & { admin: string };
export type Rig = Awaited<ReturnType<typeof openRig>>;
export type NamedProcess = ServerProcess & { name: string };
export type RigPerson = Awaited<ReturnType<Rig["hire"]>>;

/** Many processes share one small machine and one PostgreSQL; no cap is met by accident. */
const settings = {
  MODEL: "compatible/local",
  DATABASE_POOL_MAX: "8",
  DATABASE_CONNECT_TIMEOUT_MS: "8000",
  SPEND_ORGANIZATION_DAY_USD: "2000",
  SPEND_USER_HOUR_USD: "2000",
  SPEND_DAY_USD: "2000",
  SPEND_LOST_AFTER_SECONDS: "8",
  REPORTS_PER_ORGANIZATION_PER_HOUR: "100000",
  REPORTS_PER_USER_PER_HOUR: "100000",
  JOBS_PER_ORGANIZATION_PER_HOUR: "100000",
  JOBS_PER_USER_PER_HOUR: "100000",
  JOBS_PER_ORGANIZATION: "100000",
  REAPER_EVERY_MS: "2000",
  DOCUMENT_PROGRAMS_KEPT: "0",
};

/** How long to wait for what is not measured: a busy machine is slow. */
export const patienceMs = 90_000;

const isOver = (state: string) => /(?:completed|failed)$/u.test(state);

/** Real processes on one database, a model that names each of its calls, and the checker over all of them. */
export async function openRig(database: RigDatabase) {
  const model = await startEchoModel();
  const processes: NamedProcess[] = [];
  const starting: Promise<NamedProcess>[] = [];
  const promises: Promised[] = [];
  const admin = openAdmin(database.admin);
  let starts = 0;
  let people = 0;
  let jobs = 0;

  function start(...asked: Parameters<typeof launch>): Promise<NamedProcess> {
    const started = launch(...asked);
    starting.push(started);
    return started;
  }

  async function launch(
    services: Parameters<typeof startServer>[0],
    changes: Record<string, string> = {},
  ): Promise<NamedProcess> {
    starts += 1;
    const name = `${services} ${starts}`;
    const local = { COMPATIBLE_BASE_URL: model.url, COMPATIBLE_API_KEY: name };
    const given = { ...settings, ...local, ...changes };
    const started = { ...(await startServer(services, database, given)), name };
    processes.push(started);
    return started;
  }

  const isPromised = (jobId: number, begun: readonly Generation[], askedAt: number) =>
    promises.push(...begun.map((one) => ({ ...one, jobId, askedAt })));

  async function hire(web: ServerProcess) {
    people += 1;
    const person = await signUpAt(web, `Person ${people}`);
    const { send, organizationId } = person;
    await send("PATCH", `/api/organizations/${organizationId}`, organizationWords);

    /** What the server must bring to an end, if it says yes. */
    async function ask<T>(path: string, accepted: number, body?: object) {
      const askedAt = Date.now();
      const answer = await send<T>("POST", path, body);
      if (answer.status !== accepted) throw new Error(`${path} answered ${answer.status}`);
      return { ...answer, askedAt };
    }
    const listOutputs = async (jobId: number): Promise<Output[]> => {
      const { status, body } = await send<Output[]>("GET", `/api/jobs/${jobId}/outputs`);
      return status === 200 ? body : [];
    };

    return {
      ...person,
      listOutputs,

      async createJob(): Promise<Job> {
        jobs += 1;
        const form = { ...markedWords(inLetters(jobs)), organizationId };
        const { body, askedAt } = await ask<Job>("/api/jobs", 201, form);
        const begun = toolTypes.map((toolType) => ({ toolType, generation: 1 }) as Generation);
        isPromised(body.id, begun, askedAt);
        return body;
      },
      /** A copy of a job, none of whose reports anybody has asked for. */
      async createDraft(jobId: number): Promise<Job> {
        jobs += 1;
        const { body } = await ask<Job>(`/api/jobs/${jobId}/duplicate`, 201);
        const { rawExtractedJd } = markedWords(inLetters(jobs));
        await send("PATCH", `/api/jobs/${body.id}`, { rawExtractedJd });
        return body;
      },
      async regenerateAll(jobId: number): Promise<Generation[]> {
        const path = `/api/jobs/${jobId}/process`;
        const { body, askedAt } = await ask<Generation[]>(path, 202);
        isPromised(jobId, body, askedAt);
        return body;
      },
      async generate(jobId: number, toolType: ToolType): Promise<Generation> {
        const path = `/api/jobs/${jobId}/generate/${toolType}`;
        const { body, askedAt } = await ask<Generation>(path, 202);
        isPromised(jobId, [body], askedAt);
        return body;
      },
      /** The six reports once none is under way. */
      async finished(jobId: number, withinMs = patienceMs): Promise<Output[]> {
        await eventually(
          () => readStates(admin, jobId).catch(() => []),
          (states) => states.length === toolTypes.length && states.every(isOver),
          withinMs,
        );
        return listOutputs(jobId);
      },
    };
  }

  return {
    model,
    admin,
    start,
    hire,

    /** The process that made a call; it may call before we have heard that it has started. */
    callerOf: async ({ headers }: ModelCall): Promise<NamedProcess> => {
      const find = async () =>
        processes.find(({ name }) => headers.authorization === `Bearer ${name}`);
      const caller = await eventually(find, (found) => found !== undefined, 60_000);
      if (!caller) throw new Error("nobody made this call");
      return caller;
    },

    /** What is wrong, asked again until nothing is or time is over: queue entries and bills of the dead end later. */
    async check(withinMs = 60_000): Promise<Violations> {
      const calls = model.calls.map(noteCall);
      const look = async () =>
        findViolations({ ...(await readSnapshot(admin)), calls, promises: earliest(promises) });
      const end = Date.now() + withinMs;
      let found = await look();
      while (Object.values(found).some((list) => list.length > 0) && Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        found = await look();
      }
      return found;
    },

    async close(): Promise<void> {
      await Promise.allSettled(starting);
      for (const { child } of processes) child.kill("SIGKILL");
      await Promise.all(processes.map(({ ended }) => ended));
      await admin.end();
      await model.close();
    },
  };
}

/** Asked for often, so that it must cost little. */
async function readStates(admin: Pool, jobId: number): Promise<string[]> {
  const { rows } = await admin.query<{ state: string }>(
    "select concat_ws(' ', tool_type, status) as state from outputs where job_id = $1",
    [jobId],
  );
  return rows.map(({ state }) => state);
}

/** Sees everything, and comes back when the database does. */
function openAdmin(connectionString: string): Pool {
  const admin = new Pool({ connectionString, max: 2, connectionTimeoutMillis: 5_000 });
  admin.on("error", () => undefined);
  admin.on("connect", (client) => client.on("error", () => undefined));
  return admin;
}

/** A generation under way is promised to everybody who asks for it; it began with the first. */
function earliest(promises: Promised[]): Promised[] {
  const sorted = [...promises].sort((a, b) => a.askedAt - b.askedAt);
  const keyOf = ({ jobId, toolType, generation }: Promised) => `${jobId} ${toolType} ${generation}`;
  return [...new Map(sorted.toReversed().map((one) => [keyOf(one), one])).values()];
}
