import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#scripts/dev/postgres.ts";
import type { DatabaseUrls } from "#server/db/provision.ts";

/** A server process of its own, as it runs in production but for its settings. */
export type ServerProcess = {
  child: ChildProcess;
  port: number;
  url: string;
  log: () => string;
  /** Resolves with the exit code, or the signal that ended the process. */
  ended: Promise<number | string>;
};

const root = join(import.meta.dirname, "../../..");
export const compileCache = join(tmpdir(), "roleprint-compile-cache");

/** Halves what a start costs: a run that ends at once, for want of settings, leaves the compiled code behind. */
function warmCompileCache(): void {
  if (existsSync(compileCache)) return;
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache };
  spawnSync(process.execPath, ["server/main.ts"], { cwd: root, env, stdio: "ignore" });
}

export async function startServer(
  services: "web" | "worker" | "web,worker",
  urls: DatabaseUrls,
  changes: Record<string, string> = {},
  entry = "server/main.ts",
): Promise<ServerProcess> {
  warmCompileCache();
  const port = Number(changes.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [entry, `--services=${services}`], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(port),
      PUBLIC_URL: url,
      AUTH_SECRET: "a-secret-for-tests-of-forty-characters!!",
      DATABASE_URL: urls.app,
      DATABASE_QUEUE_URL: urls.queue,
      SIGN_IN_ATTEMPTS_PER_MINUTE: "100000",
      PRESSURE_EVENT_LOOP_MS: "0",
      // Many processes share a small machine: what is slow there is not stuck.
      DATABASE_CONNECT_TIMEOUT_MS: "20000",
      DATABASE_STATEMENT_TIMEOUT_MS: "40000",
      DATABASE_LOCK_TIMEOUT_MS: "20000",
      DATABASE_IDLE_IN_TRANSACTION_MS: "60000",
      ...changes,
    },
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | string>((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? code ?? "unknown"));
  });
  const isStarted = () => text.includes('"started"');
  // Where much is waiting, a worker may reach its fault point before it says that it has started.
  const hasDiedAtItsPoint = () =>
    changes.FAULT_POINT !== undefined && child.signalCode === "SIGKILL";
  const end = Date.now() + 150_000;
  while (!isStarted() && !hasDiedAtItsPoint()) {
    const ending = child.signalCode ?? child.exitCode;
    if (ending !== null || Date.now() > end) {
      child.kill("SIGKILL");
      throw new Error(`the server did not start (${ending ?? "no word of it"}):\n${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { child, port, url, log: () => text, ended };
}

export type Visitor = ReturnType<typeof visit>;

/** Somebody talking to a running server over HTTP, who keeps the cookie that signing in gives. */
export function visit(server: Pick<ServerProcess, "url">) {
  let cookie = "";
  async function send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: T; mark: string | null }> {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        origin: server.url,
        ...headers,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie ||= answer.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const text = await answer.text();
    const said = (text ? JSON.parse(text) : null) as T;
    return { status: answer.status, body: said, mark: answer.headers.get("etag") };
  }
  return { send, cookie: () => cookie };
}

/** What everybody who signs up here signs in with. */
export const usualPassword = "correct horse";

/** A signed-in person with an organization of their own. */
export async function signUpAt(server: ServerProcess, name: string) {
  const { send, cookie } = visit(server);
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
  await send("POST", "/api/auth/sign-up/email", { name, email, password: usualPassword });
  const organization = await send<{ id: number }>("POST", "/api/organizations", {
    name: `${name} Ltd`,
  });
  return { send, cookie, email, organizationId: organization.body.id };
}
