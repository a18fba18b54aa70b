import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..");
const folder = join(root, "knowledge", "wages");

type Cost = { milliseconds: number; megabytes: number };

/** Processor time and memory that a piece of code costs a process of its own, garbage gone. */
function measure(setUp: string, work: string): Cost {
  const program = `
    ${setUp}
    const memory = () => { globalThis.gc(); const { heapUsed, external } = process.memoryUsage(); return heapUsed + external; };
    const before = memory();
    const started = process.cpuUsage();
    globalThis.kept = ${work};
    const { user, system } = process.cpuUsage(started);
    console.log(JSON.stringify({ milliseconds: (user + system) / 1_000, megabytes: (memory() - before) / 1e6 }));`;
  const run = spawnSync(
    process.execPath,
    ["--expose-gc", "--input-type=module", "--eval", program],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Cost;
}

/** The least of some runs: whatever else the machine does only adds to it. */
function least(setUp: string, work: string): Cost {
  const runs = Array.from({ length: 5 }, () => measure(setUp, work));
  return {
    milliseconds: Math.min(...runs.map(({ milliseconds }) => milliseconds)),
    megabytes: Math.min(...runs.map(({ megabytes }) => megabytes)),
  };
}

test("the area wages are there within 100 ms of processor time and 12 MB, beside a bare read of the same bytes", () => {
  const loaded = least(
    `const { areaWages } = await import("#server/features/market/shipped-market.service.ts");`,
    "areaWages()",
  );
  const bare = least(
    `const { readFileSync } = await import("node:fs"); const { gunzipSync } = await import("node:zlib");`,
    `[gunzipSync(readFileSync(${JSON.stringify(join(folder, "area-wages.bin.gz"))})), readFileSync(${JSON.stringify(join(folder, "areas.json"))})]`,
  );
  process.stdout.write(
    `area wages: ${loaded.milliseconds.toFixed(0)} ms and ${loaded.megabytes.toFixed(1)} MB, a bare read ${bare.milliseconds.toFixed(0)} ms and ${bare.megabytes.toFixed(1)} MB\n`,
  );
  expect(loaded.milliseconds).toBeLessThanOrEqual(100);
  expect(loaded.megabytes).toBeLessThanOrEqual(12);
  expect(loaded.milliseconds).toBeLessThanOrEqual(bare.milliseconds * 3 + 20);
});
