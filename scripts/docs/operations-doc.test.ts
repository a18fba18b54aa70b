import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingGroups, settingNames } from "#server/env.ts";
import { backupStatements, leftOut } from "#server/test/database/physical-backup.ts";

const page = readFileSync(join(import.meta.dirname, "../..", "docs/operations.md"), "utf8");

test("an operator finds every setting in docs/operations.md, and none that is not there", () => {
  const named = new Set([...page.matchAll(/`([A-Z][A-Z_]{3,})`/gu)].map(([, name]) => name));
  const beside = new Set(["DATABASE_OWNER_URL", "POSTGRES_PASSWORD", "OWNER_PASSWORD"]);
  expect([...settingNames].filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => name && !settingNames.has(name) && !beside.has(name))).toEqual(
    [],
  );
});

test("the tables of docs/operations.md have the settings in the groups and the order of the code", () => {
  const [, section = ""] = page.split(/^## (?:Settings|Who comes in)$/mu);
  const [, ...parts] = section.split(/^\*\*(.+)\*\*$/mu);
  const tables = parts.map((part, at) => {
    const cells = part.split("\n").map((row) => row.split("|")[1] ?? "");
    return at % 2 === 0 ? part : cells.flatMap((cell) => cell.match(/(?<=`)[A-Z_]+(?=`)/gu) ?? []);
  });
  expect(tables).toEqual(
    Object.entries(settingGroups).flatMap(([title, group]) => [title, Object.keys(group)]),
  );
});

test("the steps of a backup by hand are those that are tried, word for word [W-46]", () => {
  const tried = [...Object.values(backupStatements), ...leftOut];
  expect(tried.filter((words) => !page.includes(`\`${words}\``))).toEqual([]);
});
