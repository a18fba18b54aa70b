import { expect, test } from "vitest";
import type { Activity } from "#contract/organization.ts";
import { useTeams } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ DATA_CALLS_PER_USER_PER_HOUR: "3" });
const { make, team, colleague } = useTeams(app);

/** A team in which Anna edits, Rita is refused, and a colleague is promoted and removed. */
async function busyTeam() {
  const found = await team();
  const { home, path, anna, rita } = found;
  const sten = await colleague(home, "recruiter");
  await make().admin.query("update users set name = 'Sten Strand' where id = $1", [sten.userId]);
  const { rows } = await make().admin.query<{ id: string }>(
    "select id from memberships where user_id = $1",
    [sten.userId],
  );
  const membership = `${path}/members/${rows[0]?.id}`;
  await anna.send("PATCH", path, { description: "Changed" });
  await rita.send("PATCH", path, { description: "Mine" });
  await anna.send("PATCH", membership, { role: "admin" });
  await anna.send("DELETE", membership);
  const read = async (query: string) =>
    (await anna.send("GET", `${path}/activity${query}`)).json<Activity[]>();
  return { ...found, sten, read };
}

test("a member is named in the activity also after they were removed, until their account is gone", async () => {
  const { read, sten } = await busyTeam();
  const named = async () =>
    (await read("?kind=member")).map(({ action, memberName }) => [action, memberName]);
  expect(await named()).toEqual([
    ["member.remove", "Sten Strand"],
    ["member.edit", "Sten Strand"],
  ]);
  await make().admin.query("delete from users where id = $1", [sten.userId]);
  expect(await named()).toEqual([
    ["member.remove", null],
    ["member.edit", null],
  ]);
});

test("an admin reads the activity of one person, of one kind and between two days", async () => {
  const { home, read, anna, rita } = await busyTeam();
  await make().admin.query(
    `insert into audit_entries (organization_id, user_id, action, object, created_at)
     values ($1, $2, 'job.edit', 'job:1', '2026-03-01T00:00:00Z'),
            ($1, $2, 'job.edit', 'job:2', '2026-03-02T23:59:59Z'),
            ($1, $2, 'job.edit', 'job:3', '2026-03-03T00:00:00Z'),
            ($1, null, 'webhook.edit', 'webhook:5/added', '2026-03-04T00:00:00Z')`,
    [home.id, rita.userId],
  );
  const objects = async (query: string) => (await read(query)).map(({ object }) => object);
  expect(await objects("?since=2026-03-01&until=2026-03-02")).toEqual(["job:2", "job:1"]);
  expect(await objects("?until=2026-03-01")).toEqual(["job:1"]);
  expect(await objects("?kind=job&since=2026-03-03")).toEqual(["job:3"]);
  expect(await objects("?kind=webhook")).toEqual(["webhook:5/added"]);
  const ofRita = await read(`?person=${rita.userId}`);
  expect(new Set(ofRita.map(({ actorId }) => actorId))).toEqual(new Set([rita.userId]));
  expect(ofRita).toHaveLength(4);
  expect(await read(`?person=${anna.userId}&kind=organization`)).toMatchObject([
    { action: "organization.edit", actorEmail: anna.email, outcome: "done" },
  ]);
});

test("an admin takes the activity out as lines of JSON, all of them, oldest first, as the filter says", async () => {
  const { home, path, anna, rita } = await busyTeam();
  await make().admin.query(
    `insert into audit_entries (organization_id, user_id, action, object)
     select $1, $2, 'job.edit', 'job:' || n from generate_series(1, 1200) n`,
    [home.id, rita.userId],
  );
  const answer = await anna.send("GET", `${path}/activity/export?kind=job`);
  expect(answer.headers).toMatchObject({
    "content-type": "application/x-ndjson; charset=utf-8",
    "content-disposition": expect.stringContaining(`roleprint-activity-${home.id}.jsonl`) as string,
  });
  const lines = answer.body.trimEnd().split("\n");
  const rows = lines.map((line) => JSON.parse(line) as Activity);
  expect(rows.map(({ object }) => object)).toEqual(
    Array.from({ length: 1_200 }, (_, at) => `job:${at + 1}`),
  );
  expect(rows[0]).toMatchObject({ actorId: rita.userId, actorEmail: rita.email });
  const takeOut = () => anna.send("GET", `${path}/activity/export?person=${anna.userId}`);
  expect((await takeOut()).body.split("\n")).toHaveLength(4);
  expect((await takeOut()).statusCode).toBe(200);
  expect((await takeOut()).statusCode).toBe(429);
});
