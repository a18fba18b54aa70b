import { describe, expect, test } from "vitest";
import type { AccountInfo, Session, User } from "#contract/user.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { useTestApp, type Browser } from "#server/test/test-app.ts";

const app = useTestApp({ SIGN_IN_FAILURES_PER_ACCOUNT: "3" });

const password = "correct horse";
const signIn = (email: string, secret = password) =>
  app().browser().send("POST", "/api/auth/sign-in/email", { email, password: secret });
const sessionOf = async (browser: Browser) =>
  (await browser.send("GET", "/api/auth/get-session")).json<{ user: User } | null>();

async function signInAgain(email: string): Promise<Browser> {
  const answer = await signIn(email);
  const cookie = answer.cookies
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join(";");
  return app().browser(cookie);
}

describe("a session cookie", () => {
  test("that is no session is taken back with the answer that says so, and a session's is not [X-55]", async () => {
    const askWith = (cookie: string) => app().browser(cookie).send("GET", "/api/auth/get-session");
    const dead = await askWith("roleprint.session=made-up");
    expect(dead.json()).toBeNull();
    expect(dead.cookies).toMatchObject([{ name: "roleprint.session", value: "", maxAge: 0 }]);
    expect((await app().browser().send("GET", "/api/auth/get-session")).cookies).toEqual([]);
    const { email } = await app().signUp("Cora Cookie");
    const signedIn = await (await signInAgain(email)).send("GET", "/api/auth/get-session");
    expect([signedIn.json<object | null>() === null, signedIn.cookies]).toEqual([false, []]);
  });
});

describe("signing in", () => {
  test("an existing address is answered 422 and a wrong password 401 [S-705]", async () => {
    const { email } = await app().signUp("Eve Exists");
    const again = await app()
      .browser()
      .send("POST", "/api/auth/sign-up/email", { name: "Eve", email, password });
    expect(again.statusCode).toBe(422);
    expect(again.json<{ code: string }>().code).toMatch(/^USER_ALREADY_EXISTS/u);
    expect((await signIn(email, "wrong horse")).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  test("B-10: an address is the same in capitals, full width and with spaces around it [W-32]", async () => {
    const { email } = await app().signUp("Nfkc Norm");
    const wide = email.replaceAll(/[a-z]/gu, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
    );
    for (const form of [email.toUpperCase(), ` ${email} `, wide]) {
      expect([form, (await signIn(form)).statusCode]).toEqual([form, 200]);
    }
    const twin = { name: "Twin", email: email.toUpperCase(), password };
    expect((await app().browser().send("POST", "/api/auth/sign-up/email", twin)).statusCode).toBe(
      422,
    );
  });

  test("A-15, S10: wrong passwords are counted per account whatever address they come from; a success forgets them [W-15]", async () => {
    const { email } = await app().signUp("Brute Forced");
    const guess = (index: number, secret: string) =>
      app().app.inject({
        method: "POST",
        url: "/api/auth/sign-in/email",
        headers: {
          origin: app().deps.env.origin,
          "x-forwarded-for": `10.0.0.${index}`,
          "x-client-ip": `10.1.0.${index}`,
        },
        remoteAddress: `10.2.0.${index}`,
        payload: { email, password: secret },
      });
    for (const index of [1, 2]) expect((await guess(index, "wrong")).statusCode).toBe(401);
    expect((await guess(3, password)).statusCode).toBe(200);
    for (const index of [4, 5, 6]) expect((await guess(index, "wrong")).statusCode).toBe(401);
    const refused = await guess(7, password);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
    const { email: other } = await app().signUp("Not Forced");
    expect((await signIn(other)).statusCode).toBe(200);
  });

  test("A-11: a body's own userId, image or verified flag changes nothing [W-11]", async () => {
    const form = {
      name: "Mallory",
      email: "mallory@example.com",
      password,
      emailVerified: true,
      image: "javascript:alert(1)",
      id: "1",
      role: "admin",
      bio: "x",
    };
    const answer = await app().browser().send("POST", "/api/auth/sign-up/email", form);
    expect(answer.json<{ user: User }>().user).toMatchObject({ emailVerified: false, image: null });
    const admin = await connectForTest(app().database.admin);
    const { rows } = await admin.query(
      "select email_verified, image, bio, id from users where email = 'mallory@example.com'",
    );
    expect(rows[0]).toMatchObject({ email_verified: false, image: null, bio: "" });
    expect((rows[0] as { id: string }).id).not.toBe("1");
  });

  test("B-07: a name of 100,000 signs or with a NUL is refused", async () => {
    for (const name of ["x".repeat(100_000), "nul\u0000", "   "]) {
      const answer = await app()
        .browser()
        .send("POST", "/api/auth/sign-up/email", { name, email: "long@example.com", password });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }
  });

  test("the password at rest is argon2id and seven characters are too few [S-903]", async () => {
    const { userId } = await app().signUp("Argo Nid");
    const admin = await connectForTest(app().database.admin);
    const { rows } = await admin.query<{ password: string }>(
      "select password from accounts where user_id = $1",
      [userId],
    );
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    const short = { name: "Short", email: "short@example.com", password: "1234567" };
    expect((await app().browser().send("POST", "/api/auth/sign-up/email", short)).statusCode).toBe(
      400,
    );
  });
});

describe("the caller's own account", () => {
  test("a visitor is refused, a person sees how they sign in [S-302, S-708]", async () => {
    expect((await app().browser().send("GET", "/api/user/accounts")).statusCode).toBe(401);
    const maya = await app().signUp("Maya Accounts");
    const info = (await maya.send("GET", "/api/user/accounts")).json<AccountInfo>();
    expect(info).toEqual({ providers: [], hasPassword: true, canChangePassword: true });
  });

  test("the profile is changed, the e-mail cannot be, and the session shows it [S-301, S-512, S-709]", async () => {
    const maya = await app().signUp("Maya Profile");
    const change = (body: object) => maya.send("PATCH", "/api/user/profile", body);
    expect((await change({ name: " " })).json()).toMatchObject({ message: "Name is required" });
    expect((await change({ name: "Maya", email: "other@example.com" })).statusCode).toBe(400);
    const form = {
      name: "Maya O.",
      phone: "+1",
      timezone: "UTC-5 Eastern",
      signatureBlock: "Maya\nNorthwind",
    };
    expect((await change(form)).json<User>()).toMatchObject({ ...form, email: maya.email });
    expect((await sessionOf(maya))?.user).toMatchObject(form);
  });

  test("A-12: changing the password needs the current one and ends every other session [S-707, R-15, W-12]", async () => {
    const maya = await app().signUp("Maya Change");
    const phone = await signInAgain(maya.email);
    const change = (currentPassword: string) =>
      maya.send("POST", "/api/auth/change-password", {
        currentPassword,
        newPassword: "battery staple",
        revokeOtherSessions: false,
      });
    const wrong = await change("not it");
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([
      400,
      "INVALID_PASSWORD",
    ]);
    const done = await change(password);
    expect(done.statusCode).toBe(200);
    expect(await sessionOf(phone)).toBeNull();
    expect(await sessionOf(maya)).toBeNull();
    expect((await signIn(maya.email)).statusCode).toBe(401);
    expect((await signIn(maya.email, "battery staple")).statusCode).toBe(200);
    const admin = await connectForTest(app().database.admin);
    const recorded = await admin.query(
      "select 1 from audit_entries where user_id = $1 and action = 'account.passwordChange'",
      [maya.userId],
    );
    expect(recorded.rowCount).toBe(1);
  });

  test("A-12: sessions are listed without their token, one is ended, nobody ends another person's [W-12]", async () => {
    const maya = await app().signUp("Maya Sessions");
    const phone = await signInAgain(maya.email);
    const listed = await maya.send("GET", "/api/user/sessions");
    const sessions = listed.json<Session[]>();
    expect(sessions.filter((session) => session.isCurrent)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    expect(listed.body).not.toContain(
      decodeURIComponent(phone.cookie.split("=")[1] ?? "").split(".")[0],
    );
    const other = sessions.find((session) => !session.isCurrent)?.id ?? "";
    const omar = await app().signUp("Omar Ends");
    expect((await omar.send("DELETE", `/api/user/sessions/${other}`)).statusCode).toBe(404);
    expect(await sessionOf(phone)).not.toBeNull();
    expect((await maya.send("DELETE", `/api/user/sessions/${other}`)).statusCode).toBe(200);
    expect(await sessionOf(phone)).toBeNull();
  });

  test("A-12: signing out ends the session on the server; idle and thirty-day-old ones are over [S-225, S-705, W-12]", async () => {
    const maya = await app().signUp("Maya Leaves");
    await maya.send("POST", "/api/auth/sign-out", {});
    expect((await maya.send("GET", "/api/organizations")).statusCode).toBe(401);
    const admin = await connectForTest(app().database.admin);
    for (const change of [
      "expires_at = now() - interval '1 s'",
      "created_at = now() - interval '31 days'",
    ]) {
      const old = await signInAgain(maya.email);
      expect((await old.send("GET", "/api/organizations")).statusCode).toBe(200);
      await admin.query(`update sessions set ${change} where user_id = $1`, [maya.userId]);
      expect((await old.send("GET", "/api/organizations")).statusCode).toBe(401);
    }
  });

  test("V-07: sign-up, sign-in, refusal, sign-out and profile are each entered once in the person's record [W-51]", async () => {
    const maya = await app().signUp("Maya Record");
    await signIn(maya.email, "wrong horse");
    await maya.send("PATCH", "/api/user/profile", { name: "Maya R." });
    await maya.send("POST", "/api/auth/sign-out", {});
    const admin = await connectForTest(app().database.admin);
    const { rows } = await admin.query<{ action: string }>(
      "select action from audit_entries where user_id = $1 order by id",
      [maya.userId],
    );
    expect(rows.map((row) => row.action)).toEqual([
      "account.signUp",
      "account.signIn",
      "profile.edit",
      "account.signOut",
    ]);
    const denied = await admin.query(
      "select object from audit_entries where outcome = 'denied' and action = 'account.signIn'",
    );
    expect(denied.rowCount).toBeGreaterThan(0);
    expect(JSON.stringify(denied.rows)).not.toContain(maya.email);
  });
});

test("an unconfigured provider is refused and says nothing of our settings", async () => {
  for (const provider of ["google", "github"]) {
    const answer = await app()
      .browser()
      .send("POST", "/api/auth/sign-in/social", { provider, callbackURL: "/dashboard" });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toMatch(/CLIENT/u);
  }
});
