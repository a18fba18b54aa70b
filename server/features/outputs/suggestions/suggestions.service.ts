import type { Output } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import type { LockEdit, Suggestion, SuggestionDecisions } from "#contract/suggestion.ts";
import type { Caller, Tenant, TenantDatabase } from "#server/db/tenant.ts";
import type { EditingService } from "#server/features/outputs/editing.service.ts";
import { outputStore, type OutputRow } from "#server/features/outputs/outputs.store.ts";
import { lockStore } from "#server/features/outputs/suggestions/locks.store.ts";
import { openPresenting } from "#server/features/outputs/suggestions/present-suggestion.ts";
import {
  suggestionStore,
  type SuggestionRow,
} from "#server/features/outputs/suggestions/suggestions.store.ts";
import { applyChange } from "#tools/report/merging/apply-change.ts";
import { findPart, isMade, keysAround, sideOf } from "#tools/report/merging/sides.ts";
import { readContent } from "#tools/report/report.ts";

export type SuggestionService = ReturnType<typeof suggestionService>;

type Decision = SuggestionDecisions["decisions"][number];

/** What people keep of a report when it is written again, and what they take of the new text. */
export function suggestionService(tenant: Tenant, editing: EditingService) {
  /** The named suggestions, which are open; the report's row is locked. */
  async function findOpen(
    db: TenantDatabase,
    outputId: number,
    decisions: readonly Decision[],
  ): Promise<[SuggestionRow, Decision["decision"]][]> {
    const open = new Map(
      (await suggestionStore(db, outputId).listOpen()).map((row) => [row.id, row]),
    );
    return decisions.map(({ id, decision }) => {
      const row = open.get(id);
      if (!row) throw new Problem("conflict");
      open.delete(id);
      return [row, decision];
    });
  }

  async function markDecided(
    db: TenantDatabase,
    { id, toolType, content, version }: OutputRow,
    { userId: decidedBy }: Caller,
    [row, decision]: [SuggestionRow, Decision["decision"]],
  ): Promise<void> {
    const before = sideOf(toolType, content ?? {}, row);
    const decided =
      decision === "accept"
        ? { decision: "accepted" as const, version: version + 1 }
        : { decision: "kept" as const, version: null };
    await suggestionStore(db, id).decide(row.id, { ...decided, decidedBy, before });
  }

  /** Everything accepted becomes one new version; locks that held the accepted parts are gone. */
  function accept(
    caller: Caller,
    outputId: number,
    { decisions, baseVersion }: SuggestionDecisions,
  ): Promise<Output> {
    return editing.replace(caller, outputId, baseVersion, async (db, before) => {
      const decided = await findOpen(db, outputId, decisions);
      const accepted = decided.flatMap(([row, decision]) => (decision === "accept" ? [row] : []));
      for (const one of decided) await markDecided(db, before, caller, one);
      let content = readContent(before.content ?? {});
      let unlocked = 0;
      for (const change of accepted) {
        const keys = keysAround(before.toolType, content, change);
        unlocked += await lockStore(db).remove(outputId, keys);
        content = applyChange(before.toolType, content, change);
        // What it would stand in is gone: it can only be left out.
        if (!isMade(before.toolType, content, change)) throw new Problem("conflict");
      }
      return {
        ...(await editing.originOf(db, before)),
        kind: "edited",
        content,
        cause: {
          accepted: accepted.length,
          sections: [...new Set(accepted.map(({ section }) => section))],
        },
        act: unlocked > 0 ? "acceptedOverLock" : "accepted",
      };
    });
  }

  function keepAll(
    caller: Caller,
    outputId: number,
    { decisions, baseVersion }: SuggestionDecisions,
  ): Promise<Output> {
    return tenant.of(caller, { outputId }, "output.edit", async (db, { record }) => {
      const before = await outputStore(db).lock(outputId);
      if (!before) throw new Problem("notFound");
      if (baseVersion !== undefined && before.version !== baseVersion)
        throw new Problem("conflict");
      const decided = await findOpen(db, outputId, decisions);
      for (const one of decided) await markDecided(db, before, caller, one);
      await record({ object: `output:${outputId}/kept`, after: decisions });
      return editing.present(db, await lockStore(db).touch(outputId));
    });
  }

  return {
    /** A part that the report does not have cannot be locked. */
    setLock: (caller: Caller, outputId: number, { part, isLocked }: LockEdit): Promise<Output> =>
      tenant.of(caller, { outputId }, "output.edit", async (db, { record }) => {
        const output = await outputStore(db).lock(outputId);
        if (!output) throw new Problem("notFound");
        const found = findPart(output.toolType, output.content ?? {}, part);
        if (isLocked && !found) throw new Problem("notFound");
        if (isLocked && found)
          await lockStore(db).add(outputId, part, found.section, caller.userId);
        else await lockStore(db).remove(outputId, [part]);
        const act = isLocked ? "locked" : "unlocked";
        await record({ object: `output:${outputId}/${act}`, after: { part } });
        return editing.present(db, await lockStore(db).touch(outputId));
      }),

    list: async (caller: Caller, outputId: number): Promise<Suggestion[]> => {
      const read = await tenant.of(caller, { outputId }, "inside.read", async (db) => {
        const output = await outputStore(db).find(outputId);
        if (!output) throw new Problem("notFound");
        const store = suggestionStore(db, outputId);
        const [open, decided] = [await store.listOpen(), await store.listDecided()];
        return { open, decided, present: await openPresenting(db, output) };
      });
      return [...read.open, ...read.decided].map(read.present);
    },

    decide: (caller: Caller, outputId: number, asked: SuggestionDecisions): Promise<Output> =>
      asked.decisions.some(({ decision }) => decision === "accept")
        ? accept(caller, outputId, asked)
        : keepAll(caller, outputId, asked),
  };
}
