import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMap } from "./read-spec-map.ts";

/**
 * `npm run spec-map:draw [-- seed]`: ten rules of docs/spec-map.md, drawn by the commit's hash. Break each in a copy, run its
 * tests, and see them go red: a rule nobody misses has no test.
 */
const howMany = 10;
const root = join(import.meta.dirname, "../..");
const head = () => execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
const seed = process.argv[2] ?? head().trim();
const lot = (rule: string) => createHash("sha256").update(`${seed} ${rule}`).digest("hex");
const rules = readMap(readFileSync(join(root, "docs/spec-map.md"), "utf8"));
const drawn = rules.toSorted((a, b) => (lot(a.rule) < lot(b.rule) ? -1 : 1)).slice(0, howMany);

console.log(`seed ${seed}, ${drawn.length} of ${rules.length} rules`);
for (const { rule, paths, tests } of drawn) {
  console.log(`\n${rule}\n  kept by ${paths.join(", ")}`);
  for (const { file, title } of tests) console.log(`  test ${file}${title && ` › ${title}`}`);
}
