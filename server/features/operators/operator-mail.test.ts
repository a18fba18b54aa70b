import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OperatorAct, UnsentLetter } from "#contract/operator.ts";
import { outboxService } from "#server/features/outbox/outbox.service.ts";
import { sendEmailHandler } from "#server/features/outbox/send-email.task.ts";
import { useFactories, type Person } from "#server/test/database/factories.ts";
import { linkIn, startMailServer, type MailServer } from "#server/test/mail-server.ts";
import { eventually, openTestApp, type TestApp } from "#server/test/test-app.ts";
import { startWorker, type Worker } from "#server/worker.ts";

const boss = "olga.operator@example.com";
let mail: MailServer;
let app: TestApp;
let worker: Worker;
let olga: Person;

beforeAll(async () => {
  mail = await startMailServer();
  app = await openTestApp({
    SMTP_URL: mail.url,
    EMAIL_VERIFICATION: "off",
    MAIL_TIMEOUT_MS: "5000",
    OPERATORS: boss,
  });
  worker = await startWorker(app.deps);
});
const make = useFactories(() => app);
beforeAll(async () => {
  olga = await make().person("nobody", true, boss);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await mail.close();
});
beforeEach(() => {
  mail.behave("accept");
});

const send = (method: "GET" | "POST", path: string) =>
  app.browser(olga.cookie).send(method, `/api/operator/${path}`);
const unsentTo = async (recipient: string) => {
  const letters = (await send("GET", "letters")).json<UnsentLetter[]>();
  return letters.find((letter) => letter.recipient === recipient);
};
const mailTo = (email: string) =>
  eventually(
    async () => mail.received.filter((one) => one.to.includes(email)),
    (found) => found.length > 0,
  );
const lastAct = async () => (await send("GET", "acts")).json<OperatorAct[]>()[0];

/** An invitation the mail server did not take for a whole day. */
async function giveUp(to: string): Promise<number> {
  mail.behave("refuse");
  await outboxService(app.deps).writeAlone({
    kind: "invitation",
    to,
    link: `${app.deps.env.origin}/invite/abc`,
    inviterName: "Ida",
    organizationName: "North",
    role: "recruiter",
  });
  const letter = await unsentTo(to);
  if (!letter) throw new Error("the letter is not listed");
  await make().admin.query("delete from pgboss.job where name = 'send-letter'");
  await sendEmailHandler(app.deps).giveUp({ letterId: letter.id });
  mail.behave("accept");
  return letter.id;
}

test("a letter that was given up is listed by whom it is for, and arrives when an operator has it tried again", async () => {
  const letterId = await giveUp("guest@example.com");
  expect(await unsentTo("guest@example.com")).toEqual({
    id: letterId,
    kind: "invitation",
    recipient: "guest@example.com",
    status: "given up",
    canBeSent: true,
    createdAt: expect.any(String) as string,
  });
  expect((await send("POST", `letters/${letterId}/send`)).statusCode).toBe(200);
  const [letter] = await mailTo("guest@example.com");
  expect(linkIn(letter)).toBe(`${app.deps.env.origin}/invite/abc`);
  await eventually(
    () => unsentTo("guest@example.com"),
    (found) => found === undefined,
  );
  expect(await lastAct()).toMatchObject({ action: "sendLetter", whom: "guest@example.com" });
});

test("a letter that was sent, has lost its words or whose link has expired is not tried again", async () => {
  const letterId = await giveUp("late@example.com");
  const { admin } = make();
  const refusal = async () => {
    const answer = await send("POST", `letters/${letterId}/send`);
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };
  await admin.query("update letters set created_at = now() - interval '8 days' where id = $1", [
    letterId,
  ]);
  expect((await unsentTo("late@example.com"))?.canBeSent).toBe(false);
  expect(await refusal()).toEqual([409, "letterOver"]);
  await admin.query("update letters set created_at = now(), sealed = null where id = $1", [
    letterId,
  ]);
  expect((await unsentTo("late@example.com"))?.canBeSent).toBe(false);
  expect(await refusal()).toEqual([409, "letterOver"]);
  await admin.query("update letters set sealed = 'x', status = 'sent' where id = $1", [letterId]);
  expect(await refusal()).toEqual([409, "letterOver"]);
});

test("an operator has the usual reset mail sent to somebody, however often; its link sets a password once", async () => {
  const rudi = await app.signUp("Rudi Reset");
  for (let count = 0; count < 6; count += 1)
    expect((await send("POST", `people/${rudi.userId}/reset-link`)).statusCode).toBe(200);
  const letters = await eventually(
    async () => mail.received.filter((one) => one.to.includes(rudi.email)),
    (found) => found.length === 6,
  );
  expect(letters[0]?.raw).toContain("Subject: Reset your Roleprint password");
  const token = new URL(linkIn(letters[0])).searchParams.get("token");
  const reset = () =>
    app
      .browser()
      .send("POST", "/api/auth/reset-password", { newPassword: "battery staple", token });
  expect((await reset()).statusCode).toBe(200);
  expect((await reset()).statusCode).toBe(400);
  expect((await rudi.send("GET", "/api/organizations")).statusCode).toBe(401);
  expect(await lastAct()).toMatchObject({ action: "resetLink", whom: rudi.email });
});
