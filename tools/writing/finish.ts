import type { ReportContent, ToolType } from "#contract/output.ts";
import type { Finding } from "#contract/examination.ts";
import { walkReport } from "#contract/walk.ts";
import { findThin } from "#ledger/facts/thin.ts";
import { candidateSectionsOf } from "#tools/report/audience.ts";
import { giveIds } from "#tools/report/block-ids.ts";
import type { Briefing } from "#tools/briefing.ts";
import { serverTools } from "#tools/tools.server.ts";
import { checkReport } from "#tools/checks.ts";
import type { ReportMetadata } from "#tools/report/metadata.ts";
import { signMessages } from "#tools/report/sign.ts";
import type { Draft } from "#tools/tool.ts";

/** What only the writing itself knows. */
export type Stamp = Pick<
  ReportMetadata,
  | "engine"
  | "promptVersion"
  | "durationMs"
  | "tokens"
  | "costMicros"
  | "replacedSections"
  | "builtInBecause"
>;

export const builtInStamp: Stamp = {
  engine: "built-in",
  promptVersion: null,
  durationMs: null,
  tokens: null,
  costMicros: null,
};

export type Finished = { report: Draft & { metadata: ReportMetadata }; findings: Finding[] };

/** A draft that fits its schema, signed, checked, with ids, and with a record of how it came about. */
export function finishReport(
  { ledger, forCandidates, now, sender }: Briefing,
  toolType: ToolType,
  draft: Draft,
  stamp: Stamp,
  /** The text it follows; blocks that are in both have one id. */
  stored: ReportContent | null = null,
): Finished {
  const { schema, afterWriting } = serverTools[toolType];
  const checked = schema.parse(draft);
  const findings = checkReport(ledger, toolType, checked);
  const { undecided, unconfirmed } = ledger.reading.leftOut;
  const isLess = forCandidates && candidateSectionsOf(toolType).length > 0;
  const leftOut = { undecided, unconfirmed: isLess ? unconfirmed : 0 };
  const thin = findThin(ledger);
  const metadata: ReportMetadata = {
    ...stamp,
    ...(leftOut.undecided + leftOut.unconfirmed > 0 && { leftOut }),
    ...(thin.length > 0 && { thin }),
    ledgerHash: ledger.hash,
    generatedAt: now.toISOString(),
    ...measured(toolType, checked, findings),
  };
  const named = afterWriting?.(checked, ledger) ?? checked;
  const signed = signMessages(named, sender) as Draft;
  return { report: { ...giveIds(toolType, signed, stored), metadata }, findings };
}

/** A text that is partly older than this writing, with what can be told of it as it is. */
export function finishUpdate(
  { ledger }: Pick<Briefing, "ledger">,
  toolType: ToolType,
  report: Draft,
  metadata: ReportMetadata,
): Finished["report"] {
  const found = measured(toolType, report, checkReport(ledger, toolType, report));
  return { ...report, metadata: { ...metadata, ...found } };
}

function measured(
  toolType: ToolType,
  report: Draft,
  findings: readonly Finding[],
): Pick<ReportMetadata, "factsCited" | "checks"> {
  return { factsCited: listFacts(toolType, report), checks: countByRule(findings) };
}

function listFacts(toolType: ToolType, report: Draft): string[] {
  const { strings, numbers } = walkReport(toolType, report);
  return [...new Set([...strings, ...numbers].flatMap(({ facts }) => facts))].sort();
}

export function countByRule(findings: readonly Finding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { rule } of findings) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}
