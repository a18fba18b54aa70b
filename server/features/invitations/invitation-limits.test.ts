import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { InvitationSent } from "#contract/invitation.ts";
import { useTeams, type Someone, type Team } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";

const perOrganization = 6;
const perAddress = 3;
const daySeconds = 24 * 60 * 60;
const perPerson = 8;
const app = useTestApp({
  INVITES_PER_ORGANIZATION_PER_DAY: String(perOrganization),
  INVITES_PER_USER_PER_DAY: String(perPerson),
  // No worker runs here, so nothing is sent.
  SMTP_URL: "smtp://localhost:25",
  EMAIL_VERIFICATION: "off",
});
const { make, newcomer, team } = useTeams(app);

const address = () => `${randomUUID()}@example.com`;

function invite({ path }: Team, who: Someone, email = address()) {
  return who.send("POST", `${path}/invite`, { email });
}

function expectToWait(answer: Awaited<ReturnType<Someone["send"]>>): void {
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: "tooManyRequests" });
  const seconds = Number(answer.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(daySeconds - 60);
  expect(seconds).toBeLessThanOrEqual(daySeconds);
}

test("an address gets three invitations a day from an organization, however it is written", async () => {
  const home = await team();
  const email = address();
  const first = (await invite(home, home.anna, email)).json<InvitationSent>();
  const again = `${home.path}/invitations/${first.id}/resend`;
  expect((await home.anna.send("POST", again)).statusCode).toBe(200);
  expect((await invite(home, home.anna, email)).statusCode).toBe(201);
  expectToWait(await invite(home, home.anna, email.toUpperCase()));
  const { rows: open } = await make().admin.query<{ id: string }>(
    "select id from invitations where organization_id = $1 and revoked_at is null",
    [home.home.id],
  );
  const onceMore = `${home.path}/invitations/${open[0]?.id}/resend`;
  expectToWait(await home.anna.send("POST", onceMore));
  expect((await invite(home, home.anna)).statusCode).toBe(201);
});

test("a stranger who invites an address uses up nobody else's invitations: its mail is full, so the link is passed on", async () => {
  const stranger = await team();
  const home = await team();
  const email = address();
  for (let count = 0; count < perAddress; count += 1) {
    const sent = await invite(stranger, stranger.anna, email);
    expect(sent.json<InvitationSent>().link).toBeNull();
  }
  const answer = await invite(home, home.anna, email);
  expect(answer.statusCode).toBe(201);
  expect(answer.json<InvitationSent>().link).toContain("/invite/");
  const { rows } = await make().admin.query<{ count: number }>(
    "select count(*)::int from letters where recipient = $1",
    [email],
  );
  expect(rows).toEqual([{ count: perAddress }]);
});

test("an organization sends its number of invitations a day and then waits, and nobody else with it", async () => {
  const home = await team();
  for (let count = 0; count < perOrganization; count += 1) {
    expect((await invite(home, home.anna)).statusCode).toBe(201);
  }
  expectToWait(await invite(home, home.anna));
  const other = await team();
  expect((await invite(other, other.anna)).statusCode).toBe(201);
  await make().admin.query("update attempts set resets_at = now()");
  expect((await invite(home, home.anna)).statusCode).toBe(201);
});

test("a recruiter or a stranger cannot use up the organization's invitations or an address's", async () => {
  const home = await team();
  const omar = await newcomer();
  const email = address();
  for (let count = 0; count < perOrganization; count += 1) {
    expect((await invite(home, home.rita, email)).statusCode).toBe(403);
    expect((await invite(home, omar, email)).statusCode).toBe(404);
  }
  expect((await invite(home, home.anna, email)).statusCode).toBe(201);
});

test("the counters do not say which addresses were invited", async () => {
  const home = await team();
  const email = address();
  await invite(home, home.anna, email);
  const { rows } = await make().admin.query<{ key: string }>("select key from attempts");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(email.split("@")[0]);
});

test("a person sends only so many a day, however many organizations they have", async () => {
  const home = await team();
  const other = await team();
  await make().join(other.home, home.anna, "admin");
  for (let count = 0; count < perPerson; count += 1) {
    const where = count < perPerson / 2 ? home : other;
    expect((await invite(where, home.anna)).statusCode).toBe(201);
  }
  expectToWait(await invite(other, home.anna));
  expect((await invite(other, other.anna)).statusCode).toBe(201);
});
