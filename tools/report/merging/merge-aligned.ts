import type { ReportContent, ToolType } from "#contract/output.ts";
import {
  mergeReports,
  type Keeps,
  type Merged,
  type ThreeTexts,
} from "#tools/report/merging/merge.ts";
import { readContent } from "#tools/report/report.ts";
import { alignWith } from "#tools/report/staleness/align.ts";
import { citeAs, namesInNewer, type TwoLedgers } from "#tools/report/staleness/cite.ts";

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
  return citeAs(namesInNewer(ledgers), merged) as Merged;
}
