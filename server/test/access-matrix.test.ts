import { expect, test } from "vitest";
import { endpointNames } from "#contract/endpoints.ts";
import { actorNames } from "#server/test/access-actors.ts";
import { sentenceOf } from "#server/test/access-rules.ts";
import { useStage } from "#server/test/access-stage.ts";

const stage = useStage();

test("every free text of both organizations is a canary, in every table that belongs to one", async () => {
  const { make, cast } = stage();
  const { rows: tables } = await make.admin.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organization_id'",
  );
  const tenants = new Set(["organizations", ...tables.map(({ name }) => name)]);
  const columns = make.columns.filter(({ table, isFree }) => isFree && tenants.has(table));
  expect(columns.length).toBeGreaterThan(20);
  for (const { table, name } of columns) {
    const owner = table === "organizations" ? "id" : "organization_id";
    for (const { id, tenant } of [cast.north, cast.south]) {
      const text = `CANARY-${tenant}-${table}-${name}`;
      const { rowCount } = await make.admin.query(
        `select 1 from ${table} where ${owner} = $1 and ${name}::text like '%' || $2 || '%'`,
        [id, text],
      );
      expect(rowCount, text).toBeGreaterThan(0);
    }
  }
});

for (const name of endpointNames) {
  for (const actor of actorNames) {
    test(sentenceOf(name, actor), () => stage().playCell(name, actor));
  }
}
