import { spend, type Comparison } from "#bench/measure.ts";
import { BenchReport } from "#bench/model-report.ts";
import { readBare } from "#bench/read-bare.ts";
import { readEnv } from "#server/env.ts";
import { openModels } from "#server/model/models.ts";

/** How many times the processor time of bare reading a report may cost, by how many are read at once. */
export function streamGoal(atOnce: number): Comparison["goal"] {
  return { times: atOnce > 100 ? 3 : 2 };
}

/** The way from our prompt to a checked object, through the model called so. */
export function openPort(url: string): (model: string) => Promise<unknown> {
  const settings = {
    DATABASE_URL: "postgres://none@localhost/none",
    AUTH_SECRET: "a-secret-for-tests-of-forty-characters!!",
  };
  const modelsOf = (model: string) =>
    openModels(readEnv({ ...settings, MODEL: `compatible/${model}`, COMPATIBLE_BASE_URL: url }));
  return (model) => {
    const models = modelsOf(model);
    return models.write(
      "marketPulse",
      {
        system: "You write recruiting reports as JSON.",
        prefix: "The job: a platform engineer in Austin.",
        ask: "Write the report.",
        schema: BenchReport,
        signal: new AbortController().signal,
        onSections: () => undefined,
      },
      models.openBudget(0),
    );
  };
}

/** Processor time per streamed report through the port, beside the least code that reads the same stream. */
export async function measurePort(
  url: string,
  counts: number[],
  rounds: number,
): Promise<Comparison[]> {
  const ways = { bare: (model: string) => readBare(url, model), ours: openPort(url) };
  for (const way of Object.values(ways)) {
    for (let n = 0; n < 30; n += 1) await way("fast");
  }
  const results: Comparison[] = [];
  for (const count of counts) {
    const cpuMs = { bare: 0, ours: 0 };
    for (let round = 0; round < rounds; round += 1) {
      for (const way of ["bare", "ours"] as const) {
        const all = () => Promise.all(Array.from({ length: count }, () => ways[way]("paced")));
        cpuMs[way] += (await spend(all)).cpuMs / count / rounds;
      }
    }
    const name = `processor time of a stream, ${count} at once`;
    results.push({ name, unit: "ms", ...cpuMs, goal: streamGoal(count) });
  }
  return results;
}
