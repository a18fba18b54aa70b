import { expect, test } from "vitest";
import type { Member } from "#contract/organization.ts";
import { useTeams, type Someone } from "#server/test/team.ts";
import { eventually, useTestApp } from "#server/test/test-app.ts";
import { watch } from "#server/test/rig/watch.ts";

const app = useTestApp();
const { colleague, make, membershipId, newcomer, roles, team } = useTeams(app);

test("a visitor learns nothing of the members and changes none of them", async () => {
  const { path } = await team();
  const visitor = app().browser();
  const calls = [
    visitor.send("GET", `${path}/members`),
    visitor.send("PATCH", `${path}/members/1`, { role: "admin" }),
    visitor.send("DELETE", `${path}/members/1`),
    visitor.send("POST", `${path}/leave`),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(401);
});

test("a role that does not exist, and anything beside the role, is refused (A-07, B-02)", async () => {
  const { home, path, anna, rita } = await team();
  const url = `${path}/members/${await membershipId(home, rita)}`;
  const bodies = [
    { role: "owner" },
    { role: "ADMIN" },
    { role: ["admin"] },
    {},
    { role: "admin", userId: anna.userId },
    { role: "admin", organizationId: 1 },
    { role: "admin", userStatus: "blocked" },
  ];
  for (const body of bodies) {
    const { statusCode } = await anna.send("PATCH", url, body);
    expect(statusCode, `with ${JSON.stringify(body)}`).toBe(400);
  }
  expect((await roles(home))[rita.userId]).toBe("recruiter");
});

test("a recruiter promotes neither themself nor anybody, and removes nobody (A-07) [W-07]", async () => {
  const { home, path, anna, rita } = await team();
  const before = await roles(home);
  const own = `${path}/members/${await membershipId(home, rita)}`;
  const annas = `${path}/members/${await membershipId(home, anna)}`;
  const calls = [
    () => rita.send("PATCH", own, { role: "admin" }),
    () => rita.send("PATCH", annas, { role: "recruiter" }),
    () => rita.send("DELETE", annas),
    () => rita.send("DELETE", own),
  ];
  for (const call of calls) {
    const answer = await call();
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: "adminsOnly" });
  }
  expect(await roles(home)).toEqual(before);
});

test("an admin reaches no membership of another organization, not even under their own path", async () => {
  const { path, anna } = await team();
  const other = await team();
  const before = await roles(other.home);
  const foreign = await membershipId(other.home, other.rita);
  for (const where of [path, other.path]) {
    for (const id of [foreign, 987_654_321]) {
      const url = `${where}/members/${id}`;
      const answers = [
        await anna.send("PATCH", url, { role: "admin" }),
        await anna.send("DELETE", url),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    }
  }
  expect((await anna.send("POST", `${other.path}/leave`)).statusCode).toBe(404);
  expect(await roles(other.home)).toEqual(before);
});

test("every member sees who is in the organization, and a stranger does not", async () => {
  const { path, anna, rita } = await team();
  const answer = await rita.send("GET", `${path}/members`);
  expect(answer.statusCode).toBe(200);
  const members = answer.json<Member[]>();
  expect(members.map(({ userId, email, role }) => ({ userId, email, role }))).toEqual([
    { userId: anna.userId, email: anna.email, role: "admin" },
    { userId: rita.userId, email: rita.email, role: "recruiter" },
  ]);
  const omar = await newcomer();
  expect((await omar.send("GET", `${path}/members`)).statusCode).toBe(404);
});

test("an admin makes a recruiter admin and takes it back, and the recruiter may do more or less at once", async () => {
  const { home, path, anna, rita } = await team();
  const url = `${path}/members/${await membershipId(home, rita)}`;
  const raised = await anna.send("PATCH", url, { role: "admin" });
  expect(raised.json()).toMatchObject({ userId: rita.userId, role: "admin" });
  expect((await rita.send("PATCH", path, { name: "By Rita" })).statusCode).toBe(200);
  expect((await anna.send("PATCH", url, { role: "recruiter" })).statusCode).toBe(200);
  expect((await rita.send("PATCH", path, { name: "Again" })).statusCode).toBe(403);
});

type Seat = { who: Someone; path: string; own: string };
const ways = {
  "steps down": ({ who, own }: Seat) => who.send("PATCH", own, { role: "recruiter" }),
  "removes themself": ({ who, own }: Seat) => who.send("DELETE", own),
  leaves: ({ who, path }: Seat) => who.send("POST", `${path}/leave`),
};

for (const [way, go] of Object.entries(ways)) {
  test(`an admin ${way} only while another admin remains (A-08) [W-08]`, async () => {
    const { home, path, anna } = await team();
    const own = `${path}/members/${await membershipId(home, anna)}`;
    const before = await roles(home);
    const refused = await go({ who: anna, path, own });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "lastAdmin" });
    expect(await roles(home)).toEqual(before);
    expect((await anna.send("PATCH", own, { role: "admin" })).statusCode).toBe(200);
    const ben = await colleague(home, "admin");
    expect((await go({ who: anna, path, own })).statusCode).toBe(200);
    const { [ben.userId]: bens, [anna.userId]: annas } = await roles(home);
    expect([bens, annas]).toEqual(["admin", way === "steps down" ? "recruiter" : undefined]);
  });
}

test("a recruiter leaves and is a stranger from then on", async () => {
  const { home, path, rita } = await team();
  expect((await rita.send("POST", `${path}/leave`)).json()).toEqual({ ok: true });
  expect((await rita.send("GET", path)).statusCode).toBe(404);
  expect((await rita.send("POST", `${path}/leave`)).statusCode).toBe(404);
  expect(await roles(home)).not.toHaveProperty(rita.userId);
});

test("somebody removed sees nothing more, and what they were watching ends", async () => {
  const { home, path, anna, rita } = await team();
  const { jobId } = await make().job(home);
  const address = await app().app.listen({ host: "127.0.0.1", port: 0 });
  const stream = await watch(address, jobId, rita.cookie);
  await eventually(
    async () => stream.events,
    (events) => events.some(({ event }) => event === "job"),
  );
  const url = `${path}/members/${await membershipId(home, rita)}`;
  expect((await anna.send("DELETE", url)).json()).toEqual({ ok: true });
  await stream.ended;
  expect((await rita.send("GET", `/api/jobs/${jobId}`)).statusCode).toBe(404);
  expect((await rita.send("GET", `${path}/members`)).statusCode).toBe(404);
});
