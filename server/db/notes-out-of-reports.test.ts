import { expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { openFactories } from "#server/test/database/factories.ts";
import { connectForTest, createTestDatabase } from "#server/test/database/test-database.ts";

const note = `Keep it soft, "Dana" leaves before Christmas`;
const findings = "Two findings. The pay is open.";
const asked = {
  marketPulse: `${findings} You asked: "${note}". What touches pay, nights stands first.`,
  intakeSync: `${findings} You asked: "${note}". Nothing written down about this job touches it, so it is a question for the hiring manager.`,
  engagementHub: `${findings} You asked: how long?`,
};

test("reports that had the note printed lose it, in every version, and keep their other words", async () => {
  const { admin: adminUrl, owner } = await createTestDatabase();
  const admin = await connectForTest(adminUrl);
  const make = await openFactories(admin, "unused");
  const { outputs } = await make.job(await make.organization("North"));
  const reports = Object.entries(asked).map(([tool, text]) => {
    const content = { summary: { answer: "Wait.", text }, risks: [{ risk: "Late" }] };
    const id = outputs[tool as keyof typeof asked];
    // One is kept as JSON text within JSON.
    return { id, tool, content: tool === "intakeSync" ? JSON.stringify(content) : content };
  });
  for (const { id, content } of reports)
    for (const table of [
      "outputs set content = $2 where id",
      "output_versions set content = $2, written = $2 where output_id",
    ])
      await admin.query(`update ${table} = $1`, [id, JSON.stringify(content)]);
  await admin.query("delete from migrations where name like '0048%'");

  expect(await migrate(owner, new URL("migrations/", import.meta.url))).toHaveLength(1);

  const read = async (what: string, id: number) => {
    const { rows } = await admin.query<{ told: unknown }>(`select ${what} = $1`, [id]);
    const told = rows[0]?.told;
    return (typeof told === "string" ? JSON.parse(told) : told) as object;
  };
  for (const { id, tool } of reports) {
    const text = tool === "engagementHub" ? asked.engagementHub : findings;
    const expected = { summary: { answer: "Wait.", text }, risks: [{ risk: "Late" }] };
    for (const what of [
      "content told from outputs where id",
      "content told from output_versions where output_id",
      "written told from output_versions where output_id",
    ])
      expect([tool, await read(what, id)]).toEqual([tool, expected]);
  }
  const { rows } = await admin.query<{ name: string }>(
    "select relname as name from pg_class where relforcerowsecurity and relname like 'output%' and relkind = 'r'",
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["outputs", "output_versions", "output_suggestions"]),
  );
});
