import { z } from "zod";
import { adminUrlOf } from "#server/db/database-parts.ts";
import { provision } from "#server/db/provision.ts";
import { migrateAll } from "#server/migrate-all.ts";
import { orExit, readSettings } from "#server/read-settings.ts";

/** Prepares a new PostgreSQL server, or brings one up to date: roles, database, migrations. Safe to run at every start. */
const Settings = z.object({
  DATABASE_ADMIN_URL: z.url(),
  DATABASE_NAME: z.string().default("roleprint"),
  OWNER_PASSWORD: z.string().min(8),
  APP_PASSWORD: z.string().min(8),
  QUEUE_PASSWORD: z.string().min(8),
});
const settings = orExit(() =>
  readSettings(Settings, { ...process.env, DATABASE_ADMIN_URL: adminUrlOf(process.env) }),
);
const passwords = {
  owner: settings.OWNER_PASSWORD,
  app: settings.APP_PASSWORD,
  queue: settings.QUEUE_PASSWORD,
};

const urls = await provision(settings.DATABASE_ADMIN_URL, settings.DATABASE_NAME, passwords);
const migrated = await migrateAll(urls);
console.log(migrated.length > 0 ? `migrated: ${migrated.join(", ")}` : "nothing to migrate");
