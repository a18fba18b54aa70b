import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countPlaywright, countVitest, sum, type Totals } from "./count-tests.ts";

const directory = join(import.meta.dirname, "../..", "test-results");
const runners: [string, (report: unknown) => Totals][] = [
  ["vitest.json", countVitest],
  ["vitest-slow.json", countVitest],
  ["e2e.json", countPlaywright],
];

/** A runner that left no report has failed, however it ended. */
function read(name: string, count: (report: unknown) => Totals): Totals {
  const file = join(directory, name);
  if (existsSync(file)) return count(JSON.parse(readFileSync(file, "utf8")));
  console.error(`test-results/${name} is missing: its runner did not finish`);
  return { passed: 0, failed: 1, skipped: 0 };
}

const { passed, failed, skipped } = sum(runners.map(([name, count]) => read(name, count)));
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
// Only what reads the public files is left out, where CORPUS_DIR does not say where they are.
const isShort = skipped > 0 && process.env["CORPUS_DIR"] !== undefined;
if (failed > 0 || passed === 0 || isShort) process.exitCode = 1;
