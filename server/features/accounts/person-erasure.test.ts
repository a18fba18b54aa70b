import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { Activity } from "#contract/organization.ts";
import { signInKey } from "#server/features/accounts/sign-in-limit.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { eventually, useTestApp, useWorker, type Browser } from "#server/test/test-app.ts";
import { tablesHolding } from "#server/test/database/whole-database.ts";

/** A mail server that nobody answers at: letters are written and wait. */
const app = useTestApp({
  SIGN_IN_FAILURES_PER_ACCOUNT: "3",
  SMTP_URL: "smtp://127.0.0.1:9",
  EMAIL_VERIFICATION: "off",
});
useWorker(app);
const make = useFactories(app);

const password = "correct horse";
const leave = ({ send }: Browser, words: object = { password }) =>
  send("DELETE", "/api/user", words);
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code;

async function found(person: Browser, name: string): Promise<number> {
  return (await person.send("POST", "/api/organizations", { name })).json<{ id: number }>().id;
}

async function join(organizationId: number, userId: string, role: string): Promise<void> {
  await make().admin.query(
    "insert into memberships (organization_id, user_id, role) values ($1, $2, $3)",
    [organizationId, userId, role],
  );
}

async function exists(table: string, id: number | string): Promise<boolean> {
  const { rowCount } = await make().admin.query(`select 1 from ${table} where id = $1`, [id]);
  return rowCount === 1;
}

test("somebody with a password must say it, and guesses count as they do at the door of this browser", async () => {
  const pia = await app().signUp("Pia Password");
  expect((await app().browser().send("DELETE", "/api/user", {})).statusCode).toBe(401);
  for (const words of [{ password: 1 }, { password, sure: true }]) {
    expect((await leave(pia, words)).statusCode).toBe(400);
  }
  for (const words of [{}, { password: "wrong horse" }, { password: "" }]) {
    const answer = await leave(pia, words);
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, "wrongPassword"]);
  }
  expect((await leave(pia)).statusCode).toBe(429);
  const signIn = { email: pia.email, password };
  expect((await pia.send("POST", "/api/auth/sign-in/email", signIn)).statusCode).toBe(429);
  expect(await exists("users", pia.userId)).toBe(true);
});

test("somebody without a password must have signed in within ten minutes", async () => {
  const gus = await app().signUp("Gus Outside");
  await make().admin.query(
    "update accounts set password = null, provider_id = 'github' where user_id = $1",
    [gus.userId],
  );
  const age = (minutes: number) =>
    make().admin.query(
      "update sessions set created_at = now() - make_interval(mins => $2) where user_id = $1",
      [gus.userId, minutes],
    );
  await age(11);
  const refused = await leave(gus, {});
  expect([refused.statusCode, codeOf(refused)]).toEqual([403, "signInAgain"]);
  expect(await exists("users", gus.userId)).toBe(true);
  await age(9);
  expect((await leave(gus, {})).statusCode).toBe(200);
  expect(await exists("users", gus.userId)).toBe(false);
});

test("A-11: no session of a deleted person opens anything, and the address is free again [W-11]", async () => {
  const pia = await app().signUp("Pia Leaves");
  const second = await make().session(pia.userId, "nobody");
  expect((await leave(pia)).statusCode).toBe(200);
  for (const cookie of [pia.cookie, second]) {
    const browser = app().browser(cookie);
    expect((await browser.send("GET", "/api/organizations")).statusCode).toBe(401);
    expect((await browser.send("GET", "/api/auth/get-session")).json()).toBeNull();
  }
  const signIn = { email: pia.email, password };
  expect((await app().browser().send("POST", "/api/auth/sign-in/email", signIn)).statusCode).toBe(
    401,
  );
  expect((await app().signUp("Pia Leaves")).userId).not.toBe(pia.userId);
});

test("A-08: the only admin of an organization with others stays until somebody else is one [W-08]", async () => {
  const ada = await app().signUp("Ada Alone");
  const rolf = await app().signUp("Rolf Recruiter");
  const team = await found(ada, "Northwind");
  const alone = await found(ada, "Ada and nobody");
  await join(team, rolf.userId, "recruiter");
  const refused = await leave(ada);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      code: "lastAdmin",
      message:
        "You are the only admin of Northwind. Make somebody else an admin first, or delete the organization.",
    },
  ]);
  expect([await exists("users", ada.userId), await exists("organizations", alone)]).toEqual([
    true,
    true,
  ]);
  await make().admin.query("update memberships set role = 'admin' where user_id = $1", [
    rolf.userId,
  ]);
  expect((await leave(ada)).statusCode).toBe(200);
  expect([await exists("organizations", team), await exists("organizations", alone)]).toEqual([
    true,
    false,
  ]);
});

test("V-03: a deleted person is nowhere but as an id in the record, and in the signatures of reports others keep [W-47]", async () => {
  const pia = await app().signUp("Pia Zanzibar Quux");
  const rolf = await app().signUp("Rolf Remaining");
  const team = await found(rolf, "Southwind");
  await join(team, pia.userId, "admin");
  const form = { title: "Welder", location: "Leeds", organizationId: team };
  const { id } = (await pia.send("POST", "/api/jobs", form)).json<{ id: number }>();
  await eventually(
    async () => (await rolf.send("GET", `/api/jobs/${id}`)).json<Job>(),
    ({ status }) => status === "completed",
    30_000,
  );
  await make().admin.query("delete from job_readings where job_id = $1", [id]);
  await make().reading({ id: team, tenant: "nobody" }, id, pia);
  const invitation = { email: "guest@example.com", role: "recruiter" };
  await pia.send("POST", `/api/organizations/${team}/invite`, invitation);
  await make().invitation(await make().organization("other"), pia.email);
  await make().letter("nobody", pia.email);
  const visitor = app().browser();
  await visitor.send("POST", "/api/auth/sign-in/email", { email: pia.email, password: "x" });
  await visitor.send("POST", "/api/auth/request-password-reset", { email: pia.email });
  const { admin } = make();
  await admin.query("update audit_entries set ip_address = '203.0.113.77' where user_id = $1", [
    pia.userId,
  ]);

  const everywhere = (words: string) => tablesHolding(admin, words);
  const reports = ["output_versions", "outputs"];
  expect(await everywhere("zanzibar")).toEqual(["invitations", "letters", ...reports, "users"]);
  expect(await everywhere("203.0.113.77")).toEqual(["audit_entries"]);
  expect(await everywhere(signInKey(pia.email))).toEqual(["attempts", "audit_entries"]);
  expect(await everywhere(pia.userId)).toEqual(expect.arrayContaining(["verifications"]));
  const left = await leave(pia);
  expect([left.statusCode, left.cookies]).toMatchObject([
    200,
    [{ name: "roleprint.device", value: "", maxAge: 0 }],
  ]);
  expect(await everywhere("zanzibar")).toEqual(reports);
  expect(await everywhere("203.0.113.77")).toEqual([]);
  expect(await everywhere(signInKey(pia.email))).toEqual([]);
  expect(await everywhere(pia.userId)).toEqual(["audit_entries", "job_readings", "outputs"]);

  const activity = await rolf.send("GET", `/api/organizations/${team}/activity`);
  expect(activity.json<Activity[]>()).toContainEqual(
    expect.objectContaining({ actorName: "A former user", object: `job:${id}` }),
  );
  await rolf.send("DELETE", `/api/jobs/${id}`);
  expect(await everywhere("zanzibar")).toEqual([]);
});

test("nobody is forgotten who is still here, whoever asks the database", async () => {
  const pia = await app().signUp("Pia Present");
  const { database } = app().deps;
  const forget = (id: string, email: string) =>
    database.execute(`select lookup.forget_person('${id}', '${email}', '')`).then(
      () => "done",
      (error: Error) => String(error.cause),
    );
  const refusal = expect.stringContaining("only somebody who is gone") as string;
  expect(await forget(pia.userId, "x@example.com")).toEqual(refusal);
  expect(await forget("nobody", pia.email)).toEqual(refusal);
  expect(await forget("nobody", "x@example.com")).toBe("done");
});
