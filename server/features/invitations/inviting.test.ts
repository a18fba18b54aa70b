import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Invitation, InvitationSent } from "#contract/invitation.ts";
import { useTeams, type Someone, type Team } from "#server/test/team.ts";
import { testOrigin, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({
  INVITES_PER_ADDRESS_PER_DAY: "1000",
  INVITES_PER_ORGANIZATION_PER_DAY: "1000",
});
const { colleague, make, newcomer, team } = useTeams(app);

const address = () => `${randomUUID()}@example.com`;
const tokenIn = ({ link }: InvitationSent) => link?.split("/invite/")[1] ?? "";

async function invite({ anna, path }: Team, body: object): Promise<InvitationSent> {
  const answer = await anna.send("POST", `${path}/invite`, body);
  expect(answer.statusCode, `the answer is ${answer.body}`).toBe(201);
  return answer.json<InvitationSent>();
}

async function listed({ anna, path }: Team): Promise<Invitation[]> {
  return (await anna.send("GET", `${path}/invitations`)).json<Invitation[]>();
}

async function preview(token: string): Promise<number> {
  return (await app().browser().send("GET", `/api/invitations/${token}`)).statusCode;
}

const callsAbout = (path: string, invitationId: number) => [
  (who: Pick<Someone, "send">) => who.send("POST", `${path}/invite`, { email: address() }),
  (who: Pick<Someone, "send">) => who.send("GET", `${path}/invitations`),
  (who: Pick<Someone, "send">) => who.send("POST", `${path}/invitations/${invitationId}/resend`),
  (who: Pick<Someone, "send">) => who.send("DELETE", `${path}/invitations/${invitationId}`),
];

test("a visitor, a recruiter and a stranger neither send, see nor withdraw invitations (A-07) [W-07]", async () => {
  const home = await team();
  const { id } = await invite(home, { email: address() });
  const omar = await newcomer();
  for (const call of callsAbout(home.path, id)) {
    expect((await call(app().browser())).statusCode).toBe(401);
    const refused = await call(home.rita);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: "adminsOnly" });
    expect((await call(omar)).statusCode).toBe(404);
  }
  const asAdmin = { email: address(), role: "admin" };
  expect((await home.rita.send("POST", `${home.path}/invite`, asAdmin)).statusCode).toBe(403);
  expect(await listed(home)).toMatchObject([{ id }]);
});

test("an address that is none, a role that does not exist, and anything else in the form is refused [S-514, S-604]", async () => {
  const { anna, path } = await team();
  for (const email of [
    "",
    "nobody",
    "a@b",
    "\u0430dmin@example.com",
    "a b@example.com",
    "a@example.com\r\nBcc: b@x.io",
  ]) {
    const answer = await anna.send("POST", `${path}/invite`, { email });
    expect(answer.statusCode, `with ${email}`).toBe(400);
    expect(answer.json()).toMatchObject({ message: "Please enter a valid email address" });
  }
  const email = address();
  const bodies = [
    { email, role: "owner" },
    { email, role: "" },
    { email, organizationId: 1 },
    { email, token: "mine" },
    { email, expiresAt: "2099-01-01T00:00:00Z" },
  ];
  for (const body of bodies) {
    const { statusCode } = await anna.send("POST", `${path}/invite`, body);
    expect(statusCode, `with ${JSON.stringify(body)}`).toBe(400);
  }
});

test("an admin reaches no invitation of another organization, not even under their own path", async () => {
  const home = await team();
  const other = await team();
  const { id } = await invite(other, { email: address() });
  for (const path of [home.path, other.path]) {
    for (const invitationId of [id, 987_654_321]) {
      const url = `${path}/invitations/${invitationId}`;
      expect((await home.anna.send("DELETE", url)).statusCode).toBe(404);
      expect((await home.anna.send("POST", `${url}/resend`)).statusCode).toBe(404);
    }
  }
  expect(await listed(other)).toMatchObject([{ id }]);
  expect(await listed(home)).toEqual([]);
});

test("an invitation lasts seven days, is for a recruiter unless said otherwise, and its link can be copied [S-514, S-604]", async () => {
  const home = await team();
  const sent = await invite(home, { email: address() });
  expect(sent).toMatchObject({ role: "recruiter" });
  const days = (Date.parse(sent.expiresAt) - Date.parse(sent.createdAt)) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);
  expect(sent.link).toMatch(new RegExp(`^${testOrigin}/invite/[A-Za-z0-9_-]{43}$`, "u"));
  const admin = await invite(home, { email: address(), role: "admin" });
  const { link: _, ...rest } = sent;
  const { link: __, ...restOfAdmin } = admin;
  expect(await listed(home)).toEqual([rest, restOfAdmin]);
  const { rows } = await make().admin.query<{ kind: string }>(
    "select kind from letters where recipient = $1",
    [sent.email],
  );
  expect(rows).toEqual([{ kind: "invitation" }]);
});

test.each([
  ["upper case", "Ada.Lovelace@EXAMPLE.com", "ada.lovelace@example.com"],
  ["full-width letters and sign", "ＡＤＭＩＮ＠ｅｘａｍｐｌｅ．ｃｏｍ", "admin@example.com"],
  ["white space around it", "  bea@example.com\t", "bea@example.com"],
])("an address written with %s is kept in its one form (B-10)", async (_how, email, kept) => {
  const home = await team();
  expect(await invite(home, { email })).toMatchObject({ email: kept });
  const again = await invite(home, { email: kept });
  expect(await listed(home)).toMatchObject([{ id: again.id, email: kept }]);
});

test("a member is not invited again, however their address is written", async () => {
  const home = await team();
  for (const email of [home.rita.email, home.rita.email.toUpperCase()]) {
    const answer = await home.anna.send("POST", `${home.path}/invite`, { email });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "alreadyMember" });
  }
  expect(await listed(home)).toEqual([]);
});

test("inviting an address again ends the older invitation and its link (A-09)", async () => {
  const home = await team();
  const email = address();
  const first = await invite(home, { email, role: "admin" });
  const second = await invite(home, { email });
  expect(await listed(home)).toMatchObject([{ id: second.id, role: "recruiter" }]);
  expect(await preview(tokenIn(first))).toBe(404);
  expect(await preview(tokenIn(second))).toBe(200);
});

test("ten admins who invite the same address at once leave one open invitation", async () => {
  const home = await team();
  const email = address();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => home.anna.send("POST", `${home.path}/invite`, { email })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  expect(await listed(home)).toHaveLength(1);
  const links = answers.map((answer) => tokenIn(answer.json<InvitationSent>()));
  const seen = await Promise.all(links.map(preview));
  expect(seen.filter((status) => status === 200)).toHaveLength(1);
});

test("sending an invitation again gives a new link and a new expiry, also after it has expired", async () => {
  const home = await team();
  const first = await invite(home, { email: address(), role: "admin" });
  await make().admin.query(
    "update invitations set expires_at = now() - interval '1 hour' where id = $1",
    [first.id],
  );
  expect(await preview(tokenIn(first))).toBe(404);
  const answer = await home.anna.send("POST", `${home.path}/invitations/${first.id}/resend`);
  expect(answer.statusCode).toBe(200);
  const again = answer.json<InvitationSent>();
  expect(again).toMatchObject({ email: first.email, role: "admin" });
  expect(Date.parse(again.expiresAt)).toBeGreaterThan(Date.parse(first.expiresAt));
  expect(await preview(tokenIn(first))).toBe(404);
  expect(await preview(tokenIn(again))).toBe(200);
  expect(await listed(home)).toMatchObject([{ id: again.id }]);
});

test("a withdrawn invitation is gone, and withdrawing or sending it again finds nothing", async () => {
  const home = await team();
  const sent = await invite(home, { email: address() });
  const url = `${home.path}/invitations/${sent.id}`;
  expect((await home.anna.send("DELETE", url)).json()).toEqual({ ok: true });
  expect(await preview(tokenIn(sent))).toBe(404);
  expect(await listed(home)).toEqual([]);
  expect((await home.anna.send("DELETE", url)).statusCode).toBe(404);
  expect((await home.anna.send("POST", `${url}/resend`)).statusCode).toBe(404);
});

test("what an admin sent is void once they have left, also when they come back (A-09) [W-09]", async () => {
  const home = await team();
  const gus = await colleague(home.home, "admin");
  const sent = await invite({ ...home, anna: gus }, { email: address() });
  expect(await preview(tokenIn(sent))).toBe(200);
  await gus.send("POST", `${home.path}/leave`);
  for (const isBack of [false, true]) {
    if (isBack) await make().join(home.home, gus, "admin");
    expect(await preview(tokenIn(sent))).toBe(404);
    expect(await listed(home)).toEqual([]);
    const again = `${home.path}/invitations/${sent.id}/resend`;
    expect((await home.anna.send("POST", again)).statusCode).toBe(404);
  }
});
