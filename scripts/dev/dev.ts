import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { answers, runLocalSite } from "#scripts/dev/local-site.ts";
import { freePort } from "#scripts/dev/postgres.ts";
import { readPort, refuseTakenPort } from "#scripts/dev/ports.ts";
import { visitor } from "#scripts/sample-jobs/sample-agency.ts";
import { migrateAll } from "#server/migrate-all.ts";

/** `npm run dev`: web, worker and browser app, each restarted or reloaded when its code changes. */
const startedAt = performance.now();
const publicUrl = `http://localhost:${process.env.VITE_PORT ?? 5173}`;
const settingsFile = ".data/dev.env";

await runLocalSite("dev", publicUrl, async (site) => {
  const webPort = readPort("PORT", 3000);
  const vitePort = readPort("VITE_PORT", 5173);
  await refuseTakenPort(webPort, "PORT");
  await refuseTakenPort(vitePort, "VITE_PORT");
  const urls = await site.findDatabase();
  await migrateAll(urls);
  const mail = await startMail();
  const serverEnv = {
    NODE_ENV: "development",
    PORT: String(webPort),
    PUBLIC_URL: publicUrl,
    AUTH_SECRET: site.keptSecret("auth"),
    SECRETS_KEY: site.keptSecret("secrets"),
    SIGN_OFF_KEY: site.keptSecret("sign-off"),
    LOG_LEVEL: process.env.LOG_LEVEL ?? "info",
    METRICS_TOKEN: "development",
    EMAIL_VERIFICATION: process.env.EMAIL_VERIFICATION ?? "off",
    SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`,
    DATABASE_URL: urls.app,
    DATABASE_QUEUE_URL: urls.queue,
  };
  const isFirstStart = !existsSync(settingsFile);
  keepSettings({ ...serverEnv, DATABASE_OWNER_URL: urls.owner });
  site.start("web", ["--watch", "server/main.ts", "--services=web"], serverEnv);
  site.start("worker", ["--watch", "server/main.ts", "--services=worker"], serverEnv);
  site.start(
    "vite",
    ["node_modules/vite/bin/vite.js", "--port", String(vitePort), "--strictPort"],
    { API_URL: `http://localhost:${webPort}` },
  );
  await answers(`http://localhost:${webPort}/api/ready`);
  await answers(publicUrl);
  console.log(`
  Roleprint is ready after ${Math.round((performance.now() - startedAt) / 1_000)} s: ${publicUrl}
  calls     ${publicUrl}/api/docs
  mail      ${mail.webUrl}
  database  ${urls.owner}
  Ctrl+C ends everything.
`);
  if (!isFirstStart) return;
  await site.run("seed", "npm", ["run", "db:seed"]);
  console.log(`  A sample agency is there: sign in as ${visitor.email} with ${visitor.password}`);
});

/** Catches every mail the application sends. */
async function startMail(): Promise<{ smtpPort: number; webUrl: string }> {
  const { MailDev } = await import("maildev");
  const smtpPort = await freePort();
  const inboxPort = await freePort();
  await new MailDev({ smtp: smtpPort, web: inboxPort, ip: "127.0.0.1", silent: true }).start();
  return { smtpPort, webUrl: `http://localhost:${inboxPort}` };
}

/** Leaves the settings where `db:migrate` and `db:seed` find them; a secret is among them. */
function keepSettings(settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  mkdirSync(".data", { recursive: true });
  writeFileSync(settingsFile, lines.join(""), { mode: 0o600 });
  chmodSync(settingsFile, 0o600);
}
