import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { rulesOf } from "#scripts/ci/spec-rules.ts";

/**
 * `npm run rules:draw [-- seed]`: ten rules of docs/rules.yaml, drawn by the commit's hash, with the files that keep them and
 * their tests. Break each in a copy, run its tests, and see them go red. With `-- all`: every rule.
 */
const root = join(import.meta.dirname, "../..");
const head = () => execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
const seed = process.argv[2] ?? head().trim();
const lot = (id: string) => createHash("sha256").update(`${seed} ${id}`).digest("hex");
const { rules } = rulesOf(root);
const drawn =
  seed === "all" ? rules : rules.toSorted((a, b) => (lot(a.id) < lot(b.id) ? -1 : 1)).slice(0, 10);

console.log(`seed ${seed}, ${drawn.length} of ${rules.length} rules`);
for (const { id, rule, where, tests } of drawn) {
  console.log(`\n${id} ${rule}\n  kept by ${where.join(", ")}`);
  for (const { file, title } of tests) console.log(`  test ${file}${title && ` › ${title}`}`);
}
