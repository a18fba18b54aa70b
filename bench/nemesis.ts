import { parseArgs } from "node:util";
import { runNemesis } from "#server/faults/nemesis.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    organizations: { type: "string", default: "5" },
  },
});
const seed = Number(values.seed);
console.log(`seed ${seed}, ${values.minutes} minutes`);
const { faults, reports, reasons, calls, acts, violations } = await runNemesis({
  seed,
  lastsMs: Number(values.minutes) * 60_000,
  organizations: Number(values.organizations),
});
const found = Object.entries(violations);
console.table({ ...faults, ...reports, calls });
console.table(reasons);
console.table(acts);
console.table(Object.fromEntries(found.map(([rule, list]) => [rule, list.length])));
for (const [rule, list] of found) for (const one of list) console.log(`${rule}: ${one}`);
// Of what nobody did while things failed, nothing is shown. Half a minute may pass without a signature.
const isLong = Number(values.minutes) >= 5;
const isUntried = isLong && ((acts.sign ?? 0) === 0 || (reports.completed ?? 0) === 0);
if (isUntried) console.log("Nobody signed, or no report was written, while things failed.");
process.exitCode = isUntried || found.some(([, list]) => list.length > 0) ? 1 : 0;
