import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { HistoryRules, type Law, PayRules } from "#knowledge/law.ts";
import { readYaml } from "#scripts/data/read-yaml.ts";

export const lawFolder = join(import.meta.dirname, "../../knowledge/law");

export type ReadLaw = { law: Law; faults: string[] };

/** The law of the folder; what is wrong is told with its file and line. */
export function readLaw(folder = lawFolder): ReadLaw {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const pay = readRules("pay-transparency.yaml", read("pay-transparency.yaml"), PayRules);
  const history = readRules("pay-history.yaml", read("pay-history.yaml"), HistoryRules);
  return {
    law: { pay: pay.rules, history: history.rules },
    faults: [...pay.faults, ...history.faults],
  };
}

/** The rules of one file; each id stands once. */
export function readRules<R extends { id: string }>(
  file: string,
  text: string,
  schema: z.ZodType<{ rules: R[] }>,
): { rules: R[]; faults: string[] } {
  const { data, faults, lineOf } = readYaml(file, text, schema);
  const rules = data?.rules ?? [];
  const ids = rules.map(({ id }) => id);
  const repeated = rules.flatMap(({ id }, at) =>
    ids.indexOf(id) === at
      ? []
      : [`${file}:${lineOf(["rules", at, "id"])}: rules.${at}.id: stands twice: ${id}`],
  );
  return { rules, faults: [...faults, ...repeated] };
}
