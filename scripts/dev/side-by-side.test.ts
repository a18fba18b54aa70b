import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "side-by-side-"));
afterAll(() => rmSync(folder, { recursive: true }));
const scripts = { good: "true", quiet: "echo nothing to see", bad: "echo the reason && false" };
writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts }));

function run(...names: string[]) {
  const program = join(import.meta.dirname, "side-by-side.ts");
  return spawnSync(process.execPath, [program, ...names], { cwd: folder, encoding: "utf8" });
}

test("scripts that all pass pass together, without their output", () => {
  const { status, stdout } = run("good", "quiet");
  expect(status).toBe(0);
  expect(stdout).toMatch(/==> good: .* exit code 0/u);
  expect(stdout).not.toContain("nothing to see");
});

test("one that fails fails all, and says why; the others still end", () => {
  const { status, stdout } = run("bad", "good");
  expect(status).toBe(1);
  expect(stdout).toContain("the reason");
  expect(stdout).toMatch(/==> good: .* exit code 0/u);
});
