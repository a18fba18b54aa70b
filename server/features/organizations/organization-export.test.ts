import { beforeAll, expect, test } from "vitest";
import type { Activity } from "#contract/organization.ts";
import { castPeople, type Cast } from "#server/test/access/access-actors.ts";
import { canary, tenantsIn } from "#server/test/canary.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { useTestApp } from "#server/test/test-app.ts";

const perHour = 6;
const app = useTestApp({ DATA_CALLS_PER_USER_PER_HOUR: String(perHour) });
const make = useFactories(app);
let cast: Cast;
beforeAll(async () => {
  cast = await castPeople(make());
});

/** What is not in the file, and why; a new column must be in the file or here. */
const withheld = [
  // Of the people; each of them exports their own.
  "audit_entries.ip_address",
  "audit_entries.request_id",
  // Names of requests for a day, with an answer that is in the file as a job.
  "idempotency_keys.answer",
  "idempotency_keys.object",
  "idempotency_keys.request_hash",
  // The key of a connected model, encrypted.
  "model_connections.sealed_key",
  // Sections of a report that is being written; the report is in the file when it is written.
  "output_partials.sections",
  // The worker's own.
  "outputs.lease",
  // The secret of a webhook, encrypted.
  "webhook_endpoints.encrypted_secret",
];

type File = Record<string, unknown[]> & {
  jobs: { outputs: { id: number }[] }[];
  versions: { outputId: number; version: number }[];
};

const exportOf = (organizationId: number, cookie: string) =>
  app().browser(cookie).send("GET", `/api/organizations/${organizationId}/export`);

test("V-01: the file has every text of the organization and not one of another's [R-37, W-44]", async () => {
  const answer = await exportOf(cast.north.id, cast.people.admin.cookie);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-disposition"]).toContain(
    `filename="roleprint-organization-${cast.north.id}.json"`,
  );
  const { rows: tables } = await make().admin.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organization_id'",
  );
  const tenants = new Set(["organizations", ...tables.map(({ name }) => name)]);
  const columns = make().columns.filter(({ table, isFree }) => isFree && tenants.has(table));
  const missing = columns
    .filter(({ table, name }) => !answer.body.includes(canary("north", table, name)))
    .map(({ table, name }) => `${table}.${name}`);
  expect(missing.sort()).toEqual(withheld);
  expect(tenantsIn(answer.body)).toEqual(["nobody", "north"]);
});

test("the file lists the links to its reports, and no token, hash or guest", async () => {
  const answer = await exportOf(cast.north.id, cast.people.admin.cookie);
  const [link, ...others] = answer.json<File>()["shareLinks"] ?? [];
  expect(others).toEqual([]);
  expect(Object.keys(link as object).sort()).toEqual([
    "createdAt",
    "createdBy",
    "expiresAt",
    "id",
    "jobId",
    "lastOpenedAt",
    "openedCount",
    "organizationId",
    "revokedAt",
    "toolType",
  ]);
});

test("the file lists the tokens of its programs, and no token or hash", async () => {
  const { tokenId, token } = await make().token(cast.north, cast.people.admin, ["usage.read"]);
  const answer = await exportOf(cast.north.id, cast.people.admin.cookie);
  const listed = answer.json<File>()["tokens"] as { id: number; scopes: string[] }[];
  expect(listed.find(({ id }) => id === tokenId)).toMatchObject({ scopes: ["usage.read"] });
  expect(listed.flatMap((one) => Object.keys(one)).filter((key) => /hash/iu.test(key))).toEqual([]);
  expect(answer.body).not.toContain(token);
});

test("the file has the rooms of hiring managers with their answers, and no hash or session", async () => {
  const answer = await exportOf(cast.north.id, cast.people.admin.cookie);
  const file = answer.json<File>();
  expect(file["rooms"]).toHaveLength(1);
  expect(Object.keys(file["rooms"]?.[0] as object).filter((key) => /hash/iu.test(key))).toEqual([]);
  const [decision] = file["roomDecisions"] ?? [];
  expect(decision).toMatchObject({ key: "pay", answer: null });
  expect(file["roomQuestions"]).toHaveLength(1);
  expect(answer.body).not.toContain("managerSession");
});

test("the file says who belongs to the organization and whom it invited, and holds no token", async () => {
  const { email } = cast.people.invited;
  const { token } = await make().invitation(cast.north, email);
  const answer = await exportOf(cast.north.id, cast.people.admin.cookie);
  const file = answer.json<File>();
  expect(file["members"]).toHaveLength(5);
  expect(file["members"]).toContainEqual(
    expect.objectContaining({ email: cast.people.member.email, role: "recruiter" }),
  );
  expect(file["invitations"]).toContainEqual(expect.objectContaining({ email }));
  expect(answer.body).not.toContain(token);
  expect(answer.body).not.toMatch(/tokenHash|"phone"|"bio"/u);
});

test("whoever takes everything out is in the activity, and so is who was not allowed to", async () => {
  const { admin, member } = cast.people;
  await exportOf(cast.north.id, admin.cookie);
  expect((await exportOf(cast.north.id, member.cookie)).statusCode).toBe(403);
  const path = `/api/organizations/${cast.north.id}/activity`;
  const [denied, done] = (await app().browser(admin.cookie).send("GET", path)).json<Activity[]>();
  expect([denied, done]).toMatchObject([
    { action: "data.export", outcome: "denied" },
    { action: "data.export", outcome: "done", object: `organization:${cast.north.id}` },
  ]);
});

test("jobs, reports and versions are whole however many pages they take, and jobs of nobody are an empty list", async () => {
  const home = await make().organization("many");
  const anna = await make().member(home, "admin");
  const empty = (await exportOf(home.id, anna.cookie)).json<File>();
  expect([empty.jobs, empty["modelCalls"]]).toEqual([[], []]);
  for (let count = 0; count < 12; count += 1) await make().job(home, anna);
  await make().admin.query(
    `insert into output_versions (organization_id, output_id, version, kind, gen, content)
     select organization_id, id, n, 'edited', 1, '{}' from outputs, generate_series(101, 145) n
     where id = (select min(id) from outputs where organization_id = $1)`,
    [home.id],
  );
  const { jobs, versions } = (await exportOf(home.id, anna.cookie)).json<File>();
  expect(jobs).toHaveLength(12);
  expect(new Set(jobs.map((job) => job.outputs.length))).toEqual(new Set([6]));
  const counts = jobs
    .flatMap((job) => job.outputs)
    .map(({ id }) => versions.filter(({ outputId }) => outputId === id).length);
  expect(counts.sort((a, b) => b - a)).toEqual([47, ...Array<number>(71).fill(2)]);
});

test("an admin who stops being one while the file is sent does not get the rest", async () => {
  const home = await make().organization("cut");
  const anna = await make().member(home, "admin");
  for (let count = 0; count < 12; count += 1) await make().job(home, anna);
  await make().admin.query(
    "update outputs set content = to_json(repeat('x', 300000)) where organization_id = $1",
    [home.id],
  );
  const address = await app().app.listen({ host: "127.0.0.1", port: 0 });
  const answer = await fetch(`${address}/api/organizations/${home.id}/export`, {
    headers: { cookie: anna.cookie },
  });
  expect(answer.status).toBe(200);
  await make().leave(home, anna);
  await expect(answer.text()).rejects.toThrow("terminated");
});

test(`after ${perHour} files in an hour an admin is asked to wait`, async () => {
  const home = await make().organization("often");
  const anna = await make().member(home, "admin");
  for (let count = 0; count < perHour; count += 1) {
    expect((await exportOf(home.id, anna.cookie)).statusCode).toBe(200);
  }
  expect((await exportOf(home.id, anna.cookie)).statusCode).toBe(429);
  const second = await make().member(home, "admin");
  expect((await exportOf(home.id, second.cookie)).statusCode).toBe(200);
});
