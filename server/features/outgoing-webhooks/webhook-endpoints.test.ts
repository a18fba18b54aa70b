import { expect, test } from "vitest";
import type { NewWebhookSecret, WebhookSettings } from "#contract/programs/webhook-endpoint.ts";
import { tablesHolding } from "#server/test/database/whole-database.ts";
import { privateAddresses } from "#server/test/private-addresses.ts";
import { useTeams } from "#server/test/team.ts";
import { openTestApp, useTestApp } from "#server/test/test-app.ts";

const most = 3;
const app = useTestApp({
  SECRETS_KEY: "Zq7-k2VwX9-mN4bC6hJ-t8RpL0sD-eF3gY5uA",
  WEBHOOK_ENDPOINTS_PER_ORGANIZATION: String(most),
});
const { make, team } = useTeams(app);

const form = (address = "https://hooks.example/roleprint") => ({
  address,
  events: ["report.completed"],
});

test.each(privateAddresses)("B-11: an address of %s is not taken", async (_, hosts) => {
  const { anna, path } = await team();
  for (const host of hosts) {
    for (const scheme of ["https", "http"]) {
      const answer = await anna.send("POST", `${path}/webhooks`, form(`${scheme}://${host}/hook`));
      expect([host, answer.statusCode]).toEqual([host, 400]);
    }
  }
  const { endpoints } = (await anna.send("GET", `${path}/webhooks`)).json<WebhookSettings>();
  expect(endpoints).toEqual([]);
});

test.each([
  ["without https", "http://hooks.example/roleprint", "https://"],
  ["with a password", "https://anna:secret@hooks.example/", "a name or a password"],
])("an address %s is not taken, and the answer says why", async (_, address, why) => {
  const { anna, path } = await team();
  const answer = await anna.send("POST", `${path}/webhooks`, form(address));
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ message: string }>().message).toContain(why);
});

test("a secret is shown once: in no other answer, no export, no log line and nowhere in the database", async () => {
  const { anna, path, home } = await team();
  const added = await anna.send("POST", `${path}/webhooks`, form());
  expect(added.statusCode).toBe(201);
  const { endpoint, secret } = added.json<NewWebhookSecret>();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/u);
  const own = `${path}/webhooks/${endpoint.id}`;
  const renewed = (await anna.send("POST", `${own}/secret`)).json<NewWebhookSecret>();
  const answers = [
    await anna.send("GET", `${path}/webhooks`),
    await anna.send("PATCH", own, { events: ["room.signed"] }),
    await anna.send("POST", `${own}/test`),
    await anna.send("GET", `${own}/deliveries`),
    await anna.send("GET", `${path}/export`),
    await anna.send("GET", `${path}/activity`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 202, 200, 200, 200]);
  const said = answers.map(({ body }) => body).join("\n") + app().logLines.join("\n");
  for (const one of [secret, renewed.secret]) {
    const bare = one.slice("whsec_".length);
    expect(said).not.toContain(bare);
    expect(await tablesHolding(make().admin, bare)).toEqual([]);
  }
  expect(said).not.toContain("ncryptedSecret");
  const { rows } = await make().admin.query<{ secret: string }>(
    "select encrypted_secret as secret from webhook_endpoints where organization_id = $1",
    [home.id],
  );
  expect(rows[0]?.secret).toMatch(/^v1\./u);
});

test(`an organization has at most ${most} endpoints, also when two are added at once`, async () => {
  const { anna, path } = await team();
  const add = () => anna.send("POST", `${path}/webhooks`, form());
  await add();
  const answers = await Promise.all(Array.from({ length: most }, add));
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.map((one) => one.json<{ code: string }>().code)).toEqual(["tooManyEndpoints"]);
});

test("events are named once each, at least one, and only those there are", async () => {
  const { anna, path } = await team();
  for (const events of [[], ["job.created", "job.created"], ["job.deleted"], ["test"]]) {
    const answer = await anna.send("POST", `${path}/webhooks`, { ...form(), events });
    expect([events, answer.statusCode]).toEqual([events, 400]);
  }
});

test("an endpoint of another organization is not there", async () => {
  const [us, them] = [await team(), await team()];
  const added = await them.anna.send("POST", `${them.path}/webhooks`, form());
  const { id } = added.json<NewWebhookSecret>().endpoint;
  const own = `${us.path}/webhooks/${id}`;
  expect((await us.anna.send("PATCH", own, { events: ["room.signed"] })).statusCode).toBe(404);
  expect((await us.anna.send("DELETE", own)).statusCode).toBe(404);
  expect((await us.anna.send("GET", `${own}/deliveries`)).statusCode).toBe(404);
});

test("what was removed is called no more, and its log is gone", async () => {
  const { anna, path } = await team();
  const { endpoint } = (
    await anna.send("POST", `${path}/webhooks`, form())
  ).json<NewWebhookSecret>();
  await anna.send("POST", `${path}/webhooks/${endpoint.id}/test`);
  expect((await anna.send("DELETE", `${path}/webhooks/${endpoint.id}`)).json()).toEqual({
    ok: true,
  });
  const { rowCount } = await make().admin.query(
    "select 1 from webhook_deliveries where endpoint_id = $1",
    [endpoint.id],
  );
  expect(rowCount).toBe(0);
});

test("a server without SECRETS_KEY says so, and takes no address", async () => {
  const closed = await openTestApp({}, app().database);
  const { anna, path } = await team();
  const there = closed.browser(anna.cookie);
  const settings = (await there.send("GET", `${path}/webhooks`)).json<WebhookSettings>();
  expect(settings.obstacle).toContain("SECRETS_KEY");
  const answer = await there.send("POST", `${path}/webhooks`, form());
  expect(answer.json<{ code: string }>().code).toBe("noSecretsKey");
  await closed.close();
});
