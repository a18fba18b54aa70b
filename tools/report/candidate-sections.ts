import type { ToolType } from "#contract/output.ts";
import { isRecord, stringsOf } from "#contract/walk.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { candidateSectionsOf } from "#tools/report/audience.ts";
import type { Briefing } from "#tools/briefing.ts";
import type { Draft } from "#tools/tool.ts";
import { serverTools } from "#tools/tools.server.ts";

/** The built-in writer's report; sections that candidates read are written from what they may read. */
export function writeBuiltIn(briefing: Briefing, tool: ToolType): Draft {
  const whole = serverTools[tool].write(briefing);
  if (!briefing.forCandidates) return whole;
  const told = serverTools[tool].write(toldBriefing(briefing));
  const keys = candidateSectionsOf(tool);
  const sections = Object.fromEntries(keys.map((key) => [key, told[key]]));
  return { ...whole, ...citeWhole(briefing, sections) };
}

/** The same briefing with what may be told to candidates, and to a model, in place of all that is known. */
export function toldBriefing(briefing: Briefing): Briefing {
  const { forCandidates } = briefing;
  return forCandidates ? { ...briefing, ledger: forCandidates, forCandidates: null } : briefing;
}

/** Sections that were written from what may be told, citing the whole ledger. */
export function citeWhole({ ledger, forCandidates }: Briefing, sections: Draft): Draft {
  return forCandidates ? (renameFacts(forCandidates, ledger)(sections) as Draft) : sections;
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
