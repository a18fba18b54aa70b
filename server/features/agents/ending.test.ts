import { expect, test } from "vitest";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { sweepOld } from "#server/features/retention/retention.service.ts";
import { openAgentCalls, openAgentFlow, redirectUri } from "#server/test/agent-flow.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { openTestApp, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ AGENT_REGISTRATIONS_PER_HOUR: "3" });
const make = useFactories(app);
const flow = openAgentFlow(app);
const { isLetIn, use } = openAgentCalls(app);

async function agentOfAnna() {
  const north = await make().organization("north");
  const admin = await make().member(north, "admin");
  const anna = await make().member(north, "recruiter");
  const { tokens, asking, code } = await flow.letIn(anna.cookie, north.id);
  const { rows } = await make().admin.query<{ id: string }>(
    "select id from agents where organization_id = $1",
    [north.id],
  );
  return { north, admin, anna, tokens, asking, code, agentId: Number(rows[0]?.id) };
}

test("a disconnected agent ends at once, in every process, with its refresh token and a code on its way", async () => {
  const { north, admin, anna, tokens, asking, agentId } = await agentOfAnna();
  const elsewhere = await openTestApp({}, app().database);
  const fromElsewhere = openAgentCalls(() => elsewhere);
  expect(await use(tokens, "list_jobs")).toContain(String.raw`\"jobs\":[`);
  expect(await fromElsewhere.isLetIn(tokens)).toBe(true);
  const waiting = await flow.ask({}, anna.cookie);
  const yes = await flow.consent(anna.cookie, north.id, waiting.query, ["jobs.read"]);
  const { continueTo } = yes.json<{ continueTo: string }>();
  const browser = app().browser(admin.cookie);
  const list = await browser.send("GET", `/api/organizations/${north.id}/agents`);
  const { agents } = list.json<{ agents: { id: number }[] }>();
  expect(agents).toHaveLength(2);
  for (const { id } of agents) {
    const url = `/api/organizations/${north.id}/agents/${id}`;
    expect((await browser.send("DELETE", url)).statusCode).toBe(200);
    expect((await browser.send("DELETE", url)).statusCode).toBe(404);
  }
  expect(await isLetIn(tokens)).toBe(false);
  expect(await fromElsewhere.isLetIn(tokens)).toBe(false);
  await elsewhere.close();
  expect((await flow.refresh(asking, tokens)).statusCode).toBe(400);
  const code = new URL(continueTo).searchParams.get("code") ?? "";
  expect((await flow.exchange(waiting, code)).json()).toMatchObject({ error: "invalid_grant" });
  const { rows } = await make().admin.query<{ action: string; object: string }>(
    "select action, object from audit_entries where organization_id = $1 and object = $2 order by id",
    [north.id, `agent:${agentId}/Desk assistant`],
  );
  expect(rows.map(({ action }) => action)).toEqual(["agent.letIn", "agent.disconnect"]);
});

test("an agent ends with the membership of whoever let it in", async () => {
  const { north, anna, tokens } = await agentOfAnna();
  await make().leave(north, anna);
  expect(await isLetIn(tokens)).toBe(false);
  await make().join(north, anna, "recruiter");
  expect(await isLetIn(tokens)).toBe(false);
});

test("an agent of somebody who is blocked is refused until they are let in again", async () => {
  const { anna, tokens } = await agentOfAnna();
  const block = (at: Date | null) =>
    make().admin.query("update users set blocked_at = $1 where id = $2", [at, anna.userId]);
  await block(new Date());
  expect(await isLetIn(tokens)).toBe(false);
  await block(null);
  expect(await isLetIn(tokens)).toBe(true);
});

test("an agent outlives the browser session in which it was let in", async () => {
  const { anna, tokens, asking } = await agentOfAnna();
  await app().browser(anna.cookie).send("POST", "/api/auth/sign-out", {});
  expect(await isLetIn(tokens)).toBe(true);
  expect((await flow.refresh(asking, tokens)).statusCode).toBe(200);
});

test("an assistant gives its own token back, and a damaged one opens nothing", async () => {
  const { tokens, asking } = await agentOfAnna();
  const access = tokens.access_token;
  for (const wrong of [`${access.slice(0, -1)}1`, access.slice(0, -1), `${access}a`, "rpa_", "x"])
    expect(await isLetIn({ access_token: wrong })).toBe(false);
  const back = flow.form({ token: access, client_id: asking.clientId });
  expect((await flow.post("revoke", back)).statusCode).toBe(200);
  expect(await isLetIn(tokens)).toBe(false);
});

test("an agent's token opens no call of the API", async () => {
  const { north, tokens } = await agentOfAnna();
  const authorization = `Bearer ${tokens.access_token}`;
  for (const name of endpointNames) {
    const { method, path, access }: Endpoint = endpoints[name];
    if (access === "anyone" || access === "guest" || access === "manager") continue;
    const url = path.replaceAll("{organizationId}", String(north.id)).replaceAll(/\{\w+\}/gu, "1");
    const answer = await app().browser().send(method, url, undefined, { authorization });
    expect([name, answer.statusCode]).toEqual([name, 401]);
  }
});

test("tokens and codes are stored as hashes alone, and an agent's last call is listed", async () => {
  const { north, admin, tokens, code, agentId } = await agentOfAnna();
  await use(tokens, "list_jobs");
  const list = await app()
    .browser(admin.cookie)
    .send("GET", `/api/organizations/${north.id}/agents`);
  expect(list.json<{ agents: object[] }>().agents).toMatchObject([
    { id: agentId, name: "Desk assistant", lastCall: "List jobs" },
  ]);
  const { rows } = await make().admin.query<{ row: string }>(
    `select t::text as row from oauth_access_tokens t union all select t::text from oauth_refresh_tokens t
      union all select t::text from verifications t`,
  );
  const stored = rows.map(({ row }) => row).join("\n");
  expect(stored).toContain("jobs.read");
  const secrets = [tokens.access_token, tokens.refresh_token, code];
  for (const secret of secrets) expect(stored).not.toContain(secret.replace(/^rp\w_/u, ""));
  for (const secret of secrets) expect(app().logLines.join("\n")).not.toContain(secret);
});

test("programs register with https or their own computer as address, and get no secret", async () => {
  const metadata = (uri: string) => ({
    redirect_uris: [uri],
    token_endpoint_auth_method: "client_secret_basic",
  });
  for (const uri of ["https://assistant.example/back", redirectUri, "http://[::1]:1/x"]) {
    const answer = await flow.register(metadata(uri));
    expect([uri, answer.statusCode]).toEqual([uri, 201]);
    expect(answer.json()).toMatchObject({ token_endpoint_auth_method: "none" });
    expect(answer.body).not.toContain("client_secret");
  }
  for (const uri of [
    "http://assistant.example/back",
    "cursor://anysphere.cursor/back",
    "com.example.app:/back",
    "javascript:alert(1)",
    "http://127.0.0.1.evil.example/",
    "https://user:word@assistant.example/",
    "https://assistant.example/#back",
    "",
  ]) {
    const answer = await flow.register(metadata(uri));
    expect([uri, answer.statusCode]).toEqual([uri, 400]);
    expect(answer.json()).toMatchObject({ error: "invalid_redirect_uri" });
  }
  for (const client_name of ["", "x".repeat(121), "a\u0000b", 5]) {
    const answer = await flow.register({ client_name });
    expect(answer.json()).toMatchObject({ error: "invalid_client_metadata" });
  }
});

test("one address registers only so many programs an hour", async () => {
  const statuses = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await flow.register({}, "10.8.0.1")).statusCode);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await flow.register({}, "10.8.0.2")).statusCode).toBe(201);
});

test("a program that nobody lets in is forgotten after 30 days, and so is an agent that stopped calling", async () => {
  const { tokens, asking } = await agentOfAnna();
  const unused = (await flow.register()).json<{ client_id: string }>().client_id;
  const age = (days: number) =>
    make().admin.query("update oauth_clients set created_at = now() - make_interval(days => $1)", [
      days,
    ]);
  const known = async () => {
    const { rows } = await make().admin.query<{ id: string }>(
      "select client_id as id from oauth_clients where client_id = any ($1)",
      [[unused, asking.clientId]],
    );
    return rows.map(({ id }) => id).sort();
  };
  await age(29);
  await sweepOld(app().deps);
  expect(await known()).toEqual([unused, asking.clientId].sort());
  await age(31);
  await sweepOld(app().deps);
  expect(await known()).toEqual([asking.clientId]);
  expect(await isLetIn(tokens)).toBe(true);
  const ended = "set expires_at = now() - interval '31 days' where client_id = $1";
  await make().admin.query(`update oauth_access_tokens ${ended}`, [asking.clientId]);
  await make().admin.query(`update oauth_refresh_tokens ${ended}`, [asking.clientId]);
  await sweepOld(app().deps);
  expect(await known()).toEqual([]);
});

test("where people come by plain http from elsewhere, agents cannot be let in and all else works", async () => {
  const plain = await openTestApp({ PUBLIC_URL: "http://roleprint.internal" }, app().database);
  const asked = await plain.app.inject({ url: "/.well-known/oauth-protected-resource" });
  expect(asked.statusCode).toBe(404);
  const session = await plain.app.inject({ url: "/api/auth/get-session" });
  expect(session.statusCode).toBe(200);
  await plain.close();
});
