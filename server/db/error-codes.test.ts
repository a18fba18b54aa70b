import { expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { openFactories } from "#server/test/database/factories.ts";
import { connectForTest, createTestDatabase } from "#server/test/database/test-database.ts";

const said = {
  marketPulse: [
    "The model is busy. Retry in 8 minutes, or use the built-in writer.",
    "rateLimited",
  ],
  intakeSync: [
    "Your own spending limit for this hour is reached. Use the built-in writer, or try again in an hour.",
    "spendingLimit",
  ],
  attractSourceKit: ["The report was interrupted. Please try again.", "interrupted"],
  engagementHub: ["Something that nobody says any more.", "notWritten"],
  offerNavigator: [null, null],
} as const;

test("reports that had failed before codes were stored are given the code of their sentence", async () => {
  const { admin: adminUrl, owner } = await createTestDatabase();
  const admin = await connectForTest(adminUrl);
  const make = await openFactories(admin, "unused");
  const { outputs } = await make.job(await make.organization("North"));
  for (const [tool, [error]] of Object.entries(said))
    await admin.query("update outputs set error = $2 where id = $1", [
      outputs[tool as keyof typeof said],
      error,
    ]);
  await admin.query("alter table outputs drop column error_code");
  await admin.query("delete from migrations where name like '0029%'");

  const ran = await migrate(owner, new URL("migrations/", import.meta.url));

  expect(ran).toEqual(["0029_error_codes.sql"]);
  for (const [tool, [, code]] of Object.entries(said)) {
    const { rows } = await admin.query("select error_code from outputs where id = $1", [
      outputs[tool as keyof typeof said],
    ]);
    expect([tool, rows]).toEqual([tool, [{ error_code: code }]]);
  }
  const { rows } = await admin.query(
    "select relforcerowsecurity as is_forced from pg_class where relname = 'outputs'",
  );
  expect(rows).toEqual([{ is_forced: true }]);
});
