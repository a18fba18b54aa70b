import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import { AgentScope } from "#contract/programs/agent.ts";
import { scopeNames } from "#contract/programs/scopes.ts";
import { codeOf, playRefusals, rightRefusals } from "#server/test/access/access-cell.ts";
import { toolRows } from "#server/test/access/access-mcp.ts";
import { success } from "#server/test/access/access-rules.ts";
import { letsCallerChoose, requestOf, type Target } from "#server/test/access/access-requests.ts";
import { useStage } from "#server/test/access/access-stage.ts";
import { openAgentCalls, openAgentFlow } from "#server/test/agent-flow.ts";
import { holdsCanary } from "#server/test/canary.ts";
import { openTestApp } from "#server/test/test-app.ts";

/** The first wall is torn down on purpose: every "of our organization" in a query says yes to everything. */
vi.mock("#server/db/ours.ts", () => ({ ours: () => sql`true` }));

const stage = useStage();
const tenantCalls = endpointNames.filter((name) =>
  ["member", "admin"].includes(endpoints[name].access),
);

for (const name of tenantCalls) {
  test(`with every filter forgotten, a recruiter of another organization still may not ${name}`, async () => {
    const refused = ["otherMember"] as const;
    expect(await playRefusals(stage(), name, refused)).toEqual(rightRefusals(name, refused));
  });

  test(`with every filter forgotten, ${name} at home touches and tells nothing of another organization`, async () => {
    const { aim, ask, cast, clear, fingerprint, groundFor, make } = stage();
    const admin = cast.people.otherAdmin;
    const ground = await groundFor(name, cast.south);
    const target = await aim(ground, ground.id, admin);
    const before = await fingerprint(cast.north.id);
    const reply = await ask(requestOf(name, target), admin.cookie);
    expect(reply).toMatchObject(success(name));
    expect(holdsCanary(reply.body, "north")).toBe(false);
    expect(await fingerprint(cast.north.id)).toEqual(before);
    await clear(target);
    await make.leave(cast.south, admin);
    await make.join(cast.south, admin, "admin");
  });
}

/** Programs of South, with all the scopes there are for them. */
let [token, agent] = ["", ""];
beforeAll(async () => {
  const { app, cast, make } = stage();
  const maker = await make.member(cast.south, "admin");
  ({ token } = await make.token(cast.south, maker, scopeNames));
  const { tokens } = await openAgentFlow(() => app).letIn(maker.cookie, cast.south.id, [
    ...AgentScope.options,
  ]);
  agent = tokens.access_token;
});

/** Asks for rows of North and then of its own South; answers what it was told, and both times North is as it was. */
async function askBoth<T extends { body: string }>(ask: (target: Target) => Promise<T>) {
  const { aim, cast, clear, fingerprint } = stage();
  const told: T[] = [];
  for (const where of [cast.north, cast.south]) {
    const target = await aim(where, where.id, cast.people.otherAdmin);
    const outputId = await findKit(target.jobId);
    const before = await fingerprint(cast.north.id);
    const answer = await ask({ ...target, outputId, toolType: "attractSourceKit" });
    expect(holdsCanary(answer.body, "north")).toBe(false);
    expect(await fingerprint(cast.north.id)).toEqual(before);
    await clear(target);
    told.push(answer);
  }
  return told;
}

async function findKit(jobId: number): Promise<number> {
  const { rows } = await stage().make.admin.query<{ id: string }>(
    "select id from outputs where job_id = $1 and tool_type = 'attractSourceKit'",
    [jobId],
  );
  return Number(rows[0]?.id);
}

for (const name of tenantCalls.filter((one) => (endpoints[one] as Endpoint).scopes)) {
  test(`with every filter forgotten, a token of another organization neither reads nor changes anything by ${name}`, async () => {
    const authorization = `Bearer ${token}`;
    const [there, home] = await askBoth((target) =>
      stage().ask(requestOf(name, target), "", { authorization }),
    );
    const refused = letsCallerChoose(name) ? [403, "notAMember"] : [404, "notFound"];
    expect([there?.status, codeOf(there?.body ?? "")]).toEqual(refused);
    expect(home).toMatchObject(success(name));
  });
}

for (const [tool, { input, isAtHome }] of Object.entries(toolRows)) {
  test(`with every filter forgotten, programs of another organization neither read nor change anything by ${tool}`, async () => {
    const { use } = openAgentCalls(() => stage().app);
    for (const access_token of [token, agent]) {
      const [there, home] = await askBoth(async (target) => ({
        body: await use({ access_token }, tool, input(target)),
      }));
      expect(there?.body.includes('"isError":true')).toBe(!isAtHome);
      expect(home?.body).not.toContain('"isError":true');
      expect(home?.body).toContain('"content"');
    }
  });
}

test("with every filter forgotten, somebody invited elsewhere reads only the organization they work in", async () => {
  const { app, cast, make } = stage();
  const guest = await make.member(cast.south, "recruiter");
  await make.invitation(cast.north, guest.email);
  const answer = await app.browser(guest.cookie).send("GET", `/api/organizations/${cast.south.id}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id: cast.south.id });
  expect(holdsCanary(answer.body, "north")).toBe(false);
});

test("with both walls gone the leak is seen, so the tests above look in the right place", async () => {
  const { app, cast } = stage();
  const { database } = app;
  const wallless = await openTestApp({ DATABASE_URL: database.admin }, database);
  try {
    const { cookie } = cast.people.otherMember;
    const jobs = await wallless
      .browser(cookie)
      .send("GET", `/api/jobs?organizationId=${cast.south.id}`);
    expect(jobs.statusCode).toBe(200);
    expect(holdsCanary(jobs.body, "north")).toBe(true);
  } finally {
    await wallless.close();
  }
});
