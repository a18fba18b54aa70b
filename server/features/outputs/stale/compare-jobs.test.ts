import { expect, test } from "vitest";
import type { Output } from "#contract/output.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";

const app = useTestApp({ REAPER_EVERY_MS: "200" });
useWorker(app);
const make = useFactories(app);

/** A nurse's job with six reports, and an admin who can change what the organization says of itself. */
async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const admin = await make().member(rita.home, "admin");
  const job = await rita.createFinishedJob({
    title: "Registered Nurse",
    location: "Columbus, OH",
    salaryRange: "$70,000 - $80,000",
  });
  const list = () => rita.listOutputs(job.id);
  return {
    home: rita.home,
    send: rita.send,
    list,
    until: (isRight: (all: Output[]) => boolean) => eventually(list, isRight, 20_000),
    say: (words: object) =>
      app().browser(admin.cookie).send("PATCH", `/api/organizations/${rita.home.id}`, words),
    entries: async () => {
      const query = "select 1 from pgboss.job where name = 'compare-jobs' and group_id = $1";
      return (await make().admin.query(query, [String(rita.home.id)])).rowCount;
    },
  };
}

const isStale = ({ staleParts }: Output) => staleParts.length > 0;

test("what the organization says of itself marks the parts that rest on it, in every job", async () => {
  const { list, until, say } = await atWork();
  expect((await list()).some(isStale)).toBe(false);
  const words = { name: "Northwind Clinics", description: "Nine clinics in Ohio, open all night." };
  expect((await say(words)).statusCode).toBe(200);
  const marked = await until((all) => all.some(isStale));
  const reasons = marked.flatMap(({ staleParts }) => staleParts.flatMap(({ facts }) => facts));
  expect(reasons.join()).toMatch(/employer|company|organization/iu);
  expect(marked.every(({ staleParts }) => staleParts.length < 20)).toBe(true);
});

test("an edit of a marked report leaves the marks", async () => {
  const { until, say, send } = await atWork();
  await say({ name: "Northwind Clinics" });
  const marked = (await until((all) => all.some(isStale))).find(isStale);
  if (!marked) throw new Error("nothing is marked");
  const content = { ...(marked.content as object), mine: "A section of my own." };
  const edited = (await send("PATCH", `/api/outputs/${marked.id}`, { content })).json<Output>();
  expect(edited.staleParts).toEqual(marked.staleParts);
});

test("a setting that no report rests on, or words that are the same, are no work", async () => {
  const { say, entries } = await atWork();
  await say({ reportWriter: "built-in" });
  expect(await entries()).toBe(0);
  await say({ description: "Nine clinics." });
  expect(await entries()).toBe(1);
  await say({ description: "Nine clinics." });
  expect(await entries()).toBe(1);
});

test("many jobs are compared some at a time, by one piece of work after the other", async () => {
  const { home, say, entries } = await atWork();
  for (let count = 0; count < 25; count += 1) await make().job(home);
  await say({ description: "Ten clinics." });
  const left = async () => {
    const { rows } = await make().admin.query<{ compare_below: string | null }>(
      "select compare_below from organizations where id = $1",
      [home.id],
    );
    return rows[0]?.compare_below;
  };
  await eventually(left, (below) => below === null, 20_000);
  expect(await entries()).toBe(2);
});
