import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints, type EndpointName } from "#contract/endpoints.ts";
import { toolTypes } from "#contract/output.ts";
import { bodySchemas, misshaped, shaped, type JsonSchema } from "#server/test/rig/arbitrary.ts";
import { expectCalm } from "#server/test/rig/calm.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { runs, seed } from "#server/test/rig/fuzz-runs.ts";
import { makeOperator } from "#server/test/rig/fuzz-targets.ts";
import { hireRecruiter, type Recruiter } from "#server/test/recruiter.ts";
import { useTestApp, useWorker } from "#server/test/test-app.ts";

process.stdout.write(`fuzz of queries and keys: ${runs} requests per call, seed ${seed}\n`);

const app = useTestApp({
  REPORTS_PER_ORGANIZATION_PER_HOUR: "100000",
  REPORTS_PER_USER_PER_HOUR: "100000",
  JOBS_PER_ORGANIZATION_PER_HOUR: "100000",
  JOBS_PER_USER_PER_HOUR: "100000",
  DATA_CALLS_PER_USER_PER_HOUR: "100000",
  LOG_LEVEL: "fatal",
});
const make = useFactories(app);
useWorker(app);
let rita: Recruiter;
/** An admin of Rita's organization who is an operator too. */
let boss: Pick<Recruiter, "send">;
let jobId = 0;
let outputId = 0;
let endpointId = 0;
let schemas: Record<string, { body?: JsonSchema }>;

beforeAll(async () => {
  rita = await hireRecruiter(app(), make());
  // What is shared or exported is finished reports.
  jobId = (await rita.createFinishedJob()).id;
  outputId = (await rita.listOutputs(jobId))[0]?.id ?? 0;
  const anna = await make().member(rita.home, "admin");
  await makeOperator(app().deps.env, make(), anna);
  boss = app().browser(anna.cookie);
  schemas = bodySchemas(app().app.swagger());
  ({ endpointId } = await make().webhook({ id: rita.home.id, tenant: "home" }));
});

const that = (isMeant: (endpoint: Endpoint) => boolean) =>
  endpointNames.filter((name) => isMeant(endpoints[name]));

/** Sends it and looks at the answer; true when the call was run. */
async function reaches(
  { send }: Pick<Recruiter, "send">,
  name: EndpointName,
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<boolean> {
  const answer = await send(endpoints[name].method, url, body, headers);
  expectCalm(name, answer);
  return answer.statusCode < 400;
}

const cursors = fc
  .tuple(
    fc.constantFrom("newest", "oldest", "title"),
    fc.oneof(fc.jsonValue(), fc.nat()),
    fc.oneof(fc.jsonValue(), fc.nat()),
  )
  .map((cursor) => Buffer.from(JSON.stringify(cursor)).toString("base64url"));
const values = fc.oneof(
  cursors,
  misshaped.map((value) => JSON.stringify(value).toWellFormed()),
  fc.string({ unit: "binary", maxLength: 300 }).map((text) => text.toWellFormed()),
  fc.constantFrom("1", "100", "newest", "title", "draft,active", "\u0000", "%", "_", "\\"),
);
/** What a header can carry: latin letters and signs. */
const keys = fc.oneof(
  fc.constantFrom("a", "b", "c"),
  fc.uuid(),
  fc.string({
    unit: fc.integer({ min: 0xa1, max: 0xff }).map((code) => String.fromCodePoint(code)),
    maxLength: 300,
  }),
);

describe("B-01: no call answers 5xx to what stands beside its path and body", () => {
  test.each(that(({ query }) => query !== undefined))("%s with any query", async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const path = endpoint.path
      .replace("{organizationId}", String(rita.home.id))
      .replace("{jobId}", String(jobId))
      .replace("{outputId}", String(outputId))
      .replace("{endpointId}", String(endpointId));
    const named = fc.constantFrom(...Object.keys(endpoint.query?.shape ?? {}));
    let reached = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(named, values), { maxLength: 3 }), async (pairs) => {
        const query = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&");
        if (await reaches(boss, name, `${path}?${query}`)) reached += 1;
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(reached / runs).toBeGreaterThan(0.1);
  });

  test.each(that(({ takesKey }) => takesKey === true))("%s under any key", async (name) => {
    const omar = await hireRecruiter(app(), make(), rita.home);
    const schema = schemas[name]?.body;
    const known = {
      organizationId: fc.constant(rita.home.id),
      jobId: fc.constant(jobId),
      title: fc.constantFrom("Nurse", "東京"),
      location: fc.constantFrom("Leeds", "Łódź"),
    };
    const bodies = schema ? shaped(schema, known) : fc.constant(undefined);
    let reached = 0;
    await fc.assert(
      fc.asyncProperty(bodies, keys, fc.constantFrom(...toolTypes), async (body, key, toolType) => {
        const path = endpoints[name].path.replace("{jobId}", String(jobId));
        const url = path.replace("{toolType}", toolType);
        if (await reaches(omar, name, url, body ?? undefined, { "idempotency-key": key }))
          reached += 1;
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(reached / runs).toBeGreaterThanOrEqual(0.1);
  });
});
