import type { ToolType } from "#contract/output.ts";
import { candidateSectionsOf } from "#tools/report/audience.ts";
import { citeAs, namesOfSame } from "#tools/report/staleness/cite.ts";
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

/** Sections that were written from what may be told, citing the whole ledger: a report cites one. */
export function citeWhole({ ledger, forCandidates }: Briefing, sections: Draft): Draft {
  return forCandidates ? (citeAs(namesOfSame(forCandidates, ledger), sections) as Draft) : sections;
}
