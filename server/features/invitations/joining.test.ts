import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { InvitationSent, PendingInvitation } from "#contract/invitation.ts";
import type { Membership } from "#contract/organization.ts";
import type { Role } from "#contract/permissions.ts";
import { useTeams, type Someone, type Team } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({
  INVITES_PER_ADDRESS_PER_DAY: "1000",
  INVITES_PER_ORGANIZATION_PER_DAY: "1000",
});
const { colleague, make, newcomer, roles, team } = useTeams(app);

const gone = { code: "notFound", message: "This invitation is no longer valid" };

async function invite({ anna, path }: Team, email: string, role: Role = "recruiter") {
  const sent = (await anna.send("POST", `${path}/invite`, { email, role })).json<InvitationSent>();
  return { ...sent, token: sent.link?.split("/invite/")[1] ?? "" };
}

async function pending(who: Someone): Promise<PendingInvitation[]> {
  const answer = await who.send("GET", "/api/organizations/pending-invitations");
  expect(answer.statusCode).toBe(200);
  return answer.json<PendingInvitation[]>();
}

async function accept(who: Pick<Someone, "send">, token: string) {
  const answer = await who.send("POST", "/api/organizations/accept-invitation", { token });
  return { status: answer.statusCode, body: answer.json<Membership>() };
}

async function expectGone(who: Someone, token: string): Promise<void> {
  expect(await accept(who, token)).toEqual({ status: 404, body: gone });
}

test("a visitor neither lists nor accepts invitations, and a token that is none is refused", async () => {
  const omar = await newcomer();
  const visitor = app().browser();
  const url = "/api/organizations/pending-invitations";
  expect((await visitor.send("GET", url)).statusCode).toBe(401);
  expect((await accept(visitor, randomBytes(32).toString("base64url"))).status).toBe(401);
  for (const token of ["", "short", "a b".repeat(20), "x".repeat(201), null, 7]) {
    const answer = await omar.send("POST", "/api/organizations/accept-invitation", { token });
    expect(answer.statusCode, `with ${token}`).toBe(400);
  }
});

test("a link tells whoever holds it what it is about, and a wrong one tells nothing", async () => {
  const home = await team();
  const { token } = await invite(home, "ada@example.com", "admin");
  const visitor = app().browser();
  const answer = await visitor.send("GET", `/api/invitations/${token}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    organizationName: "CANARY-north-organizations-name",
    inviterName: "CANARY-north-users-name",
    email: "ada@example.com",
    role: "admin",
  });
  const omar = await newcomer();
  await invite(home, omar.email);
  const [listed] = await pending(omar);
  const wrong = [token.toLowerCase(), `${token}A`, randomBytes(32).toString("base64url")];
  for (const other of [...wrong, listed?.token ?? ""]) {
    const refused = await visitor.send("GET", `/api/invitations/${other}`);
    expect({ status: refused.statusCode, body: refused.json() }).toEqual({
      status: 404,
      body: gone,
    });
  }
});

for (const way of ["mailed", "listed"] as const) {
  test(`the invited person joins by the ${way} token, in the role the invitation was sent for [S-305]`, async () => {
    const home = await team();
    const omar = await newcomer();
    const sent = await invite(home, omar.email, "admin");
    const [listed] = await pending(omar);
    expect(listed).toEqual({
      id: sent.id,
      token: expect.any(String) as string,
      organizationName: "CANARY-north-organizations-name",
      role: "admin",
      createdAt: sent.createdAt,
    });
    const token = way === "mailed" ? sent.token : (listed?.token ?? "");
    const { status, body } = await accept(omar, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: "admin", organizationId: home.home.id });
    expect(await pending(omar)).toEqual([]);
    const memberships = (await omar.send("GET", "/api/organizations")).json<Membership[]>();
    expect(memberships).toEqual([body]);
    expect(await accept(omar, token)).toEqual({ status: 200, body });
    expect((await app().browser().send("GET", `/api/invitations/${sent.token}`)).statusCode).toBe(
      404,
    );
  });

  test(`fifty times accepted at once by the ${way} token, an invitation makes one membership (A-09) [W-09]`, async () => {
    const home = await team();
    const omar = await newcomer();
    const sent = await invite(home, omar.email);
    const [listed] = await pending(omar);
    const token = way === "mailed" ? sent.token : (listed?.token ?? "");
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(omar, token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(Object.keys(await roles(home.home))).toHaveLength(3);
    const { rows } = await make().admin.query(
      "select 1 from audit_entries where action = 'organization.join' and organization_id = $1",
      [home.home.id],
    );
    expect(rows).toHaveLength(1);
  });

  test(`a ${way} token is of no use to anybody else`, async () => {
    const home = await team();
    const omar = await newcomer();
    const eve = await newcomer();
    const sent = await invite(home, omar.email);
    const [listed] = await pending(omar);
    const token = way === "mailed" ? sent.token : (listed?.token ?? "");
    await expectGone(eve, token);
    await expectGone(home.rita, token);
    expect((await accept(omar, token)).status).toBe(200);
    await expectGone(eve, token);
  });
}

test("nobody makes a listed token for themself by changing its numbers [R-18]", async () => {
  const home = await team();
  const omar = await newcomer();
  const eve = await newcomer();
  const { id } = await invite(home, omar.email);
  await invite(await team(), eve.email);
  const [own] = await pending(eve);
  const [, , signature = ""] = own?.token.split(".") ?? [];
  for (const forged of [signature, "A".repeat(43)]) {
    await expectGone(eve, `${home.home.id}.${id}.${forged}`);
  }
  expect(await pending(eve)).toHaveLength(1);
});

const ofThis = (id: number) => `(select invited_by from invitations where id = ${id})`;
const ends: [how: string, statement: (id: number) => string][] = [
  [
    "has expired by the database's clock",
    (id) => `update invitations set expires_at = now() - interval '1 second' where id = ${id}`,
  ],
  ["was withdrawn", (id) => `update invitations set revoked_at = now() where id = ${id}`],
  [
    "was sent by somebody who has left",
    (id) => `delete from memberships where user_id = ${ofThis(id)}`,
  ],
  [
    "was sent by somebody whose account is gone",
    (id) => `delete from users where id = ${ofThis(id)}`,
  ],
];

for (const [how, statement] of ends) {
  test(`an invitation that ${how} is neither shown nor accepted (A-09) [W-09]`, async () => {
    const home = await team();
    const gus = await colleague(home.home, "admin");
    const omar = await newcomer();
    const { id, token } = await invite({ ...home, anna: gus }, omar.email);
    const [listed] = await pending(omar);
    await make().admin.query(statement(id));
    expect(await pending(omar)).toEqual([]);
    expect((await app().browser().send("GET", `/api/invitations/${token}`)).json()).toEqual(gone);
    await expectGone(omar, token);
    await expectGone(omar, listed?.token ?? "");
    expect(await roles(home.home)).not.toHaveProperty(omar.userId);
  });
}

test("an invitation to an address in capitals finds the person, and theirs alone", async () => {
  const home = await team();
  const omar = await newcomer();
  const { token } = await invite(home, omar.email.toUpperCase());
  expect(await pending(omar)).toHaveLength(1);
  expect((await accept(omar, token)).status).toBe(200);
});

test("somebody removed does not come back by the invitation they once used", async () => {
  const home = await team();
  const omar = await newcomer();
  const { token } = await invite(home, omar.email);
  expect((await accept(omar, token)).status).toBe(200);
  await make().leave(home.home, omar);
  await expectGone(omar, token);
});

test("somebody who is in already keeps their role when an older invitation turns up", async () => {
  const home = await team();
  const { token } = await make().invitation(home.home, home.rita.email, { role: "admin" });
  expect((await accept(home.rita, token)).body).toMatchObject({ role: "recruiter" });
  expect((await roles(home.home))[home.rita.userId]).toBe("recruiter");
});

test("M9: an admin who was made a recruiter brings nobody in any more, and as an admin again does", async () => {
  const home = await team();
  const boss = await colleague(home.home, "admin");
  const puppet = await newcomer();
  const { token } = await invite(home, puppet.email, "admin");
  const [listed] = await pending(puppet);
  const become = (role: Role) =>
    make().admin.query(
      "update memberships set role = $3 where organization_id = $1 and user_id = $2",
      [home.home.id, home.anna.userId, role],
    );
  await become("recruiter");
  expect(await pending(puppet)).toEqual([]);
  for (const one of [token, listed?.token ?? ""]) await expectGone(puppet, one);
  expect((await app().browser().send("GET", `/api/invitations/${token}`)).statusCode).toBe(404);
  expect((await roles(home.home))[puppet.userId]).toBeUndefined();
  const open = await boss.send("GET", `${home.path}/invitations`);
  expect(open.json()).toEqual([]);
  await become("admin");
  expect((await accept(puppet, token)).status).toBe(200);
});
