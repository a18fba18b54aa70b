import { expect, test } from "vitest";
import type { Permission } from "#contract/permissions.ts";
import { Problem } from "#contract/problem.ts";
import type { ConnectedAgents } from "#contract/programs/agent.ts";
import { openAgentCalls, openAgentFlow, redirectUri } from "#server/test/agent-flow.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { testOrigin, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);
const flow = openAgentFlow(app);
const { isLetIn, use } = openAgentCalls(app);

async function annaInNorth() {
  const north = await make().organization("north");
  return { north, anna: await make().member(north, "admin") };
}

/** The newest agent of an organization, as its admins see it. */
async function newestAgent({ id }: { id: number }, { cookie }: { cookie: string }) {
  const list = await app().browser(cookie).send("GET", `/api/organizations/${id}/agents`);
  const [agent] = list.json<ConnectedAgents>().agents;
  if (!agent) throw new Error("nobody was let in");
  return agent;
}

test("a refresh token works once, also within its first seconds", async () => {
  const { north, anna } = await annaInNorth();
  const { tokens, asking } = await flow.letIn(anna.cookie, north.id, ["jobs.read"]);
  expect((await flow.refresh(asking, tokens)).statusCode).toBe(200);
  expect((await flow.refresh(asking, tokens)).statusCode).toBe(400);
});

test("an assistant that somebody lets in calls in their name, in one organization, for what they ticked", async () => {
  const { north, anna } = await annaInNorth();
  const south = await make().organization("south");
  await make().join(south, anna, "admin");
  const [ours, theirs] = [await make().job(north), await make().job(south)];
  const { tokens, asking } = await flow.letIn(anna.cookie, north.id, ["jobs.read", "usage.read"]);
  expect(tokens.scope).toBe("jobs.read usage.read offline_access");
  const renewed = (await flow.refresh(asking, tokens)).json<typeof tokens>();
  for (const each of [tokens, renewed]) {
    const listed = await use(each, "list_jobs");
    expect(listed).toContain(String.raw`\"id\":${ours.jobId}`);
    expect(listed).not.toContain(String.raw`\"id\":${theirs.jobId}`);
    expect(await use(each, "read_job", { jobId: theirs.jobId })).toContain("notFound");
    expect(await use(each, "create_job", { posting: "Nurse in Oslo" })).toContain("notInScope");
    expect(await use(each, "ask_facts", { jobId: ours.jobId })).toContain("notInScope");
  }
  expect(await newestAgent(north, anna)).toMatchObject({ lastCall: "List jobs" });
});

test("an assistant finds the way by itself: the two documents name every address it needs", async () => {
  const read = async (url: string) => (await app().app.inject({ url })).json<object>();
  const resource = await read("/.well-known/oauth-protected-resource/mcp");
  const issuer = `${testOrigin}/api/auth`;
  expect(resource).toMatchObject({
    resource: `${testOrigin}/mcp`,
    authorization_servers: [issuer],
  });
  expect(await read("/.well-known/oauth-protected-resource")).toEqual(resource);
  const server = await read("/.well-known/oauth-authorization-server/api/auth");
  expect(server).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/oauth2/authorize`,
    token_endpoint: `${issuer}/oauth2/token`,
    registration_endpoint: `${issuer}/oauth2/register`,
    revocation_endpoint: `${issuer}/oauth2/revoke`,
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none"],
  });
  expect(await read("/.well-known/oauth-authorization-server")).toEqual(server);
  expect(JSON.stringify([resource, server])).not.toMatch(/internal|introspect|openid|jwks/u);
});

test("the page says who asks, where it answers and for what; a no leads back and lets nobody in", async () => {
  const { north, anna } = await annaInNorth();
  const { query } = await flow.ask({ scope: "jobs.read jobs.write" }, anna.cookie);
  const browser = app().browser(anna.cookie);
  const answer = await browser.send("POST", "/api/agents/introduction", { query });
  expect(answer.json()).toMatchObject({
    name: "Desk assistant",
    redirectHost: new URL(redirectUri).host,
    scopes: ["jobs.read", "jobs.write"],
    cancelTo: expect.stringContaining(`${redirectUri}?error=access_denied`),
  });
  const list = await browser.send("GET", `/api/organizations/${north.id}/agents`);
  expect(list.json()).toEqual({ address: `${testOrigin}/mcp`, agents: [] });
});

test("somebody who is not signed in is led to the same page, and comes back to it", async () => {
  const { north, anna } = await annaInNorth();
  const { query } = await flow.ask();
  const yes = await flow.consent(anna.cookie, north.id, query, ["jobs.read"]);
  expect(yes.json<{ continueTo: string }>().continueTo).toContain(`${redirectUri}?code=`);
});

test("an assistant that was let in before is asked about again", async () => {
  const { north, anna } = await annaInNorth();
  const first = await flow.letIn(anna.cookie, north.id);
  const again = await flow.authorize(
    Object.fromEntries(new URLSearchParams(first.asking.query)),
    anna.cookie,
  );
  expect(again.pathname).toBe("/consent");
  await flow.consent(anna.cookie, north.id, again.search.slice(1), ["reports.read"]);
  expect(await isLetIn(first.tokens)).toBe(false);
  const list = await app()
    .browser(anna.cookie)
    .send("GET", `/api/organizations/${north.id}/agents`);
  expect(list.json<{ agents: object[] }>().agents).toMatchObject([{ scopes: ["reports.read"] }]);
});

test("nobody lets an assistant in for more than it asked, nor for internal lines", async () => {
  const { north, anna } = await annaInNorth();
  const { query } = await flow.ask({ scope: "jobs.read" }, anna.cookie);
  for (const scopes of [["jobs.write"], ["internal"], ["jobs.read", "internal"], []]) {
    const answer = await flow.consent(anna.cookie, north.id, query, scopes);
    expect([scopes, answer.statusCode]).toEqual([scopes, 400]);
  }
  const refused = await flow.authorize(
    { ...Object.fromEntries(new URLSearchParams(query)), scope: "internal" },
    anna.cookie,
  );
  expect(refused.searchParams.get("error")).toBe("invalid_scope");
});

test("a request that was changed on its way, or is older than ten minutes, lets nobody in", async () => {
  const { north, anna } = await annaInNorth();
  const { query } = await flow.ask({}, anna.cookie);
  const changed = new URLSearchParams(query);
  changed.set("redirect_uri", "https://evil.example/");
  const older = new URLSearchParams(query);
  older.set("exp", String(Number(older.get("exp")) - 700));
  for (const wrong of [changed, older, new URLSearchParams("client_id=x")]) {
    const answer = await flow.consent(anna.cookie, north.id, wrong.toString(), ["jobs.read"]);
    expect(answer.json()).toMatchObject({ code: "agentRequestOver" });
  }
  const { rows } = await make().admin.query("select 1 from agents where organization_id = $1", [
    north.id,
  ]);
  expect(rows).toEqual([]);
});

test("an address that was not registered gets neither a code nor an error", async () => {
  const { anna } = await annaInNorth();
  const { query } = await flow.ask({}, anna.cookie);
  const fields = Object.fromEntries(new URLSearchParams(query));
  for (const redirect_uri of [
    "https://evil.example/callback",
    "http://127.0.0.1.evil.example:43117/callback",
    `${redirectUri}/../other`,
    "http://127.0.0.1:43117@evil.example/callback",
  ]) {
    const led = await flow.authorize({ ...fields, redirect_uri }, anna.cookie);
    expect([led.origin, led.pathname]).toEqual([testOrigin, "/api/auth/error"]);
  }
});

test("a code without its proof is worth nothing, and asking without one is refused", async () => {
  const { north, anna } = await annaInNorth();
  const asking = await flow.ask({}, anna.cookie);
  const yes = await flow.consent(anna.cookie, north.id, asking.query, ["jobs.read"]);
  const { continueTo } = yes.json<{ continueTo: string }>();
  const code = new URL(continueTo).searchParams.get("code") ?? "";
  const stolen = await flow.exchange({ ...asking, verifier: "x".repeat(43) }, code);
  expect(stolen.statusCode).toBe(401);
  expect((await flow.exchange(asking, code)).statusCode).toBe(400);
  const plain = Object.fromEntries(new URLSearchParams(asking.query));
  const { code_challenge: _, code_challenge_method: __, ...without } = plain;
  const refused = await flow.authorize(without, anna.cookie);
  expect(refused.searchParams.get("error")).toBe("invalid_request");
});

test("a code that is used twice ends what the first use gave", async () => {
  const { north, anna } = await annaInNorth();
  const { asking, code, tokens } = await flow.letIn(anna.cookie, north.id);
  expect(await isLetIn(tokens)).toBe(true);
  expect((await flow.exchange(asking, code)).statusCode).toBe(400);
  expect(await isLetIn(tokens)).toBe(false);
  expect((await flow.refresh(asking, tokens)).statusCode).toBe(400);
});

test("a token for another address is worth nothing here, and none is given for one", async () => {
  const { north, anna } = await annaInNorth();
  const { asking, tokens } = await flow.letIn(anna.cookie, north.id);
  const fields = Object.fromEntries(new URLSearchParams(asking.query));
  const refused = await flow.authorize(
    { ...fields, resource: "https://elsewhere.example/mcp" },
    anna.cookie,
  );
  expect(refused.searchParams.get("error")).toBe("invalid_target");
  await make().admin.query("update oauth_access_tokens set resources = $1 where client_id = $2", [
    ["https://elsewhere.example/mcp"],
    asking.clientId,
  ]);
  expect(await isLetIn(tokens)).toBe(false);
});

test("an assistant that names no address gets a token for ours alone", async () => {
  const { north, anna } = await annaInNorth();
  const { asking } = await flow.letIn(anna.cookie, north.id);
  const { resource: _, ...fields } = Object.fromEntries(new URLSearchParams(asking.query));
  const led = await flow.authorize(fields, anna.cookie);
  expect(led.searchParams.get("resource")).toBe(`${testOrigin}/mcp`);
});

test("an agent does what its scopes give, in its organization, within the role that its person has", async () => {
  const { north, anna } = await annaInNorth();
  const south = await make().organization("south");
  await make().join(south, anna, "admin");
  await flow.letIn(anna.cookie, north.id, ["jobs.read"]);
  const { id, scopes } = await newestAgent(north, anna);
  const program = { kind: "agent", id: String(id), organizationId: north.id, scopes } as const;
  const caller = { userId: anna.userId, program };
  const enter = (organizationId: number, permission: Permission) =>
    app()
      .deps.tenant.in(caller, organizationId, permission, async () => "in")
      .catch((problem: unknown) => (problem instanceof Problem ? problem.code : String(problem)));
  expect(await enter(north.id, "job.read")).toBe("in");
  expect(await enter(south.id, "job.read")).toBe("notAMember");
  for (const permission of ["job.create", "inside.read", "agent.letIn", "connection.read"] as const)
    expect([permission, await enter(north.id, permission)]).toEqual([permission, "notInScope"]);
  await make().admin.query("update memberships set role = 'recruiter' where user_id = $1", [
    anna.userId,
  ]);
  expect(await enter(north.id, "job.read")).toBe("in");
  expect(await enter(north.id, "agent.read")).toBe("notInScope");
  await make().leave(north, anna);
  expect(await enter(north.id, "job.read")).toBe("notAMember");
});
