import { parseArgs } from "node:util";
import { z } from "zod";
import { findStrays } from "#server/db/database-parts.ts";
import { describeImport } from "#server/features/market/import-words.ts";
import { importMarketData } from "#server/features/market/market-import.service.ts";
import { orExit, readSettings } from "#server/read-settings.ts";
import { exitUnlessReady } from "#server/ready.ts";

const { positionals: paths, values } = parseArgs({
  allowPositionals: true,
  options: { edition: { type: "string" } },
});
if (paths.length === 0) {
  throw new Error("usage: npm run data:import -- [--edition 2025] FILE_OR_FOLDER ...");
}
const Settings = z.object({ DATABASE_OWNER_URL: z.url(), DATABASE_URL: z.url().exactOptional() });
const { DATABASE_OWNER_URL: ownerUrl } = orExit(() =>
  readSettings(Settings, process.env, (settings) => findStrays(settings ?? {})),
);
await exitUnlessReady(ownerUrl);

let hasRefused = false;
for await (const report of importMarketData({ ownerUrl, paths, told: values.edition ?? null })) {
  hasRefused ||= report.outcome === "refused";
  console.log(describeImport(report).join("\n"));
}
console.log(`most memory: ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB`);
process.exitCode = hasRefused ? 1 : 0;
