import { describe, expect, test } from "vitest";
import { providerSettings } from "#server/test/rig/come-back.ts";
import { startMailServer } from "#server/test/mail-server.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { openTestApp, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const password = "correct horse";
const picture = "https://evil.example/pixel.png";

describe("a session of 31 days, however often it was renewed (L6)", () => {
  async function oldSession(name: string) {
    const maya = await app().signUp(name);
    const admin = await connectForTest(app().database.admin);
    await admin.query(
      "update sessions set created_at = now() - interval '31 days' where user_id = $1",
      [maya.userId],
    );
    return { maya, admin };
  }

  test("is over at better-auth's own calls too", async () => {
    const { maya } = await oldSession("Maya Old");
    const session = await maya.send("GET", "/api/auth/get-session");
    expect([session.statusCode, session.json()]).toEqual([200, null]);
    const change = { currentPassword: password, newPassword: "battery staple" };
    const answer = await maya.send("POST", "/api/auth/change-password", change);
    expect(answer.statusCode).toBe(401);
    const email = maya.email;
    const again = await maya.send("POST", "/api/auth/sign-in/email", { email, password });
    expect(again.statusCode).toBe(200);
  });

  test("cannot be renewed past its thirtieth day", async () => {
    const young = await app().signUp("Yara Young");
    const admin = await connectForTest(app().database.admin);
    await admin.query(
      `update sessions set created_at = now() - interval '28 days', expires_at = now() + interval '1 day'
        where user_id = $1`,
      [young.userId],
    );
    expect((await young.send("GET", "/api/organizations")).statusCode).toBe(200);
    const { rows } = await admin.query<{ days: number }>(
      "select extract(epoch from expires_at - created_at)::float / 86400 days from sessions where user_id = $1",
      [young.userId],
    );
    expect(rows).toEqual([{ days: 30 }]);
  });
});

test("the cookie of a provider's state is Secure and __Host- on https (L7)", async () => {
  const origin = "https://roleprint.example";
  const secure = await openTestApp({ ...providerSettings, PUBLIC_URL: origin }, app().database);
  const answer = await secure.app.inject({
    method: "POST",
    url: "/api/auth/sign-in/social",
    headers: { origin },
    payload: { provider: "github", callbackURL: "/dashboard" },
  });
  await secure.close();
  const cookies = [answer.headers["set-cookie"]].flat();
  expect(cookies).toEqual([expect.stringMatching(/^__Host-roleprint\.state=/u)]);
  for (const part of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"])
    expect(cookies[0]).toContain(part);
  expect(cookies[0]).not.toMatch(/domain=/iu);
});

describe("nobody brings a picture along at sign-up (L14)", () => {
  const form = (email: string) => ({ name: "Pia Picture", email, password, image: picture });

  test("it is not stored and not answered", async () => {
    const answer = await app().browser().send("POST", "/api/auth/sign-up/email", form("p@a.test"));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ user: object }>().user).toMatchObject({ image: null });
    const admin = await connectForTest(app().database.admin);
    const { rows } = await admin.query("select image from users where email = 'p@a.test'");
    expect(rows).toEqual([{ image: null }]);
  });

  test("where accounts are hidden, the answer for a known address says no more than for a new one", async () => {
    const mail = await startMailServer();
    const hiding = await openTestApp({ SMTP_URL: mail.url }, app().database);
    const users = [];
    for (const email of ["p@a.test", "new@a.test"]) {
      const answer = await hiding.browser().send("POST", "/api/auth/sign-up/email", form(email));
      users.push(answer.json<{ user: object }>().user);
    }
    await hiding.close();
    await mail.close();
    expect(users).toEqual(users.map(() => expect.objectContaining({ image: null }) as object));
  });
});
