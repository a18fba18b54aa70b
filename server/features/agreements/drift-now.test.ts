import { expect, test } from "vitest";
import type { Agreement } from "#contract/room/agreement.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { inviteManager, newSignOffKey } from "#server/test/hiring-manager.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

// No worker runs here.
const app = useTestApp({ SIGN_OFF_KEY: newSignOffKey() });
const make = useFactories(app);

async function signed() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createJob({ title: "Line Cook", salaryRange: "$18 - $22 an hour" });
  const path = `/api/jobs/${job.id}`;
  const tomas = await inviteManager(app(), make(), rita.home, job.id);
  await tomas.choose(1);
  expect((await tomas.sign()).statusCode).toBe(200);
  const read = async () => (await rita.send("GET", `${path}/agreement`)).json<Agreement>();
  const pay = (salaryRange: string) => rita.send("PATCH", path, { salaryRange });
  const announced = async () =>
    (await make().admin.query("select 1 from drifts where organization_id = $1", [rita.home.id]))
      .rowCount;
  return { rita, tomas, read, pay, announced };
}

test("the very next look at the job names what changed, before any worker has compared it", async () => {
  const { read, pay, tomas, announced } = await signed();
  expect((await read()).drifts).toEqual([]);
  await pay("$15 - $16 an hour");
  expect((await read()).drifts).toMatchObject([{ key: "pay", state: "open" }]);
  expect((await tomas.read()).drifts).toMatchObject([{ key: "pay", state: "open" }]);
  await read();
  expect(await announced()).toBe(1);
  await pay("$18 - $26 an hour");
  expect((await read()).drifts).toEqual([]);
});

test("the very next look at the room names it, too, also where nobody looked at the job", async () => {
  const { pay, tomas } = await signed();
  await pay("$15 - $16 an hour");
  const [drift] = (await tomas.read()).drifts;
  expect(drift).toMatchObject({ key: "pay", state: "open", byName: expect.any(String) });
  const agree = { answer: "agree", after: drift?.after };
  const answer = await tomas.send("POST", `/api/room/drifts/${drift?.id}`, agree);
  expect(answer.json()).toMatchObject({ drifts: [{ state: "agreed" }] });
});

test("many who look at once find one change", async () => {
  const { pay, read, tomas, announced } = await signed();
  await pay("$15 - $16 an hour");
  const looks = await Promise.all([read(), read(), tomas.read(), read()]);
  expect(looks.map(({ drifts }) => drifts.length)).toEqual([1, 1, 1, 1]);
  expect(await announced()).toBe(1);
});
