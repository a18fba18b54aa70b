import type { ReportContent, ToolType } from "#contract/output.ts";
import type { Ledger } from "#ledger/ledger.ts";
import {
  mergeReports,
  type Keeps,
  type Merged,
  type ThreeTexts,
} from "#tools/report/merging/merge.ts";
import { readContent } from "#tools/report/report.ts";
import { alignWith } from "#tools/report/staleness/align.ts";
import { citeAs, namesInOlder } from "#tools/report/staleness/cite.ts";

/** What the new text was written from, and the present one. */
export type TwoLedgers = { newer: Ledger; older: Ledger };

/**
 * A merge that tells parts by the facts they rest on, not by the facts' numbers: with the first must-have gone, the row of
 * the third is still the third's. What comes of it cites facts as the newer ledger names them.
 */
export function mergeAligned(
  tool: ToolType,
  texts: ThreeTexts & { mine: ReportContent },
  keeps: Keeps,
  ledgers: TwoLedgers | null,
): Merged {
  if (!ledgers) return mergeReports(tool, texts, keeps);
  const older = texts.base ?? texts.mine;
  const next = alignWith(tool, readContent(texts.next), older, ledgers);
  const merged = mergeReports(tool, { ...texts, next }, keeps);
  const names = new Map(
    [...namesInOlder(ledgers.newer, ledgers.older)].map(([id, old]) => [old, id]),
  );
  const offered = merged.offered.map((change) => {
    const facts = change.facts.flatMap((id) => names.get(id) ?? []);
    return { ...change, facts, after: citeAs(names, change.after) };
  });
  const [report, written] = [merged.report, merged.written].map(
    (text) => citeAs(names, text) as typeof merged.report,
  );
  return { report: report ?? merged.report, written: written ?? merged.written, offered };
}
