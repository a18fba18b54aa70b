import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AccountInfo, User } from "#contract/user.ts";
import { comeBack, providerSettings } from "#server/test/rig/come-back.ts";
import { playProviders, type OutsidePerson } from "#server/test/model/outside-providers.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { openTestApp, testOrigin, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp(providerSettings);
let restore = () => {};
beforeAll(() => {
  restore = playProviders();
});
afterAll(() => restore());

const person = (name: string, isVerified = true): OutsidePerson => ({
  id: String(name.length * 1_000 + name.charCodeAt(0)),
  name,
  email: `${name.toLowerCase()}@outside.example`,
  isVerified,
});

describe.each([
  ["google", "accounts.google.com"],
  ["github", "github.com"],
])("%s, unmodified", (provider, host) => {
  test("a person goes out, comes back signed in and has no password to change [S-260, S-302, S-706]", async () => {
    const { outside, answer, browser } = await comeBack(app(), provider, person(`New${provider}`));
    expect(outside.host).toBe(host);
    expect(outside.searchParams.get("redirect_uri")).toBe(
      `${testOrigin}/api/auth/callback/${provider}`,
    );
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/dashboard"]);
    const session = (await browser.send("GET", "/api/auth/get-session")).json<{ user: User }>();
    expect(session.user).toMatchObject({
      email: `new${provider}@outside.example`,
      emailVerified: true,
    });
    const info = (await browser.send("GET", "/api/user/accounts")).json<AccountInfo>();
    expect(info).toEqual({
      providers: [{ provider }],
      hasPassword: false,
      canChangePassword: false,
    });
  });

  test("the tokens a provider gave are not kept", async () => {
    const somebody = person(`Sealed${provider}`);
    for (const _ of ["signs up", "signs in"]) await comeBack(app(), provider, somebody);
    const admin = await connectForTest(app().database.admin);
    const { rows } = await admin.query(
      `select access_token, refresh_token, id_token from accounts a join users u on u.id = a.user_id
       where u.email = $1`,
      [somebody.email],
    );
    expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);
  });

  test("A-11: an unverified local account is not taken over by the same address outside [W-11]", async () => {
    const local = await app().signUp(`Local ${provider}`);
    const { answer, browser } = await comeBack(app(), provider, {
      ...person("Thief"),
      email: local.email,
    });
    expect(answer.headers.location).not.toBe("/dashboard");
    expect((await browser.send("GET", "/api/organizations")).statusCode).toBe(401);
    const info = (await local.send("GET", "/api/user/accounts")).json<AccountInfo>();
    expect(info.providers).toEqual([]);
  });

  test("a forged or missing state is refused", async () => {
    for (const state of ["forged", ""]) {
      const { answer, browser } = await comeBack(app(), provider, person("Forger"), { state });
      expect(answer.headers.location).not.toBe("/dashboard");
      expect((await browser.send("GET", "/api/organizations")).statusCode).toBe(401);
    }
  });
});

test("a page may load pictures from the providers that are set up, and from nobody else [S-222, R-16]", async () => {
  const { headers } = await app().app.inject({ url: "/api/health" });
  expect(headers["content-security-policy"]).toContain(
    "img-src 'self' data: https://lh3.googleusercontent.com https://avatars.githubusercontent.com;",
  );
  const without = await openTestApp({}, app().database);
  const answer = await without.app.inject({ url: "/api/health" });
  await without.close();
  expect(answer.headers["content-security-policy"]).toContain("img-src 'self' data:;");
});
