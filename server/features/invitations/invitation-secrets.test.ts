import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { InvitationSent, PendingInvitation } from "#contract/invitation.ts";
import { openFactories, type Factories } from "#server/test/database/factories.ts";
import { linkIn, startMailServer, textPartOf, type MailServer } from "#server/test/mail-server.ts";
import { eventually, openTestApp, testOrigin, type TestApp } from "#server/test/test-app.ts";
import { connect } from "#server/test/database/test-database.ts";
import { startWorker } from "#server/worker.ts";

let mail: MailServer;
let app: TestApp;
let make: Factories;

beforeAll(async () => {
  mail = await startMailServer();
  app = await openTestApp({ SMTP_URL: mail.url, EMAIL_VERIFICATION: "off" });
  make = await openFactories(await connect(app.database.admin), app.deps.env.AUTH_SECRET);
});
afterAll(async () => {
  await make.admin.end();
  await app.close();
  await mail.close();
});

/** Every row of every table, the queue's included, as text; bytes are written in hex. */
async function dump(): Promise<string> {
  const { rows: tables } = await make.admin.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
      where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  let text = "";
  for (const { name } of tables) {
    const { rows } = await make.admin.query<{ row: string }>(
      `select t::text as row from ${name} t`,
    );
    text += rows.map(({ row }) => row).join("\n");
  }
  return text.toLowerCase();
}

/** A secret as it might lie in a row: as it is, or its letters or bits in hex or base64. */
function shapesOf(token: string): string[] {
  const letters = Buffer.from(token, "utf8");
  const bits = Buffer.from(token, "base64url");
  const shapes = [letters, bits].flatMap((bytes) =>
    (["hex", "base64", "base64url"] as const).map((form) => bytes.toString(form)),
  );
  return [token, ...shapes].map((shape) => shape.replace(/=+$/u, "").toLowerCase());
}

test("nowhere in the database is a token that opens an invitation, before or after its letter is sent (A-09) [R-18, W-09]", async () => {
  const home = await make.organization("north");
  const anna = app.browser((await make.member(home, "admin")).cookie);
  const person = await make.person("nobody");
  const omar = app.browser(person.cookie);
  const url = `/api/organizations/${home.id}/invite`;
  const sent = (await anna.send("POST", url, { email: person.email })).json<InvitationSent>();
  expect(sent.link).toBeNull();
  const [listed] = (await omar.send("GET", "/api/organizations/pending-invitations")).json<
    PendingInvitation[]
  >();
  const before = await dump();
  const worker = await startWorker(app.deps);
  await eventually(
    async () => mail.received,
    (received) => received.length > 0,
  );
  await worker.stop();
  const after = await dump();

  const [letter] = mail.received;
  const token = (letter ? linkIn(letter) : "").split("/invite/")[1] ?? "";
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const hash = createHash("sha256").update(token).digest();
  for (const rows of [before, after]) {
    expect(rows).toContain(person.email);
    expect(rows).toContain(hash.toString("hex"));
    for (const secret of [token, listed?.token ?? "", listed?.token.split(".")[2] ?? ""]) {
      for (const shape of shapesOf(secret)) expect(rows).not.toContain(shape);
    }
  }
  expect(app.logLines.join("\n")).not.toContain(token);

  const accept = (secret: string) =>
    omar.send("POST", "/api/organizations/accept-invitation", { token: secret });
  for (const form of ["hex", "base64url"] as const) {
    expect((await accept(hash.toString(form))).statusCode).toBe(404);
  }
  expect((await accept(token)).statusCode).toBe(200);
});

test("line breaks and links in names add no recipient, no header and no link to the letter (B-12) [W-34]", async () => {
  const home = await make.organization("north");
  const person = await make.member(home, "admin");
  const anna = app.browser(person.cookie);
  const evil = "Evil\r\nBcc: victim@example.com\r\n\r\nhttps://evil.example/x \u202E";
  const organization = { name: `${evil}${"y".repeat(60)}` };
  const renamed = await anna.send("PATCH", `/api/organizations/${home.id}`, organization);
  expect(renamed.statusCode).toBe(200);
  await make.admin.query("update users set name = $2 where id = $1", [person.userId, evil]);
  mail.received.length = 0;
  await anna.send("POST", `/api/organizations/${home.id}/invite`, { email: "ada@example.com" });
  const worker = await startWorker(app.deps);
  const received = await eventually(
    async () => mail.received,
    (all) => all.length > 0,
  );
  await worker.stop();

  expect(received).toMatchObject([{ to: ["ada@example.com"] }]);
  const [letter] = received;
  const [headers = ""] = (letter?.raw ?? "").split("\r\n\r\n");
  expect(headers).toMatch(/^To: ada@example\.com$/mu);
  expect(headers).not.toMatch(/^(bcc|cc):/imu);
  const words = letter ? textPartOf(letter) : "";
  const links = words.match(/\w+:\/\/[^/\s]+/gu) ?? [];
  expect(new Set(links)).toEqual(new Set([testOrigin]));
  expect(words).toContain("Evil Bcc: victim@\u2060example.\u2060com evil.\u2060example x");
});
