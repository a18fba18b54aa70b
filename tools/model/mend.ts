import type { ToolType } from "#contract/output.ts";
import { guardFigures } from "#checks/figures/guard.ts";
import { isRecord } from "#contract/walk.ts";
import type { Briefing } from "#tools/briefing.ts";
import type { Fault } from "#tools/model/faults.ts";
import { changeHolder } from "#tools/report/path.ts";
import type { Draft } from "#tools/tool.ts";

/** A whole draft, the sections in it that a model wrote, and what was found in those. */
type Drafted = { draft: Draft; keys: readonly string[]; faults: readonly Fault[]; builtIn: Draft };

/** A report that may be stored, and the sections in which the built-in writer had to step in. */
export type Mended = { draft: Draft; replaced: string[] };

/** What still fails is shown as what it is: figures become estimates, other faults give way to the built-in writer. */
export function mend(
  briefing: Briefing,
  tool: ToolType,
  { draft, keys, faults, builtIn }: Drafted,
): Mended {
  const isBad = (key: string) =>
    faults.some(({ section, canBeMarked }) => section === key && !canBeMarked);
  const kept = Object.entries(draft).map(([key, section]) => [
    key,
    isBad(key) ? builtIn[key] : section,
  ]);
  const good = keys.filter((key) => !isBad(key));
  const marked = faults
    .filter(({ section }) => !isBad(section))
    .reduce<Draft>((value, { where }) => markAsEstimate(value, where), Object.fromEntries(kept));
  return { draft: unplan(briefing, tool, marked, good), replaced: keys.filter(isBad) };
}

function markAsEstimate(draft: Draft, where: string): Draft {
  return changeHolder(draft, where, (holder) => ({ ...holder, basis: "estimate" }));
}

/** Money and rates are claims, even where a model calls them a plan of ours. */
function unplan(
  { ledger }: Briefing,
  tool: ToolType,
  draft: Draft,
  keys: readonly string[],
): Draft {
  const own = Object.entries(draft).filter(([key]) => keys.includes(key));
  const claims = claimPlans(Object.fromEntries(own)) as Draft;
  return guardFigures(ledger, tool, claims)
    .filter(({ quote }) => /[$€£¥%]|percent|percentile/iu.test(quote))
    .reduce((value, { where }) => markAsEstimate(value, where), draft);
}

/** The same sections with every plan put as a claim. */
function claimPlans(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(claimPlans);
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, claimPlans(part)]);
  const claimed = Object.fromEntries(parts) as Draft;
  return claimed["basis"] === "plan" ? { ...claimed, basis: "given" } : claimed;
}
