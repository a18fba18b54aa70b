import { beforeAll, expect, test } from "vitest";
import { useFactories } from "#server/test/database/factories.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

const jobCount = 500;
const reportBytes = 20_000;
const mostSeconds = 60;
const mostGrowthMb = 150;

let address = "";
beforeAll(async () => {
  address = await app().app.listen({ host: "127.0.0.1", port: 0 });
});

/** Reads the whole file as it comes, and watches the memory of the process that makes it. */
async function take(home: { id: number }, admin: { cookie: string }) {
  global.gc?.();
  const before = process.memoryUsage().rss;
  const startedAt = performance.now();
  const answer = await fetch(`${address}/api/organizations/${home.id}/export`, {
    headers: { cookie: admin.cookie },
  });
  let bytes = 0;
  let most = before;
  let tail = "";
  for await (const piece of answer.body ?? []) {
    const chunk = Buffer.from(piece);
    bytes += chunk.byteLength;
    most = Math.max(most, process.memoryUsage().rss);
    tail = (tail + chunk.subarray(-100).toString("utf8")).slice(-100);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const growthMb = (most - before) / 2 ** 20;
  process.stdout.write(
    `export: ${(bytes / 2 ** 20).toFixed(0)} MB in ${seconds.toFixed(1)} s, memory +${growthMb.toFixed(0)} MB\n`,
  );
  return { bytes, seconds, growthMb, tail };
}

test(
  `V-01: ${jobCount} jobs are exported within ${mostSeconds} s, page by page`,
  // Of a process that has just done other large things the memory says little; a file held whole fails every time.
  { timeout: 300_000, retry: 2 },
  async () => {
    const home = await make().organization("large");
    const anna = await make().member(home, "admin");
    for (let count = 0; count < jobCount; count += 1) await make().job(home, anna);
    for (const table of ["outputs", "output_versions"]) {
      await make().admin.query(
        `update ${table} set content = to_json(repeat(md5(id::text), $2)) where organization_id = $1`,
        [home.id, reportBytes / 32],
      );
    }
    const { bytes, seconds, growthMb, tail } = await take(home, anna);
    expect(tail.endsWith("\n}\n")).toBe(true);
    expect(bytes).toBeGreaterThan(jobCount * 6 * 3 * reportBytes);
    expect(seconds).toBeLessThan(mostSeconds);
    expect(growthMb).toBeLessThan(mostGrowthMb);
  },
);

const versionCount = 3_000;

test(
  `M8: a report with ${versionCount} versions of 240 kB is exported, page by page`,
  { timeout: 300_000, retry: 2 },
  async () => {
    const home = await make().organization("versions");
    const anna = await make().member(home, "admin");
    await make().job(home, anna);
    await make().admin.query(
      `insert into output_versions (organization_id, output_id, version, kind, gen, content)
       select organization_id, id, n, 'edited', 1, to_json(repeat(md5(n::text), 7500))
       from outputs, generate_series(101, 100 + $2::int) n
       where id = (select min(id) from outputs where organization_id = $1)`,
      [home.id, versionCount],
    );
    const { bytes, seconds, growthMb, tail } = await take(home, anna);
    expect(tail.endsWith("\n}\n")).toBe(true);
    expect(bytes).toBeGreaterThan(versionCount * 240_000);
    expect(seconds).toBeLessThan(mostSeconds);
    // Held whole it would be 687.
    expect(growthMb).toBeLessThan(2 * mostGrowthMb);
  },
);
