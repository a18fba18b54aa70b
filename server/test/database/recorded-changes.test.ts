import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RecordChange, TenantDatabase } from "#server/db/tenant.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { openFingerprint } from "#server/test/database/fingerprint.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

const change = { object: "organization" };

/** How often a task says what it did, and whether its change may stand. */
const tellings: [string, number, boolean][] = [
  ["not at all", 0, false],
  ["once", 1, true],
  ["twice", 2, false],
];

async function rename(db: TenantDatabase, record: RecordChange, times: number): Promise<void> {
  await db.execute(sql`update organizations set name = 'Renamed' where id = ${db.organizationId}`);
  for (let said = 0; said < times; said += 1) await record(change);
}

test.each(tellings)("a change told %s leaves rows and record alike", async (_, times, mayStand) => {
  const home = await make().organization("north");
  const { userId } = await make().member(home, "admin");
  const { tenant } = app().deps;
  const edit = "organization.edit";
  const doors = [
    () => tenant.in({ userId }, home.id, edit, (db, { record }) => rename(db, record, times)),
    () =>
      tenant.of({ userId }, { organizationId: home.id }, edit, (db, { record }) =>
        rename(db, record, times),
      ),
    () => tenant.joining({ userId }, home.id, (db, record) => rename(db, record, times)),
  ];
  const fingerprint = await openFingerprint(make().admin);
  const takeStock = async () => JSON.stringify(await fingerprint(home.id));
  for (const open of doors) {
    const before = await takeStock();
    const refusal = await open().then(
      () => "none",
      (error: unknown) => String(error),
    );
    expect(refusal).toContain(mayStand ? "none" : `was recorded ${times} times`);
    expect((await takeStock()) === before).toBe(!mayStand);
  }
});

test("reading records nothing, and a reader who records is refused", async () => {
  const home = await make().organization("north");
  const { userId } = await make().member(home, "admin");
  const { tenant } = app().deps;
  const read = tenant.in({ userId }, home.id, "job.read", (_db, { record }) => record(change));
  await expect(read).rejects.toThrow("was recorded 1 times");
});
