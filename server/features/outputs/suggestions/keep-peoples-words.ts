import type { ReportContent, ToolType } from "#contract/output.ts";
import { listChangedFacts } from "#ledger/facts/changed-facts.ts";
import type { Fact } from "#ledger/facts/fact.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { findEditedSections } from "#server/features/outputs/edited-sections.ts";
import { ledgerStore } from "#server/features/outputs/ledgers.store.ts";
import { outputStore, type Claim, type OutputRow } from "#server/features/outputs/outputs.store.ts";
import { lockStore } from "#server/features/outputs/suggestions/locks.store.ts";
import {
  suggestionStore,
  type NewSuggestion,
} from "#server/features/outputs/suggestions/suggestions.store.ts";
import { versionStore, type VersionRow } from "#server/features/outputs/versions.store.ts";
import { mergeAligned } from "#tools/report/merging/merge-aligned.ts";
import type { Merged } from "#tools/report/merging/merge.ts";
import { isSame } from "#tools/report/merging/same-text.ts";
import { isMade } from "#tools/report/merging/sides.ts";
import { namesInOlder, type TwoLedgers } from "#tools/report/staleness/cite.ts";
import { listParts } from "#tools/report/parts.ts";
import { finishUpdate, type Finished } from "#tools/writing/finish.ts";
import { digestOf } from "#server/digest.ts";

/** A new text of a report as it is stored, and what is offered beside it. */
type Kept = {
  content: ReportContent;
  editedSections: string[];
  /** The new text itself, where people's words stand in its place. */
  written: ReportContent | null;
  offered: Omit<NewSuggestion, "gen">[];
};

/**
 * The new text, except for parts of the present one that people changed or locked. Called with the job's lock held: the
 * present text is the newest, also when it was edited while the new one was written.
 */
export async function keepPeoplesWords(
  db: TenantDatabase,
  outputId: number,
  next: Finished["report"],
  ledgerId: number,
): Promise<Kept> {
  const present = await outputStore(db).lock(outputId);
  const plain = { content: next, editedSections: [], written: null, offered: [] };
  if (!present || present.content === null) return plain;
  const locks = new Set((await lockStore(db).list([outputId])).map(({ part }) => part));
  const generated = await findBase(db, present);
  const base = generated?.content ?? null;
  if (locks.size === 0 && isSame(base, present.content)) return plain;
  // Emptied, or no report any more: whoever asks for it to be written wants it whole.
  if (listParts(present.toolType, present.content).length === 0) return plain;
  const tool = present.toolType;
  const known = await ledgerStore(db).find(ledgerId);
  const find = async (id: number | null) => (id === null ? undefined : ledgerStore(db).find(id));
  const mine = await find(present.ledgerId);
  const before = generated ? await find(generated.ledgerId) : mine;
  const ofMine = mine && mine.id !== before?.id ? { mine: mine.ledger } : {};
  const ledgers = known && before ? { newer: known.ledger, older: before.ledger, ...ofMine } : null;
  const texts = { base, mine: present.content, next };
  const merged = mergeAligned(tool, texts, { keeps: (key) => locks.has(key) }, ledgers);
  const editedSections = findEditedSections(tool, merged.written, merged.report);
  if (editedSections.length === 0) return plain;
  const report = { ...merged.report, metadata: next.metadata };
  const facts = known?.ledger.facts ?? [];
  return {
    content: known ? finishUpdate(known, tool, merged.report, next.metadata) : report,
    editedSections,
    written: merged.written,
    offered: describeOffers(tool, merged, facts, ledgers),
  };
}

/**
 * What a generation had written when the newest one began; nothing where none wrote the text. A version that was restored
 * since then is a person's choice against it, also where it is just what an older generation wrote.
 */
async function findBase(
  db: TenantDatabase,
  { id, version, begunFrom }: OutputRow,
): Promise<VersionRow | undefined> {
  const versions = versionStore(db, id);
  const begun = await versions.find(begunFrom ?? version);
  return begun && versions.findGenerated(begun.gen);
}

/** Each change with why it is offered and a hash of what it rests on. */
function describeOffers(
  tool: ToolType,
  { offered, written }: Merged,
  facts: readonly Fact[],
  ledgers: TwoLedgers | null,
): Kept["offered"] {
  if (offered.length === 0) return [];
  const oldNames = ledgers && namesInOlder(ledgers.newer, ledgers.older);
  const parts = listParts(tool, written);
  return offered.map(({ part, section, kind, after, place, facts: cited }) => {
    const ofSection = parts.filter((one) => one.section === section);
    const ids = new Set(cited.length > 0 ? cited : ofSection.flatMap((one) => one.facts));
    const oldIds = new Set([...ids].flatMap((id) => oldNames?.get(id) ?? []));
    const its = facts.filter(({ id }) => ids.has(id));
    const were = ledgers?.older.facts.filter(({ id }) => oldIds.has(id));
    return {
      part,
      section,
      kind,
      after,
      place,
      changedFacts: were ? listChangedFacts(were, its) : [],
      factsHash: hashOf(ids.size > 0 ? its : facts),
    };
  });
}

/** By what they say: a must-have that is now the second one is still the same. */
function hashOf(facts: readonly Fact[]): string {
  const values = facts.map(({ label, text }) => `${label}\n${text}`).toSorted();
  return digestOf(values.join("\n\n")).slice(0, 22);
}

/** The newest text's changes become suggestions; older ones stay open only while it still says the same. */
export async function offerChanges(
  db: TenantDatabase,
  { outputId, gen }: Pick<Claim, "outputId" | "gen">,
  { offered, content, written }: Kept,
): Promise<void> {
  const suggestions = suggestionStore(db, outputId);
  const refused = new Set((await suggestions.listKept()).map(keyOf));
  const fresh = offered.filter((change) => !refused.has(keyOf(change)));
  const offeredAnew = new Set(offered.map(({ part }) => part));
  const replaced = (await suggestions.listOpen()).filter(({ part }) => offeredAnew.has(part));
  await suggestions.drop(replaced.map(({ id }) => id));
  await suggestions.add(fresh.map((change) => ({ ...change, gen })));
  await dropSettled(db, outputId, written ?? content);
}

function keyOf({ part, kind, factsHash }: Pick<NewSuggestion, "part" | "kind" | "factsHash">) {
  return `${part}\n${kind}\n${factsHash}`;
}

/** A suggestion goes when the report says the same, or when the newest text does not say it any more. */
export async function dropSettled(
  db: TenantDatabase,
  outputId: number,
  newest?: ReportContent,
): Promise<void> {
  const suggestions = suggestionStore(db, outputId);
  const open = await suggestions.listOpen();
  const present = open.length === 0 ? undefined : await outputStore(db).find(outputId);
  if (!present || present.content === null) return;
  const { content, toolType } = present;
  const settled = open.filter(
    (one) =>
      isMade(toolType, content, one) || (newest !== undefined && !isMade(toolType, newest, one)),
  );
  await suggestions.drop(settled.map(({ id }) => id));
}
