import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { buildApp } from "#server/app.ts";
import { openDeps, type Deps } from "#server/deps.ts";
import { readEnv, type Env } from "#server/env.ts";
import { openLog } from "#server/log.ts";
import { createTestDatabase, type TestDatabase } from "#server/test/database/test-database.ts";
import { startWorker, type Worker } from "#server/worker.ts";

export const testOrigin = "http://localhost:3000";

function testEnv(database: TestDatabase, changes: Record<string, string> = {}): Env {
  return readEnv({
    NODE_ENV: "test",
    PUBLIC_URL: testOrigin,
    AUTH_SECRET: "a-secret-for-tests-of-forty-characters!!",
    DATABASE_URL: database.app,
    DATABASE_KEEPER_URL: database.keeper,
    DATABASE_OPERATOR_URL: database.operator,
    DATABASE_QUEUE_URL: database.queue,
    LOG_LEVEL: "warn",
    // A worker in the same process writes reports while calls wait; no test of one app is about these clocks.
    DATABASE_CONNECT_TIMEOUT_MS: "90000",
    DATABASE_STATEMENT_TIMEOUT_MS: "90000",
    DATABASE_LOCK_TIMEOUT_MS: "90000",
    DATABASE_IDLE_IN_TRANSACTION_MS: "90000",
    PRESSURE_EVENT_LOOP_MS: "0",
    STOP_DRAIN_MS: "0",
    SIGN_IN_ATTEMPTS_PER_MINUTE: "100000",
    ROOM_CALLS_PER_ROOM_PER_SECOND: "100000",
    PARSE_TIMEOUT_MS: "60000",
    ...changes,
  });
}

/** A browser's view of the app: it keeps its cookie and says where it comes from. */
export type Browser = {
  cookie: string;
  send: (
    method: NonNullable<InjectOptions["method"]>,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
};

export type TestApp = {
  app: FastifyInstance;
  deps: Deps;
  database: TestDatabase;
  logLines: string[];
  browser: (cookie?: string) => Browser;
  signUp: (name: string) => Promise<Browser & { email: string; userId: string }>;
  close: () => Promise<void>;
};

export async function openTestApp(
  changes: Record<string, string> = {},
  existing?: TestDatabase,
): Promise<TestApp> {
  const database = existing ?? (await createTestDatabase());
  const env = testEnv(database, changes);
  const logLines: string[] = [];
  const deps = await openDeps(env, openLog(env, "test", { write: (line) => logLines.push(line) }));
  const app = await buildApp(deps);

  function browser(cookie = ""): Browser {
    return {
      cookie,
      send: (method, url, body, headers = {}) =>
        app.inject({
          method,
          url,
          headers: { origin: testOrigin, ...(cookie ? { cookie } : {}), ...headers },
          ...(body === undefined ? {} : { payload: body as object }),
        }),
    };
  }

  async function signUp(name: string) {
    const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, ".")}@example.com`;
    const form = { name, email, password: "correct horse" };
    const answer = await browser().send("POST", "/api/auth/sign-up/email", form);
    if (answer.statusCode !== 200)
      throw new Error(`sign-up answered ${answer.statusCode}: ${answer.body}`);
    const cookie = answer.cookies
      .map(({ name: key, value }) => `${key}=${encodeURIComponent(value)}`)
      .join("; ");
    return { ...browser(cookie), email, userId: answer.json<{ user: { id: string } }>().user.id };
  }

  return {
    app,
    deps,
    database,
    logLines,
    browser,
    signUp,
    async close() {
      await app.close();
      await deps.close();
    },
  };
}

/** One app for a test file, opened before its tests and closed after them. */
export function useTestApp(changes: Record<string, string> = {}): () => TestApp {
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await openTestApp(changes);
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error("the app is not open yet");
    return opened;
  };
}

/** A worker beside the app, for tests that want reports written. */
export function useWorker(app: () => TestApp): void {
  let worker: Worker | undefined;
  beforeAll(async () => {
    worker = await startWorker(app().deps);
  });
  afterAll(() => worker?.stop());
}

/** Asks until the answer is right; fails loudly after `withinMs`. */
export async function eventually<T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
  withinMs = 90_000,
): Promise<T> {
  const end = Date.now() + withinMs;
  let answer = await ask();
  while (!isRight(answer)) {
    if (Date.now() > end)
      throw new Error(`still not right after ${withinMs} ms: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = await ask();
  }
  return answer;
}
