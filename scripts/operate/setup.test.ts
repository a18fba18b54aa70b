import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test.each([
  ["setup", ["DATABASE_ADMIN_URL", "OWNER_PASSWORD", "APP_PASSWORD", "QUEUE_PASSWORD"]],
  ["migrate", ["DATABASE_OWNER_URL", "DATABASE_QUEUE_URL"]],
])(
  "an operator who runs %s without settings reads a line for each, and no stack",
  (name, missing) => {
    const env = { PATH: process.env.PATH };
    const file = `scripts/operate/${name}.ts`;
    const { status, stderr } = spawnSync(process.execPath, [file], { cwd: root, env });
    const [first, ...faults] = stderr.toString().trim().split("\n");
    expect([status, first]).toEqual([1, "These settings are missing or wrong:"]);
    expect(faults.map((line) => line.trim().split(":")[0])).toEqual(missing);
  },
  60_000,
);
