import { Problem } from "#contract/problem.ts";
import { isRecord } from "#contract/walk.ts";
import { seesInside } from "#server/db/program.ts";
import type { Caller, Tenant } from "#server/db/tenant.ts";
import { outputStore } from "#server/features/outputs/outputs.store.ts";
import { suggestionStore } from "#server/features/outputs/suggestions/suggestions.store.ts";
import { reportForGuests } from "#tools/report/for-guests.ts";
import { findPart, sideOf } from "#tools/report/merging/sides.ts";

/** Other words for one field of a part, or for a part that is text itself. */
export type SuggestedEdit = { part: string; field?: string; text: string | string[] };

export type SuggestEdit = ReturnType<typeof suggestEdit>;

/** A change of words rests on no fact, and stays where it is. */
const changed = {
  kind: "changed" as const,
  place: { parent: "", field: "", follows: null },
  changedFacts: [],
  factsHash: "",
};

/** What says how a part is known is not wording. */
const marks = new Set(["id", "basis", "facts", "covers"]);

/** A program suggests, people accept. Nothing of the report changes, and only what the program may read can be meant. */
export function suggestEdit(tenant: Tenant) {
  return (caller: Caller, outputId: number, edit: SuggestedEdit): Promise<void> =>
    tenant.of(caller, { outputId }, "suggestion.create", async (db, { record }) => {
      const output = await outputStore(db).lock(outputId);
      if (!output || output.content === null) throw new Problem("notFound");
      const { toolType, gen, content } = output;
      const readable = seesInside(caller) ? content : reportForGuests(toolType, content);
      const { part } = edit;
      const told = findPart(toolType, readable, part);
      const own = findPart(toolType, content, part);
      if (!told || !own) throw new Problem("notFound");
      const place = { ...changed, part, section: own.section };
      const after = reword(sideOf(toolType, content, { ...place, after: null }), told.value, edit);
      const store = suggestionStore(db, outputId);
      if ((await store.listOpen()).some((one) => one.part === part)) throw new Problem("conflict");
      await store.add([{ ...place, gen, after, byProgram: caller.program?.kind ?? null }]);
      await record({ object: `output:${outputId}/suggested`, after: edit });
    });
}

/** The part with these words in the field's place, where it has words, or a list of them, that the program can read. */
function reword(own: unknown, told: unknown, { field, text }: SuggestedEdit): unknown {
  const isLike = (value: unknown) =>
    Array.isArray(text)
      ? Array.isArray(value) && value.every((one) => typeof one === "string")
      : typeof value === "string";
  if (field === undefined) {
    if (isLike(own)) return text;
    throw new Problem("invalidRequest", "Say which field of this part to change");
  }
  const isWording = isRecord(own) && isRecord(told) && !marks.has(field);
  if (!isWording || !isLike(own[field]) || !isLike(told[field]))
    throw new Problem("invalidRequest", "This part has no such text");
  return { ...own, [field]: text };
}
