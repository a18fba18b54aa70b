import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { given } from "#contract/given.ts";
import { buildApp } from "#server/app.ts";
import { exitUnlessReady } from "#server/ready.ts";
import { openDeps } from "#server/deps.ts";
import { readEnv } from "#server/env.ts";
import { describeStart } from "#server/describe-start.ts";
import { findWarnings } from "#server/env/warnings.ts";
import { buildWorkerPort } from "#server/http/worker-port.ts";
import { rehearseReports } from "#server/features/outputs/model/rehearsal.ts";
import { describeFault, openLog } from "#server/log.ts";
import { orExit } from "#server/read-settings.ts";
import { startWorker } from "#server/worker.ts";

const { values } = parseArgs({ options: { services: { type: "string", default: "web,worker" } } });
const services = new Set(values.services.split(","));
const env = orExit(() => readEnv(process.env));
const log = openLog(env, [...services].sort().join());
rehearseReports();
const operatorUrl = env.OPERATORS.length > 0 ? [env.DATABASE_OPERATOR_URL] : [];
await exitUnlessReady(env.DATABASE_URL, env.DATABASE_KEEPER_URL, ...operatorUrl);
const deps = await openDeps(env, log);
// Built, this file is dist/server/main.js and the browser app lies beside it.
const isBuilt = basename(join(import.meta.dirname, "..")) === "dist";
const pages = join(import.meta.dirname, isBuilt ? "../web" : "../dist/web");
const web = services.has("web") ? await buildApp(deps, pages) : null;
const worker = services.has("worker") ? await startWorker(deps) : null;
const workerPort = worker && env.WORKER_PORT ? buildWorkerPort(deps, worker.checkReady) : null;

if (web) {
  await web.listen({ host: env.HOST, port: env.PORT });
  deps.documents.warm();
  for (const warning of findWarnings(env)) log.warn({}, warning);
}
await workerPort?.listen(given({ host: env.HOST, port: env.WORKER_PORT }));
log.info(
  {
    port: web ? env.PORT : undefined,
    workerPort: workerPort ? env.WORKER_PORT : undefined,
    ...describeStart(env),
  },
  "started",
);

process.on("unhandledRejection", (fault) => log.error(describeFault(fault), "unhandled rejection"));
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

/** Readiness off, no new connections, streams ended, requests and tasks finished, pools closed. */
function stop(): void {
  log.info({}, "stopping");
  setTimeout(() => process.exit(1), env.STOP_TIMEOUT_MS + 5_000).unref();
  Promise.all([web?.close(), worker?.stop()])
    .then(() => workerPort?.close())
    .then(() => deps.close())
    .then(
      () => process.exit(0),
      (fault: unknown) => {
        log.error(describeFault(fault), "stop failed");
        process.exit(1);
      },
    );
}
