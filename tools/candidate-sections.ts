import type { ToolType } from "#contract/output.ts";
import { isRecord, stringsOf } from "#contract/walk.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { candidateSectionsOf } from "#tools/audience.ts";
import type { Briefing } from "#tools/briefing.ts";
import type { Draft } from "#tools/tool.ts";
import { serverTools } from "#tools/tools.server.ts";

/** The built-in writer's report; sections that candidates read are written from what they may read. */
export function writeBuiltIn(briefing: Briefing, tool: ToolType): Draft {
  const whole = serverTools[tool].write(briefing);
  const { ledger, forCandidates } = briefing;
  if (!forCandidates) return whole;
  const told = serverTools[tool].write({ ...briefing, ledger: forCandidates, forCandidates: null });
  const rename = renameFacts(forCandidates, ledger);
  const keys = candidateSectionsOf(tool);
  return { ...whole, ...Object.fromEntries(keys.map((key) => [key, rename(told[key])])) };
}

/** A report cites one ledger: facts that both have go by the names of that one, others are not cited. */
function renameFacts(from: Ledger, to: Ledger): (value: unknown) => unknown {
  const keyOf = ({ label, text }: Ledger["facts"][number]) => `${label}\n${text}`;
  const ids = new Map(to.facts.map((fact) => [keyOf(fact), fact.id]));
  const names = new Map(from.facts.map((fact) => [fact.id, ids.get(keyOf(fact))]));
  const renamed = (facts: unknown) => stringsOf(facts).flatMap((id) => names.get(id) ?? []);
  return function rename(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(rename);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        key === "facts" || key === "covers" ? renamed(part) : rename(part),
      ]),
    );
  };
}
