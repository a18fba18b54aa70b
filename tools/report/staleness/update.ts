import type { ToolType } from "#contract/output.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { alignWith } from "#tools/report/staleness/align.ts";
import { citeAs, namesInOlder } from "#tools/report/staleness/cite.ts";
import { mergeReports, type Keeps, type Merged } from "#tools/report/merging/merge.ts";
import { readContent } from "#tools/report/report.ts";
import type { Aged } from "#tools/report/staleness/stale.ts";
import { takeParts } from "#tools/report/staleness/take-parts.ts";
import type { Draft } from "#tools/tool.ts";

type Update = Pick<Aged, "base" | "mine"> & {
  /** The whole report, written from the newer ledger. */
  written: Draft;
  stale: readonly { part: string }[];
  ledgers: { newer: Ledger; older: Ledger };
};

/** The present text with its stale parts as they are written now. Every other part says, word for word, what it said. */
export function updateReport(
  tool: ToolType,
  { base, mine, written, stale, ledgers }: Update,
  keeps: Keeps,
): Omit<Merged, "written"> {
  const aligned = alignWith(tool, written, base, ledgers);
  const taken = new Set(stale.map(({ part }) => part));
  const next = takeParts(tool, readContent(base), aligned, taken);
  const { report, offered } = mergeReports(tool, { base, mine, next }, keeps);
  // What stays rests on the same facts as before, which may have other numbers now.
  const names = new Map(
    [...namesInOlder(ledgers.newer, ledgers.older)].map(([id, old]) => [old, id]),
  );
  const { metadata, ...text } = citeAs(names, report) as Draft;
  return {
    report: { ...text, metadata: written["metadata"] ?? metadata },
    offered: offered.map((change) => citeAs(names, change) as typeof change),
  };
}
