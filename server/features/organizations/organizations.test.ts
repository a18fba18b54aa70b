import { expect, test } from "vitest";
import type { Activity, Organization } from "#contract/organization.ts";
import { useTeams } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const { colleague, make, newcomer, team } = useTeams(app);

test("a visitor neither edits an organization nor reads its activity", async () => {
  const { path } = await team();
  const visitor = app().browser();
  expect((await visitor.send("PATCH", path, { name: "Mine" })).statusCode).toBe(401);
  expect((await visitor.send("GET", `${path}/activity`)).statusCode).toBe(401);
});

test("an admin is told in the form's own words what is wrong with an edit [S-503, S-505]", async () => {
  const { path, anna } = await team();
  const wrong: [object, string][] = [
    [{ name: "  " }, "Organization name is required"],
    [{ website: "not a web address" }, "Please enter a valid URL"],
    [{ website: "javascript:alert(1)" }, "Please enter a valid URL"],
  ];
  for (const [edit, message] of wrong) {
    const answer = await anna.send("PATCH", path, edit);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "invalidRequest", message });
  }
  const outside = { industry: "space", companySize: "7", voiceTone: "rude", name: "x".repeat(121) };
  for (const [field, value] of Object.entries(outside)) {
    const answer = await anna.send("PATCH", path, { [field]: value });
    expect(answer.statusCode, `with ${field}`).toBe(400);
  }
});

test("an admin who adds a column's name to an edit is refused and changes nothing (B-02) [W-25]", async () => {
  const { path, anna } = await team();
  const before = (await anna.send("GET", path)).json();
  const columns = ["id", "organizationId", "userRole", "createdAt", "updatedAt", "role"];
  for (const column of columns) {
    const answer = await anna.send("PATCH", path, { description: "new", [column]: 1 });
    expect(answer.statusCode, `with ${column}`).toBe(400);
  }
  expect((await anna.send("GET", path)).json()).toEqual(before);
});

test("a recruiter sees the organization but neither edits it nor reads its activity (A-07)", async () => {
  const { path, rita } = await team();
  expect((await rita.send("GET", path)).json()).toMatchObject({ userRole: "recruiter" });
  for (const [method, url] of [
    ["PATCH", path],
    ["GET", `${path}/activity`],
  ] as const) {
    const answer = await rita.send(method, url, method === "PATCH" ? { name: "Mine" } : undefined);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: "adminsOnly" });
  }
});

test("a stranger is told of an organization what they are told of one that does not exist", async () => {
  const { path } = await team();
  const omar = await newcomer();
  for (const url of [path, "/api/organizations/987654321"]) {
    const answer = await omar.send("PATCH", url, { name: "Mine" });
    expect({ status: answer.statusCode, body: answer.body }).toEqual({
      status: 404,
      body: '{"code":"notFound","message":"Not found"}',
    });
  }
});

test("an admin changes any of the fields and the others stay as they are [S-303, S-310]", async () => {
  const { path, anna } = await team();
  const before = (await anna.send("GET", path)).json<Organization>();
  const edit = {
    name: " Northwind ",
    website: "https://northwind.example/jobs",
    industry: "healthcare",
    companySize: "1000+",
    voiceTone: "friendly",
    messagingStyle: "Short sentences",
  };
  const answer = await anna.send("PATCH", path, edit);
  expect(answer.statusCode).toBe(200);
  const after = answer.json<Organization>();
  const { updatedAt, ...rest } = after;
  expect({ ...rest, updatedAt: before.updatedAt }).toEqual({
    ...before,
    ...edit,
    name: "Northwind",
  });
  expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  const emptied = await anna.send("PATCH", path, { website: "", industry: "" });
  expect(emptied.json()).toMatchObject({ website: "", industry: "", name: "Northwind" });
  expect((await anna.send("PATCH", path, {})).json()).toMatchObject({ name: "Northwind" });
});

test("a stored option that the edit form does not offer survives an edit of other fields", async () => {
  const { home, path, anna } = await team();
  await make().admin.query(
    "update organizations set industry = 'real-estate', company_size = '5000+', voice_tone = 'from long ago' where id = $1",
    [home.id],
  );
  const answer = await anna.send("PATCH", path, { description: "We build" });
  expect(answer.json()).toMatchObject({
    description: "We build",
    industry: "real-estate",
    companySize: "5000+",
    voiceTone: "from long ago",
  });
  const kept = { industry: "real-estate", companySize: "5000+" };
  expect((await anna.send("PATCH", path, kept)).json()).toMatchObject(kept);
});

test("an admin reads what was changed and refused, newest first, under the names people have now", async () => {
  const { home, path, anna, rita } = await team();
  const gus = await colleague(home, "admin");
  await gus.send("PATCH", path, { name: "Gus was here" });
  await rita.send("PATCH", path, { name: "Mine" });
  await anna.send("PATCH", path, { name: "Northwind" });
  await make().admin.query("update users set name = 'Rita Renamed' where id = $1", [rita.userId]);
  await make().admin.query("delete from users where id = $1", [gus.userId]);
  const activity = (await anna.send("GET", `${path}/activity`)).json<Activity[]>();
  const object = `organization:${home.id}`;
  expect(activity).toMatchObject([
    { action: "organization.edit", object, outcome: "done" },
    { actorName: "Rita Renamed", action: "organization.edit", object: "", outcome: "denied" },
    { actorName: "A former user", action: "organization.edit", object, outcome: "done" },
  ]);
});

test("an admin reads the title of the job an entry is about, and of a deleted one none", async () => {
  const { home, path, anna } = await team();
  const send = anna.send;
  const form = { title: "Welder", location: "Leeds", organizationId: home.id };
  const { id } = (await send("POST", "/api/jobs", form)).json<{ id: number }>();
  const outputs = (await send("GET", `/api/jobs/${id}/outputs`)).json<{ id: number }[]>();
  await send("PATCH", `/api/outputs/${outputs[0]?.id}`, { content: "Mine" });
  const titles = async () =>
    (await send("GET", `${path}/activity`))
      .json<Activity[]>()
      .map(({ action, jobTitle }) => [action, jobTitle]);
  expect(await titles()).toEqual([
    ["output.edit", "Welder"],
    ["job.create", "Welder"],
  ]);
  await send("DELETE", `/api/jobs/${id}`);
  expect(await titles()).toEqual([
    ["job.delete", null],
    ["output.edit", null],
    ["job.create", null],
  ]);
});

test("an admin reads who was invited, as long as the invitation is kept", async () => {
  const { home, path, anna } = await team();
  await anna.send("POST", `${path}/invite`, { email: "sten@example.com", role: "recruiter" });
  const invited = async () =>
    (await anna.send("GET", `${path}/activity`))
      .json<Activity[]>()
      .map(({ action, invitedEmail }) => [action, invitedEmail]);
  expect(await invited()).toEqual([["invitation.send", "sten@example.com"]]);
  await make().admin.query("delete from invitations where organization_id = $1", [home.id]);
  expect(await invited()).toEqual([["invitation.send", null]]);
});

test("an admin reads the hundred newest entries of their own organization and nobody else's", async () => {
  const { home, path, anna } = await team();
  const other = await team();
  await other.anna.send("PATCH", other.path, { name: "Elsewhere" });
  await make().admin.query(
    `insert into audit_entries (organization_id, action, object)
     select $1, 'job.edit', 'job:' || n from generate_series(1, 130) n`,
    [home.id],
  );
  const activity = (await anna.send("GET", `${path}/activity`)).json<Activity[]>();
  expect(activity.map(({ object }) => object)).toEqual(
    Array.from({ length: 100 }, (_, at) => `job:${130 - at}`),
  );
});

test.each(["/api/organizations", "/api/organizations/create"])(
  "whoever founds an organization by %s is its admin, and it is listed with role, status and domain [S-303, S-603, R-6]",
  async (path) => {
    const founder = await newcomer();
    const form = { name: "Founded Ltd", domain: "founded.example" };
    const answer = await founder.send("POST", path, form);
    expect([answer.statusCode, answer.json<Organization>()]).toMatchObject([
      201,
      { ...form, userRole: "admin" },
    ]);
    const { id } = answer.json<Organization>();
    expect((await founder.send("GET", "/api/organizations")).json()).toMatchObject([
      { organizationId: id, role: "admin", userStatus: "active", organization: { id, ...form } },
    ]);
  },
);

test("a founder may write anything as website; only an edit asks for an address or nothing [S-504]", async () => {
  const founder = await newcomer();
  const form = { name: "Founded Ltd", website: "founded, soon" };
  const answer = await founder.send("POST", "/api/organizations/create", form);
  expect([answer.statusCode, answer.json<Organization>()]).toMatchObject([201, form]);
  const path = `/api/organizations/${answer.json<Organization>().id}`;
  const edit = await founder.send("PATCH", path, { website: "founded, now" });
  expect([edit.statusCode, edit.json<{ message: string }>().message]).toEqual([
    400,
    "Please enter a valid URL",
  ]);
});
