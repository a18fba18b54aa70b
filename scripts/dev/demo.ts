import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { migrateAll } from "#server/migrate-all.ts";
import { buildApp } from "#scripts/build/build-app.ts";
import { findOllama } from "#scripts/dev/find-ollama.ts";
import { answers, runLocalSite } from "#scripts/dev/local-site.ts";
import { openClient } from "#scripts/dev/patient-client.ts";
import { readPort, refuseTakenPort } from "#scripts/dev/ports.ts";
import { visitor } from "#scripts/sample-jobs/sample-agency.ts";
import { fillOrganization, reportsWritten, type Filled } from "#scripts/dev/sample-organization.ts";

/** `npm run demo`: the built application with a sample organization, on a database of its own, without network or key. */
const startedAt = performance.now();
const address = `http://localhost:${process.env.PORT ?? 3000}`;
const metricsToken = process.env.METRICS_TOKEN ?? randomUUID();
const reportsPatienceMs = 180_000;

await runLocalSite("demo", address, async (site) => {
  const port = readPort("PORT", 3000);
  await refuseTakenPort(port, "PORT");
  await buildApp(site);
  const urls = await site.findDatabase();
  await migrateAll(urls);
  site.start("application", ["dist/server/main.js"], {
    NODE_ENV: "production",
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: address,
    AUTH_SECRET: site.keptSecret("auth"),
    SECRETS_KEY: site.keptSecret("secrets"),
    SIGN_OFF_KEY: site.keptSecret("sign-off"),
    LOG_LEVEL: process.env.LOG_LEVEL ?? "error",
    METRICS_TOKEN: metricsToken,
    DATABASE_URL: urls.app,
    DATABASE_QUEUE_URL: urls.queue,
  });
  await answers(`${address}/api/ready`);
  const filled = await fill();
  const readings = await countReadings();
  const ollama = process.env.MODEL ? null : await findOllama(process.env.OLLAMA_HOST);
  console.log(`
  Roleprint is ready after ${Math.round((performance.now() - startedAt) / 1_000)} s: ${address}
  Sign in as ${visitor.email} with ${visitor.password}.${
    filled?.createLiveJob
      ? "\n  Once you are in, one more job is created and written before your eyes."
      : ""
  }
  The data lies in ${site.directory}. Ctrl+C ends everything.${ollama === null ? "" : `\n  ${ollama}`}
`);
  if (filled?.createLiveJob) await createWhenWatched(readings, filled.createLiveJob);
});

/** Nothing, where somebody has changed the visitor's password: then it is their organization. */
async function fill(): Promise<Filled | undefined> {
  const { ask, send } = openClient(address);
  const signedUp = await ask("POST", "/api/auth/sign-up/email", visitor);
  if (signedUp.status === 422) {
    const { email, password } = visitor;
    const signedIn = await ask("POST", "/api/auth/sign-in/email", { email, password });
    if (signedIn.status === 401) return undefined;
  }
  const filled = await fillOrganization(send);
  await reportsWritten(send, filled.written, reportsPatienceMs);
  return filled;
}

/** Waits until somebody reads the list of jobs, and a moment longer. */
async function createWhenWatched(before: number, create: () => Promise<unknown>): Promise<void> {
  while ((await countReadings()) <= before) await wait(1_000);
  await wait(4_000);
  await create().catch((fault: Error) =>
    console.error(`  The job was not created: ${fault.message}`),
  );
}

async function countReadings(): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`${address}/metrics`, { headers }).catch(() => undefined);
  if (!answer?.ok) return wait(1_000).then(countReadings);
  const counts = (await answer.text()).matchAll(
    /^http_request_duration_seconds_count\{method="GET",route="\/api\/jobs",status="[23]\d\d"\} (\d+)$/gmu,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
