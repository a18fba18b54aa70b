import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import { outputSuggestions } from "#server/db/schema/outputs.ts";
import { users } from "#server/db/schema/people.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

export type SuggestionRow = typeof outputSuggestions.$inferSelect;
export type NewSuggestion = Pick<
  SuggestionRow,
  "gen" | "part" | "section" | "kind" | "after" | "place" | "changedFacts" | "factsHash"
> & { byProgram?: SuggestionRow["byProgram"] };

/** Decided ones that are shown; older ones are kept. */
const mostShown = 200;

/** What is offered beside each of these reports and nobody has decided on. */
export async function listAllOpen(db: TenantDatabase, outputIds: number[]) {
  const { outputId, part, section, changedFacts, id, decision } = outputSuggestions;
  return db
    .select({ outputId, part, section, changedFacts })
    .from(outputSuggestions)
    .where(and(ours(db, outputSuggestions), inArray(outputId, outputIds), isNull(decision)))
    .orderBy(id);
}

/** What writings said where a person's words stayed. */
export function suggestionStore(db: TenantDatabase, outputId: number) {
  const isOfOutput = and(ours(db, outputSuggestions), eq(outputSuggestions.outputId, outputId));
  const isOpen = and(isOfOutput, isNull(outputSuggestions.decision));

  return {
    listOpen: (): Promise<SuggestionRow[]> =>
      db.select().from(outputSuggestions).where(isOpen).orderBy(outputSuggestions.id),

    async listDecided(): Promise<(SuggestionRow & { decidedByName: string | null })[]> {
      const rows = await db
        .select({ suggestion: outputSuggestions, decidedByName: users.name })
        .from(outputSuggestions)
        .leftJoin(users, eq(users.id, outputSuggestions.decidedBy))
        .where(and(isOfOutput, sql`${outputSuggestions.decision} is not null`))
        .orderBy(desc(outputSuggestions.decidedAt), desc(outputSuggestions.id))
        .limit(mostShown);
      return rows.map(({ suggestion, decidedByName }) => ({ ...suggestion, decidedByName }));
    },

    /** Which changes were refused, and what they rested on. */
    listKept: () =>
      db
        .select({
          part: outputSuggestions.part,
          kind: outputSuggestions.kind,
          factsHash: outputSuggestions.factsHash,
        })
        .from(outputSuggestions)
        .where(and(isOfOutput, eq(outputSuggestions.decision, "kept"))),

    async drop(ids: number[]): Promise<void> {
      if (ids.length === 0) return;
      await db.delete(outputSuggestions).where(and(isOpen, inArray(outputSuggestions.id, ids)));
    },

    async add(suggestions: readonly NewSuggestion[]): Promise<void> {
      if (suggestions.length === 0) return;
      const { organizationId } = db;
      const rows = suggestions.map((one) => ({ ...one, organizationId, outputId }));
      await db.insert(outputSuggestions).values(rows);
    },

    async decide(
      id: number,
      decided: Pick<SuggestionRow, "decision" | "decidedBy" | "before" | "version">,
    ): Promise<void> {
      await db
        .update(outputSuggestions)
        .set({ ...decided, decidedAt: sql`now()` })
        .where(and(isOpen, eq(outputSuggestions.id, id)));
    },
  };
}
