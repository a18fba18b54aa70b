import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { patient } from "#contract/test/patient.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import { handOverFormats } from "#contract/hand-over/format.ts";
import type { Job } from "#contract/job.ts";
import { toolTypes, type Output } from "#contract/output.ts";
import {
  bodySchemas,
  misshaped,
  shaped,
  type JsonSchema,
  type Known,
} from "#server/test/rig/arbitrary.ts";
import { connectable } from "#server/test/connection.ts";
import { expectCalm } from "#server/test/rig/calm.ts";
import { useFactories } from "#server/test/database/factories.ts";
import {
  everythingOn,
  makeOperator,
  fuzzTargets,
  type Places,
} from "#server/test/rig/fuzz-targets.ts";
import { runs, seed } from "#server/test/rig/fuzz-runs.ts";
import { withoutLimits } from "#server/test/rig/without-limits.ts";
import { formType, makeForm } from "#server/test/files/make-form.ts";
import { connect } from "#server/test/database/test-database.ts";
import { testOrigin, useTestApp } from "#server/test/test-app.ts";

/** Twenty requests cannot tell a share of 15 % from one of 30: there it is enough that some get through. */
const leastShare = runs < 100 ? 1 / runs : 0.15;
// Each export is recorded, so that the next one is longer.
vi.setConfig({ testTimeout: 600_000 + runs * 600 });
process.stdout.write(`fuzz: ${runs} requests per call and mode, seed ${seed}\n`);

const app = useTestApp({
  ...withoutLimits,
  LOG_LEVEL: "fatal",
  ...connectable,
  ...everythingOn,
});
const make = useFactories(app);
let targets: ReturnType<typeof fuzzTargets>;
let [cookie, organizationId] = ["", 0];
let job: Job;
let outputId = 0;
let schemas: Record<string, { body?: JsonSchema }>;

/** Somebody in an organization of their own: what thousands of requests have left would make every export a long one. */
async function beginAnew(): Promise<void> {
  const person = await app().signUp(`Fay Fuzz ${randomUUID()}`);
  await makeOperator(app().deps.env, make(), person);
  cookie = person.cookie;
  organizationId = (await person.send("POST", "/api/organizations", { name: "Fuzz" })).json<{
    id: number;
  }>().id;
  targets = fuzzTargets(make(), { id: organizationId, tenant: "fuzz" }, person);
  job = await createJob();
  outputId = (await person.send("GET", `/api/jobs/${job.id}/outputs`)).json<Output[]>()[0]?.id ?? 0;
  schemas = bodySchemas(app().app.swagger());
  // The first of a process loads compiler, fonts and readers; the bound of two seconds is for a server that is up.
  await person.send("GET", endpoints.exportTestPdf.path);
  await person.send("POST", endpoints.parseJobDescription.path, { jobDescriptionText: "Nurse" });
}

async function createJob(): Promise<Job> {
  const form = { title: "Nurse", location: "Leeds", organizationId };
  return (await app().browser(cookie).send("POST", "/api/jobs", form)).json<Job>();
}

const names = ["Nurse", "Złota rączka", "東京", "a'b\"c", "Ops\r\nLead", "x".repeat(100)];
const blankless = fc.constantFrom(...names);
const known = (): Known => ({
  organizationId: fc.constant(organizationId),
  jobId: fc.constant(job.id),
  title: blankless,
  location: blankless,
  name: blankless,
  website: fc.constantFrom("", "https://example.com/a?b=c"),
  email: fc.constantFrom("a@example.com", "b.c+d@example.org"),
  baseVersion: fc.constant(undefined),
  occupation: fc.constantFrom("47-2152", "none", null),
});

/** A file of any bytes under a name of ours, as a browser would send it. */
const forms = fc
  .tuple(
    fc.constantFrom("a.txt", "b.PDF", "c.docx", "..%2f.txt"),
    fc.uint8Array({ maxLength: 400 }),
  )
  .map(([name, bytes]) => makeForm([{ name, bytes: Buffer.concat([Buffer.from("job"), bytes]) }]));

function bodiesOf(endpoint: Endpoint, schema: JsonSchema | undefined): fc.Arbitrary<unknown> {
  if (endpoint.upload) return forms;
  return schema ? shaped(schema, known()) : fc.constant(undefined);
}

const oddIds = [
  "0",
  "-1",
  "1e9",
  "2147483648",
  "9007199254740993",
  "%00",
  "..%2f",
  "١",
  "x",
  "",
  "1.0",
];

function pathOf(
  endpoint: Endpoint,
  places: Places,
  isOdd: boolean,
  draw: (list: readonly string[]) => string,
): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name) => {
    if (isOdd) return draw(oddIds);
    if (name === "toolType") return draw(toolTypes);
    if (name === "format") return draw(handOverFormats);
    return String({ jobId: job.id, outputId, organizationId, ...places }[name as string]);
  });
}

/** As a browser with a cookie, or as a program with a token. */
async function send(endpoint: Endpoint, url: string, body: unknown, sender = cookie) {
  const isForm = body instanceof Buffer;
  const type = isForm ? formType : "application/json";
  const start = performance.now();
  const answer = await app().app.inject({
    method: endpoint.method,
    url,
    headers: {
      origin: testOrigin,
      ...(sender.startsWith("Bearer ") ? { authorization: sender } : { cookie: sender }),
      ...(body === undefined ? {} : { "content-type": type }),
    },
    ...(body === undefined ? {} : { payload: isForm ? body : JSON.stringify(body) }),
  });
  expect(performance.now() - start).toBeLessThan(patient(2_000, 20_000));
  return answer;
}

/** A stream has no end to wait for: its paths are fuzzed, its life is tested in live.test.ts. */
const fuzzed = endpointNames.filter((name) => (endpoints[name] as Endpoint).reply !== "events");

describe("B-01: no call answers 5xx to its own shape", () => {
  beforeAll(beginAnew);

  test.each(fuzzed)("%s, in its own shape with nasty leaves", async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const schema = schemas[name]?.body;
    const bodies = bodiesOf(endpoint, schema);
    let reached = 0;
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(bodies, fc.nat(), async (body, pick) => {
        const places = await targets.fresh(name, endpoint.path);
        if (name === "deleteJob") places.jobId = (await createJob()).id;
        const once = await targets.onlyFor(name, places);
        const url = pathOf(endpoint, places, false, (list) => list[pick % list.length] ?? "");
        const words = schema ? { ...(body as object), ...once.body } : body;
        const isByProgram = endpoint.scopes !== undefined && pick % 2 === 1;
        const sender = isByProgram ? await targets.bearer() : once.cookie;
        const answer = await send(endpoint, url, words, sender);
        expectCalm(name, answer);
        sent += 1;
        if (answer.statusCode < 400) reached += 1;
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    if (name === "leaveOrganization") await targets.bringBack();
    expect(reached / sent, `${name} reached 2xx or 3xx`).toBeGreaterThanOrEqual(leastShare);
  });
});

describe("B-01: no call answers 5xx to any other shape", () => {
  beforeAll(beginAnew);

  test.each(endpointNames)("%s, in any other shape", async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const hasBody = endpoint.method !== "GET" && endpoint.method !== "DELETE";
    const usesUp = name === "deleteJob" || name === "leaveOrganization";
    const mustBeOdd = endpoint.reply === "events" || usesUp;
    const places: Places = {};
    const { cookie: own } = await targets.byLink(name, places);
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(misshaped, fc.nat(), fc.boolean(), async (body, pick, isOdd) => {
        const draw = (list: readonly string[]) => list[pick % list.length] ?? "";
        const path = pathOf(endpoint, places, isOdd || mustBeOdd, draw);
        const url = `${path}?organizationId=${draw(oddIds)}&other[]=${pick}`;
        const sender = pick % 3 === 0 ? await targets.bearer() : own;
        expectCalm(name, await send(endpoint, url, hasBody ? body : undefined, sender));
        answered += 1;
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(answered).toBe(runs);
  });
});

describe("B-02: a column name added to a body is refused and changes nothing [W-25]", () => {
  const columns = [
    "role",
    "emailVerified",
    "id",
    "createdAt",
    "createdBy",
    "gen",
    "lease",
    "userId",
    "revision",
  ];
  const sumOfMembers = `select md5(string_agg(r::text, '|' order by r::text)) sum from
    (select m::text r from memberships m union all select u::text from users u) rows`;

  test.each(endpointNames.filter((name) => (endpoints[name] as Endpoint).body))(
    "%s",
    async (name) => {
      const endpoint: Endpoint = endpoints[name];
      const schema = schemas[name]?.body ?? {};
      const [body] = fc.sample(shaped(schema, known()), { numRuns: 1, seed });
      const admin = await connect(app().database.admin);
      const checksum = () => admin.query(sumOfMembers).then(({ rows }) => rows);
      const places: Places = { membershipId: 1 };
      const { cookie: sender } = await targets.byLink(name, places);
      const before = await checksum();
      for (const column of columns.filter((one) => !schema.properties?.[one])) {
        const url = pathOf(endpoint, places, false, (list) => list[0] ?? "");
        const words = { ...(body as object), [column]: "admin" };
        const answer = await send(endpoint, url, words, sender);
        const expected = name.startsWith("webhook") ? 202 : 400;
        expect(answer.statusCode, `${name} with ${column}`).toBe(expected);
      }
      expect(await checksum()).toEqual(before);
      await admin.end();
    },
  );
});
