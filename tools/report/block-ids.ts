import type { ReportContent, ToolType } from "#contract/output.ts";
import { hashText } from "#ledger/facts/hash.ts";
import { listBlocks, writeIds, type ReportBlock } from "#tools/report/blocks.ts";
import { readContent } from "#tools/report/report.ts";
import type { Draft } from "#tools/tool.ts";

/** A report that was written, with ids: a block of the same section, kind and main fact as a stored one has its id. Of several stored texts the first to have such a block counts. */
export function giveIds(
  tool: ToolType,
  report: Draft,
  ...stored: readonly (ReportContent | null)[]
): Draft {
  const blocks = listBlocks(tool, report).map((block) =>
    block.isIdOurs ? { ...block, id: null } : block,
  );
  const known = stored.flatMap((text) => blocksOf(tool, text));
  return writeIds(tool, report, chooseIds(blocks, known, likenesses));
}

/** A person's text, with ids: blocks keep those they carry, others are told by their words, and at last by their order. */
export function keepIds(
  tool: ToolType,
  content: ReportContent,
  stored: ReportContent | null,
): ReportContent {
  if (typeof content === "string") return content;
  const blocks = listBlocks(tool, content);
  const named = new Set(blocks.filter(({ id }) => id !== null).map(({ kind }) => kind));
  // Whoever sends ids sends none with a new block; only a text that has none of them is told by its order.
  const byOrder: Likeness = ({ kind }) => (named.has(kind) ? null : "");
  const ids = chooseIds(blocks, blocksOf(tool, stored), [...likenesses, byOrder]);
  return writeIds(tool, content, ids);
}

/** What two blocks of a kind must have in common to be the same one; null where a block has nothing of it. */
type Likeness = (block: ReportBlock) => string | null;

const longestGist = 600;

/** From the surest to the weakest: of three rows that rest on one fact, each finds its own words first. */
const likenesses: readonly Likeness[] = [
  ({ fact, words }) => `${fact}\n${words}`,
  ({ fact, gist }) => (fact === "" ? null : `${fact}\n${gist}`),
  ({ fact }) => fact || null,
  ({ gist }) => gist || null,
];

function chooseIds(
  blocks: readonly ReportBlock[],
  stored: readonly ReportBlock[],
  ways: readonly Likeness[],
): Map<Draft, string> {
  const ids = new Map<Draft, string>();
  const taken = new Set<string>();
  const take = ({ node }: ReportBlock, id: string) => {
    ids.set(node, id);
    taken.add(id);
  };
  const isUntold = ({ node }: ReportBlock) => !ids.has(node);
  for (const block of blocks) if (block.id !== null && !taken.has(block.id)) take(block, block.id);
  for (const likeness of ways) {
    const keyOf = (block: ReportBlock) => {
      const common = likeness(block);
      return common === null ? null : `${block.kind}\n${common}`;
    };
    const free = stored.filter(({ id }) => id !== null && !taken.has(id));
    const alike = Map.groupBy(free.toReversed(), keyOf);
    for (const block of blocks.filter(isUntold)) {
      const key = keyOf(block);
      const same = (key === null ? undefined : alike.get(key)) ?? [];
      let id = same.pop()?.id;
      // Two stored texts may have one block: its id is given once.
      while (id && taken.has(id)) id = same.pop()?.id;
      if (id) take(block, id);
    }
  }
  const makeId = idMaker(taken);
  for (const block of blocks.filter(isUntold)) take(block, makeId(block));
  return ids;
}

/** Made of what a block is, so that the same report has the same ids wherever it is written. */
function idMaker(taken: ReadonlySet<string>): (block: ReportBlock) => string {
  const counts = new Map<string, number>();
  return ({ kind, fact, gist }) => {
    const seed = `${kind}\n${fact || gist.slice(0, longestGist)}`;
    for (let at = counts.get(seed) ?? 0; ; at += 1) {
      counts.set(seed, at + 1);
      const hash = BigInt(`0x${hashText(`${seed}\n${at}`)}`);
      const id = `b-${hash.toString(32).padStart(13, "0").slice(-10)}`;
      if (!taken.has(id)) return id;
    }
  };
}

function blocksOf(tool: ToolType, content: ReportContent | null): ReportBlock[] {
  return content === null ? [] : listBlocks(tool, readContent(content));
}

/** Which stored block each block of a report is by what it says, whatever ids they carry; a new one gets an id of ours. */
export function matchBlocks(
  tool: ToolType,
  report: Draft,
  stored: ReportContent,
): ReadonlyMap<Draft, string> {
  const blocks = listBlocks(tool, report).map((block) => ({ ...block, id: null }));
  return chooseIds(blocks, blocksOf(tool, stored), likenesses);
}
