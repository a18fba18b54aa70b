import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkSpecMap, writeSpecMap } from "./check-spec-map.ts";

/**
 * `npm run spec-map:write` writes docs/spec-map.md. `npm run spec-map` fails when that page is stale, when rules and tests do not
 * name each other, and when a test that proves a rule was not run or did not pass; it reads what the runners left behind.
 */
const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const root = join(import.meta.dirname, "../..");
const faults = values.write ? writeSpecMap(root) : checkSpecMap(root);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(values.write ? "written" : "every rule has its tests, and they were run and passed");
