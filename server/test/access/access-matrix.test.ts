import { expect, test } from "vitest";
import { endpointNames } from "#contract/endpoints.ts";
import { callsAbout, playMatrix } from "#server/test/access/play-matrix.ts";
import { useStage } from "#server/test/access/access-stage.ts";
import { canary } from "#server/test/canary.ts";

const stage = useStage();

test("every free text of both organizations is a canary, in every table that belongs to one", async () => {
  const { make, cast } = stage();
  const { rows: tables } = await make.admin.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organization_id'",
  );
  const tenants = new Set(["organizations", ...tables.map(({ name }) => name)]);
  const columns = make.columns.filter(({ table, isFree }) => isFree && tenants.has(table));
  expect(columns.length).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const { table, name } of columns) {
    const key = table === "organizations" ? "id" : "organization_id";
    for (const { id, tenant } of [cast.north, cast.south]) {
      const text = canary(tenant, table, name);
      const { rowCount } = await make.admin.query(
        `select 1 from ${table} where ${key} = $1 and ${name}::text like '%' || $2 || '%'`,
        [id, text],
      );
      if (!rowCount) missing.push(text);
    }
  }
  expect(missing).toEqual([]);
});

test("the three files of the matrix together play every call once", () => {
  const played = [...callsAbout("organizations"), ...callsAbout("jobs"), ...callsAbout("others")];
  expect(played.toSorted()).toEqual(endpointNames.toSorted());
});

playMatrix(stage, callsAbout("others"));
