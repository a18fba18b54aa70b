import { afterAll, beforeAll, expect, test } from "vitest";
import { linkIn, startMailServer, type MailServer } from "#server/test/mail-server.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { eventually, openTestApp, testOrigin, type TestApp } from "#server/test/test-app.ts";
import { startWorker, type Worker } from "#server/worker.ts";

let mail: MailServer;
let app: TestApp;
let worker: Worker;
const password = "correct horse";
const newPassword = "battery staple";

beforeAll(async () => {
  mail = await startMailServer();
  app = await openTestApp({ SMTP_URL: mail.url, EMAIL_VERIFICATION: "off" });
  worker = await startWorker(app.deps);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await mail.close();
});

let addresses = 0;
/** Each from an address of its own, as somebody with many machines would. */
function post(path: string, payload: object, cookie = "") {
  addresses += 1;
  const headers = { origin: testOrigin, ...(cookie ? { cookie } : {}) };
  const remoteAddress = `10.3.${Math.floor(addresses / 200)}.${addresses % 200}`;
  return app.app.inject({
    method: "POST",
    url: `/api/auth${path}`,
    headers,
    remoteAddress,
    payload,
  });
}

const signIn = async (email: string, secret: string, cookie?: string) =>
  (await post("/sign-in/email", { email, password: secret }, cookie)).statusCode;

async function inARow(count: number, attempt: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push(await attempt());
  return statuses;
}

/** `10 times 401, then 30 times 429`. */
const lines = (...runs: [number, number][]) =>
  runs.flatMap(([count, status]) => Array.from({ length: count }, () => status));

async function mailedLinks(email: string, count: number): Promise<string[]> {
  const letters = await eventually(
    async () => mail.received.filter((one) => one.to.includes(email)),
    (found) => found.length >= count,
  );
  return letters.map(linkIn);
}

async function askForReset(email: string, count = 1): Promise<string[]> {
  for (let index = 0; index < count; index += 1)
    await post("/request-password-reset", { email, redirectTo: "/reset-password" });
  const links = await mailedLinks(email, count);
  return links.map((link) => new URL(link).searchParams.get("token") ?? "");
}

const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");

test("M2: of 40 passwords guessed through a stolen session, from 40 addresses, ten are looked at", async () => {
  const { cookie, email, userId } = await app.signUp("Mona Stolen");
  const guess = async (currentPassword: string) =>
    (await post("/change-password", { currentPassword, newPassword }, cookie)).statusCode;
  expect(await inARow(40, () => guess("wrong horse"))).toEqual(lines([10, 400], [30, 429]));
  expect(await guess(password)).toBe(429);
  expect(await signIn(email, password)).toBe(200);
  const admin = await connectForTest(app.database.admin);
  const refused = await admin.query(
    "select 1 from audit_entries where outcome = 'denied' and action = 'account.passwordChange'",
  );
  expect(refused.rowCount).toBe(10);
  const done = await admin.query(
    "select 1 from audit_entries where user_id = $1 and action = 'account.passwordChange'",
    [userId],
  );
  expect(done.rowCount).toBe(0);
});

test("M2: the right password forgets the wrong ones before it", async () => {
  const { cookie } = await app.signUp("Mona Forgets");
  const change = async (currentPassword: string, next: string, with_ = cookie) =>
    post("/change-password", { currentPassword, newPassword: next }, with_);
  for (let index = 0; index < 9; index += 1) await change("wrong horse", newPassword);
  const done = await change(password, newPassword);
  expect(done.statusCode).toBe(200);
  const wrong = await inARow(
    10,
    async () => (await change("wrong horse", password, cookiesOf(done))).statusCode,
  );
  expect(wrong).toEqual(lines([10, 400]));
});

test("M3: strangers who guess do not lock out whoever has signed in before", async () => {
  const { cookie, email } = await app.signUp("Olga Owner");
  const seenHere = cookie.split("; ").find((one) => one.includes("device")) ?? "";
  expect(await inARow(40, () => signIn(email, "wrong horse"))).toEqual(lines([10, 401], [30, 429]));
  expect(await signIn(email, password)).toBe(429);
  expect(await signIn(email, password, seenHere)).toBe(200);
  expect(await signIn(email, password)).toBe(429);
  expect(await inARow(12, () => signIn(email, "wrong horse", seenHere))).toEqual(
    lines([10, 401], [2, 429]),
  );
});

test("M3: the mark of one account, or a made-up one, opens no other count", async () => {
  const { cookie } = await app.signUp("Mallory Marked");
  const { email } = await app.signUp("Vic Tim");
  const [, own = ""] = /roleprint\.device=([^;]+)/u.exec(cookie) ?? [];
  const forged = own.replace(/^[^.]+/u, "sign-in%3Amade-up");
  for (const mark of [own, forged, "x", `${own}x`])
    await signIn(email, "wrong", `roleprint.device=${mark}`);
  expect(await inARow(7, () => signIn(email, "wrong"))).toEqual(lines([6, 401], [1, 429]));
});

test("M3: a locked-out owner gets in by the reset, while others go on guessing", async () => {
  const { email } = await app.signUp("Lena Locked");
  await inARow(12, () => signIn(email, "wrong horse"));
  expect(await signIn(email, password)).toBe(429);
  const [token] = await askForReset(email);
  const reset = await post("/reset-password", { token, newPassword });
  expect(reset.statusCode).toBe(200);
  expect(await signIn(email, newPassword)).toBe(200);
  await inARow(12, () => signIn(email, "wrong horse"));
  expect(await signIn(email, newPassword)).toBe(429);
  expect(await signIn(email, newPassword, cookiesOf(reset))).toBe(200);
});

test("L4: a used reset link ends every other one of the same person", async () => {
  const { email } = await app.signUp("Lara Links");
  const other = await app.signUp("Otto Other");
  const [ottos] = await askForReset(other.email);
  const [first, second] = await askForReset(email, 2);
  const use = async (token: string | undefined) =>
    (await post("/reset-password", { token, newPassword })).statusCode;
  expect(await use(first)).toBe(200);
  expect(await use(second)).toBe(400);
  expect(await use(ottos)).toBe(200);
});

test("a password set by a mailed link ends the tokens its owner made, and nobody else's", async () => {
  const make = async (name: string) => {
    const { cookie, email } = await app.signUp(name);
    const { id } = (
      await app.browser(cookie).send("POST", "/api/organizations", { name: `${name}'s` })
    ).json<{ id: number }>();
    const form = { name: "Left behind", scopes: ["jobs.read"], days: 365 };
    const made = await app.browser(cookie).send("POST", `/api/organizations/${id}/tokens`, form);
    return { email, token: made.json<{ token: string }>().token };
  };
  const [robbed, other] = [await make("Rob Bed"), await make("Oda Other")];
  const asProgram = async (token: string) =>
    (await app.app.inject({ url: "/api/jobs", headers: { authorization: `Bearer ${token}` } }))
      .statusCode;
  expect([await asProgram(robbed.token), await asProgram(other.token)]).toEqual([200, 200]);
  const [link] = await askForReset(robbed.email);
  expect((await post("/reset-password", { token: link, newPassword })).statusCode).toBe(200);
  expect([await asProgram(robbed.token), await asProgram(other.token)]).toEqual([401, 200]);
});

test("M4: of 15 reset letters asked for from 15 addresses one person gets five, and the answers are alike", async () => {
  const { email } = await app.signUp("Rosa Flooded");
  const ask = (address: string) =>
    post("/request-password-reset", { email: address, redirectTo: "/reset-password" });
  const answers = [];
  for (let index = 0; index < 15; index += 1) answers.push((await ask(email)).body);
  expect(new Set(answers).size).toBe(1);
  expect((await ask("nobody@example.com")).body).toBe(answers[0]);
  const admin = await connectForTest(app.database.admin);
  const { rowCount } = await admin.query("select 1 from letters where recipient = $1", [email]);
  expect(rowCount).toBe(5);
  const links = await mailedLinks(email, 5);
  const token = new URL(links.at(-1) ?? "").searchParams.get("token");
  expect((await post("/reset-password", { token, newPassword })).statusCode).toBe(200);
});
