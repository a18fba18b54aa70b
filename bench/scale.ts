import { loadavg } from "node:os";
import { percentile, report } from "#bench/measure.ts";
import type { BenchOptions } from "#bench/options.ts";
import type { QueryPlan } from "#bench/plans.ts";
import { jobsPerOrganization } from "#bench/scale-fill.ts";
import { openScaleFixture, type AskedPlan, type FilledDatabase } from "#bench/scale-fixture.ts";
import { toolTypes } from "#contract/output.ts";

const quickJobs = 20_000;
const warmUps = 20;
const turns = 400;
const mostTimes = 1.5;
const list = "/api/jobs?organizationId={organization}&limit=24";

/** What a recruiter's screens ask for. */
const timed: [string, string][] = [
  ["list", list],
  ["detail", "/api/jobs/{job}"],
  ["reports of a job", "/api/jobs/{job}/outputs"],
  ["search", `${list}&q=leeds`],
  ["counts", "/api/jobs/counts?organizationId={organization}"],
];
/** Asked for less often; their plans are read all the same. */
const alsoExplained = [
  `${list}&sort=title`,
  `${list}&sort=urgency`,
  `${list}&status=paused`,
  "/api/jobs/counts?organizationId={organization}&q=leeds",
  "/api/organizations",
];

export const hotQuestions = [...timed.map(([, question]) => question), ...alsoExplained];

/** A large database beside a small one behind the same server: how much slower, and by which plans. */
export async function run({ jobs, isQuick }: BenchOptions): Promise<boolean> {
  const fixture = await openScaleFixture(isQuick ? quickJobs : jobs);
  try {
    const { rows } = await fixture.large.admin.query<{ size: string }>(
      "select pg_size_pretty(pg_database_size(current_database())) as size",
    );
    console.log(`${rows[0]?.size} of data; load before ${loadavg()[0]?.toFixed(2)}`);
    const ratios = await compareSizes(fixture, turns);
    const areHeld = ratios.map(({ name, smallMs, largeMs, ratio }) => {
      const figures = `${smallMs.toFixed(1)} and ${largeMs.toFixed(1)} ms`;
      return report(`${name}, p95, ${figures}`, ratio, mostTimes, "times");
    });
    const plans = await fixture.large.plans(hotQuestions);
    printPlans(plans);
    return [...areHeld, ...judgePlans(plans)].every(Boolean);
  } finally {
    await fixture.close();
  }
}

type Ratio = { name: string; smallMs: number; largeMs: number; ratio: number };

/** Both are asked in turns, so that a busy machine slows both. */
export async function compareSizes(
  { small, large }: { small: FilledDatabase; large: FilledDatabase },
  rounds: number,
): Promise<Ratio[]> {
  console.log(`${small.jobs} jobs beside ${large.jobs}, ${jobsPerOrganization} an organization`);
  const ratios: Ratio[] = [];
  for (const [name, question] of timed) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let turn = -warmUps; turn < rounds; turn += 1) {
      const [smallMs, largeMs] = [
        await timeOf(() => small.ask(question, turn + warmUps)),
        await timeOf(() => large.ask(question, turn + warmUps)),
      ];
      if (turn < 0) continue;
      times.small.push(smallMs);
      times.large.push(largeMs);
    }
    const [smallMs, largeMs] = [percentile(times.small, 95), percentile(times.large, 95)];
    ratios.push({ name, smallMs, largeMs, ratio: largeMs / smallMs });
  }
  return ratios;
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function printPlans(plans: AskedPlan[]): void {
  for (const [question, own] of Map.groupBy(plans, (plan) => plan.question)) {
    console.log(`GET ${question}`);
    for (const { query, steps, mostRowsRead, faults } of own) {
      const verdict = faults.length > 0 ? "   NOT BY AN INDEX" : "";
      console.log(`  ${query.slice(0, 120) || "(a lookup function)"}`);
      console.log(`    ${steps.join(" < ")}; ${mostRowsRead} rows${verdict}`);
    }
  }
}

/** Every statement goes by an index, and none reads more rows than one organization has. */
export function judgePlans(plans: QueryPlan[]): boolean[] {
  const faults = plans.flatMap((plan) => plan.faults).length;
  const mostRows = Math.max(...plans.map(({ mostRowsRead }) => mostRowsRead));
  const ownRows = jobsPerOrganization * toolTypes.length;
  return [
    plans.length > 0,
    report(`steps of ${plans.length} plans that go by no index`, faults, 0, "steps"),
    report("most rows that one step read", mostRows, ownRows, "rows"),
  ];
}
