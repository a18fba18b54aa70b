import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { faultOf, readMap } from "./read-spec-map.ts";
import { outcomesOfPlaywright, outcomesOfVitest } from "./test-outcomes.ts";

const root = join(import.meta.dirname, "../..");
const read = (name: string): unknown => {
  const file = join(root, "test-results", name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  throw new Error(`test-results/${name} is missing: its runner did not finish`);
};
const outcomes = [
  ...outcomesOfVitest(read("vitest.json"), root),
  ...outcomesOfVitest(read("vitest-slow.json"), root),
  ...outcomesOfPlaywright(read("e2e.json")),
];
const rules = readMap(readFileSync(join(root, "docs/spec-map.md"), "utf8"));
// Tests of the night have no outcome in a run of the day; that they stand in their files is `spec-map.test.ts`'s to say.
const cited = rules.flatMap(({ tests }) => tests).filter(({ file }) => !file.includes(".nightly."));
const faults = cited.flatMap((citation) => faultOf(citation, outcomes) ?? []);
for (const fault of new Set(faults)) console.error(fault);
console.log(
  `${rules.length} rules, ${cited.length} tests cited, ${cited.length - faults.length} passed`,
);
if (faults.length > 0 || rules.length === 0) process.exitCode = 1;
