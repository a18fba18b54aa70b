import { expect, test } from "vitest";
import type { Activity, Membership } from "#contract/organization.ts";
import type { AccountInfo } from "#contract/user.ts";
import { outcomeOf, refusedFor, stageCompany } from "#server/test/rig/company.ts";
import { employee } from "#server/test/rig/company-provider.ts";
import type { TestApp } from "#server/test/test-app.ts";

const { plain, make, staged, open, enter } = stageCompany();

async function membershipsOf({ browser }: Awaited<ReturnType<typeof enter>>) {
  return (await browser.send("GET", "/api/organizations")).json<Membership[]>();
}

test("the first sign-in makes an account and a membership in the domain's organization and role", async () => {
  const first = await enter(employee("Nora"));
  expect(first).toMatchObject({ path: "/dashboard", error: null });
  expect(await membershipsOf(first)).toMatchObject([
    { organizationId: staged().north.id, role: "recruiter" },
  ]);
  const { browser } = first;
  expect((await browser.send("GET", "/api/auth/get-session")).json()).toMatchObject({
    user: { name: "Nora", email: "nora@northwind.example", emailVerified: true },
  });
  expect((await browser.send("GET", "/api/user/accounts")).json<AccountInfo>()).toEqual({
    providers: [{ provider: "company" }],
    hasPassword: false,
    canChangePassword: false,
  });
  const admin = await make().member(staged().north, "admin");
  const activity = await plain()
    .browser(admin.cookie)
    .send("GET", `/api/organizations/${staged().north.id}/activity`);
  expect(activity.json<Activity[]>()[0]).toMatchObject({ action: "organization.join" });
});

test("later sign-ins change neither a role that an admin gave nor the end of a membership", async () => {
  await enter(employee("Ravi"));
  const { rows } = await make().admin.query<{ id: string }>(
    "update memberships set role = 'admin' where user_id = (select id from users where email = $1) returning user_id as id",
    ["ravi@northwind.example"],
  );
  expect(await membershipsOf(await enter(employee("Ravi")))).toMatchObject([{ role: "admin" }]);
  await make().admin.query("delete from memberships where user_id = $1", [rows[0]?.id]);
  expect(await membershipsOf(await enter(employee("Ravi")))).toEqual([]);
});

test("somebody with an account and a confirmed address is joined to it and keeps their name and role", async () => {
  const known = await make().person("north", true, "kim@northwind.example");
  await make().join(staged().north, known, "admin");
  const entered = await enter(employee("Kim"));
  expect(await membershipsOf(entered)).toMatchObject([{ role: "admin" }]);
  expect((await entered.browser.send("GET", "/api/auth/get-session")).json()).toMatchObject({
    user: { id: known.userId, name: "CANARY-north-users-name" },
  });
});

test("who was planted under a colleague's address and confirmed by mistake is out once the colleague comes in", async () => {
  const planted = await make().person("north", true, "lea@northwind.example");
  await make().join(staged().north, planted, "admin");
  const { token } = await make().token(staged().north, planted);
  await make().agent(staged().north, planted);
  const thief = plain().browser(planted.cookie);
  const program = () =>
    plain().app.inject({
      method: "GET",
      url: "/api/organizations",
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await thief.send("GET", "/api/organizations")).statusCode).toBe(200);
  expect((await program()).statusCode).toBe(200);
  const entered = await enter(employee("Lea"));
  expect(await membershipsOf(entered)).toMatchObject([{ organizationId: staged().north.id }]);
  expect((await thief.send("GET", "/api/organizations")).statusCode).toBe(401);
  expect((await program()).statusCode).toBe(401);
  const agents = await make().admin.query("select id from agents where user_id = $1", [
    planted.userId,
  ]);
  expect(agents.rows).toEqual([]);
  const { rows } = await make().admin.query("select provider_id from accounts where user_id = $1", [
    planted.userId,
  ]);
  expect(rows).toEqual([{ provider_id: "company" }]);
});

test("an account whose address nobody confirmed is not handed over", async () => {
  const planted = await make().person("north", false, "vic@northwind.example");
  expect(await outcomeOf(await enter(employee("Vic")))).toEqual(refusedFor("account_not_linked"));
  const { rows } = await make().admin.query("select provider_id from accounts where user_id = $1", [
    planted.userId,
  ]);
  expect(rows).toEqual([{ provider_id: "credential" }]);
});

test.each([
  ["at a domain that is not listed", { email: "eve@elsewhere.example" }, "companyDomainUnknown"],
  [
    "at a domain under a listed one",
    { email: "eve@sub.northwind.example" },
    "companyDomainUnknown",
  ],
  [
    "with two signs",
    { email: "eve@northwind.example@elsewhere.example" },
    "unable_to_get_user_info",
  ],
  ["that is not confirmed", { email_verified: false }, "companyAddressUnconfirmed"],
  ["of which nothing is said", { email_verified: undefined }, "companyAddressUnconfirmed"],
  ["of an organization that is gone", { email: "eve@gone.example" }, "companyOrganizationMissing"],
])("an address %s does not come in", async (_, changes, code) => {
  expect(await outcomeOf(await enter(employee("Eve", changes)))).toEqual(refusedFor(code));
});

test("whoever came in once and whose address moved elsewhere does not come in again", async () => {
  await enter(employee("Mia"));
  const moved = employee("Mia", { email: "mia@elsewhere.example" });
  expect(await outcomeOf(await enter(moved))).toEqual(refusedFor("companyDomainUnknown"));
});

test("SIGN_UP holds here too: a listed domain counts as invited, and closed is closed", async () => {
  const invited = await open({ SIGN_UP: "invited" });
  expect((await enter(employee("Ines"), invited)).path).toBe("/dashboard");
  const others = await open({ SIGN_UP_DOMAINS: "other.example" });
  expect((await enter(employee("Jan"), others)).path).toBe("/dashboard");
  const closed = await open({ SIGN_UP: "closed" });
  expect(await outcomeOf(await enter(employee("Cleo"), closed))).toEqual(
    refusedFor("signUpRefused"),
  );
  expect((await enter(employee("Ines"), closed)).path).toBe("/dashboard");
});

test("somebody blocked does not come in by the company either", async () => {
  await enter(employee("Bob"));
  await make().admin.query("update users set blocked_at = now() where email = $1", [
    "bob@northwind.example",
  ]);
  expect(await outcomeOf(await enter(employee("Bob")))).toEqual(refusedFor("accountBlocked"));
});

test("the ways in and an organization's domains are told, and without a provider there is no way back", async () => {
  const notSetUp = { google: false, github: false, reset: false };
  const ways = async (one: TestApp) =>
    (await one.browser().send("GET", "/api/sign-in-ways")).json();
  expect(await ways(staged().app)).toEqual({ ...notSetUp, company: true, password: true });
  expect(await ways(plain())).toEqual({ ...notSetUp, company: false, password: true });
  const admin = await make().member(staged().north, "admin");
  const path = `/api/organizations/${staged().north.id}/company-sign-in`;
  expect((await staged().app.browser(admin.cookie).send("GET", path)).json()).toEqual({
    isOn: true,
    domains: [{ domain: "northwind.example", role: "recruiter" }],
  });
  expect((await plain().browser(admin.cookie).send("GET", path)).json()).toEqual({
    isOn: false,
    domains: [],
  });
  const back = await plain().app.inject({ url: "/api/auth/callback/company?code=x&state=y" });
  expect(back.statusCode).toBe(404);
});
