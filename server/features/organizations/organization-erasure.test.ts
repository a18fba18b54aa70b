import { expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { canary } from "#server/test/canary.ts";
import { useTeams } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";
import { tablesHolding } from "#server/test/database/whole-database.ts";

const app = useTestApp();
const { make, newcomer } = useTeams(app);
const seat = (cookie: string) => app().browser(cookie);

/** An organization of which every table holds rows, all their texts canaries of `tenant`. */
async function filledOrganization(tenant: string) {
  const home = await make().organization(tenant);
  const person = await make().person("nobody");
  await make().join(home, person, "admin");
  const job = await make().job(home, person);
  await make().partial(home, job.outputs.marketPulse);
  await make().suggestion(home, job.outputs.marketPulse);
  await make().ledger(home, job);
  await make().reading(home, job.jobId);
  await make().manager(await make().room(home, job.jobId));
  await make().invitation(home, `canary-${tenant}-guest@example.com`);
  await make().idempotencyKey(home, person);
  await make().modelCall(home);
  await make().connection(home);
  await make().webhook(home);
  await make().letter(tenant, `canary-${tenant}-guest@example.com`, home);
  const path = `/api/organizations/${home.id}`;
  const name = canary(tenant, "organizations", "name");
  return { home, path, name, person, ...seat(person.cookie) };
}

test("an organization goes only by its exact name, and only by an admin", async () => {
  const { home, path, name, send } = await filledOrganization("named");
  for (const [body, status] of [
    [undefined, 400],
    [{}, 400],
    [{ name, sure: true }, 400],
    [{ name: name.toLowerCase() }, 400],
    [{ name: `${name} ` }, 400],
    [{ name: "" }, 400],
  ] as const) {
    expect([body, (await send("DELETE", path, body)).statusCode]).toEqual([body, status]);
  }
  const rita = await make().member(home, "recruiter");
  expect((await seat(rita.cookie).send("DELETE", path, { name })).statusCode).toBe(403);
  const omar = await newcomer();
  expect((await omar.send("DELETE", path, { name })).statusCode).toBe(404);
  expect((await send("GET", path)).statusCode).toBe(200);
  expect((await send("DELETE", path, { name })).statusCode).toBe(200);
  expect((await send("GET", path)).statusCode).toBe(404);
});

test("V-02: nothing of a deleted organization is left in any table, and another keeps everything [W-45]", async () => {
  const doomed = await filledOrganization("doomed");
  const other = await filledOrganization("lasting");
  await make().inviterOf(doomed.home);
  const full = await tablesHolding(make().admin, "canary-lasting-");
  expect(await tablesHolding(make().admin, "canary-doomed-")).toEqual(
    expect.arrayContaining(full) as string[],
  );
  expect(full).toEqual(
    expect.arrayContaining([
      "job_readings",
      "jobs",
      "ledgers",
      "model_connections",
      "outputs",
      "output_versions",
      "output_partials",
      "output_locks",
      "output_suggestions",
      "letters",
      "rooms",
      "room_decisions",
      "room_questions",
      "webhook_endpoints",
    ]),
  );
  const answer = await doomed.send("DELETE", doomed.path, { name: doomed.name });
  expect(answer.statusCode).toBe(200);
  // The inviter is a person with an account of their own, who stays.
  const people = ["accounts", "sessions", "users"];
  expect(await tablesHolding(make().admin, "canary-doomed-")).toEqual(people);
  expect(await tablesHolding(make().admin, "canary-lasting-")).toEqual(full);
  expect((await other.send("GET", other.path)).statusCode).toBe(200);
});

test("more jobs than one statement takes go as well, in less than five seconds", async () => {
  const { home, path, name, person, send } = await filledOrganization("many");
  await make().admin.query(
    `with job as (insert into jobs (organization_id, title, location)
       select $1, 'Nurse', 'Oslo' from generate_series(1, 450) returning id)
     insert into outputs (organization_id, job_id, tool_type, status)
     select $1, id, 'marketPulse', 'completed' from job`,
    [home.id],
  );
  const startedAt = performance.now();
  expect((await send("DELETE", path, { name })).statusCode).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(patient(5_000));
  const { rowCount } = await make().admin.query("select 1 from jobs where organization_id = $1", [
    home.id,
  ]);
  expect(rowCount).toBe(0);
  expect((await seat(person.cookie).send("GET", "/api/organizations")).json()).toEqual([]);
});
