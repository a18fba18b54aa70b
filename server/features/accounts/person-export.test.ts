import { expect, test } from "vitest";
import { canary, holdsCanary, tenantsIn } from "#server/test/canary.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

/** Secrets: whoever reads the file must not be able to sign in by it. */
const withheld = [
  "accounts.access_token",
  "accounts.id_token",
  "accounts.password",
  "accounts.refresh_token",
];

type File = Record<string, { id: number; organizationId: number }[]> & {
  profile: { email: string };
};

/** Pia, at work in two organizations beside Otto, who has left as many traces as she has. */
async function twoAtWork() {
  const pia = await make().person("pia");
  const otto = await make().person("otto");
  const homes = [await make().organization("east"), await make().organization("west")];
  for (const home of homes) {
    for (const who of [pia, otto]) {
      await make().join(home, who, "recruiter");
      await make().entry(home, who);
      const { jobId } = await make().job(home, who);
      await make().reading(home, jobId, who);
      await make().shareLink(home, jobId, { created_by: who.userId });
      await make().agent(home, who);
      await make().room(home, jobId, { created_by: who.userId });
      await make().token(home, who);
      await make().admin.query("update outputs set requested_by = $1 where job_id = $2", [
        who.userId,
        jobId,
      ]);
    }
  }
  for (const [tenant, who] of [
    ["pia", pia],
    ["otto", otto],
  ] as const) {
    await make().entry(null, who, tenant);
    await make().letter(tenant, who.email);
  }
  return { pia, otto, homes };
}

test("V-01: the file has everything kept about a person, no secret, and nothing of a colleague [W-44]", async () => {
  const { pia, otto, homes } = await twoAtWork();
  const inviting = await make().organization("south");
  await make().invitation(inviting, pia.email);
  const answer = await app().browser(pia.cookie).send("GET", "/api/user/export");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-disposition"]).toContain("roleprint-my-data.json");

  const own = new Set(["users", "accounts", "sessions", "letters", "audit_entries"]);
  const whose = new Set(["user_id", "recipient"]);
  const columns = make().columns.filter(
    ({ table, name, isFree }) => isFree && own.has(table) && !whose.has(name),
  );
  const missing = columns
    .filter(({ table, name }) => !answer.body.includes(canary("pia", table, name)))
    .map(({ table, name }) => `${table}.${name}`);
  expect(missing.sort()).toEqual(withheld);
  expect(holdsCanary(answer.body, "otto")).toBe(false);
  expect(answer.body).not.toContain(otto.userId);
  expect(tenantsIn(answer.body)).toEqual(["east", "pia", "south", "west"]);

  const file = answer.json<File>();
  const homeIds = homes.map(({ id }) => id);
  const places = (part: string) => file[part]?.map(({ organizationId }) => organizationId);
  expect(file.profile.email).toBe(pia.email);
  expect(places("memberships")).toEqual(homeIds);
  expect(places("invitations")).toEqual([inviting.id]);
  expect(places("jobsCreated")).toEqual(homeIds);
  expect(places("activity")).toEqual(homeIds);
  expect(places("agentsLetIn")).toEqual(homeIds);
  const six = (id: number) => Array.from({ length: 6 }, () => id);
  expect(places("reportsAskedFor")).toEqual(homeIds.flatMap(six));
  expect(places("readings")).toEqual(homeIds);
  expect(places("linksShared")).toEqual(homeIds);
  expect(places("tokensMade")).toEqual(homeIds);
  expect(places("roomsOpened")).toEqual(homeIds);
  expect(places("edits")).toEqual(homeIds.flatMap(six));
});

test("the file lists what a person had written again, not what others asked for", async () => {
  const { pia, otto, homes } = await twoAtWork();
  const { admin } = make();
  await admin.query("update output_versions set kind = 'generated', author_id = $1", [pia.userId]);
  // Otto asked for all of them; of one, Pia had the newest generation written.
  await admin.query("update outputs set requested_by = $1, guidance = 'in his words'", [
    otto.userId,
  ]);
  await admin.query(
    "update outputs set begun_by = $1 where id = (select min(id) from outputs where organization_id = $2)",
    [pia.userId, homes[0]?.id],
  );
  const answer = await app().browser(pia.cookie).send("GET", "/api/user/export");
  const file = answer.json<File>();
  expect(file["edits"]).toEqual([]);
  expect(file["reportsAskedFor"]).toHaveLength(1);
  expect(answer.body).not.toContain("in his words");
  const { rows } = await admin.query<{ count: number }>(
    "select count(*)::int from output_versions where organization_id = any ($1)",
    [homes.map(({ id }) => id)],
  );
  expect(file["versionsAskedFor"]).toHaveLength(rows[0]?.count ?? 0);
  expect(file["versionsAskedFor"]?.[0]).not.toHaveProperty("content");
});

test("the file shows no cookie of any session", async () => {
  const pia = await make().person("pia");
  const { token } = await make().openSession(pia.userId, "pia");
  const answer = await app().browser(pia.cookie).send("GET", "/api/user/export");
  expect(answer.json<File>()["sessions"]).toHaveLength(2);
  const { rows } = await make().admin.query<{ token: string }>(
    "select token from sessions where user_id = $1",
    [pia.userId],
  );
  expect(rows.map((row) => row.token)).toContain(token);
  for (const row of rows) expect(answer.body).not.toContain(row.token);
});

test("what a person wrote in an organization they left stays there", async () => {
  const { pia, homes } = await twoAtWork();
  const [left, kept] = homes;
  if (!left || !kept) throw new Error("two homes are needed");
  await make().leave(left, pia);
  const file = (await app().browser(pia.cookie).send("GET", "/api/user/export")).json<File>();
  expect(new Set(file["edits"]?.map(({ organizationId }) => organizationId))).toEqual(
    new Set([kept.id]),
  );
});
