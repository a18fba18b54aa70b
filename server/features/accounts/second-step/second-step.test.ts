import { createEmailVerificationToken } from "better-auth/api";
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { operatorService } from "#server/features/operators/operators.service.ts";
import { outboxService } from "#server/features/outbox/outbox.service.ts";
import { codeOf } from "#server/test/rig/authenticator.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { openTestApp, useTestApp, type Browser } from "#server/test/test-app.ts";

const app = useTestApp();
const password = "correct horse";

const jar = ({ cookies }: LightMyRequestResponse) =>
  cookies
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
const post = (browser: Browser, path: string, body: object) =>
  browser.send("POST", `/api/auth/${path}`, body);
const reaches = async (cookie: string) =>
  (await app().browser(cookie).send("GET", "/api/organizations")).statusCode;

type Enabled = { totpURI: string; backupCodes: string[] };

/** Somebody with an app and recovery codes; the code of this half minute is used up. */
async function enrol(name: string) {
  const person = await app().signUp(name);
  const enabled = (await post(person, "two-factor/enable", { password })).json<Enabled>();
  const proven = await post(person, "two-factor/verify-totp", { code: codeOf(enabled.totpURI) });
  expect(proven.statusCode).toBe(200);
  return { ...person, ...enabled, cookie: jar(proven) };
}

/** Says the password; the answer's cookies are all that a browser has before the second step. */
async function sayPassword(email: string) {
  const answer = await post(app().browser(), "sign-in/email", { email, password });
  return { answer, cookie: jar(answer), halfway: app().browser(jar(answer)) };
}

async function actionsOf(userId: string): Promise<string[]> {
  const admin = await connectForTest(app().database.admin);
  const { rows } = await admin.query<{ action: string }>(
    "select action from audit_entries where user_id = $1 order by id",
    [userId],
  );
  return rows.map(({ action }) => action);
}

test("a second step needs the password, begins with the first right code and is recorded", async () => {
  const anna = await app().signUp("Anna Enrols");
  expect((await post(anna, "two-factor/enable", { password: "wrong" })).statusCode).toBe(400);
  const { totpURI } = (await post(anna, "two-factor/enable", { password })).json<Enabled>();
  expect(totpURI).toMatch(/^otpauth:\/\/totp\/Roleprint:anna\.enrols%40example\.com\?secret=/u);
  expect((await sayPassword(anna.email)).answer.json()).toMatchObject({ user: {} });
  const wrong = await post(anna, "two-factor/verify-totp", { code: "000000" });
  expect(wrong.statusCode).toBe(401);
  const right = await post(anna, "two-factor/verify-totp", { code: codeOf(totpURI) });
  expect(right.statusCode).toBe(200);
  expect(await actionsOf(anna.userId)).toEqual([
    "account.signUp",
    "account.signIn",
    "account.signIn",
    "account.secondStepOn",
  ]);
});

test("whoever is not signed in has no password to be wrong, so nothing is recorded", async () => {
  const admin = await connectForTest(app().database.admin);
  const recorded = async () => {
    const refused = "select 1 from audit_entries where action = 'account.secondStep'";
    return (await admin.query(refused)).rowCount;
  };
  const before = await recorded();
  for (const path of ["enable", "disable", "generate-backup-codes"]) {
    const answer = await post(app().browser(), `two-factor/${path}`, { password });
    expect(answer.statusCode).toBe(401);
  }
  expect(await recorded()).toBe(before);
});

test("after the password alone nothing is reached, and the right code opens a session", async () => {
  const ben = await enrol("Ben Halfway");
  const { answer, cookie, halfway } = await sayPassword(ben.email);
  expect(answer.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ["totp"] });
  expect(cookie).not.toContain("roleprint.session");
  expect(cookie).not.toContain("roleprint.device");
  expect(await reaches(cookie)).toBe(401);
  const admin = await connectForTest(app().database.admin);
  const { rows } = await admin.query("select 1 from sessions where user_id = $1", [ben.userId]);
  expect(rows).toHaveLength(1);
  for (const path of ["two-factor/disable", "two-factor/enable", "change-password"]) {
    const body = { password, currentPassword: password, newPassword: "another horse" };
    expect((await post(halfway, path, body)).statusCode).toBe(401);
  }
  const code = codeOf(ben.totpURI, 1);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const entered = await post(halfway, "two-factor/verify-totp", {
    code: spaced,
    trustDevice: true,
  });
  expect([entered.statusCode, await reaches(jar(entered))]).toEqual([200, 200]);
  expect(jar(entered)).not.toContain("trust");
  expect((await actionsOf(ben.userId)).slice(-2)).toEqual([
    "account.secondStepOn",
    "account.signIn",
  ]);
});

test("a code opens one session only", async () => {
  const { email, totpURI } = await enrol("Cleo Replay");
  const code = codeOf(totpURI, 1);
  const statuses = [];
  for (const _ of ["first", "again"]) {
    const { halfway } = await sayPassword(email);
    statuses.push((await post(halfway, "two-factor/verify-totp", { code })).statusCode);
  }
  expect(statuses).toEqual([200, 401]);
});

test("a recovery code opens one session, and new ones end the old", async () => {
  const dora = await enrol("Dora Recovers");
  const [first = "", second = ""] = dora.backupCodes;
  expect(new Set(dora.backupCodes).size).toBe(10);
  const useCode = async (code: string) => {
    const { halfway } = await sayPassword(dora.email);
    return post(halfway, "two-factor/verify-backup-code", { code });
  };
  const entered = await useCode(first);
  expect([entered.statusCode, await reaches(jar(entered))]).toEqual([200, 200]);
  expect((await useCode(first)).statusCode).toBe(401);
  const fresh = await post(app().browser(jar(entered)), "two-factor/generate-backup-codes", {
    password,
  });
  const { backupCodes } = fresh.json<Enabled>();
  expect((await useCode(second)).statusCode).toBe(401);
  expect((await useCode(backupCodes[0] ?? "")).statusCode).toBe(200);
});

test.each([
  ["codes", "verify-totp", "000000"],
  ["recovery codes", "verify-backup-code", "aaaaa-aaaaa"],
])(
  "ten wrong %s close the second step for everybody, whatever address they come from",
  async (what, path, code) => {
    const { email, totpURI, backupCodes } = await enrol(`Emil Guessed ${what}`);
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const { cookie } = await sayPassword(email);
      const answer = await app().app.inject({
        method: "POST",
        url: `/api/auth/two-factor/${path}`,
        headers: { origin: "http://localhost:3000", cookie },
        payload: { code },
        remoteAddress: `10.0.0.${round}`,
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const right = { "verify-totp": codeOf(totpURI, 1), "verify-backup-code": backupCodes[0] };
    for (const [way, word] of Object.entries(right)) {
      const { halfway } = await sayPassword(email);
      const answer = await post(halfway, `two-factor/${way}`, { code: word });
      expect([way, answer.statusCode]).toEqual([way, 429]);
    }
  },
);

test("of six hundred wrong codes at once ten are looked at, and the right one comes too late", async () => {
  const { email, totpURI } = await enrol("Lena Raced");
  const cookies: string[] = [];
  for (let round = 0; round < 20; round += 1) cookies.push((await sayPassword(email)).cookie);
  const codes = Array.from({ length: 600 }, (_, at) => ({
    code: String(at).padStart(6, "0"),
    cookie: cookies[at % cookies.length] ?? "",
  }));
  const statuses = await Promise.all(
    codes.map(async ({ code, cookie }) => {
      const answer = await post(app().browser(cookie), "two-factor/verify-totp", { code });
      return answer.statusCode;
    }),
  );
  expect(statuses.filter((status) => status !== 429)).toEqual(
    Array.from({ length: 10 }, () => 401),
  );
  const { halfway } = await sayPassword(email);
  const right = await post(halfway, "two-factor/verify-totp", { code: codeOf(totpURI, 1) });
  expect(right.statusCode).toBe(429);
});

test("switching it off needs the password, guesses at it are limited, and the password is enough then", async () => {
  const finn = await enrol("Finn Stops");
  const browser = app().browser(finn.cookie);
  expect((await post(browser, "two-factor/disable", { password: "wrong" })).statusCode).toBe(400);
  expect((await post(browser, "two-factor/disable", {})).statusCode).toBe(400);
  expect((await sayPassword(finn.email)).answer.json()).toHaveProperty("twoFactorRedirect");
  expect((await post(browser, "two-factor/disable", { password })).statusCode).toBe(200);
  const { answer, cookie } = await sayPassword(finn.email);
  expect([answer.statusCode, await reaches(cookie)]).toEqual([200, 200]);
  expect(await actionsOf(finn.userId)).toContain("account.secondStepOff");
  const gina = await enrol("Gina Guessed");
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    const wrong = await post(app().browser(gina.cookie), "two-factor/disable", { password: "no" });
    statuses.push(wrong.statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test("secret and recovery codes are encrypted at rest and shown once", async () => {
  const { userId, totpURI, backupCodes, cookie } = await enrol("Hana Sealed");
  const admin = await connectForTest(app().database.admin);
  const { rows } = await admin.query("select * from two_factors where user_id = $1", [userId]);
  const stored = JSON.stringify(rows);
  const secret = new URL(totpURI).searchParams.get("secret") ?? "none";
  for (const plain of [secret, ...backupCodes]) expect(stored).not.toContain(plain);
  const again = await post(app().browser(cookie), "two-factor/get-totp-uri", { password });
  expect(again.statusCode).toBe(404);
  expect(app().logLines.join("")).not.toContain(secret);
});

test("a mailed link that confirms the address does not stand in for the second step", async () => {
  const ida = await enrol("Ida Mailed");
  const token = await createEmailVerificationToken(app().deps.env.AUTH_SECRET, ida.email);
  const answer = await app().app.inject({ url: `/api/auth/verify-email?token=${token}` });
  expect(answer.statusCode).toBe(403);
  expect(jar(answer)).not.toContain("roleprint.session");
});

test("an operator removes a second step, and that is recorded", async () => {
  const jon = await enrol("Jon Lost");
  const links = { draft: () => ({ link: "", arm: async () => {} }) };
  const operators = operatorService(app().deps, outboxService(app().deps), links);
  await operators.removeSecondStep({ userId: null, requestId: "admin.js" }, jon.userId);
  const { answer, cookie } = await sayPassword(jon.email);
  expect([answer.statusCode, await reaches(cookie)]).toEqual([200, 200]);
  expect((await operators.listActs())[0]).toMatchObject({ action: "removeSecondStep" });
});

test("without passwords there is no second step to begin", async () => {
  const settings = {
    GITHUB_CLIENT_ID: "id",
    GITHUB_CLIENT_SECRET: "secret",
    PASSWORD_SIGN_IN: "off",
  };
  const kim = await app().signUp("Kim Off");
  const off = await openTestApp(settings, app().database);
  const answer = await post(off.browser(kim.cookie), "two-factor/enable", { password });
  await off.close();
  expect(answer.json()).toMatchObject({ code: "passwordSignInOff" });
});
