import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ListedJob } from "#contract/job.ts";
import { signUpAt, startServer } from "#server/test/rig/processes.ts";
import { connectForTest, createTestDatabase } from "#server/test/database/test-database.ts";

const jobCount = 3_000;
const readers = 3;
const heapMegabytes = 512;

/** The most memory a process has held. */
function peakMegabytes(pid: number): number {
  const [, kilobytes] =
    /VmHWM:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Every page of the list, as somebody reads it who names no limit. */
async function readAll(url: string, cookie: string): Promise<number[]> {
  const ids: number[] = [];
  let next: string | undefined = "/api/jobs";
  while (next !== undefined) {
    const answer: Response = await fetch(`${url}${next}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    ids.push(...((await answer.json()) as ListedJob[]).map(({ id }) => id));
    [, next] = /^<([^>]+)>/u.exec(answer.headers.get("link") ?? "") ?? [];
  }
  return ids;
}

test(
  `${readers} people list ${jobCount} jobs of 200 kB at once from a process with ${heapMegabytes} MB, and it lives`,
  { timeout: 300_000 },
  async () => {
    const database = await createTestDatabase();
    const server = await startServer("web", database, {
      NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
    });
    try {
      const person = await signUpAt(server, "Maya Many");
      const admin = await connectForTest(database.admin);
      await admin.query(
        `insert into jobs (organization_id, title, location, description, raw_extracted_jd, benefits, culture, requirements, deal_breakers_text, company_assets)
         select $1, 'Job ' || at, 'Leeds', d, d || d, p, p, p, p, p
           from generate_series(1, $2) at, repeat('What the work is. ', 2777) d, repeat('And more of it. ', 625) p`,
        [person.organizationId, jobCount],
      );
      const startedAt = performance.now();
      const lists = await Promise.all(
        Array.from({ length: readers }, () => readAll(server.url, person.cookie())),
      );
      const seconds = (performance.now() - startedAt) / 1_000;
      const peak = peakMegabytes(server.child.pid ?? 0);
      process.stdout.write(
        `${readers} × ${jobCount} jobs of 200 kB: ${seconds.toFixed(1)} s, at most ${peak.toFixed(0)} MB\n`,
      );
      for (const ids of lists) expect(new Set(ids).size).toBe(jobCount);
      expect(server.child.exitCode).toBeNull();
      expect(peak).toBeLessThan(heapMegabytes);
    } finally {
      server.child.kill("SIGKILL");
      await server.ended;
    }
  },
);
