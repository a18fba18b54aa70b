import { isBlockId } from "#contract/block.ts";
import type { ReportContent, ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import { giveIds, matchBlocks } from "#tools/report/block-ids.ts";
import { listBlocks } from "#tools/report/blocks.ts";
import { citeAs, namesInOlder, type TwoLedgers } from "#tools/report/staleness/cite.ts";
import { readContent } from "#tools/report/report.ts";
import type { Draft } from "#tools/tool.ts";

/**
 * A report that was written anew, so that it can be laid beside an older one: what is in both has the older one's ids, and
 * facts go by the older ledger's names. Facts and questions of the plan are numbered by their order, so without it one
 * must-have less would make all that follow look like others.
 */
export function alignWith(
  tool: ToolType,
  written: Draft,
  older: ReportContent,
  ledgers: TwoLedgers,
): Draft {
  const named = citeAs(namesInOlder(ledgers.newer, ledgers.older), written) as Draft;
  return giveIds(tool, rename(named, planIdsIn(tool, named, older)) as Draft, older);
}

/** What parts of the plan ("s2", "g4") are called in the older report; new ones get a number that is free there. */
function planIdsIn(
  tool: ToolType,
  report: Draft,
  older: ReportContent,
): ReadonlyMap<unknown, string> {
  const matched = matchBlocks(tool, report, older);
  const taken = new Set(listBlocks(tool, readContent(older)).map(({ id }) => id));
  const names = new Map<unknown, string>();
  for (const { node, id, isIdOurs } of listBlocks(tool, report)) {
    if (isIdOurs || id === null) continue;
    const found = matched.get(node);
    names.set(id, found === undefined || isBlockId(found) ? freeName(id, taken) : found);
  }
  return names;
}

function freeName(id: string, taken: Set<string | null>): string {
  const stem = id.replace(/\d+$/u, "");
  let name = id;
  for (let at = 1; taken.has(name); at += 1) name = `${stem}${at}`;
  taken.add(name);
  return name;
}

/** Also where a part is only spoken of: `stage: "s2"`. */
function rename(value: unknown, names: ReadonlyMap<unknown, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => rename(one, names));
  if (!isRecord(value)) return names.get(value) ?? value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rename(part, names)]));
}
