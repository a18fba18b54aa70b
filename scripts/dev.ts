import { mkdirSync, writeFileSync } from "node:fs";
import { answers, openLocalSite } from "#scripts/local-site.ts";
import { freePort } from "#scripts/postgres.ts";
import { migrateAll } from "#server/migrate-all.ts";

const site = openLocalSite("dev");
const urls = await site.findDatabase();
await migrateAll(urls);
const mail = await startMail();
const webPort = Number(process.env.PORT ?? 3000);
const vitePort = Number(process.env.VITE_PORT ?? 5173);
const publicUrl = `http://localhost:${vitePort}`;

const serverEnv = {
  NODE_ENV: "development",
  PORT: String(webPort),
  PUBLIC_URL: publicUrl,
  AUTH_SECRET: site.keptSecret(),
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  METRICS_TOKEN: "development",
  SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`,
  DATABASE_URL: urls.app,
  DATABASE_QUEUE_URL: urls.queue,
};
keepSettings();
site.start("web", ["--watch", "server/main.ts", "--services=web"], serverEnv);
site.start("worker", ["--watch", "server/main.ts", "--services=worker"], serverEnv);
site.start("vite", ["node_modules/vite/bin/vite.js", "--port", String(vitePort), "--strictPort"], {
  API_URL: `http://localhost:${webPort}`,
});
await answers(`http://localhost:${webPort}/api/ready`);
await answers(publicUrl);
console.log(`
  app       ${publicUrl}
  calls     ${publicUrl}/api/docs
  mail      ${mail.webUrl}
  database  ${urls.owner}
`);

/** Catches every mail the application sends. */
async function startMail(): Promise<{ smtpPort: number; webUrl: string }> {
  const { MailDev } = await import("maildev");
  const smtpPort = await freePort();
  const inboxPort = await freePort();
  await new MailDev({ smtp: smtpPort, web: inboxPort, ip: "127.0.0.1", silent: true }).start();
  return { smtpPort, webUrl: `http://localhost:${inboxPort}` };
}

/** Leaves the settings where `db:migrate` and `db:seed` find them. */
function keepSettings(): void {
  const settings = { ...serverEnv, DATABASE_OWNER_URL: urls.owner };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  mkdirSync(".data", { recursive: true });
  writeFileSync(".data/dev.env", lines.join(""));
}
