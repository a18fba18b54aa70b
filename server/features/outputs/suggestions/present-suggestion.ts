import type { Finding } from "#contract/examination.ts";
import type { ReportContent } from "#contract/output.ts";
import type { Suggestion } from "#contract/suggestion.ts";
import { clientNames } from "#ledger/facts/client-names.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { ledgerStore } from "#server/features/outputs/ledgers.store.ts";
import { outputStore, type OutputRow } from "#server/features/outputs/outputs.store.ts";
import type { SuggestionRow } from "#server/features/outputs/suggestions/suggestions.store.ts";
import { checkReport } from "#tools/checks.ts";
import { applyChange } from "#tools/report/merging/apply-change.ts";
import { sideOf } from "#tools/report/merging/sides.ts";
import { readContent } from "#tools/report/report.ts";
import { tellCause } from "#tools/report/version-cause.ts";

type Shown = SuggestionRow & { decidedByName?: string | null };

/** Shows suggestions beside a report; an open one with the findings its text would bring. */
export async function openPresenting(
  db: TenantDatabase,
  output: OutputRow,
): Promise<(row: Shown) => Suggestion> {
  const { toolType, ledgerId, jobId } = output;
  const known = ledgerId === null ? undefined : await ledgerStore(db).find(ledgerId);
  const job = await outputStore(db).findJob(jobId);
  const ledger = known && { ...known.ledger, clientNames: job ? clientNames(job) : [] };
  const content = readContent(output.content ?? {});

  const findIn = (report: ReportContent, section: string): Finding[] =>
    ledger ? checkReport(ledger, toolType, { [section]: readContent(report)[section] }) : [];

  function findNew(row: Shown): Finding[] {
    const already = new Set(findIn(content, row.section).map(gistOf));
    const after = findIn(applyChange(toolType, content, row), row.section);
    return after.filter((finding) => !already.has(gistOf(finding)));
  }

  return (row) => ({
    id: row.id,
    part: row.part,
    section: row.section,
    kind: row.kind,
    before: (row.decision === null ? sideOf(toolType, content, row) : row.before) ?? null,
    after: row.after ?? null,
    cause:
      row.byProgram === null
        ? tellCause(toolType, {
            version: output.version,
            kind: "generated",
            authorName: null,
            cause: { facts: row.changedFacts },
          })
        : "Suggested by a program",
    findings: row.decision === null ? findNew(row) : [],
    decision: row.decision,
    decidedBy: row.decidedByName ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  });
}

/** The same finding may stand elsewhere in the other text. */
function gistOf({ rule, quote, what }: Finding): string {
  return `${rule}\n${quote}\n${what}`;
}
