import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import type {
  OperatorAct,
  OperatorOrganizations,
  OperatorPeople,
  OperatorQueue,
  OperatorSpending,
} from "#contract/operator.ts";
import { useFactories, type Person } from "#server/test/database/factories.ts";
import { useTestApp } from "#server/test/test-app.ts";
import { connectForTest } from "#server/test/database/test-database.ts";

const boss = "olga.operator@example.com";
const other = "ben.operator@example.com";
const app = useTestApp({ OPERATORS: `${boss}, ${other.toUpperCase()}`, SPEND_DAY_USD: "7" });
const make = useFactories(app);

let olga: Person | undefined;
/** Somebody who runs the installation; made once. */
async function operator() {
  olga ??= await make().person("nobody", true, boss);
  return { ...olga, ...app().browser(olga.cookie) };
}
const read = async <T>(path: string): Promise<T> => {
  const answer = await (await operator()).send("GET", `/api/operator/${path}`);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
};
const act = async (path: string) => (await operator()).send("POST", `/api/operator/${path}`);
const find = async (email: string) => {
  const { people } = await read<OperatorPeople>(`people?q=${encodeURIComponent(email)}`);
  expect(people).toHaveLength(1);
  return people[0];
};
const lastAct = async () => (await read<OperatorAct[]>("acts"))[0];
const signIn = (email: string) =>
  app().browser().send("POST", "/api/auth/sign-in/email", { email, password: "correct horse" });

test("an operator finds people by name or address, however it is written, with what is counted about them", async () => {
  const nora = await app().signUp("Nora 100%_Night");
  const organization = await make().organization("home");
  await make().join(organization, { ...nora, cookie: "" }, "admin");
  for (const words of ["100%_night", nora.email.toUpperCase()]) {
    expect(await find(words)).toMatchObject({
      id: nora.userId,
      name: "Nora 100%_Night",
      email: nora.email,
      emailVerified: false,
      isOperator: false,
      blockedAt: null,
      organizations: 1,
      lastSeenAt: expect.any(String) as string,
    });
  }
  const { people, total } = await read<OperatorPeople>("people?q=nobody-is-called-so");
  expect({ people, total }).toEqual({ people: [], total: 0 });
  expect((await find(boss))?.isOperator).toBe(true);
});

test("somebody blocked is out of every browser at once and told so when they sign in; unblocked they are back", async () => {
  const bea = await app().signUp("Bea Blocked");
  const elsewhere = await signIn(bea.email);
  const cookies = elsewhere.cookies.map(
    ({ name, value }) => `${name}=${encodeURIComponent(value)}`,
  );
  const phone = app().browser(cookies.join("; "));
  expect((await phone.send("GET", "/api/organizations")).statusCode).toBe(200);

  expect((await act(`people/${bea.userId}/block`)).statusCode).toBe(200);
  for (const browser of [bea, phone])
    expect((await browser.send("GET", "/api/organizations")).statusCode).toBe(401);
  const refused = await signIn(bea.email);
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      code: "accountBlocked",
      message: "This account is blocked. Please contact the people who run this site.",
    },
  ]);
  expect((await find(bea.email))?.blockedAt).not.toBeNull();
  expect(await lastAct()).toMatchObject({ action: "block", whom: bea.email });

  expect((await act(`people/${bea.userId}/unblock`)).statusCode).toBe(200);
  expect((await signIn(bea.email)).statusCode).toBe(200);
  expect(await lastAct()).toMatchObject({ action: "unblock", whom: bea.email });
});

test("the password of somebody blocked is not told apart from any other by whoever guesses it", async () => {
  const gus = await app().signUp("Gus Guessed");
  await act(`people/${gus.userId}/block`);
  const guess = { email: gus.email, password: "wrong horse" };
  const answer = await app().browser().send("POST", "/api/auth/sign-in/email", guess);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    401,
    "INVALID_EMAIL_OR_PASSWORD",
  ]);
});

test("nobody slips in while they are being blocked: the database itself gives no session", async () => {
  const rae = await app().signUp("Rae Race");
  const { admin } = make();
  const keeper = await connectForTest(app().database.keeper);
  const insert = `insert into sessions (id, user_id, token, expires_at) values ($1, $2, $1, now())`;
  await admin.query("begin");
  await admin.query("update users set blocked_at = now() where id = $1", [rae.userId]);
  const slipping = keeper.query(insert, [randomUUID(), rae.userId]).catch((fault: Error) => fault);
  await admin.query("select pg_sleep(0.3)");
  await admin.query("commit");
  expect(await slipping).toMatchObject({ message: "this account is blocked" });
  await admin.query("update users set blocked_at = null where id = $1", [rae.userId]);
  expect(await keeper.query(insert, [randomUUID(), rae.userId])).toMatchObject({ rowCount: 1 });
});

test("an operator is not blocked, neither by themself nor by another", async () => {
  const ben = await make().person("nobody", true, other);
  for (const id of [ben.userId, (await operator()).userId]) {
    const answer = await act(`people/${id}/block`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      "operatorStays",
    ]);
  }
  expect((await app().browser(ben.cookie).send("GET", "/api/operator/people")).statusCode).toBe(
    200,
  );
});

test("a right ends with the confirmation of the address, at the next call", async () => {
  const { userId } = await operator();
  const { admin } = make();
  const status = async () =>
    (await (await operator()).send("GET", "/api/operator/people")).statusCode;
  await admin.query("update users set email_verified = false where id = $1", [userId]);
  expect(await status()).toBe(404);
  await admin.query("update users set email_verified = true where id = $1", [userId]);
  expect(await status()).toBe(200);
});

test("an address is confirmed by an operator, who is named with it", async () => {
  const vera = await app().signUp("Vera Unverified");
  expect((await act(`people/${vera.userId}/verify`)).statusCode).toBe(200);
  expect((await find(vera.email))?.emailVerified).toBe(true);
  expect(await lastAct()).toMatchObject({
    by: expect.stringContaining(boss) as string,
    action: "verify",
    whom: vera.email,
  });
});

test("an act on somebody who is not there is refused and not recorded", async () => {
  await act(`people/${(await app().signUp("Someone There")).userId}/verify`);
  const before = await lastAct();
  for (const what of ["block", "unblock", "verify"])
    expect((await act(`people/${randomUUID()}/${what}`)).statusCode).toBe(404);
  expect(await lastAct()).toEqual(before);
});

test("without a mail server the link is not shown in a browser; the operator is told where it is", async () => {
  const max = await app().signUp("Max Mailless");
  const answer = await act(`people/${max.userId}/reset-link`);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    503,
    "Mail is not set up. On the server, run admin.js reset-link to print the link.",
  ]);
});

test("organizations, money and queues are sums: what everybody spent, most first", async () => {
  const rich = await make().organization("rich");
  await make().modelCall(rich);
  await make().job(rich);
  const { admin } = make();
  await admin.query(
    "update model_calls set cost_micros = 3000000, reserved_micros = 9 where organization_id = $1",
    [rich.id],
  );
  await admin.query(
    `insert into spending (scope, whose, since, micros)
     values ('everyone', '', date_trunc('day', now(), 'UTC'), 3000000),
            ('everyone', '', date_trunc('day', now(), 'UTC') - interval '40 days', 5)`,
  );
  const { organizations, total } = await read<OperatorOrganizations>("organizations");
  expect(total).toBe(organizations.length);
  expect(organizations[0]).toMatchObject({
    id: rich.id,
    members: 0,
    jobs: 1,
    todayMicros: 3_000_000,
    monthMicros: 3_000_000,
  });
  const found = await read<OperatorOrganizations>("organizations?q=CANARY-RICH");
  expect(found).toMatchObject({ organizations: [{ id: rich.id }], total: 1 });
  expect(await read<OperatorSpending>("spending")).toEqual({
    todayMicros: 3_000_000,
    capMicros: 7_000_000,
    days: [{ day: new Date().toISOString().slice(0, 10), micros: 3_000_000 }],
    isStopped: false,
  });
  await admin.query("insert into pgboss.job (name, data) values ('send-letter', '{}')");
  const queues = await read<OperatorQueue[]>("queues");
  expect(queues.find(({ queue }) => queue === "send-letter")).toEqual({
    queue: "send-letter",
    waiting: 1,
    active: 0,
    failed: 0,
    oldestWaitingAt: expect.any(String) as string,
  });
});

test("of all that organizations and people wrote, an operator reads names and addresses alone", async () => {
  const north = await make().organization("secret");
  const anna = await make().member(north, "admin");
  await make().job(north, anna);
  await make().modelCall(north);
  await make().entry(north, anna);
  await make().letter("secret", anna.email, north, { kind: "invitation" });
  await act(`people/${anna.userId}/verify`);
  const reads = endpointNames.filter((name) => {
    const { access, method }: Endpoint = endpoints[name];
    return access === "operator" && method === "GET";
  });
  const answers = [];
  for (const name of reads) {
    const answer = await (await operator()).send("GET", endpoints[name].path);
    expect([name, answer.statusCode]).toEqual([name, 200]);
    answers.push(answer.body);
  }
  const words = answers.join(" ");
  const found = [...words.matchAll(/CANARY-secret-([a-z_]+-[a-z_]+)/gu)].map(
    ([, where = ""]) => where,
  );
  expect([...new Set(found)].sort()).toEqual(["organizations-name", "users-name"]);
  expect(words).toContain(anna.email);
});
