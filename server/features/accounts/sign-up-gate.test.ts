import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { InvitationSent } from "#contract/invitation.ts";
import { explainSignUp } from "#contract/sign-up.ts";
import { signUpRule } from "#server/env.ts";
import { comeBack, providerSettings } from "#server/test/rig/come-back.ts";
import {
  idToken,
  playProviders,
  type OutsidePerson,
} from "#server/test/model/outside-providers.ts";
import { useTeams } from "#server/test/team.ts";
import { openTestApp, useTestApp, type TestApp } from "#server/test/test-app.ts";

const password = "correct horse";
let restore = () => {};
beforeAll(() => {
  restore = playProviders();
});
afterAll(() => restore());

/** Somebody nobody knows, somebody of the firm's domain, and somebody invited from outside it. */
const kinds = ["stranger", "colleague", "invited"] as const;
type Kind = (typeof kinds)[number];

const newAddress = (kind: Kind) =>
  `${kind}.${randomUUID()}@${kind === "colleague" ? "staffing.example" : "outside.example"}`;

const outsider = (email: string, isVerified = true): OutsidePerson => ({
  id: randomUUID(),
  name: "Nora New",
  email,
  isVerified,
});

const signUp = (app: TestApp, email: string) =>
  app.browser().send("POST", "/api/auth/sign-up/email", { name: "Nora New", email, password });

/** Each way to a new account; the answer is whether there is one and what a refused person is told. */
const doors: Record<string, (app: TestApp, email: string) => Promise<string>> = {
  async "e-mail"(app, email) {
    const answer = await signUp(app, email);
    return answer.statusCode === 200 ? "in" : answer.json<{ code: string }>().code;
  },
  google: (app, email) => enterBy(app, "google", email),
  github: (app, email) => enterBy(app, "github", email),
  async "a token that Google signed"(app, email) {
    const token = idToken(outsider(email), providerSettings.GOOGLE_CLIENT_ID);
    const form = { provider: "google", idToken: { token } };
    const answer = await app.browser().send("POST", "/api/auth/sign-in/social", form);
    return answer.statusCode === 200 ? "in" : answer.json<{ code: string }>().code;
  },
};

async function enterBy(app: TestApp, provider: string, email: string): Promise<string> {
  const { answer } = await comeBack(app, provider, outsider(email));
  const place = new URL(String(answer.headers.location), "http://here.invalid");
  return place.pathname === "/dashboard" ? "in" : (place.searchParams.get("error") ?? "nowhere");
}

const domains = { SIGN_UP_DOMAINS: "Staffing.example, other.example" };
const rules: [string, Record<string, string>, Kind[]][] = [
  ["open", {}, ["stranger", "colleague", "invited"]],
  ["open to domains", domains, ["colleague"]],
  ["invited", { SIGN_UP: "invited" }, ["invited"]],
  ["invited, and domains", { SIGN_UP: "invited", ...domains }, ["colleague", "invited"]],
  ["closed", { SIGN_UP: "closed" }, []],
  ["closed, and domains", { SIGN_UP: "closed", ...domains }, []],
];

describe.each(rules)("where sign-up is %s", (_, settings, welcome) => {
  const app = useTestApp({ ...providerSettings, ...settings });
  const { make, newcomer, team } = useTeams(app);
  const isRestricted = welcome.length < kinds.length;

  async function countPeople(email: string): Promise<number> {
    const found = await make().admin.query("select 1 from users where email = $1", [email]);
    return found.rowCount ?? 0;
  }

  async function invite(email: string): Promise<string> {
    const { anna, path } = await team();
    const sent = await anna.send("POST", `${path}/invite`, { email, role: "recruiter" });
    return sent.json<InvitationSent>().link?.split("/invite/")[1] ?? "";
  }

  for (const [door, enter] of Object.entries(doors)) {
    test(`by ${door} exactly those come in who may`, async () => {
      for (const kind of kinds) {
        const email = newAddress(kind);
        if (kind === "invited") await invite(email);
        const isWelcome = welcome.includes(kind);
        expect([kind, await enter(app(), email)]).toEqual([
          kind,
          isWelcome ? "in" : "signUpRefused",
        ]);
        expect(await countPeople(email)).toBe(isWelcome ? 1 : 0);
      }
    });
  }

  test("whoever follows an invitation signs up and joins where they may, and with an account everywhere", async () => {
    const email = newAddress("invited");
    const token = await invite(email);
    expect((await app().browser().send("GET", `/api/invitations/${token}`)).statusCode).toBe(200);
    const answer = await signUp(app(), email);
    const cookies = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
    const nora = app().browser(cookies.join("; "));
    const isIn = await nora.send("POST", "/api/organizations/accept-invitation", { token });
    expect(isIn.statusCode).toBe(welcome.includes("invited") ? 200 : 401);
    const omar = await newcomer();
    const own = { token: await invite(omar.email) };
    const joined = await omar.send("POST", "/api/organizations/accept-invitation", own);
    expect(joined.statusCode).toBe(200);
  });

  test("everybody is told the rule, and a refusal says why and not who has an account", async () => {
    const rule = signUpRule(app().deps.env);
    const told = await app().browser().send("GET", "/api/sign-up-rule");
    expect([told.statusCode, told.json()]).toEqual([200, rule]);
    const omar = await newcomer();
    const answers = [await signUp(app(), newAddress("stranger")), await signUp(app(), omar.email)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      isRestricted ? [403, 403] : [200, 422],
    );
    const words = { code: "signUpRefused", message: explainSignUp(rule) };
    const refusals = answers.filter(({ statusCode }) => statusCode === 403);
    expect(refusals.map((answer) => answer.json())).toEqual(refusals.map(() => words));
  });

  test("an address that a provider did not confirm opens no restricted door", async () => {
    const email = newAddress("colleague");
    await invite(email);
    const { browser } = await comeBack(app(), "google", outsider(email, false));
    const { statusCode } = await browser.send("GET", "/api/organizations");
    expect(statusCode).toBe(isRestricted ? 401 : 200);
  });

  test("who has an account signs in as ever, by password and by a provider", async () => {
    const open = await openTestApp(providerSettings, app().database);
    const local = newAddress("stranger");
    const person = outsider(newAddress("stranger"));
    expect((await signUp(open, local)).statusCode).toBe(200);
    await comeBack(open, "github", person);
    await open.close();
    const form = { email: local, password };
    const signedIn = await app().browser().send("POST", "/api/auth/sign-in/email", form);
    expect(signedIn.statusCode).toBe(200);
    const { browser } = await comeBack(app(), "github", person);
    expect((await browser.send("GET", "/api/organizations")).statusCode).toBe(200);
  });
});

describe("where only invited people sign up, an invitation counts", () => {
  const app = useTestApp({ SIGN_UP: "invited" });
  const { make, team } = useTeams(app);

  test.each([
    ["no longer once it was withdrawn", "update invitations set revoked_at = now()"],
    ["no longer once it was used", "update invitations set accepted_at = now()"],
    ["no longer once it expired", "update invitations set expires_at = now()"],
    ["no longer once whoever sent it left", "delete from memberships where role = 'admin'"],
  ])("%s", async (_, change) => {
    const { anna, path } = await team();
    const email = newAddress("invited");
    await anna.send("POST", `${path}/invite`, { email, role: "recruiter" });
    await make().admin.query(change);
    expect((await signUp(app(), email)).statusCode).toBe(403);
  });

  test("however the address is written, and for no other", async () => {
    const { anna, path } = await team();
    const email = newAddress("invited");
    await anna.send("POST", `${path}/invite`, { email, role: "recruiter" });
    expect((await signUp(app(), `x${email}`)).statusCode).toBe(403);
    expect((await signUp(app(), ` ${email.toUpperCase()} `)).statusCode).toBe(200);
  });
});
