import { beforeAll, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import type { Organization } from "#contract/organization.ts";
import { toolTypes } from "#contract/output.ts";
import { useModelApp } from "#server/test/model/model-app.ts";
import { eventually } from "#server/test/test-app.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { watch } from "#server/test/rig/watch.ts";

const rig = useModelApp();
let address = "";
beforeAll(async () => {
  address = await rig.app().app.listen({ host: "127.0.0.1", port: 0 });
});

test("F-18: deleting an organization hangs up on the model, tells every open screen, and nothing comes back", async () => {
  const admin = await connectForTest(rig.app().database.admin);
  const count = async (query: string, ...values: unknown[]) =>
    (await admin.query<{ count: number }>(`select count(*)::int ${query}`, values)).rows[0]?.count;
  const us = await rig.team();
  rig.model().behave({ fault: "silent" });
  const job = await rig.createJob(us);
  await eventually(
    async () => rig.model().calls.length,
    (calls) => calls === toolTypes.length,
    60_000,
  );
  const screens = [
    await watch(address, job.id, us.anna.cookie),
    await watch(address, job.id, us.rita.cookie),
  ];
  const statuses = screens.map(({ status }) => status);
  expect(statuses, `the log says ${rig.app().logLines.join("")}`).toEqual([200, 200]);
  const spent = await admin.query<{ micros: string }>(
    "select sum(micros) as micros from spending where scope = 'everyone'",
  );
  expect(Number(spent.rows[0]?.micros)).toBeGreaterThan(0);

  const { name } = (await us.anna.send("GET", us.path)).json<Organization>();
  const deletedAt = Date.now();
  expect((await us.anna.send("DELETE", us.path, { name })).statusCode).toBe(200);
  await Promise.all(screens.map(({ ended }) => ended));
  expect(screens.map(({ events }) => events.at(-1)?.event)).toEqual(["gone", "gone"]);
  await eventually(
    async () => rig.model().calls.filter(({ hungUpAt }) => hungUpAt !== undefined).length,
    (hungUp) => hungUp === toolTypes.length,
  );
  const hungUp = rig.model().calls.map(({ hungUpAt = Infinity }) => hungUpAt - deletedAt);
  expect(Math.max(...hungUp)).toBeLessThan(patient(5_000));

  expect(await count("from pgboss.job where group_id = $1", String(us.home.id))).toBe(0);
  for (const table of ["outputs", "model_calls", "jobs"]) {
    const left = await count(`from ${table} where organization_id = $1`, us.home.id);
    expect([table, left]).toEqual([table, 0]);
  }
  // What was set aside for the calls stays in the bill of all: nobody can say any more what they cost.
  const { rows } = await admin.query(
    "select sum(micros) as micros from spending where scope = 'everyone'",
  );
  expect(rows).toEqual(spent.rows);
  expect(rig.app().logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
