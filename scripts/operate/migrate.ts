import { z } from "zod";
import { findStrays } from "#server/db/database-parts.ts";
import { migrateAll } from "#server/migrate-all.ts";
import { orExit, readSettings } from "#server/read-settings.ts";

const Settings = z.object({ DATABASE_OWNER_URL: z.url(), DATABASE_QUEUE_URL: z.url() });
const { DATABASE_OWNER_URL: owner, DATABASE_QUEUE_URL: queue } = orExit(() =>
  readSettings(Settings, process.env, (settings) => findStrays(settings ?? {})),
);
const names = await migrateAll({ owner, queue });
console.log(names.length > 0 ? `migrated: ${names.join(", ")}` : "nothing to migrate");
