import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { urlsFor } from "#server/db/provision.ts";
import { encryptionUse } from "#server/features/outbox/send-email.task.ts";
import { openEncryption } from "#server/email/encrypt.ts";
import { openRig, patienceMs, type Rig } from "#server/test/rig/fault-rig.ts";
import { differences, fingerprintOf } from "#server/test/database/fingerprint.ts";
import { testPasswords } from "#server/test/database/global-setup.ts";
import { linkIn, startMailServer } from "#server/test/mail-server.ts";
import { findToken, plantToken } from "#server/test/database/backup-canary.ts";
import { beginBackup, dropDatabase, unpackBackup } from "#server/test/database/physical-backup.ts";
import { usualPassword, visit } from "#server/test/rig/processes.ts";
import { readOrganization } from "#server/test/read-organization.ts";
import {
  faultsOf,
  listOf,
  rules,
} from "#server/test/row-level-security/row-level-security-catalog.ts";
import { reviewedPolicies } from "#server/test/row-level-security/reviewed.ts";
import { eventually } from "#server/test/test-app.ts";
import {
  connectForTest,
  createTestDatabase,
  type TestDatabase,
} from "#server/test/database/test-database.ts";
import { freePort, localDirectory, startPostgres } from "#scripts/dev/postgres.ts";

const guest = "guest@example.com";
const anotherSecret = "another-secret-of-forty-characters-more!";
const root = join(import.meta.dirname, "..");
const toClose: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of toClose.toReversed()) await close();
});

/** Two people at work, with reports, an edit, an invitation whose letter cannot be sent, and twelve reports under way. */
async function work(rig: Rig) {
  const quiet = { SPEND_LOST_AFTER_SECONDS: "600", MODEL_FIRST_TOKEN_MS: "110000" };
  const noMail = { SMTP_URL: "smtp://127.0.0.1:1", EMAIL_VERIFICATION: "off" };
  const settings = { ...quiet, ...noMail };
  const [web] = await Promise.all([rig.start("web", settings), rig.start("worker", settings)]);
  const ann = await rig.hire(web);
  const ben = await rig.hire(web);
  const home = `/api/organizations/${ann.organizationId}`;
  await ann.send("PATCH", home, { reportWriter: "built-in" });
  const token = await plantToken(ann);
  const written = await ann.createJob();
  const [report] = await ann.finished(written.id);
  const draft = await ann.createDraft(written.id);
  const content = { zeal: "mine, first", ...(report?.content as object), accent: "mine, last" };
  await ann.send("PATCH", `/api/outputs/${report?.id}`, { content });
  await ann.send("PUT", `/api/outputs/${report?.id}/ticks`, { ticks: { called: true } });
  await ann.generate(written.id, "interviewCoach");
  await ann.finished(written.id);
  await ann.send("POST", `${home}/invite`, { email: guest, role: "recruiter" });
  await ann.send("PATCH", home, { reportWriter: "model" });
  rig.model.behave({ fault: "silent" });
  const underWay = await ann.createJob();
  const bens = await ben.createJob();
  await eventually(
    async () => rig.model.calls.length,
    (calls) => calls === 12,
    patienceMs,
  );
  return { web, ann, ben, token, jobs: { written, draft, underWay, bens } };
}

/** Answers how often somebody saved something meanwhile. */
async function backUp(rig: Rig, folder: string, save: (count: number) => Promise<void>) {
  const backup = await beginBackup(inject("adminUrl"), folder);
  let count = 0;
  const copy = { isDone: false };
  const copied = backup.copyFiles().finally(() => (copy.isDone = true));
  while (!copy.isDone) await save((count += 1));
  await copied;
  // What is saved from here on is in the log alone, and the server believes that it needs no older log.
  await save((count += 1));
  await rig.admin.query("select pg_switch_wal()");
  await rig.admin.query("checkpoint");
  await backup.finish();
  return count;
}

/** Everything up to the moment when only the backup is left. */
async function workAndLoseAll(folder: string) {
  const database = await createTestDatabase();
  const rig = await openRig(database);
  try {
    const people = await work(rig);
    const { ann, ben, jobs } = people;
    const answers = await readOrganization(ann.send, ann.organizationId);
    const saved = await backUp(rig, folder, async (count) => {
      const words = { benefits: `Benefit ${count}` };
      expect((await ben.send("PATCH", `/api/jobs/${jobs.bens.id}`, words)).status).toBe(200);
    });
    return { ...people, database, answers, saved };
  } finally {
    await rig.close();
  }
}

/** Another PostgreSQL on the copy, with nothing of ours running yet. */
async function restore(folder: string, { name }: TestDatabase) {
  const directory = localDirectory(`restored-${process.pid}`);
  toClose.push(() => rmSync(directory, { recursive: true, force: true }));
  await unpackBackup(folder, join(directory, "data"));
  const { adminUrl, stop } = await startPostgres(directory, await freePort(), true);
  toClose.push(() => stop("immediate"));
  const admin = adminUrl.replace(/postgres$/u, name);
  const database = { ...urlsFor(adminUrl, name, testPasswords), name, admin };
  return { adminUrl, database, rows: await fingerprintOf(database) };
}

/** The same people at the same address, on the restored server. */
async function open() {
  const folder = localDirectory(`backup-${process.pid}`);
  toClose.push(() => rmSync(folder, { recursive: true, force: true }));
  const left = await workAndLoseAll(folder);
  const lost = { ...left, rows: await fingerprintOf(left.database) };
  await dropDatabase(inject("adminUrl"), lost.database.name);
  const ofToken = findToken(folder, left.token);
  const restored = await restore(folder, lost.database);
  const rig = await openRig(restored.database);
  toClose.push(() => rig.close());
  const [otherSecret] = await Promise.all([
    rig.start("web", { AUTH_SECRET: anotherSecret }),
    rig.start("web", { PORT: String(lost.web.port) }),
  ]);
  return { lost, restored, rig, otherSecret, ofToken };
}

let at: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  at = await open();
}, 120_000);

test("every row of every table is there, also what somebody saved while the files were copied", async () => {
  const { lost, restored } = at;
  // The one unlogged table with rows: counts of tries begin anew, whatever a crash or a restore it is.
  expect(differences(lost.rows, restored.rows)).toEqual(["attempts"]);
  expect(lost.saved).toBeGreaterThan(2);
  const { body } = await lost.ben.send<Job>("GET", `/api/jobs/${lost.jobs.bens.id}`);
  expect(body.benefits).toBe(`Benefit ${lost.saved}`);
});

test("somebody signs in with the old password, and whoever was signed in still is", async () => {
  const { ann, web } = at.lost;
  const visitor = visit(web);
  const words = { email: ann.email, password: usualPassword };
  expect((await visitor.send("POST", "/api/auth/sign-in/email", words)).status).toBe(200);
  const memberships = await visitor.send("GET", "/api/organizations");
  expect(memberships).toEqual(await ann.send("GET", "/api/organizations"));
  expect(memberships.body).toMatchObject([{ organizationId: ann.organizationId, role: "admin" }]);
});

test("organization, members, invitations, jobs, reports and all their texts answer letter by letter as before", async () => {
  const { ann, answers } = at.lost;
  const now = await readOrganization(ann.send, ann.organizationId);
  expect(differences(answers, now)).toEqual([]);
  const texts = Object.keys(answers).filter((path) => /versions\/\d+$/u.test(path));
  expect(texts).toHaveLength(6 + 2);
  expect(Object.values(answers).filter((answer) => !answer.startsWith("200 "))).toEqual([]);
});

test("a program's token is in no file of the backup, and opens what it opened", async () => {
  const { lost, ofToken } = at;
  expect(ofToken).toEqual({ isItselfThere: false, isHashThere: true });
  const headers = { authorization: `Bearer ${lost.token}` };
  expect((await fetch(`${lost.web.url}/api/jobs`, { headers })).status).toBe(200);
});

test("row-level security stands: roles, policies and rights came along", async () => {
  const { lost, restored } = at;
  const admin = await connectForTest(restored.database.admin);
  for (const rule of rules) expect([rule, await faultsOf(admin, rule)]).toEqual([rule, []]);
  const policies = await listOf(
    admin,
    `select concat_ws(' ', tablename, policyname, cmd, array_to_string(roles, ',')) as line
       from pg_policies where policyname <> 'tenant'`,
  );
  expect(policies).toEqual(reviewedPolicies);
  const app = await connectForTest(restored.database.app);
  const seen = async (client: typeof app) => (await client.query("select from jobs")).rowCount;
  expect([await seen(admin), await seen(app)]).toEqual([4, 0]);
  const { id } = lost.jobs.written;
  expect((await lost.ben.send("GET", `/api/jobs/${id}`)).status).toBe(404);
});

test("setup, as it runs at every start, changes nothing", async () => {
  const { adminUrl, database } = at.restored;
  const before = await fingerprintOf(database);
  const { owner, app, queue } = testPasswords;
  const passwords = { OWNER_PASSWORD: owner, APP_PASSWORD: app, QUEUE_PASSWORD: queue };
  const settings = { DATABASE_ADMIN_URL: adminUrl, DATABASE_NAME: database.name, ...passwords };
  const env = { PATH: process.env.PATH, ...settings };
  const setup = spawnSync(process.execPath, ["scripts/operate/setup.ts"], { cwd: root, env });
  expect([setup.status, String(setup.stdout)]).toEqual([0, "nothing to migrate\n"]);
  expect(differences(before, await fingerprintOf(database))).toEqual([]);
});

test("with another AUTH_SECRET everybody is signed out and letters stay sealed; passwords and reports are as they were", async () => {
  const { lost, rig, otherSecret: web } = at;
  const path = `/api/jobs/${lost.jobs.written.id}/outputs`;
  const headers = { cookie: lost.ann.cookie() };
  expect((await fetch(`${web.url}${path}`, { headers })).status).toBe(401);
  const visitor = visit(web);
  const words = { email: lost.ann.email, password: usualPassword };
  expect((await visitor.send("POST", "/api/auth/sign-in/email", words)).status).toBe(200);
  expect(await visitor.send("GET", path)).toEqual(await lost.ann.send("GET", path));
  const letters = await rig.admin.query<{ sealed: Buffer }>("select sealed from letters");
  expect(letters.rows).toHaveLength(1);
  const key = openEncryption(anotherSecret, encryptionUse);
  for (const { sealed } of letters.rows) expect(() => key.decrypt(sealed)).toThrow("authenticate");
});

test("a worker ends what was under way, and sends the letter that waited, whose link still opens", async () => {
  const { lost, rig, otherSecret } = at;
  const mail = await startMailServer();
  toClose.push(() => mail.close());
  const under = () =>
    rig.admin.query("select from outputs where status in ('queued', 'processing')");
  expect((await under()).rowCount).toBe(12);
  const startedAt = Date.now();
  await rig.start("worker", { SMTP_URL: mail.url, MODEL: "" });
  await eventually(
    async () => (await under()).rowCount,
    (count) => count === 0,
    patienceMs,
  );
  process.stdout.write(`under way until ${((Date.now() - startedAt) / 1_000).toFixed(1)} s\n`);
  const outputs = await lost.ann.listOutputs(lost.jobs.underWay.id);
  expect(outputs.map(({ status }) => status)).toEqual(outputs.map(() => "completed"));
  const drafts = await lost.ann.listOutputs(lost.jobs.draft.id);
  expect(drafts.map(({ status }) => status)).toEqual(drafts.map(() => "pending"));

  const received = async () => mail.received.filter(({ to }) => to.includes(guest));
  const [letter] = await eventually(received, (letters) => letters.length > 0, patienceMs);
  const token = linkIn(letter).split("/").at(-1);
  for (const web of [lost.web, otherSecret]) {
    const preview = await visit(web).send("GET", `/api/invitations/${token}`);
    expect(preview).toMatchObject({ status: 200, body: { email: guest, inviterName: "Person 1" } });
  }
});
