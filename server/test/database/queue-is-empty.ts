import { connectForTest } from "#server/test/database/test-database.ts";
import { eventually, type TestApp } from "#server/test/test-app.ts";

/** Every task that was sent by now has run, and what those sent in turn. */
export async function queueIsEmpty({ database }: TestApp): Promise<void> {
  const admin = await connectForTest(database.admin);
  await eventually(
    async () => (await admin.query("select name from pgboss.job where state < 'completed'")).rows,
    (left) => left.length === 0,
  );
}
