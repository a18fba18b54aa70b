import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll } from "vitest";
import type { Role } from "#contract/permissions.ts";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { ledgerOf, thinOrganization } from "#ledger/fixtures/sample-job.ts";
import { canary } from "#server/test/canary.ts";
import { openFilledRows } from "#server/test/database/filled-rows.ts";
import { linkRows } from "#server/test/database/link-rows.ts";
import { suggestionRows } from "#server/test/database/suggestion-rows.ts";
import { modelRows } from "#server/test/model-rows.ts";
import type { TestApp } from "#server/test/test-app.ts";
import { connect } from "#server/test/database/test-database.ts";

/** Somebody with a live session; `cookie` is what their browser sends. */
export type Person = { userId: string; email: string; cookie: string };
export type FilledOrganization = { id: number; tenant: string };
export type FilledJob = { jobId: number; outputs: Record<ToolType, number> };

export type Factories = Awaited<ReturnType<typeof openFactories>>;

/** Built when it is first wanted: most tests need none. */
let thinLedger: string | undefined;

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Makes people, organizations and jobs by SQL, past every wall, with canaries in all their texts. */
export async function openFactories(admin: pg.Client, authSecret: string) {
  const filled = await openFilledRows(admin);

  async function openSession(userId: string, tenant: string, endsInMs = weekMs) {
    const sessionId = randomUUID();
    const token = randomBytes(24).toString("base64url");
    const expiresAt = new Date(Date.now() + endsInMs);
    await filled.insert("sessions", tenant, [
      { id: sessionId, user_id: userId, token, expires_at: expiresAt },
    ]);
    return { sessionId, token };
  }

  /** A session row and the cookie better-auth would have set for it. */
  async function session(userId: string, tenant: string, endsInMs = weekMs): Promise<string> {
    const { token } = await openSession(userId, tenant, endsInMs);
    const signature = createHmac("sha256", authSecret).update(token).digest("base64");
    return `roleprint.session=${encodeURIComponent(`${token}.${signature}`)}`;
  }

  /** `tenant` is whose canaries the profile carries. */
  async function person(tenant: string, isVerified = true, address = ""): Promise<Person> {
    const userId = randomUUID();
    const email = address || `canary-${tenant}-${userId}@example.com`;
    await filled.insert("users", tenant, [{ id: userId, email, email_verified: isVerified }]);
    await filled.insert("accounts", tenant, [
      { id: randomUUID(), user_id: userId, account_id: userId, provider_id: "credential" },
    ]);
    return { userId, email, cookie: await session(userId, tenant) };
  }

  async function organization(tenant: string): Promise<FilledOrganization> {
    const [id = 0] = await filled.insert("organizations", tenant, [{}]);
    return { id, tenant };
  }

  /** The answer is the membership's id. */
  async function join(where: FilledOrganization, who: Person, role: Role): Promise<number> {
    const [membershipId = 0] = await filled.insert("memberships", where.tenant, [
      { organization_id: where.id, user_id: who.userId, role },
    ]);
    return membershipId;
  }

  async function leave(where: FilledOrganization, who: Person): Promise<void> {
    const key = [where.id, who.userId];
    await admin.query("delete from memberships where organization_id = $1 and user_id = $2", key);
  }

  async function member(where: FilledOrganization, role: Role): Promise<Person> {
    const who = await person(where.tenant);
    await join(where, who, role);
    return who;
  }

  const inviters = new Map<number, Person>();

  /** The admin who sends an organization's invitations and does nothing else. */
  async function inviterOf(where: FilledOrganization): Promise<Person> {
    const inviter = inviters.get(where.id) ?? (await member(where, "admin"));
    inviters.set(where.id, inviter);
    return inviter;
  }

  /** The only waiting invitation of an address, and the token that was mailed. */
  async function invitation(
    where: FilledOrganization,
    email: string,
    changes: { accepted_at?: Date; revoked_at?: Date; expires_at?: Date; role?: Role } = {},
  ): Promise<{ invitationId: number; token: string }> {
    const token = randomBytes(32).toString("base64url");
    const { userId: invited_by } = await inviterOf(where);
    const waiting = "organization_id = $1 and email = $2 and accepted_at is null";
    await admin.query(`delete from invitations where ${waiting}`, [where.id, email]);
    const [invitationId = 0] = await filled.insert("invitations", where.tenant, [
      {
        organization_id: where.id,
        email,
        role: "recruiter",
        invited_by,
        token_hash: createHash("sha256").update(token).digest(),
        expires_at: new Date(Date.now() + weekMs),
        ...changes,
      },
    ]);
    return { invitationId, token };
  }

  /** A line in the organization's record, or in what somebody did outside every organization. */
  async function entry(where: FilledOrganization | null, who?: Person, tenant = "nobody") {
    await filled.insert("audit_entries", where?.tenant ?? tenant, [
      { organization_id: where?.id ?? null, ...(who ? { user_id: who.userId } : {}) },
    ]);
  }

  /** A letter to somebody, perhaps for an organization. */
  async function letter(tenant: string, to: string, where?: FilledOrganization, changes = {}) {
    const row = { recipient: to, for_organization: where?.id ?? null, ...changes };
    return (await filled.insert("letters", tenant, [row]))[0] ?? 0;
  }

  /** A request that somebody gave a name, and its answer. */
  async function idempotencyKey(where: FilledOrganization, who: Person): Promise<void> {
    await filled.insert("idempotency_keys", where.tenant, [
      { id: randomUUID(), organization_id: where.id, user_id: who.userId },
    ]);
  }

  /** A finished job: six written reports, each edited once by whoever created the job. */
  async function job(where: FilledOrganization, creator?: Person): Promise<FilledJob> {
    const { id: organization_id, tenant } = where;
    const created_by = creator?.userId ?? null;
    const [jobId = 0] = await filled.insert("jobs", tenant, [
      { organization_id, status: "completed", created_by },
    ]);
    const written = { organization_id, job_id: jobId, status: "completed", gen: 1 };
    const facts = [canary(tenant, "outputs", "stale_parts")];
    const stale = { part: "jobPost", section: "jobPost", facts };
    const ids = await filled.insert(
      "outputs",
      tenant,
      toolTypes.map((tool_type) => ({
        ...written,
        tool_type,
        job_revision: 1,
        version: 2,
        content: JSON.stringify({ jobPost: canary(tenant, "outputs", "content") }),
        stale_parts: JSON.stringify([stale]),
      })),
    );
    const noted = JSON.stringify(canary(tenant, "output_versions", "written"));
    const of = { organization_id, gen: 1 };
    const versions = [
      { ...of, kind: "generated", version: 1, author_id: null, written: null },
      { ...of, kind: "edited", version: 2, author_id: created_by, written: noted },
    ];
    await filled.insert(
      "output_versions",
      tenant,
      ids.flatMap((output_id) => versions.map((version) => ({ ...version, output_id }))),
    );
    const pairs = toolTypes.map((toolType, at) => [toolType, ids[at] ?? 0]);
    return { jobId, outputs: Object.fromEntries(pairs) as Record<ToolType, number> };
  }

  /** Finished sections of a report under way. */
  async function partial(where: FilledOrganization, outputId: number): Promise<void> {
    await filled.insert("output_partials", where.tenant, [
      { organization_id: where.id, output_id: outputId, gen: 1 },
    ]);
  }

  /** What a job's reports were written from: a real ledger, of an employer with the tenant's name. */
  async function ledger(where: FilledOrganization, { jobId, outputs }: FilledJob): Promise<void> {
    thinLedger ??= JSON.stringify(ledgerOf());
    const name = canary(where.tenant, "ledgers", "content");
    const content = thinLedger.replaceAll(thinOrganization.name, name);
    const [id] = await filled.insert("ledgers", where.tenant, [
      { organization_id: where.id, job_id: jobId, basis: "made", content },
    ]);
    const written = [id, Object.values(outputs)];
    await admin.query("update outputs set ledger_id = $1 where id = any ($2)", written);
    await admin.query(
      "update output_versions set ledger_id = $1 where output_id = any ($2)",
      written,
    );
  }

  /** What we read in a job's text, with a line that somebody placed. */
  async function reading(where: FilledOrganization, jobId: number, who?: Person): Promise<void> {
    const words = canary(where.tenant, "job_readings", "decisions");
    const by = who?.userId ?? randomUUID();
    const at = new Date().toISOString();
    const decisions = [{ words, place: "must", by, at, isConfirmation: false }];
    const line = { words: canary(where.tenant, "job_readings", "heard"), place: "must" };
    const texts = { decisions, heard: { lines: [line], values: [] } };
    const written = Object.entries(texts).map(([name, value]) => [name, JSON.stringify(value)]);
    await filled.insert("job_readings", where.tenant, [
      { organization_id: where.id, job_id: jobId, ...Object.fromEntries(written) },
    ]);
  }

  const removeJob = (jobId: number) => admin.query("delete from jobs where id = $1", [jobId]);

  return {
    admin,
    columns: filled.columns,
    openSession,
    session,
    person,
    organization,
    join,
    leave,
    member,
    inviterOf,
    invitation,
    entry,
    letter,
    idempotencyKey,
    ...modelRows(admin, filled),
    ...linkRows(filled, authSecret),
    ...suggestionRows(filled),
    job,
    partial,
    ledger,
    reading,
    removeJob,
  };
}

/** Factories for a test file, on the database of its app. */
export function useFactories(app: () => TestApp): () => Factories {
  let opened: Factories | undefined;
  beforeAll(async () => {
    const { database, deps } = app();
    opened = await openFactories(await connect(database.admin), deps.env.AUTH_SECRET);
  });
  afterAll(() => opened?.admin.end());
  return () => {
    if (!opened) throw new Error("the factories are not open yet");
    return opened;
  };
}
