import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import { playRefusals, rightRefusals } from "#server/test/access/access-cell.ts";
import { success } from "#server/test/access/access-rules.ts";
import { requestOf } from "#server/test/access/access-requests.ts";
import { useStage } from "#server/test/access/access-stage.ts";
import { holdsCanary } from "#server/test/canary.ts";
import { openTestApp } from "#server/test/test-app.ts";

/** The first wall is torn down on purpose: every "of our organization" in a query says yes to everything. */
vi.mock("#server/db/ours.ts", () => ({ ours: () => sql`true` }));

const stage = useStage();
const tenantCalls = endpointNames.filter((name) =>
  ["member", "admin"].includes(endpoints[name].access),
);

for (const name of tenantCalls) {
  test(`with every filter forgotten, a recruiter of another organization still may not ${name}`, async () => {
    const refused = ["otherMember"] as const;
    expect(await playRefusals(stage(), name, refused)).toEqual(rightRefusals(name, refused));
  });

  test(`with every filter forgotten, ${name} at home touches and tells nothing of another organization`, async () => {
    const { aim, ask, cast, clear, fingerprint, groundFor, make } = stage();
    const admin = cast.people.otherAdmin;
    const ground = await groundFor(name, cast.south);
    const target = await aim(ground, ground.id, admin);
    const before = await fingerprint(cast.north.id);
    const reply = await ask(requestOf(name, target), admin.cookie);
    expect(reply).toMatchObject(success(name));
    expect(holdsCanary(reply.body, "north")).toBe(false);
    expect(await fingerprint(cast.north.id)).toEqual(before);
    await clear(target);
    await make.leave(cast.south, admin);
    await make.join(cast.south, admin, "admin");
  });
}

test("with every filter forgotten, somebody invited elsewhere reads only the organization they work in", async () => {
  const { app, cast, make } = stage();
  const guest = await make.member(cast.south, "recruiter");
  await make.invitation(cast.north, guest.email);
  const answer = await app.browser(guest.cookie).send("GET", `/api/organizations/${cast.south.id}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id: cast.south.id });
  expect(holdsCanary(answer.body, "north")).toBe(false);
});

test("with both walls gone the leak is seen, so the tests above look in the right place", async () => {
  const { app, cast } = stage();
  const { database } = app;
  const wallless = await openTestApp({ DATABASE_URL: database.admin }, database);
  try {
    const { cookie } = cast.people.otherMember;
    const jobs = await wallless
      .browser(cookie)
      .send("GET", `/api/jobs?organizationId=${cast.south.id}`);
    expect(jobs.statusCode).toBe(200);
    expect(holdsCanary(jobs.body, "north")).toBe(true);
  } finally {
    await wallless.close();
  }
});
