import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { outboxService } from "#server/features/outbox/outbox.service.ts";
import { linkIn, startMailServer, textPartOf, type MailServer } from "#server/test/mail-server.ts";
import { queueIsEmpty } from "#server/test/database/queue-is-empty.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { eventually, openTestApp, type TestApp } from "#server/test/test-app.ts";
import { startWorker, type Worker } from "#server/worker.ts";

let mail: MailServer;
let app: TestApp;
let worker: Worker;
const password = "correct horse";

beforeAll(async () => {
  mail = await startMailServer();
  app = await openTestApp({
    SMTP_URL: mail.url,
    EMAIL_VERIFICATION: "required",
    MAIL_TIMEOUT_MS: "3000",
  });
  worker = await startWorker(app.deps);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await mail.close();
});
beforeEach(() => {
  mail.behave("accept");
});

const post = (url: string, body: object, cookie?: string) =>
  app.browser(cookie).send("POST", url, body);
const signUp = (name: string, email: string) =>
  post("/api/auth/sign-up/email", { name, email, password });
const mailTo = (email: string) =>
  eventually(
    async () => mail.received.filter((one) => one.to.includes(email)),
    (found) => found.length > 0,
  );
const pathIn = (link: string) => link.replace(app.deps.env.origin, "");

describe("with verification required", () => {
  test("signing in is refused with 403 until the mailed link is opened", async () => {
    const answer = await signUp("Vera Verify", "vera@example.com");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const signIn = () => post("/api/auth/sign-in/email", { email: "vera@example.com", password });
    const early = await signIn();
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([
      403,
      "EMAIL_NOT_VERIFIED",
    ]);
    const [letter] = await mailTo("vera@example.com");
    expect(textPartOf(letter)).toContain("Please confirm that this address is yours.");
    const opened = await app.app.inject({ url: pathIn(linkIn(letter)) });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, "/dashboard"]);
    expect((await signIn()).statusCode).toBe(200);
  });

  test("A-16: a known address is answered like a new one, and its owner gets a letter instead [W-16]", async () => {
    const fresh = await signUp("Nina New", "nina@example.com");
    const again = await signUp("Somebody Else", "nina@example.com");
    expect(again.statusCode).toBe(fresh.statusCode);
    expect(Object.keys(again.json<object>())).toEqual(Object.keys(fresh.json<object>()));
    const letters = await eventually(
      async () => mail.received.filter((one) => one.to.includes("nina@example.com")),
      (found) => found.length === 2,
    );
    expect(letters[1]?.raw).toContain("Subject: You already have a Roleprint account");
  });

  test.each(["refuse", "silent"] as const)(
    "F-26: when the mail server is %s, sign-up says so within 5 s and the letter arrives later, once [W-84]",
    async (behaviour) => {
      mail.behave(behaviour);
      const email = `late.${behaviour}@example.com`;
      const started = Date.now();
      const answer = await signUp("Late Larry", email);
      expect(Date.now() - started).toBeLessThan(patient(5_000, 30_000));
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        503,
        "Failed to send verification email",
      ]);
      mail.behave("accept");
      await mailTo(email);
      await queueIsEmpty(app);
      expect(mail.received.filter((one) => one.to.includes(email))).toHaveLength(1);
      const admin = await connectForTest(app.database.admin);
      const { rows } = await admin.query(
        "select status, sealed from letters where recipient = $1",
        [email],
      );
      expect(rows).toEqual([{ status: "sent", sealed: null }]);
    },
  );

  test("a new verification letter can be asked for, and an unknown address gets the same answer", async () => {
    await signUp("Rita Resend", "rita@example.com");
    const known = await post("/api/auth/send-verification-email", {
      email: "rita@example.com",
      callbackURL: "/dashboard",
    });
    const unknown = await post("/api/auth/send-verification-email", {
      email: "nobody@example.com",
      callbackURL: "/dashboard",
    });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    await eventually(
      async () => mail.received.filter((one) => one.to.includes("rita@example.com")).length,
      (count) => count === 2,
    );
  });
});

describe("A-17: the reset link [W-17]", () => {
  test("is mailed from our own address, works once, ends all sessions, and is hashed at rest [S-707]", async () => {
    await signUp("Rudi Reset", "rudi@example.com");
    const [verification] = await mailTo("rudi@example.com");
    const verified = await app.app.inject({ url: pathIn(linkIn(verification)) });
    const cookie = verified.cookies
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join(";");
    expect((await app.browser(cookie).send("GET", "/api/organizations")).statusCode).toBe(200);

    const asked = await app.app.inject({
      method: "POST",
      url: "/api/auth/request-password-reset",
      headers: { origin: app.deps.env.origin, host: "evil.example" },
      payload: { email: "rudi@example.com", redirectTo: "/reset-password" },
    });
    const unknown = await post("/api/auth/request-password-reset", {
      email: "nobody@example.com",
      redirectTo: "/reset-password",
    });
    expect([asked.statusCode, asked.body]).toEqual([unknown.statusCode, unknown.body]);
    const letters = await eventually(
      async () => mail.received.filter((one) => one.to.includes("rudi@example.com")),
      (found) => found.length === 2,
    );
    const link = linkIn(letters[1]);
    expect(link.startsWith(`${app.deps.env.origin}/reset-password?token=`)).toBe(true);
    const token = new URL(link).searchParams.get("token") ?? "";

    const admin = await connectForTest(app.database.admin);
    const { rows } = await admin.query<{ line: string }>(
      "select v::text line from verifications v union all select l::text from letters l",
    );
    expect(rows.filter(({ line }) => line.includes(token))).toEqual([]);

    const reset = () => post("/api/auth/reset-password", { newPassword: "battery staple", token });
    expect((await reset()).statusCode).toBe(200);
    expect((await reset()).statusCode).toBe(400);
    expect((await app.browser(cookie).send("GET", "/api/organizations")).statusCode).toBe(401);
    const signIn = await post("/api/auth/sign-in/email", {
      email: "rudi@example.com",
      password: "battery staple",
    });
    expect(signIn.statusCode).toBe(200);
    const recorded = await admin.query(
      "select 1 from audit_entries where action = 'account.passwordReset'",
    );
    expect(recorded.rowCount).toBe(1);
  });

  test("is worthless after thirty minutes", async () => {
    await signUp("Olga Old", "olga@example.com");
    await post("/api/auth/request-password-reset", {
      email: "olga@example.com",
      redirectTo: "/reset-password",
    });
    const letters = await eventually(
      async () => mail.received.filter((one) => one.to.includes("olga@example.com")),
      (found) => found.length === 2,
    );
    const reset = letters.find((one) => linkIn(one).includes("reset-password"));
    const admin = await connectForTest(app.database.admin);
    const { rows } = await admin.query<{ minutes: number }>(
      "select extract(epoch from expires_at - now())::int / 60 minutes from verifications order by created_at desc limit 1",
    );
    expect(rows[0]?.minutes).toBeLessThanOrEqual(30);
    await admin.query("update verifications set expires_at = now() - interval '1 s'");
    const token = new URL(linkIn(reset)).searchParams.get("token");
    expect(
      (await post("/api/auth/reset-password", { newPassword: "battery staple", token })).statusCode,
    ).toBe(400);
  });
});

describe("B-12, F-26: a letter [W-34, W-84]", () => {
  const invitation = {
    kind: "invitation",
    to: "guest@example.com",
    link: "http://localhost:3000/invite/abc",
    inviterName: "Eve\r\nBcc: all@example.com",
    organizationName: "North\nwind <script>",
    role: "recruiter",
  } as const;

  test("has one recipient and no header that a name brought along", async () => {
    await outboxService(app.deps).writeAlone(invitation);
    const [letter] = await mailTo("guest@example.com");
    const raw = letter?.raw ?? "";
    const [head = ""] = raw.split("\r\n\r\n");
    expect(letter?.to).toEqual(["guest@example.com"]);
    expect(head).not.toMatch(/^bcc:/imu);
    expect(head).toMatch(/^Subject: Eve Bcc: all@example invited you to Roleprint$/mu);
    const html = raw.slice(raw.indexOf("text/html"));
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("<script>");
    expect(linkIn(letter)).toBe(invitation.link);
  });

  test("that the server took and then lost its voice over carries the same message id when it comes again", async () => {
    mail.behave("dropAfterData");
    await outboxService(app.deps).writeAlone({ ...invitation, to: "twice@example.com" });
    await mailTo("twice@example.com");
    mail.behave("accept");
    const letters = await eventually(
      async () => mail.received.filter((one) => one.to.includes("twice@example.com")),
      (found) => found.length >= 2,
    );
    const ids = letters.map(({ raw }) => /^Message-ID: (.*)$/imu.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(1);
  });
});
