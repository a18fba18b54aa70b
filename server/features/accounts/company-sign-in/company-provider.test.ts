import { expect, test } from "vitest";
import { outcomeOf, refusedFor, goToCompany, stageCompany } from "#server/test/rig/company.ts";
import { employee, startCompany } from "#server/test/rig/company-provider.ts";

const { make, staged, open, enter, countPeople } = stageCompany();

const hour = 60 * 60;
const now = () => Math.floor(Date.now() / 1_000);
test.each([
  ["another program", { aud: "somebody-else" }],
  ["two programs, given to the other", { aud: ["roleprint", "other"], azp: "other" }],
  ["another issuer", { iss: "https://elsewhere.example" }],
  ["another sign-in", { nonce: "not-ours" }],
  ["a time that is over", { iat: now() - 2 * hour, exp: now() - hour }],
  ["a time to come", { iat: now() + 24 * hour, exp: now() + 25 * hour }],
  ["nobody", { sub: "" }],
  ["two addresses in one", { email: "x@evil.test@northwind.example" }],
  ["an address in quotes", { email: '"x@evil.test"@northwind.example' }],
  ["an address of two lines", { email: "otto@northwind.example\nx@northwind.example" }],
])("an ID token for %s is not believed", async (_, changes) => {
  expect(await outcomeOf(await enter(employee("Otto", changes)))).toEqual(
    refusedFor("unable_to_get_user_info"),
  );
  expect(await countPeople("otto@northwind.example")).toBe(0);
});

test("an ID token signed by somebody else is not believed, nor one that is missing", async () => {
  const stranger = await startCompany();
  const forged = await stranger.server.issuer.buildToken({
    scopesOrTransform: (_header, payload) =>
      Object.assign(payload, employee("Finn"), {
        iss: staged().company.server.issuer.url,
        aud: "roleprint",
      }),
  });
  await stranger.server.stop();
  for (const id_token of [forged, `${forged.split(".", 2).join(".")}.`, undefined]) {
    staged().company.server.service.once("beforeResponse", (response: { body: object }) =>
      Object.assign(response.body, { id_token }),
    );
    expect(await outcomeOf(await enter(employee("Finn")))).toEqual(
      refusedFor("unable_to_get_user_info"),
    );
  }
  expect(await countPeople("finn@northwind.example")).toBe(0);
});

test("an address that the provider tells only when asked is read there, if it is the same person's", async () => {
  const { sub, ...told } = employee("Lena");
  const enterTold = (about: string) => {
    staged().company.server.service.once("beforeUserinfo", (response: { body: object }) =>
      Object.assign(response.body, { ...told, sub: about }),
    );
    return enter({ sub });
  };
  expect(await outcomeOf(await enterTold("id-of-somebody-else"))).toEqual(
    refusedFor("unable_to_get_user_info"),
  );
  expect((await enterTold(sub)).path).toBe("/dashboard");
});

test("what the ID token says of no address confirms none that is told elsewhere", async () => {
  const { sub, email_verified, ...told } = employee("Mara");
  staged().company.server.service.once("beforeUserinfo", (response: { body: object }) =>
    Object.assign(response.body, { ...told, sub, email_verified: undefined }),
  );
  expect(await outcomeOf(await enter({ sub, email_verified }))).toEqual(
    refusedFor("companyAddressUnconfirmed"),
  );
});

test("a way back that was used, forged or comes from another browser is refused", async () => {
  staged().company.tell(employee("Rose"));
  const { url, headers } = await goToCompany(staged().app);
  const used = await staged().app.app.inject({ url, headers });
  expect(used.headers.location).toBe("/dashboard");
  const again = await staged().app.app.inject({ url, headers });
  expect(again.headers.location).not.toBe("/dashboard");
  expect(again.cookies.filter(({ name }) => name === "roleprint.session")).toEqual([]);
  const fresh = await goToCompany(staged().app);
  const elsewhere = await staged().app.app.inject({ url: fresh.url });
  const forged = await staged().app.app.inject({
    url: fresh.url.replace(/state=[^&]+/u, "state=forged"),
    headers: fresh.headers,
  });
  for (const { headers: answered, cookies } of [elsewhere, forged]) {
    expect(answered.location).not.toBe("/dashboard");
    expect(cookies.filter(({ name }) => name === "roleprint.session")).toEqual([]);
  }
});

test("a browser cannot bring an ID token of its own", async () => {
  const token = await staged().company.server.issuer.buildToken({
    scopesOrTransform: (_header, payload) =>
      Object.assign(payload, employee("Paul"), { aud: "roleprint" }),
  });
  const answer = await staged().app.browser().send("POST", "/api/auth/sign-in/social", {
    provider: "company",
    idToken: { token },
  });
  expect(answer.statusCode).toBe(404);
  expect(await countPeople("paul@northwind.example")).toBe(0);
});

test("the code is asked for with PKCE and a nonce, and no token of the provider's is kept", async () => {
  const { outside } = await goToCompany(staged().app);
  expect(Object.fromEntries(outside.searchParams)).toMatchObject({
    client_id: "roleprint",
    response_type: "code",
    code_challenge_method: "S256",
    nonce: expect.stringMatching(/.{32}/u),
    scope: "openid email profile",
    redirect_uri: "http://localhost:3000/api/auth/callback/company",
  });
  await enter(employee("Tess"));
  const { rows } = await make().admin.query(
    `select access_token, refresh_token, id_token from accounts a join users u on u.id = a.user_id
     where u.email = 'tess@northwind.example'`,
  );
  expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);
});

test("a provider that is down is said to be, and found again once it is back, without a restart", async () => {
  const fresh = await open();
  await staged().company.server.stop();
  const start = () =>
    fresh.browser().send("POST", "/api/auth/sign-in/social", {
      provider: "company",
      callbackURL: "/dashboard",
    });
  const down = await start();
  expect([down.statusCode, down.json()]).toEqual([
    503,
    expect.objectContaining({ code: "companyUnavailable" }),
  ]);
  expect((await fresh.browser().send("GET", "/api/ready")).statusCode).toBe(200);
  await staged().company.server.start(staged().company.port, "localhost");
  const out = await goToCompany(fresh);
  await staged().company.server.stop();
  const lost = await fresh.app.inject(out);
  await staged().company.server.start(staged().company.port, "localhost");
  expect(lost.headers.location).toBe("/signin?error=invalid_code");
  expect((await enter(employee("Uwe"), fresh)).path).toBe("/dashboard");
});

test("a provider that calls itself something else than the setting is not asked", async () => {
  const other = await open({ OIDC_ISSUER: `${staged().company.server.issuer.url}/` });
  const answer = await other.browser().send("POST", "/api/auth/sign-in/social", {
    provider: "company",
  });
  expect(answer.statusCode).toBe(503);
  expect(other.logLines.join("")).toContain("the provider says");
});
