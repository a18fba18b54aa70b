import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

test("docs/dependencies.md names every runtime dependency in its version, and no other", () => {
  const manifest = JSON.parse(read("package.json")) as Record<
    "dependencies" | "optionalDependencies",
    Record<string, string>
  >;
  const dependencies = { ...manifest.dependencies, ...manifest.optionalDependencies };
  const rows = read("docs/dependencies.md")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const named = rows.flatMap((row) => {
    const [, packages = "", , , , version = ""] = row.split("|");
    return [...packages.matchAll(/`([^`]+)`/gu)].map(([, name = ""]) => [name, version] as const);
  });
  expect(named.map(([name]) => name).sort()).toEqual(Object.keys(dependencies).sort());
  for (const [name, version] of named) expect(version).toContain(dependencies[name]);
  // Every cell is filled: what it is for, without it, and what the largest users run.
  for (const row of rows)
    expect([
      row,
      row
        .split("|")
        .slice(1, -1)
        .filter((cell) => cell.trim() !== "").length,
    ]).toEqual([row, 7]);
});
