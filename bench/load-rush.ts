import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";
import { countUnderWay, openLoadFixture } from "#bench/load-fixture.ts";
import { report } from "#bench/measure.ts";
import { toolTypes } from "#contract/output.ts";
import { echoScript } from "#server/test/model/echo-model.ts";

const organizations = 10;
const jobsEach = 5;
const askedWithinMs = 10_000;
const reportMs = { least: 10_000, most: 20_000 };
const mostMinutes = 10;

/** Fifty times "Regenerate All" in ten seconds; a quick run has a model, and a limit, ten times as fast. */
export async function runRush(isQuick: boolean): Promise<boolean> {
  const pace = isQuick ? 0.1 : 1;
  const fixture = await openLoadFixture({ QUEUE_CONCURRENCY: "12", MODEL_CONNECT_MS: "30000" });
  const { rig, web } = fixture;
  try {
    await fixture.startWorker();
    const drafts = [];
    for (let at = 0; at < organizations; at += 1) {
      const person = await rig.hire(web);
      const original = await person.createJob();
      for (let copy = 0; copy < jobsEach; copy += 1) {
        drafts.push({ person, jobId: (await person.createDraft(original.id)).id, copy });
      }
    }
    while ((await countUnderWay(rig)) > 0) await wait(250);
    rig.model.behave((call) => ({
      ...echoScript(call),
      headersAfterMs: pace * (reportMs.least + Math.random() * (reportMs.most - reportMs.least)),
    }));
    const startedAt = performance.now();
    // In turn by organization: each has asked for something before any asks again.
    for (const { person, jobId } of drafts.sort((a, b) => a.copy - b.copy)) {
      await person.regenerateAll(jobId);
      const asked = performance.now() - startedAt;
      await wait(
        Math.max(0, askedWithinMs / drafts.length - (asked % (askedWithinMs / drafts.length))),
      );
    }
    while ((await countUnderWay(rig)) > 0) await wait(250);
    const minutes = (performance.now() - startedAt) / 60_000;
    const violations = Object.entries(await rig.check());
    const shares = await readShares(
      fixture.rig,
      drafts.map(({ jobId }) => jobId),
    );
    for (const [rule, found] of violations) if (found.length > 0) console.log(rule, found);
    console.log(`${drafts.length * toolTypes.length} reports in ${minutes.toFixed(2)} minutes`);
    return [
      report(
        "L-02 until every report is final",
        minutes,
        mostMinutes * pace + askedWithinMs / 60_000,
        "min",
      ),
      report(
        "L-02 lost, doubled, overspent (G1 G2 G6)",
        violations.flatMap(([, all]) => all).length,
        0,
        "found",
      ),
      report("L-02 longest wait of an organization, of the mean", Math.max(...shares), 2, "times"),
    ].every(Boolean);
  } finally {
    await fixture.close();
  }
}

/** How long each organization waited for its last report, as a share of what they waited on average. */
async function readShares({ admin }: { admin: Pool }, jobIds: number[]): Promise<number[]> {
  const { rows } = await admin.query<{ seconds: number }>(
    `select extract(epoch from max(updated_at) - min(min(claimed_at)) over ())::float8 as seconds
       from outputs where job_id = any($1) group by organization_id`,
    [jobIds],
  );
  const mean = rows.reduce((sum, { seconds }) => sum + seconds, 0) / rows.length;
  return rows.map(({ seconds }) => seconds / mean);
}
