import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/asvs.md"), "utf8");

test("every file that docs/asvs.md names is there, with the test it cites", () => {
  const cited = [...page.matchAll(/`([a-z][\w-]*\/[^`]+\.tsx?)`(?: › ([^|]+?) \|)?/gu)];
  expect(cited.length).toBeGreaterThan(50);
  const missing = cited.filter(([, path = "", title]) => {
    const files = globSync(path, { cwd: root });
    return !files.some((file) => !title || readFileSync(join(root, file), "utf8").includes(title));
  });
  expect(missing.map(([words]) => words)).toEqual([]);
});

test("every finding of the security test is in docs/asvs.md, mended or open", () => {
  const named = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  const findings = [...named("H", 3), ...named("M", 9), ...named("L", 15)];
  expect(findings.filter((id) => !new RegExp(`^(?:\\||-) ${id} `, "mu").test(page))).toEqual([]);
});
