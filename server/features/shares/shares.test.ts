import { expect, test } from "vitest";
import type { NewShareLink, ShareLink, SharedReports } from "#contract/share.ts";
import { toolTypes } from "#contract/output.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter, type Recruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";
import { guestCookieIn } from "#server/test/guests.ts";

const app = useTestApp();
const make = useFactories(app);

const dayMs = 24 * 60 * 60 * 1_000;

/** A recruiter with a finished job, and what they do with its links. */
async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const { jobId } = await make().job(rita.home, rita);
  const path = `/api/jobs/${jobId}/share-links`;
  return { rita, jobId, path, ...linksOf(rita, path) };
}

function linksOf({ send }: Recruiter, path: string) {
  return {
    share: async (form: object = { toolType: null }) =>
      (await send("POST", path, form)).json<NewShareLink>(),
    list: async () => (await send("GET", path)).json<ShareLink[]>(),
    revoke: (id: number) => send("DELETE", `${path}/${id}`),
  };
}

const introduce = (token: string) =>
  app().browser().send("POST", "/api/shared/introduction", { token });
const open = (token: string) => app().browser().send("POST", "/api/shared/open", { token });
const read = (cookie: string) => app().browser(cookie).send("GET", "/api/shared");

async function enter(token: string): Promise<string> {
  return guestCookieIn(await open(token));
}

test("a recruiter shares all reports for 30 days, and whoever opens the link reads them", async () => {
  const { share, list, jobId } = await atWork();
  const { token, ...link } = await share();
  expect(token).toMatch(/^[\w-]{43}$/u);
  expect(Date.parse(link.endsAt) - Date.now()).toBeGreaterThan(29.9 * dayMs);
  expect(Date.parse(link.endsAt) - Date.now()).toBeLessThan(30.1 * dayMs);
  expect((await introduce(token)).json()).toEqual({
    toolType: null,
    sharedBy: "CANARY-home-users-name",
    organizationName: "CANARY-home-organizations-name",
    jobTitle: "CANARY-home-jobs-title",
  });
  expect(await list()).toEqual([{ ...link, openedCount: 0, lastOpenedAt: null }]);
  const answer = await open(token);
  expect(answer.json()).toEqual({ ok: true });
  const shared = await read(guestCookieIn(answer));
  expect(shared.json<SharedReports>()).toMatchObject({
    jobId,
    reports: [{ toolType: "attractSourceKit" }],
  });
  const [opened] = await list();
  expect(opened).toMatchObject({ openedCount: 1, isOpen: true });
  expect(Date.parse(opened?.lastOpenedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("a guest's cookie is kept from scripts, other sites and the night", async () => {
  const { share } = await atWork();
  const { token } = await share();
  const cookie = String((await open(token)).headers["set-cookie"]);
  expect(cookie).toMatch(
    /^roleprint\.guest=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/u,
  );
  const { rows } = await make().admin.query(
    "select round(extract(epoch from expires_at - created_at)) as seconds from guest_sessions order by id desc limit 1",
  );
  expect(rows).toEqual([{ seconds: "43200" }]);
});

test("neither a link's token nor a guest's is in the database", async () => {
  const { share } = await atWork();
  const { token } = await share();
  const cookie = (await enter(token)).split("=")[1] ?? "";
  const { rows } = await make().admin.query<{ text: string }>(
    "select l::text as text from share_links l union all select s::text from guest_sessions s union all select a::text from audit_entries a",
  );
  const stored = rows.map(({ text }) => text).join("\n");
  for (const secret of [token, cookie]) {
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(Buffer.from(secret).toString("hex"));
    expect(stored).not.toContain(Buffer.from(secret, "base64url").toString("hex"));
  }
});

test("a link to one report shows that report and no other", async () => {
  const { rita, jobId, share } = await atWork();
  const outputs = await rita.listOutputs(jobId);
  for (const { id } of outputs)
    await rita.send("PATCH", `/api/outputs/${id}`, { content: { summary: "Read me" } });
  const { token } = await share({ toolType: "marketPulse" });
  const shared = (await read(await enter(token))).json<SharedReports>();
  expect(shared.reports.map(({ toolType }) => toolType)).toEqual(["marketPulse"]);
  const all = (await read(await enter((await share()).token))).json<SharedReports>();
  expect(all.reports.map(({ toolType }) => toolType)).toEqual(
    toolTypes.filter((tool) => tool !== "offerNavigator"),
  );
});

test("100 visits of programs that look at links change and count nothing", async () => {
  const { share, list } = await atWork();
  const { token } = await share();
  const before = await list();
  const visits = [
    () => app().browser().send("GET", "/shared"),
    () => app().browser().send("HEAD", "/shared"),
    () => app().browser().send("GET", "/api/shared"),
    () => app().browser().send("HEAD", "/api/shared/open"),
    () => app().browser().send("GET", "/api/shared/open"),
    () => introduce(token),
  ];
  for (let visit = 0; visit < 102; visit += 1) await visits[visit % visits.length]?.();
  expect(await list()).toEqual(before);
  const { rows } = await make().admin.query(
    "select 1 from guest_sessions s join share_links l on l.id = s.share_link_id where l.id = $1",
    [before[0]?.id],
  );
  expect(rows).toEqual([]);
  await open(token);
  expect(await list()).not.toEqual(before);
});

test("a link that is foreign, expired, revoked or invented is answered in the same words", async () => {
  const { rita, jobId, share, revoke } = await atWork();
  const ended = (changes: object) => make().shareLink(rita.home, jobId, { ...changes });
  const expired = await ended({ expires_at: new Date(Date.now() - 1_000) });
  const revoked = await ended({ revoked_at: new Date() });
  const opened = await share();
  const cookie = await enter(opened.token);
  await revoke(opened.id);
  const deleted = await atWork();
  const { token: ofDeleted } = await deleted.share();
  const cookieOfDeleted = await enter(ofDeleted);
  expect((await deleted.rita.send("DELETE", `/api/jobs/${deleted.jobId}`)).statusCode).toBe(200);
  const expiredSession = await make().guest(await make().shareLink(rita.home, jobId), -1_000);
  const answers = [
    ...[expired.token, revoked.token, opened.token, ofDeleted, "x".repeat(43)].flatMap((token) => [
      introduce(token),
      open(token),
    ]),
    ...[cookie, cookieOfDeleted, expiredSession, `roleprint.guest=${"x".repeat(43)}`, ""].map(read),
    app().browser(rita.cookie).send("GET", "/api/shared"),
  ];
  for (const answer of await Promise.all(answers)) {
    expect([answer.statusCode, answer.body]).toEqual([
      404,
      '{"code":"linkEnded","message":"This link has ended. Ask whoever sent it to you for a new one."}',
    ]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
});

test("whoever revokes a link ends what was opened by it, at the next request", async () => {
  const { share, list, revoke } = await atWork();
  const [first, second] = [await share(), await share()];
  const cookies = [await enter(first.token), await enter(first.token), await enter(second.token)];
  const statuses = () => Promise.all(cookies.map(async (one) => (await read(one)).statusCode));
  expect(await statuses()).toEqual([200, 200, 200]);
  expect((await revoke(first.id)).statusCode).toBe(200);
  expect(await statuses()).toEqual([404, 404, 200]);
  expect((await list()).map(({ isOpen }) => isOpen)).toEqual([true, false]);
});

test("a link is revoked under its own job only, by members only", async () => {
  const { rita, share, list, revoke } = await atWork();
  const { id } = await share();
  const other = await make().job(rita.home, rita);
  const wrong = `/api/jobs/${other.jobId}/share-links/${id}`;
  expect((await rita.send("DELETE", wrong)).statusCode).toBe(404);
  const stranger = await hireRecruiter(app(), make());
  expect((await stranger.send("DELETE", wrong)).statusCode).toBe(404);
  expect((await list())[0]?.isOpen).toBe(true);
  expect((await revoke(id)).statusCode).toBe(200);
});

test("a job without a finished report has nothing to share", async () => {
  const rita = await hireRecruiter(app(), make());
  const { id } = await rita.createJob();
  const answer = await rita.send("POST", `/api/jobs/${id}/share-links`, { toolType: null });
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: "nothingToShare" }]);
});

test("a member's browser with an old session is told to sign in, although it opened a link once", async () => {
  const { rita, jobId, share } = await atWork();
  const guest = await enter((await share()).token);
  const old = await make().session(rita.userId, "home", -1_000);
  const asGuest = await app().browser(guest).send("GET", `/api/jobs/${jobId}`);
  expect([asGuest.statusCode, asGuest.body]).toEqual([
    404,
    '{"code":"notFound","message":"Not found"}',
  ]);
  const asBoth = await app().browser(`${old}; ${guest}`).send("GET", `/api/jobs/${jobId}`);
  expect(asBoth.statusCode).toBe(401);
});

test("the record says that a link was opened, and not by whom or from where", async () => {
  const { rita, jobId, share, revoke } = await atWork();
  const { id, token } = await share();
  await enter(token);
  await revoke(id);
  const { rows } = await make().admin.query(
    `select action, object, user_id as "userId", ip_address as ip from audit_entries
      where organization_id = $1 and action like 'share.%' order by id`,
    [rita.home.id],
  );
  const object = `job:${jobId}/share-${id}`;
  expect(rows).toEqual([
    { action: "share.create", object, userId: rita.userId, ip: "127.0.0.1" },
    { action: "share.open", object, userId: null, ip: null },
    { action: "share.revoke", object, userId: rita.userId, ip: "127.0.0.1" },
  ]);
});
