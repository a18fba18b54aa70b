import type { ReportContent, ToolType } from "#contract/output.ts";
import { alignWith } from "#tools/report/staleness/align.ts";
import { citeAs, namesInNewer, type TwoLedgers } from "#tools/report/staleness/cite.ts";
import { readContent } from "#tools/report/report.ts";
import { takeParts } from "#tools/report/staleness/take-parts.ts";
import type { Draft } from "#tools/tool.ts";

type Update = {
  /** As the last generation wrote it. */
  base: ReportContent;
  /** The whole report, written from the newer ledger. */
  written: Draft;
  stale: readonly { part: string }[];
  ledgers: TwoLedgers;
};

/** The older text with its stale parts as they are written now. Every other part says, word for word, what it said. */
export function updateReport(tool: ToolType, { base, written, stale, ledgers }: Update): Draft {
  const aligned = alignWith(tool, written, base, ledgers);
  const taken = new Set(stale.map(({ part }) => part));
  const next = takeParts(tool, readContent(base), aligned, taken);
  // What stays rests on the same facts as before, which may have other numbers now.
  return citeAs(namesInNewer(ledgers), next) as Draft;
}
