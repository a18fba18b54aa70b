import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { tenantsIn } from "#server/test/canary.ts";
import {
  useFactories,
  type FilledJob,
  type FilledOrganization,
  type Person,
} from "#server/test/database/factories.ts";
import { sendRaw } from "#server/test/raw-request.ts";
import { eventually, testOrigin, useTestApp } from "#server/test/test-app.ts";

type Tenant = { home: FilledOrganization; person: Person; job: FilledJob };
type Step = {
  method: string;
  url: string;
  body?: unknown;
  expected: number;
  leavesAfterMs?: number;
};

type Answer = { status: number; body: string };

const tenantCount = 20;
const requestCount = 400;
const atOnce = 20;
const seed = Date.now() % 1_000_000;

const app = useTestApp({ DATABASE_POOL_MAX: "2" });
const make = useFactories(app);
const tenants: Tenant[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
let address = "";

beforeAll(async () => {
  for (let at = 0; at < tenantCount; at += 1) {
    const home = await make().organization(`tenant${at}`);
    const person = await make().member(home, "admin");
    tenants.push({ home, person, job: await make().job(home, person) });
  }
  address = await app().app.listen({ host: "127.0.0.1", port: 0 });
});

afterAll(() => agent.destroy());

/** The same figures for the same seed (mulberry32). */
function dice(from: number): (sides: number) => number {
  let state = from;
  return (sides) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** What one person does next: mostly right things at home, some wrong ones, some next door. */
function stepOf(me: Tenant, other: Tenant, roll: (sides: number) => number): Step {
  const organizationId = me.home.id;
  const mark = `CANARY-${me.home.tenant}-written`;
  const form = { organizationId, title: mark, location: mark };
  const home = `/api/organizations/${organizationId}`;
  const guest = `canary-${me.home.tenant}-${roll(1_000_000)}@example.com`;
  const mine = `/api/jobs/${me.job.jobId}`;
  const output = `/api/outputs/${me.job.outputs.engagementHub}`;
  const theirs = `/api/jobs/${other.job.jobId}`;
  const steps: Step[] = [
    { method: "GET", url: "/api/jobs", expected: 200 },
    { method: "GET", url: `/api/jobs?organizationId=${organizationId}`, expected: 200 },
    { method: "GET", url: mine, expected: 200 },
    { method: "GET", url: `${mine}/outputs`, expected: 200 },
    { method: "GET", url: "/api/organizations", expected: 200 },
    { method: "GET", url: home, expected: 200 },
    { method: "GET", url: `${home}/members`, expected: 200 },
    { method: "GET", url: `${home}/activity`, expected: 200 },
    { method: "PATCH", url: home, body: { description: mark }, expected: 200 },
    { method: "POST", url: `${home}/invite`, body: { email: guest }, expected: 201 },
    { method: "GET", url: "/api/organizations/pending-invitations", expected: 200 },
    { method: "PATCH", url: mine, body: { culture: mark }, expected: 200 },
    { method: "PATCH", url: output, body: { content: { text: mark } }, expected: 200 },
    { method: "POST", url: "/api/jobs", body: form, expected: 201 },
    { method: "POST", url: `${mine}/generate/marketPulse`, body: {}, expected: 202 },
    { method: "PATCH", url: mine, body: { title: "", nonsense: 1 }, expected: 400 },
    { method: "POST", url: "/api/jobs", body: { title: 7 }, expected: 400 },
    { method: "GET", url: "/api/jobs/987654321", expected: 404 },
    { method: "GET", url: theirs, expected: 404 },
    { method: "GET", url: `/api/organizations/${other.home.id}/members`, expected: 404 },
    { method: "PATCH", url: theirs, body: { culture: mark }, expected: 404 },
    { method: "DELETE", url: theirs, expected: 404 },
    { method: "GET", url: `/api/jobs?organizationId=${other.home.id}`, expected: 403 },
    {
      method: "POST",
      url: "/api/jobs",
      body: { ...form, organizationId: other.home.id },
      expected: 403,
    },
  ];
  const step = steps[roll(steps.length)] ?? { method: "GET", url: mine, expected: 200 };
  return roll(5) === 0 ? { ...step, leavesAfterMs: roll(15) } : step;
}

/** The answer, or nothing when the person left before it came. */
async function take(step: Step, cookie: string): Promise<Answer | null> {
  const leaving = new AbortController();
  const isLeaving = step.leavesAfterMs !== undefined;
  if (isLeaving) void wait(step.leavesAfterMs).then(() => leaving.abort());
  const headers = { cookie, origin: testOrigin, "content-type": "application/json" };
  const body = step.body === undefined ? {} : { body: JSON.stringify(step.body) };
  const sent = sendRaw(address, step.method, step.url, {
    headers,
    agent,
    signal: leaving.signal,
    ...body,
  });
  return isLeaving ? sent.catch(() => null) : sent;
}

/** What is wrong with an answer: its status, a stranger's words in it, or a stranger's job in a list. */
function faultsIn(me: Tenant, step: Step, answer: Answer): string[] {
  const strangers = tenantsIn(answer.body).filter((tenant) => tenant !== me.home.tenant);
  const isList = answer.status === 200 && /^\/api\/jobs(\?|$)/u.test(step.url);
  const listed = isList && step.method === "GET" ? (JSON.parse(answer.body) as Job[]) : [];
  const foreign = listed.filter((job) => job.organizationId !== me.home.id);
  const isRight = answer.status === step.expected && strangers.length + foreign.length === 0;
  const asked = `${me.home.tenant} ${step.method} ${step.url} expects ${step.expected}`;
  return isRight ? [] : [`${asked}: ${answer.status} ${answer.body.slice(0, 300)}`];
}

test(`${tenantCount} organizations on two connections never see each other, with mistakes and people leaving (seed ${seed})`, async () => {
  const roll = dice(seed);
  const plan = Array.from({ length: requestCount }, (_, at) => {
    const me = tenants[at % tenantCount] as Tenant;
    const other = tenants[(at + 1 + roll(tenantCount - 1)) % tenantCount] as Tenant;
    return { me, step: stepOf(me, other, roll) };
  });
  const faults: string[] = [];
  const statuses = new Set<number | "left">();

  async function work(): Promise<void> {
    for (let next = plan.shift(); next; next = plan.shift()) {
      const answer = await take(next.step, next.me.person.cookie);
      statuses.add(answer?.status ?? "left");
      if (answer) faults.push(...faultsIn(next.me, next.step, answer));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));

  expect(faults, `seed ${seed}`).toEqual([]);
  expect(statuses, `seed ${seed}`).toEqual(new Set([200, 201, 202, 400, 403, 404, "left"]));
});

test("afterwards every stored text stands with its own organization", async () => {
  for (const table of ["jobs", "outputs", "output_versions", "memberships", "organizations"]) {
    const { rows } = await make().admin.query<{ organization: string; text: string }>(
      `select ${table === "organizations" ? "id" : "organization_id"} as organization, t::text as text from ${table} t`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(tenantCount);
    const misplaced = rows.filter(({ organization, text }) => {
      const owner = tenants.find(({ home }) => home.id === Number(organization));
      return tenantsIn(text).some((tenant) => tenant !== owner?.home.tenant);
    });
    expect(misplaced).toEqual([]);
  }
});

test("afterwards no connection remembers an organization or hangs in a transaction", async () => {
  const { deps } = app();
  const asked = await Promise.all(
    [1, 2, 3, 4].map(() =>
      deps.database.execute<{ left: string | null; jobs: number }>(
        "select nullif(current_setting('app.org_id', true), '') as left, (select count(*)::int from jobs) as jobs",
      ),
    ),
  );
  expect(asked.map(({ rows }) => rows[0])).toEqual(asked.map(() => ({ left: null, jobs: 0 })));
  const hanging = await eventually(
    async () =>
      (
        await make().admin.query(
          "select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
        )
      ).rows,
    (rows) => rows.length === 0,
  );
  expect(hanging).toEqual([]);
});
