import type { ReportContent, ToolType } from "#contract/output.ts";
import {
  mergeReports,
  type Keeps,
  type Merged,
  type ThreeTexts,
} from "#tools/report/merging/merge.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { readContent } from "#tools/report/report.ts";
import { alignWith } from "#tools/report/staleness/align.ts";
import {
  citeAs,
  namesInNewer,
  namesInOlder,
  namesOfSame,
  type FactNames,
  type TwoLedgers,
} from "#tools/report/staleness/cite.ts";

/** `mine` is what the person's text was written from, if that is another: they brought back an older version. */
type ThreeLedgers = TwoLedgers & { mine?: Ledger };

/**
 * A merge that tells parts by the facts they rest on, not by the facts' numbers: with the first must-have gone, the row of
 * the third is still the third's. What comes of it cites facts as the newer ledger names them.
 */
export function mergeAligned(
  tool: ToolType,
  texts: ThreeTexts & { mine: ReportContent },
  keeps: Keeps,
  ledgers: ThreeLedgers | null,
): Merged {
  if (!ledgers) return mergeReports(tool, texts, keeps);
  const { mine: ofMine } = ledgers;
  const mine = ofMine
    ? (citeAs(namesBeside(ledgers, ofMine), texts.mine) as ReportContent)
    : texts.mine;
  const older = texts.base ?? texts.mine;
  const next = alignWith(tool, readContent(texts.next), older, ledgers);
  const merged = mergeReports(tool, { ...texts, mine, next }, keeps);
  return citeAs(namesInNewer(ledgers), merged) as Merged;
}

/** What the facts of a ledger are called in the aligned new text, or else in the older ledger. */
function namesBeside({ newer, older }: TwoLedgers, from: Ledger): FactNames {
  const [inNewer, inOlder] = [namesInOlder(from, newer), namesInOlder(newer, older)];
  const same = namesOfSame(from, older);
  const named = from.facts.map(
    ({ id }) => [id, inOlder.get(inNewer.get(id) ?? "") ?? same.get(id)] as const,
  );
  return new Map(named.flatMap(([id, name]) => (name === undefined ? [] : [[id, name]])));
}
