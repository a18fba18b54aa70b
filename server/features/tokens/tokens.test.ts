import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { Activity, Membership } from "#contract/organization.ts";
import type { ApiToken, NewApiToken } from "#contract/programs/token.ts";
import { newApiToken } from "#server/secrets/api-token.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { openProgram } from "#server/test/program.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ TOKENS_PER_USER_PER_HOUR: "1000" });
const make = useFactories(app);
const dayMs = 24 * 60 * 60 * 1_000;

/** An admin, and how they make and end tokens. */
async function atWork() {
  const home = await make().organization("home");
  const ada = await make().member(home, "admin");
  const path = `/api/organizations/${home.id}/tokens`;
  const { send } = app().browser(ada.cookie);
  return {
    home,
    ada,
    send,
    path,
    create: async (form: object = {}): Promise<NewApiToken> => {
      const usual = { name: "Nightly import", scopes: ["jobs.read", "jobs.write"], days: 90 };
      const answer = await send("POST", path, { ...usual, ...form });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json();
    },
    list: async () => (await send("GET", path)).json<ApiToken[]>(),
    end: (id: number) => send("DELETE", `${path}/${id}`),
  };
}

const program = (token: string, more?: Record<string, string>) => openProgram(app(), token, more);

test("an admin makes a token, and a program creates and reads a job with it", async () => {
  const { create, list, home } = await atWork();
  const { token, ...made } = await create();
  expect(token).toMatch(/^rp_[0-9A-Za-z]{49}$/u);
  expect(made).toMatchObject({ end: token.slice(-4), isEnded: false, lastUsedAt: null });
  expect(Date.parse(made.endsAt) - Date.now()).toBeGreaterThan(89.9 * dayMs);
  expect(Date.parse(made.endsAt) - Date.now()).toBeLessThan(90.1 * dayMs);

  const send = program(token);
  const [membership] = (await send("GET", "/api/organizations")).json<Membership[]>();
  expect(membership?.organizationId).toBe(home.id);
  const form = { title: "Welder", location: "Leeds", organizationId: home.id };
  const created = await send("POST", "/api/jobs", form);
  expect(created.statusCode).toBe(201);
  const { id } = created.json<Job>();
  expect((await send("GET", `/api/jobs/${id}`)).json()).toMatchObject({ title: "Welder" });
  expect((await send("GET", "/api/jobs")).json()).toMatchObject([{ id }]);
  const [used] = await list();
  expect(Date.parse(used?.lastUsedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("a token that ended, expired, is damaged or was never made opens nothing, all in the same words", async () => {
  const { create, end, home, ada } = await atWork();
  const ended = await create();
  const gone = new Date(Date.now() - 1_000);
  const expired = await make().token(home, ada, ["jobs.read"], { expires_at: gone });
  expect((await program(ended.token)("GET", "/api/jobs")).statusCode).toBe(200);
  expect((await end(ended.id)).json()).toMatchObject({ id: ended.id, isEnded: true });
  const damaged = `${ended.token.slice(0, -1)}${ended.token.endsWith("A") ? "B" : "A"}`;
  for (const token of [ended.token, expired.token, damaged, newApiToken(), "", "rp_"]) {
    const answer = await program(token)("GET", "/api/jobs");
    expect([answer.statusCode, answer.body]).toEqual([
      401,
      '{"code":"unauthorized","message":"Unauthorized"}',
    ]);
  }
});

test("a token ends with the membership of whoever made it, also when they come back", async () => {
  const { create, ada, home } = await atWork();
  const { token } = await create();
  const read = async () => (await program(token)("GET", "/api/jobs")).statusCode;
  expect(await read()).toBe(200);
  await make().leave(home, ada);
  expect(await read()).toBe(401);
  await make().join(home, ada, "admin");
  expect(await read()).toBe(401);
});

test("a token of somebody whom an operator blocked opens nothing", async () => {
  const { create, ada } = await atWork();
  const { token } = await create();
  await make().admin.query("update users set blocked_at = now() where id = $1", [ada.userId]);
  expect((await program(token)("GET", "/api/jobs")).statusCode).toBe(401);
});

test("a token is never helped by a cookie: its own rights are all there is", async () => {
  const { create, ada, path } = await atWork();
  const { token } = await create({ scopes: ["usage.read"] });
  const both = program(token, { cookie: ada.cookie, origin: "http://localhost:3000" });
  expect((await both("GET", path)).json()).toMatchObject({ code: "notInScope" });
  expect((await both("GET", "/api/jobs")).json()).toMatchObject({ code: "notInScope" });
  const wrong = program(newApiToken(), { cookie: ada.cookie });
  expect((await wrong("GET", path)).statusCode).toBe(401);
  expect((await wrong("GET", "/api/auth/get-session")).json()).toBeNull();
});

test("without a token a call from elsewhere is refused, whatever else stands in Authorization", async () => {
  const { ada, home } = await atWork();
  const form = { title: "Welder", location: "Leeds", organizationId: home.id };
  for (const authorization of [undefined, "Basic YWRhOmFkYQ==", "Token abc"]) {
    const headers = { cookie: ada.cookie, ...(authorization ? { authorization } : {}) };
    const answer = await app().app.inject({
      method: "POST",
      url: "/api/jobs",
      headers,
      payload: form,
    });
    expect(answer.json()).toMatchObject({ code: "foreignOrigin" });
  }
});

test("the last use is written at most once a minute", async () => {
  const { create, list } = await atWork();
  const { token, id } = await create();
  const use = async () => {
    await program(token)("GET", "/api/jobs");
    return (await list()).find((one) => one.id === id)?.lastUsedAt;
  };
  const first = await use();
  expect(await use()).toBe(first);
  await make().admin.query(
    "update api_tokens set last_used_at = now() - interval '61 seconds' where id = $1",
    [id],
  );
  expect(Date.parse((await use()) ?? "")).toBeGreaterThanOrEqual(Date.parse(first ?? ""));
});

test("the activity says who made and ended a token, and which token acted", async () => {
  const { create, end, send, home, ada } = await atWork();
  const { token, id } = await create();
  const form = { title: "Welder", location: "Leeds", organizationId: home.id };
  await program(token)("POST", "/api/jobs", form);
  await end(id);
  const answer = await send("GET", `/api/organizations/${home.id}/activity`);
  const entries = answer.json<Activity[]>();
  const named = { tokenName: "Nightly import", program: null, programName: null };
  expect(entries).toMatchObject([
    { action: "token.revoke", object: `token:${id}`, ...named },
    { action: "job.create", actorId: ada.userId, program: "token", programName: "Nightly import" },
    { action: "token.create", object: `token:${id}`, ...named },
  ]);
});

test("ended tokens are listed for 30 days", async () => {
  const { list, home, ada } = await atWork();
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
  const { tokenId } = await make().token(home, ada, ["jobs.read"], { revoked_at: daysAgo(29) });
  await make().token(home, ada, ["jobs.read"], { revoked_at: daysAgo(31) });
  await make().token(home, ada, ["jobs.read"], { expires_at: daysAgo(31) });
  expect((await list()).map(({ id }) => id)).toEqual([tokenId]);
});

test("a token says what it may do, and for how long", async () => {
  const { send, path } = await atWork();
  const right = { name: "Import", scopes: ["jobs.read"], days: 30 };
  const wrong = [
    { name: " " },
    { scopes: [] },
    { scopes: ["internal"] },
    { scopes: ["share.create"] },
    { days: 31 },
  ];
  for (const change of wrong)
    expect((await send("POST", path, { ...right, ...change })).statusCode).toBe(400);
  const twice = await send("POST", path, { ...right, scopes: ["jobs.read", "jobs.read"] });
  expect(twice.json<NewApiToken>().scopes).toEqual(["jobs.read"]);
});

test("a person's idempotency key is not their token's", async () => {
  const { create, send, home } = await atWork();
  const { token } = await create();
  const form = { title: "Welder", location: "Leeds", organizationId: home.id };
  const key = { "idempotency-key": "the same" };
  const own = (await send("POST", "/api/jobs", form, key)).json<Job>();
  const byProgram = program(token, key);
  const first = (await byProgram("POST", "/api/jobs", form)).json<Job>();
  const again = (await byProgram("POST", "/api/jobs", form)).json<Job>();
  expect(first.id).not.toBe(own.id);
  expect(again).toEqual(first);
});
